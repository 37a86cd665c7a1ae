import { ETIQUETA_PAGO, PAGOS } from '@carta/contracts';
import type { Pago } from '@carta/contracts';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleCheck from 'lucide-react/icons/circle-check';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { describeLlamada, isAbierta } from '../llamadas';
import type { LlamadaPropia } from '../llamadas';
import { TITULO_LLAMADA } from '../textos';
import css from './Llamadas.module.css';

interface PropsEstadoLlamada {
  propia: LlamadaPropia | null;
  avisando: boolean;
  /** The mesa pays in another way after all. */
  onPago: (pago: Pago) => void;
}

/** How one call goes, said as it changes; nothing without a call. */
export function EstadoLlamada({ propia, avisando, onPago }: PropsEstadoLlamada) {
  const abierta = propia !== null && isAbierta(propia);
  return (
    <>
      <div role="status" aria-live="polite">
        {propia !== null && <Ficha propia={propia} />}
      </div>
      {abierta && propia.llamada.pago && (
        <Boton
          variante="fantasma"
          tamano="compacto"
          ocupado={avisando}
          onClick={() => onPago(otroPago(propia.llamada.pago))}
        >
          Pagar con {ETIQUETA_PAGO[otroPago(propia.llamada.pago)].toLowerCase()}
        </Boton>
      )}
    </>
  );
}

function Ficha({ propia }: { propia: LlamadaPropia }) {
  const { tipo, pago, estado } = propia.llamada;
  return (
    <div className={css.ficha} data-estado={estado}>
      <Icono propia={propia} />
      <p>
        <span className={css.titulo}>
          {TITULO_LLAMADA[tipo]}
          {pago && ` · ${ETIQUETA_PAGO[pago]}`}
        </span>
        <span className={css.estado}>{describeLlamada(propia)}</span>
      </p>
    </div>
  );
}

function Icono({ propia }: { propia: LlamadaPropia }) {
  if (!isAbierta(propia)) return <CircleCheck aria-hidden="true" />;
  if (propia.llamada.tipo === 'cuenta') return <ReceiptEuro aria-hidden="true" />;
  return <BellRing aria-hidden="true" />;
}

function otroPago(pago: Pago | undefined): Pago {
  return PAGOS.find((otro) => otro !== pago) ?? 'efectivo';
}
