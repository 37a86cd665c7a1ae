import { memo } from 'react';
import type { Filtro, TicketConGrupo } from '../modelo/tickets-cocina';
import { usePantallaAncha } from '../usePantallaAncha';
import css from './Lateral.module.css';
import { Panel } from './Panel';
import type { NombrePanel } from './Panel';

interface PropsLateral {
  abierto: NombrePanel | null;
  filtro: Filtro;
  tickets: readonly TicketConGrupo[];
  onClose: () => void;
}

/** A wide screen always shows the totals, with requested lists above them. */
export const Lateral = memo(function Lateral({ abierto, filtro, tickets, onClose }: PropsLateral) {
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
});
