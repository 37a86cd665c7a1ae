import { useEffectEvent, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import { useDedo, useOrden } from '../../ui/quietud/useOrden';
import { useSincronizado } from '../../ui/quietud/useSincronizado';
import { noteDesorden } from '../../vivo/tablero/quietud';
import { fitsEn, trozosOf } from '../modelo/cajas';
import {
  SIN_COLOCAR,
  fitAltos,
  idOf,
  isFantasma,
  nextReflujo,
  reflow,
  syncTickets,
} from '../modelo/colocacion';
import type { Colocacion, Reflujo } from '../modelo/colocacion';
import { letrasFor, muroFor } from '../modelo/letra';
import type { TicketConGrupo } from '../modelo/tickets-cocina';
import { readAltos, readSala, writeEn } from './medidas';
import { useDibujados } from './useDibujados';

interface MuroColgado {
  colocacion: Colocacion;
  dibujados: ReadonlySet<string>;
  draw: (ticketId: string) => void;
}

/** Changed tickets are measured before they are painted. */
export function useColocacion(
  rejillaRef: RefObject<HTMLElement | null>,
  tickets: readonly TicketConGrupo[],
): MuroColgado {
  const {
    actual: colocacion,
    isGuardado,
    change,
  } = useSincronizado<Colocacion, typeof tickets>(SIN_COLOCAR, tickets, syncTickets);
  const { dibujados, draw } = useDibujados(rejillaRef, tickets, colocacion);

  const fit = (ids: readonly string[]) => {
    const rejilla = rejillaRef.current;
    if (rejilla === null) return;
    const altos = readAltos(rejilla, new Set(ids));
    change((actual, ahora) => fitAltos(actual, altos, ahora));
  };
  const tidy = (cuando?: number) => {
    const rejilla = rejillaRef.current;
    if (rejilla === null) return;
    const reflujo = planReflujo(rejilla, colocacion);
    change((actual, ahora) => reflow(actual, reflujo, ahora), cuando);
  };
  const hang = useEffectEvent(() => {
    if (colocacion.muro.columnas === 0) return tidy();
    const sinSitio = colocacion.lugares.filter((lugar) => lugar.caja === null && dibujados.has(idOf(lugar)));
    if (sinSitio.length > 0 || !isGuardado) fit(sinSitio.map(idOf));
  });
  const handleTamano = (cambios: readonly ResizeObserverEntry[]) => {
    const rejilla = rejillaRef.current;
    if (rejilla === null) return;
    const { ancho, alto } = readSala(rejilla);
    const { muro, letra } = colocacion;
    flushSync(() => {
      if (muroFor(letra, { ancho, alto }).columnas !== muro.columnas) return tidy();
      const cambiados = cambios.flatMap(({ target }) => lugarDe(target) ?? []);
      if (cambiados.length > 0) fit(cambiados);
      if (muro.columnas > 1 && alto !== muro.alto) change(noteDesorden);
    });
  };

  useLayoutEffect(() => hang(), [colocacion, dibujados]);
  useOrden(nextReflujo(colocacion, useDedo()), tidy);
  const trozos = colocacion.lugares.map((lugar) => (lugar.caja ? trozosOf(lugar.caja).length : 0));
  useTamanos(rejillaRef, [...dibujados, ...trozos].join(), handleTamano);
  return { colocacion, dibujados, draw };
}

/**
 * Picks the largest letter that shows everything. Tickets that keep their letter keep their known height:
 * laying out a flood again takes a slow tablet a second.
 */
function planReflujo(rejilla: HTMLElement, { lugares, letra: escrita, muro: colgado }: Colocacion): Reflujo {
  const sala = readSala(rejilla);
  const abiertos = lugares.filter((lugar) => !isFantasma(lugar)).map(idOf);
  const letras = letrasFor(abiertos.length, sala);
  const igual = muroFor(escrita, sala).columnas === colgado.columnas;
  if (igual && letras.length === 1 && letras[0] === escrita)
    return { altos: new Map(), muro: muroFor(escrita, sala), letra: escrita };
  for (const letra of letras) {
    const altos = writeEn(rejilla, letra);
    const muro = muroFor(letra, sala);
    const medidas = abiertos.flatMap((id) => altos.get(id) ?? []);
    if (letra === letras.at(-1) || fitsEn(medidas, muro)) return { altos, muro, letra };
  }
  return { altos: readAltos(rejilla), muro: muroFor(26, sala), letra: 26 };
}

const lugarDe = (trozo: Element) => trozo.closest<HTMLElement>('[data-lugar]')?.dataset.lugar;

/** `huella` changes when the parts do. */
function useTamanos(
  rejillaRef: RefObject<HTMLElement | null>,
  huella: string,
  onTamano: (cambios: readonly ResizeObserverEntry[]) => void,
): void {
  const handleTamano = useEffectEvent(onTamano);
  useLayoutEffect(() => {
    const rejilla = rejillaRef.current;
    if (rejilla === null) return;
    const observador = new ResizeObserver((cambios) => handleTamano(cambios));
    observador.observe(rejilla);
    for (const trozo of rejilla.querySelectorAll('[data-trozo]')) observador.observe(trozo);
    return () => observador.disconnect();
  }, [rejillaRef, huella]);
}
