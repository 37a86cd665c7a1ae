import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import { idOf } from '../modelo/colocacion';
import type { Colocacion } from '../modelo/colocacion';
import { TANDA, dibujadosOf, faltaDibujar } from '../modelo/dibujados';
import type { TicketConGrupo } from '../modelo/tickets-cocina';
import { readVentana } from './medidas';

interface Dibujados {
  /** The tickets that are drawn, by id. */
  dibujados: ReadonlySet<string>;
  /** Draws one at once, with all that are older. */
  draw: (ticketId: string) => void;
}

/** Which tickets of a wall are drawn: some more at a time, until what is seen and what comes next is there. */
export function useDibujados(
  rejillaRef: RefObject<HTMLElement | null>,
  tickets: readonly TicketConGrupo[],
  colocacion: Colocacion,
): Dibujados {
  const [cuantos, setCuantos] = useState(TANDA);
  const { lugares } = colocacion;
  const dibujados = useMemo(() => dibujadosOf(tickets, lugares, cuantos), [tickets, lugares, cuantos]);

  const drawMas = useEffectEvent(() => {
    const rejilla = rejillaRef.current;
    if (rejilla === null || dibujados.size === tickets.length) return;
    if (!faltaDibujar(colocacion, readVentana(rejilla))) return;
    startTransition(() => setCuantos(dibujados.size + TANDA));
  });
  useEffect(() => drawMas(), [colocacion, dibujados]);
  const vacia = lugares.length === 0;
  useEffect(() => {
    const rejilla = rejillaRef.current;
    if (rejilla === null) return;
    const handleCambio = () => drawMas();
    const vigia = new ResizeObserver(handleCambio);
    vigia.observe(rejilla);
    rejilla.addEventListener('scroll', handleCambio, { passive: true });
    return () => {
      vigia.disconnect();
      rejilla.removeEventListener('scroll', handleCambio);
    };
  }, [rejillaRef, vacia]);

  const draw = (ticketId: string) =>
    flushSync(() => setCuantos(1 + tickets.findIndex((uno) => idOf(uno) === ticketId)));
  return { dibujados, draw };
}
