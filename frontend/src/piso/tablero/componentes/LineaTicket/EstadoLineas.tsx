import { ABREVIATURA_ESTADO, ETIQUETA_ESTADO } from '@carta/contracts';
import type { EstadoLinea } from '@carta/contracts';
import { Insignia } from '../../../../shared/ui/Insignia/Insignia';
import css from './LineaTicket.module.css';

/** The badge of lines with this estado is PE, PRE, LI or EN. */
export function EstadoLineas({ estado }: { estado: EstadoLinea }) {
  return (
    <Insignia estado={estado}>
      <abbr className={css.estado} title={ETIQUETA_ESTADO[estado]}>
        {ABREVIATURA_ESTADO[estado]}
      </abbr>
    </Insignia>
  );
}
