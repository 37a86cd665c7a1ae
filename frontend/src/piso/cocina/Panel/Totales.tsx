import { useMemo } from 'react';
import type { TicketConGrupo } from '../modelo/tickets-cocina';
import { FormatoLinea } from '../../ui/ElegidoLinea';
import { claveTotal, totalesOf } from '../modelo/totales';
import panel from './Panel.module.css';
import css from './Totales.module.css';

/** How many of each product are still to be made, over every ticket of the filter. */
export function Totales({ tickets }: { tickets: readonly TicketConGrupo[] }) {
  const totales = useMemo(() => totalesOf(tickets), [tickets]);
  if (totales.length === 0) return <p className={panel.vacio}>No queda nada por hacer.</p>;
  return (
    <ul>
      {totales.map((total) => (
        <li key={claveTotal(total)} className={css.total}>
          <span className={`${css.unidades} cifras`}>{total.unidades}</span>
          <span className={css.nombre}>
            {total.nombre} <FormatoLinea linea={total} />
          </span>
        </li>
      ))}
    </ul>
  );
}
