import type { Filtro, TicketConGrupo } from '../modelo/tickets-cocina';
import { usePantallaAncha } from '../usePantallaAncha';
import css from './Lateral.module.css';
import { Panel } from './Panel';
import type { NombrePanel } from './Panel';

interface PropsLateral {
  /** The rail that has been asked for. */
  abierto: NombrePanel | null;
  filtro: Filtro;
  tickets: readonly TicketConGrupo[];
  onClose: () => void;
}

/** What stands beside the wall: on a wide screen always the totals, and what is asked for above them. */
export function Lateral({ abierto, filtro, tickets, onClose }: PropsLateral) {
  const ancha = usePantallaAncha();
  const recientes = abierto === 'recientes';
  const totales = ancha || abierto === 'totales';
  if (!recientes && !totales) return null;
  return (
    <div className={css.lateral}>
      {recientes && <Panel nombre="recientes" filtro={filtro} tickets={tickets} onClose={onClose} />}
      {totales && (
        <Panel nombre="totales" filtro={filtro} tickets={tickets} onClose={ancha ? undefined : onClose} />
      )}
    </div>
  );
}
