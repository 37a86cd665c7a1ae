import X from 'lucide-react/icons/x';
import { BotonIcono } from '../../../shared/ui/BotonIcono/BotonIcono';
import type { Filtro, TicketConGrupo } from '../modelo/tickets-cocina';
import { Recientes } from './Recientes';
import { Totales } from './Totales';
import { t } from '../../lenguas/t';
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
  const titulo = t(TITULO[nombre]);
  return (
    <aside className={css.panel} aria-label={titulo}>
      <header className={`renglon ${css.cabecera}`}>
        <h2 className={css.titulo}>{titulo}</h2>
        {onClose && (
          <BotonIcono
            className={css.cerrar}
            etiqueta={t('Cerrar {que}', { que: titulo })}
            icono={<X aria-hidden="true" />}
            onClick={onClose}
          />
        )}
      </header>
      <div className={css.cuerpo} tabIndex={0} role="group" aria-label={titulo}>
        {nombre === 'totales' ? (
          <Totales tickets={tickets} onClose={onClose} />
        ) : (
          <Recientes filtro={filtro} />
        )}
      </div>
    </aside>
  );
}
