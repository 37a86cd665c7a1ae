import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import { horaFija } from '../../vivo/motor/instante';
import {
  SIN_COLOCAR,
  fitAltos,
  idOf,
  isFantasma,
  nextReflujo,
  noteDesorden,
  reflow,
  syncTickets,
} from '../modelo/colocacion';
import type { Colocacion, Reflujo } from '../modelo/colocacion';
import { letraFor, muroFor } from '../modelo/letra';
import type { TicketConGrupo } from '../modelo/tickets-cocina';
import { readAltos, readSala, writeEn } from './medidas';
import { useDedo } from './useDedo';

/** A finger that has just gone may be the first of two: ms. */
const TRAS_EL_DEDO_MS = 250;

/** Keeps the tickets of a wall where they hang; what has just changed is measured before it is seen. */
export function useColocacion(
  rejillaRef: RefObject<HTMLElement | null>,
  tickets: readonly TicketConGrupo[],
): Colocacion {
  const [colocacion, setColocacion] = useState(() => syncTickets(SIN_COLOCAR, tickets, horaFija()));
  const [vistos, setVistos] = useState(tickets);
  // while it is drawn, so that what has left is never seen to leave a hole
  if (tickets !== vistos) {
    setVistos(tickets);
    setColocacion(syncTickets(colocacion, tickets, horaFija()));
  }
  const cuando = nextReflujo(colocacion, useDedo());

  const fit = () => {
    const rejilla = rejillaRef.current;
    if (rejilla === null) return;
    const altos = readAltos(rejilla);
    setColocacion((actual) => fitAltos(actual, altos, horaFija()));
  };
  const tidy = () => {
    const rejilla = rejillaRef.current;
    if (rejilla === null) return;
    const reflujo = planReflujo(rejilla, colocacion);
    setColocacion((actual) => reflow(actual, reflujo, horaFija()));
  };
  const handleHora = useEffectEvent(tidy);
  const hang = useEffectEvent(() => {
    if (colocacion.muro.columnas === 0) tidy();
    else if (colocacion.lugares.some(({ caja }) => caja === null)) fit();
  });
  const handleTamano = (cambios: readonly ResizeObserverEntry[]) => {
    const rejilla = rejillaRef.current;
    if (rejilla === null) return;
    const { ancho, alto } = readSala(rejilla);
    const { muro, letra } = colocacion;
    flushSync(() => {
      if (muroFor(letra, { ancho, alto }).columnas !== muro.columnas) return tidy();
      if (cambios.some(({ target }) => target !== rejilla)) fit();
      if (muro.columnas > 1 && alto !== muro.alto)
        setColocacion((actual) => noteDesorden(actual, horaFija()));
    });
  };

  useLayoutEffect(() => hang(), [colocacion]);
  useEffect(() => {
    if (cuando === null) return;
    const reloj = setTimeout(() => handleHora(), Math.max(TRAS_EL_DEDO_MS, cuando - horaFija()));
    return () => clearTimeout(reloj);
  }, [cuando]);
  const abiertos = colocacion.lugares.filter((lugar) => !isFantasma(lugar)).map(idOf);
  useTamanos(rejillaRef, abiertos.join(), handleTamano);
  return colocacion;
}

/** Chooses the letter for what is open, and sees how high everything is in it. */
function planReflujo(rejilla: HTMLElement, { lugares, letra: escrita }: Colocacion): Reflujo {
  const sala = readSala(rejilla);
  const altos = readAltos(rejilla);
  const abiertos = lugares.filter((lugar) => !isFantasma(lugar)).map(idOf);
  const letra = letraFor(
    abiertos.map((id) => altos.get(id) ?? 0),
    escrita,
    sala,
  );
  return { altos: writeEn(rejilla, letra), muro: muroFor(letra, sala), letra };
}

/** Tells when the wall, or a ticket of it, is another size; `cuales` says when there are other tickets. */
function useTamanos(
  rejillaRef: RefObject<HTMLElement | null>,
  cuales: string,
  onTamano: (cambios: readonly ResizeObserverEntry[]) => void,
): void {
  const handleTamano = useEffectEvent(onTamano);
  useLayoutEffect(() => {
    const rejilla = rejillaRef.current;
    if (rejilla === null) return;
    const vigia = new ResizeObserver((cambios) => handleTamano(cambios));
    vigia.observe(rejilla);
    for (const ticket of rejilla.querySelectorAll('[data-lugar] > article')) vigia.observe(ticket);
    return () => vigia.disconnect();
  }, [rejillaRef, cuales]);
}
