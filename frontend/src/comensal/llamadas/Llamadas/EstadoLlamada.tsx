import { ETIQUETA_PAGO, textoReparto } from '@carta/contracts';
import type { Centimos, Pago, Reparto } from '@carta/contracts';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleCheck from 'lucide-react/icons/circle-check';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { useState } from 'react';
import { Boton } from '../../../shared/ui/Boton/Boton';
import { useHusos } from '../../../shared/lib/hora';
import { describeLlamada, isAbierta, isMismoReparto } from '../llamadas';
import type { LlamadaPropia } from '../llamadas';
import type { ComoSePaga } from '../llamadas-store';
import { TITULO_LLAMADA } from '../textos-llamadas';
import { ElegirReparto } from './ElegirReparto';
import css from './Llamadas.module.css';

interface PropsEstadoLlamada {
  propia: LlamadaPropia | null;
  avisando: boolean;
  total: Centimos | null;
  pagos: readonly Pago[];
  onCambio: (cuenta: ComoSePaga) => void;
}

export function EstadoLlamada({ propia, ...resto }: PropsEstadoLlamada) {
  const abierta = propia !== null && isAbierta(propia);
  return (
    <>
      <div role="status" aria-live="polite">
        {propia !== null && <Ficha propia={propia} />}
      </div>
      {abierta && propia.llamada.tipo === 'cuenta' && <CambiarCuenta propia={propia} {...resto} />}
    </>
  );
}

interface PropsCambiarCuenta extends PropsEstadoLlamada {
  propia: LlamadaPropia;
}

function CambiarCuenta({ propia, avisando, total, pagos, onCambio }: PropsCambiarCuenta) {
  const { pago, reparto = null } = propia.llamada;
  const alternativa = pago && pagos.find((candidato) => candidato !== pago);
  const [nuevo, setNuevo] = useState<Reparto | null>();
  return (
    <>
      <div className="fila">
        {alternativa && (
          <Boton
            variante="fantasma"
            tamano="compacto"
            ocupado={avisando}
            onClick={() => onCambio({ pago: alternativa })}
          >
            Pagar con {ETIQUETA_PAGO[alternativa].toLowerCase()}
          </Boton>
        )}
        {nuevo === undefined && (
          <Boton variante="fantasma" tamano="compacto" ocupado={avisando} onClick={() => setNuevo(reparto)}>
            {reparto === null ? 'Repartir la cuenta' : 'Cambiar el reparto'}
          </Boton>
        )}
      </div>
      {nuevo !== undefined && (
        <div className={css.cuenta}>
          <ElegirReparto valor={nuevo} total={total} onChange={setNuevo} />
          <Boton
            ancho="completo"
            ocupado={avisando}
            onClick={() => {
              setNuevo(undefined);
              onCambio({ reparto: nuevo });
            }}
          >
            {isMismoReparto(nuevo, reparto) ? 'Dejarlo así' : 'Avisar del cambio'}
          </Boton>
        </div>
      )}
    </>
  );
}

function Ficha({ propia }: { propia: LlamadaPropia }) {
  const { tipo, pago, reparto, estado } = propia.llamada;
  return (
    <div className={css.ficha} data-estado={estado}>
      <Icono propia={propia} />
      <p>
        <span className={css.titulo}>
          {TITULO_LLAMADA[tipo]}
          {pago && ` · ${ETIQUETA_PAGO[pago]}`}
          {reparto && ` · ${textoReparto(reparto)}`}
        </span>
        <span className={css.estado}>{describeLlamada(useHusos(), propia)}</span>
      </p>
    </div>
  );
}

function Icono({ propia }: { propia: LlamadaPropia }) {
  if (!isAbierta(propia)) return <CircleCheck aria-hidden="true" />;
  if (propia.llamada.tipo === 'cuenta') return <ReceiptEuro aria-hidden="true" />;
  return <BellRing aria-hidden="true" />;
}
