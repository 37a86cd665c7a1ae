import { startTransition, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import { idOf } from '../modelo/colocacion';
import type { Colocacion } from '../modelo/colocacion';
import { PASO, TANDA, dibujadosOf, faltaDibujar } from '../modelo/dibujados';
import type { TicketConGrupo } from '../modelo/tickets-cocina';
import type { Ventana } from '../modelo/fuera';
import { useTablero } from '../../vivo/tablero/useTablero';
import { readVentana } from './medidas';
import { useVentana } from './useVentana';

interface Dibujados {
  dibujados: ReadonlySet<string>;
  /** All older ones are drawn with it. */
  draw: (ticketId: string) => void;
}

/** Draws a few more at a time, until everything in view and the next screen is there. */
export function useDibujados(
  rejillaRef: RefObject<HTMLElement | null>,
  tickets: readonly TicketConGrupo[],
  colocacion: Colocacion,
): Dibujados {
  const [cuantos, setCuantos] = useState(PASO);
  const { lugares } = colocacion;
  const minimo = useTablero(({ dibujo }) => (dibujo === 'por-partes' ? 0 : TANDA));
  const dibujados = useMemo(
    () => dibujadosOf(tickets, lugares, Math.max(cuantos, minimo)),
    [tickets, lugares, cuantos, minimo],
  );

  const isEntero = dibujados.size === tickets.length;

  const drawMas = (ventana: Ventana) => {
    if (isEntero || !faltaDibujar(colocacion, dibujados, ventana)) return;
    startTransition(() => setCuantos(dibujados.size + PASO));
  };
  const handleColgados = useEffectEvent(() => {
    // reading lays out what has just changed, before the frame that would do so
    if (!isEntero && rejillaRef.current !== null) drawMas(readVentana(rejillaRef.current));
  });
  useEffect(() => handleColgados(), [colocacion, dibujados]);
  useVentana(rejillaRef, drawMas, lugares.length === 0);

  const draw = (ticketId: string) =>
    flushSync(() => setCuantos(1 + tickets.findIndex((ticket) => idOf(ticket) === ticketId)));
  return { dibujados, draw };
}
