import { ABREVIATURA_ESTADO, ETIQUETA_ESTADO } from '@carta/contracts';
import type { EstadoLinea } from '@carta/contracts';
import { Insignia } from '../../../../shared/ui/Insignia/Insignia';
import css from './LineaTicket.module.css';

/** The badge of one line, or of lines that are all there: PE, PRE, LI, EN. */
export function EstadoLineas({ estado }: { estado: EstadoLinea }) {
  return (
    <Insignia estado={estado}>
      <abbr className={css.estado} title={ETIQUETA_ESTADO[estado]}>
        {ABREVIATURA_ESTADO[estado]}
      </abbr>
    </Insignia>
  );
}
