import { ETIQUETA_PAGO, textoReparto } from '@carta/contracts';
import BellRing from 'lucide-react/icons/bell-ring';
import CircleCheck from 'lucide-react/icons/circle-check';
import ReceiptEuro from 'lucide-react/icons/receipt-euro';
import { t } from '../../../shared/lengua/lengua';
import { useHusos } from '../../../shared/lib/hora';
import { describeLlamada, isAbierta } from '../llamadas';
import type { LlamadaPropia } from '../llamadas';
import { TEXTO_MOTIVO, TITULO_LLAMADA } from '../textos-llamadas';
import css from './Llamadas.module.css';

export function Ficha({ propia }: { propia: LlamadaPropia }) {
  const { tipo, pago, reparto, motivo, estado } = propia.llamada;
  return (
    <div className={`renglon ${css.ficha}`} data-hueco="3" data-estado={estado}>
      <Icono propia={propia} />
      <p>
        <span className={`suave ${css.titulo}`}>
          {t(TITULO_LLAMADA[tipo])}
          {pago && ` · ${t(ETIQUETA_PAGO[pago])}`}
          {reparto && ` · ${textoReparto(reparto, t)}`}
          {motivo && ` · ${t(TEXTO_MOTIVO[motivo])}`}
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
