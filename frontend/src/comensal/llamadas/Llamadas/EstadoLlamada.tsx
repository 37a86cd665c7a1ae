import { ETIQUETA_PAGO, PAGOS } from '@carta/contracts';
import type { Pago } from '@carta/contracts';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleCheck from 'lucide-react/icons/circle-check';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { describeLlamada, isAbierta } from '../llamadas';
import type { Llamada } from '../llamadas';
import { TITULO_LLAMADA } from '../textos';
import css from './Llamadas.module.css';

interface PropsEstadoLlamada {
  llamada: Llamada | null;
  avisando: boolean;
  /** The mesa pays in another way after all. */
  onPago: (pago: Pago) => void;
}

/** How one call goes, said as it changes; nothing without a call. */
export function EstadoLlamada({ llamada, avisando, onPago }: PropsEstadoLlamada) {
  const abierta = llamada !== null && isAbierta(llamada);
  return (
    <>
      <div role="status" aria-live="polite">
        {llamada !== null && <Ficha llamada={llamada} />}
      </div>
      {abierta && llamada.aviso.pago && (
        <Boton
          variante="fantasma"
          tamano="compacto"
          ocupado={avisando}
          onClick={() => onPago(otroPago(llamada.aviso.pago))}
        >
          Pagar con {ETIQUETA_PAGO[otroPago(llamada.aviso.pago)].toLowerCase()}
        </Boton>
      )}
    </>
  );
}

function Ficha({ llamada }: { llamada: Llamada }) {
  const { tipo, pago, estado } = llamada.aviso;
  return (
    <div className={css.ficha} data-estado={estado}>
      <Icono llamada={llamada} />
      <p>
        <span className={css.titulo}>
          {TITULO_LLAMADA[tipo]}
          {pago && ` · ${ETIQUETA_PAGO[pago]}`}
        </span>
        <span className={css.estado}>{describeLlamada(llamada)}</span>
      </p>
    </div>
  );
}

function Icono({ llamada }: { llamada: Llamada }) {
  if (!isAbierta(llamada)) return <CircleCheck aria-hidden="true" />;
  if (llamada.aviso.tipo === 'cuenta') return <ReceiptEuro aria-hidden="true" />;
  return <BellRing aria-hidden="true" />;
}

function otroPago(pago: Pago | undefined): Pago {
  return PAGOS.find((otro) => otro !== pago) ?? 'efectivo';
}
