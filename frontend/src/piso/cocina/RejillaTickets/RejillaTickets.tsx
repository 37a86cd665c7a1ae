import { useRef, useLayoutEffect } from 'react';
import BellRing from 'lucide-react/icons/bell-ring';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import type { RefObject } from 'react';
import { useTablero } from '../../vivo/useTablero';
import type { Filtro, TicketConGrupo } from '../modelo/tickets-cocina';
import type { ObjetivoLinea } from '../TicketCocina/LineaCocina';
import { TicketCocina } from '../TicketCocina/TicketCocina';
import { useFuera } from './useFuera';
import css from './RejillaTickets.module.css';

/** Only so many tickets have a key of their own. */
const CON_TECLA = 9;
/** How much of the wall 'más' goes on: what was half seen at the bottom is seen whole. */
const AVANCE = 0.7;

interface PropsRejillaTickets {
  tickets: readonly TicketConGrupo[];
  filtro: Filtro;
  onMenu: (objetivo: ObjetivoLinea) => void;
}

/**
 * The tickets in columns, the oldest first: from left to right, each under the shortest column. What does
 * not fit is below, and the wall says how much that is.
 */
export function RejillaTickets({ tickets, filtro, onMenu }: PropsRejillaTickets) {
  const rejillaRef = useRef<HTMLOListElement>(null);
  useAlturas(rejillaRef, tickets);
  const { antes, despues } = useFuera(rejillaRef, tickets);
  const nuevosDespues = useTablero(
    ({ novedades }) =>
      tickets.slice(tickets.length - despues).filter(({ ticket }) => novedades.nuevos.has(ticket._id)).length,
  );
  const handlePrincipio = () => rejillaRef.current?.scrollTo({ top: 0 });
  const handleMas = () => {
    const rejilla = rejillaRef.current;
    rejilla?.scrollBy({ top: rejilla.clientHeight * AVANCE });
  };

  return (
    <div className={css.marco}>
      <ol ref={rejillaRef} className={css.rejilla} aria-label="Pedidos por hacer" tabIndex={-1}>
        {tickets.map(({ grupo, ticket }, i) => (
          <li key={ticket._id} className={css.hueco}>
            <TicketCocina
              grupo={grupo}
              ticket={ticket}
              numero={i < CON_TECLA ? i + 1 : null}
              conEstacion={filtro === 'todo'}
              onMenu={onMenu}
            />
          </li>
        ))}
      </ol>
      {antes + despues > 0 && (
        <div className={css.canto}>
          {antes > 0 && (
            <button type="button" className={css.mas} onClick={handlePrincipio}>
              <ChevronUp aria-hidden="true" />
              <strong className="cifras">{antes}</strong>
              <span>
                <span className="solo-lectores">{antes === 1 ? 'pedido ' : 'pedidos '}</span>
                antes
              </span>
            </button>
          )}
          {despues > 0 && (
            <button
              type="button"
              className={css.mas}
              data-nuevos={nuevosDespues > 0 ? '' : undefined}
              onClick={handleMas}
            >
              <ChevronDown aria-hidden="true" />
              <strong className="cifras">{despues}</strong>
              <span>
                <span className="solo-lectores">{despues === 1 ? 'pedido ' : 'pedidos '}</span>
                más
              </span>
              {nuevosDespues > 0 && (
                <span className={css.nuevos}>
                  <BellRing aria-hidden="true" />
                  {nuevosDespues === 1 ? '1 nuevo' : `${nuevosDespues} nuevos`}
                </span>
              )}
            </button>
          )}
        </div>
      )}
    </div>
  );
}

/** The height of one row of the wall's grid, and what is left free under an item: px. */
const FILA_PX = 4;
const SEPARACION_PX = 16;

/**
 * Gives each item of a wall as many rows as it is high, so that the grid lays each under the shortest
 * column; `items` says when they change. Sizes are read by the browser's own turn: nothing is laid out twice.
 */
function useAlturas(rejillaRef: RefObject<HTMLElement | null>, items: readonly unknown[]): void {
  useLayoutEffect(() => {
    const vigia = new ResizeObserver((cambios) => {
      for (const { target, borderBoxSize } of cambios) {
        const hueco = target.parentElement;
        const alto = borderBoxSize[0]?.blockSize ?? 0;
        if (hueco) hueco.style.gridRowEnd = `span ${Math.ceil((alto + SEPARACION_PX) / FILA_PX)}`;
      }
    });
    for (const hueco of rejillaRef.current?.children ?? []) {
      if (hueco.firstElementChild) vigia.observe(hueco.firstElementChild);
    }
    return () => vigia.disconnect();
  }, [rejillaRef, items]);
}
