import X from 'lucide-react/icons/x';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import type { Filtro, TicketConGrupo } from '../modelo/tickets-cocina';
import { Recientes } from './Recientes';
import { Totales } from './Totales';
import css from './Panel.module.css';

const TITULO = { recientes: 'Recientes', totales: 'Totales por hacer' } as const;
export type NombrePanel = keyof typeof TITULO;

interface PropsPanel {
  nombre: NombrePanel;
  filtro: Filtro;
  tickets: readonly TicketConGrupo[];
  /** Without it the panel stays open. */
  onClose: (() => void) | undefined;
}

export function Panel({ nombre, filtro, tickets, onClose }: PropsPanel) {
  return (
    <aside className={css.panel} aria-label={TITULO[nombre]}>
      <header className={css.cabecera}>
        <h2 className={css.titulo}>{TITULO[nombre]}</h2>
        {onClose && (
          <BotonIcono
            className={css.cerrar}
            etiqueta={`Cerrar ${TITULO[nombre]}`}
            icono={<X aria-hidden="true" />}
            onClick={onClose}
          />
        )}
      </header>
      <div className={css.cuerpo} tabIndex={0} role="group" aria-label={TITULO[nombre]}>
        {nombre === 'totales' ? (
          <Totales tickets={tickets} onClose={onClose} />
        ) : (
          <Recientes filtro={filtro} />
        )}
      </div>
    </aside>
  );
}
