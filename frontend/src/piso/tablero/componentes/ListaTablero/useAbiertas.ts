import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { idPartida } from '../../../vivo/mesas/partidas-abiertas';
import type { Partida } from '../../../vivo/mesas/partidas-abiertas';
import type { Tablero } from '../../../vivo/tickets/tableros';
import { decideAbiertas, tryAbiertas, useMesasAbiertas } from '../../mesas-abiertas';
import { abiertasQueCaben } from '../../modelo/caben';
import type { FilaMedida, Hueco } from '../../modelo/caben';

/** A row of the board's grid is this many px high; ListaTablero.module.css draws the same. */
export const FILA_PX = 4;

/**
 * Opens the mesas that a board shows for the first time and that fit whole in its window. Those in sight are
 * measured closed, then open, before the browser draws either. Returns a ref to the list.
 */
export function useAbiertas(tablero: Tablero, partidas: readonly Partida[], leido: boolean) {
  const lista = useRef<HTMLUListElement>(null);
  const [cerradas, setCerradas] = useState<readonly FilaMedida[] | null>(null);
  const ids = useMemo(() => partidas.map(idPartida), [partidas]);

  useLayoutEffect(() => {
    const { abiertas, conocidas } = useMesasAbiertas.getState();
    if (!leido || lista.current === null || ids.every((id) => conocidas.has(id))) return;
    const hueco = readHueco(lista.current);
    const filas = readAlturas(lista.current, ids).map((alto, i) => {
      const mesa = ids[i] ?? '';
      const isPrimera = i === 0 && hueco.columnas === 1 && !conocidas.has(tablero);
      const isAbierta = conocidas.has(mesa) ? abiertas.has(mesa) : isPrimera || null;
      return { cerrada: alto, abierta: alto, isAbierta };
    });
    const asoman = abiertasQueCaben(filas, hueco);
    tryAbiertas(ids.filter((_id, i) => asoman[i]));
    setCerradas(filas);
  }, [tablero, ids, leido]);

  useLayoutEffect(() => {
    if (cerradas === null || lista.current === null) return;
    const { abiertas } = useMesasAbiertas.getState();
    const filas = readAlturas(lista.current, ids).flatMap((alto, i) => {
      const [fila, mesa] = [cerradas[i], ids[i] ?? ''];
      return fila ? [{ ...fila, abierta: abiertas.has(mesa) ? alto : Infinity }] : [];
    });
    const seAbren = abiertasQueCaben(filas, readHueco(lista.current));
    decideAbiertas(tablero, new Map(ids.map((id, i) => [id, seAbren[i] ?? false])));
    setCerradas(null);
  }, [tablero, ids, cerradas]);

  return lista;
}

/** In the order of `ids`: places on the board may still be of before. */
const readAlturas = (lista: HTMLUListElement, ids: readonly string[]): number[] => {
  const huecos = new Map([...lista.children].map((hueco) => [(hueco as HTMLElement).dataset.puesto, hueco]));
  return ids.map((id) => {
    const hueco = huecos.get(id);
    return hueco ? altoEnRejilla(hueco, hueco.firstElementChild as HTMLElement) : 0;
  });
};

/** How tall a card is with the gap under it, in whole rows of the grid. */
export function altoEnRejilla(hueco: Element, tarjeta: HTMLElement): number {
  return Math.ceil((tarjeta.offsetHeight + separacionDe(hueco)) / FILA_PX) * FILA_PX;
}

const separacionDe = (hueco: Element): number => parseFloat(getComputedStyle(hueco).paddingBlockEnd) || 0;

/**
 * From the top of the list to the end of the window, or to the bar at its bottom, were nothing scrolled. The gap
 * under the last card may lie beyond.
 */
function readHueco(lista: HTMLUListElement): Hueco {
  const estilo = getComputedStyle(lista);
  const barra = parseFloat(estilo.getPropertyValue('--alto-barra-inferior')) || 0;
  const desde = lista.getBoundingClientRect().top + window.scrollY;
  const separacion = lista.firstElementChild ? separacionDe(lista.firstElementChild) : 0;
  return {
    columnas: estilo.gridTemplateColumns.split(' ').length,
    alto: window.innerHeight - barra - desde + separacion,
  };
}
