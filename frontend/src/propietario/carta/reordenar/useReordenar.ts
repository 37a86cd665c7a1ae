import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { anunciar } from '../../../shared/lib/anunciar';
import { moveItem } from '../modelo/categorias';
import { useArrastreLista } from './useArrastreLista';

interface Cosa {
  _id: string;
  nombre: string;
}

interface OpcionesReordenar<T extends Cosa> {
  lista: readonly T[];
  listaRef: RefObject<HTMLElement | null>;
  /** It is called with all ids once decided. */
  onOrden: (ids: string[]) => void;
  /** '… levantada', '… soltado'. */
  genero?: 'a' | 'o';
  /** Not every place may be allowed. */
  mover?: (ids: readonly string[], desde: number, hasta: number) => string[];
  namePosicion?: (ids: readonly string[], id: string) => string;
}

interface Levantada {
  id: string;
  ids: string[];
}

/**
 * Arrow buttons, a handle to drag, and the handle with keys: Space picks up and drops, arrows move, Escape
 * cancels. Screen readers are told each step.
 */
export function useReordenar<T extends Cosa>(opciones: OpcionesReordenar<T>) {
  const {
    lista,
    listaRef,
    onOrden,
    genero = 'a',
    mover = moveItem,
    namePosicion = namePosicionEnLista,
  } = opciones;
  const [levantada, setLevantada] = useState<Levantada | null>(null);
  const ids = lista.map(({ _id }) => _id);
  const vigente = levantada && sameSet(levantada.ids, ids) ? levantada : null;
  const visibles = vigente ? vigente.ids.flatMap((id) => lista.find(({ _id }) => _id === id) ?? []) : lista;
  const asir = useArrastreLista(listaRef, move);

  function move(desde: number, hasta: number) {
    const movida = visibles[desde];
    if (!movida || !(hasta in visibles)) return;
    const orden = mover(ids, desde, hasta);
    if (orden.join() !== ids.join()) onOrden(orden);
    say(`${movida.nombre}, ahora en ${namePosicion(orden, movida._id)}`);
  }

  function handleKeyDown(event: KeyboardEvent, indice: number) {
    const fila = visibles[indice];
    if (!fila) return;
    const enMano = vigente?.id === fila._id ? vigente : null;
    const paso = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === ' ') {
      if (enMano) drop(enMano, fila);
      else pickUp(fila);
    } else if (enMano && event.key === 'Escape') {
      setLevantada(null);
      say(`Cancelado. ${fila.nombre} vuelve a su sitio`);
    } else if (enMano && paso !== 0) {
      carry(enMano, fila, indice + paso);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function pickUp({ _id: id, nombre }: T) {
    setLevantada({ id, ids });
    say(
      `${nombre} levantad${genero}, en ${namePosicion(ids, id)}. Flechas para mover, espacio para soltar, Escape para cancelar`,
    );
  }

  function carry(enMano: Levantada, { nombre }: T, hasta: number) {
    const orden = mover(enMano.ids, enMano.ids.indexOf(enMano.id), hasta);
    if (orden.join() === enMano.ids.join()) return;
    setLevantada({ ...enMano, ids: orden });
    say(`${nombre}, ${namePosicion(orden, enMano.id)}`);
  }

  function drop(enMano: Levantada, { nombre }: T) {
    setLevantada(null);
    say(`${nombre} soltad${genero} en ${namePosicion(enMano.ids, enMano.id)}`);
    if (enMano.ids.join() !== ids.join()) onOrden(enMano.ids);
  }

  return {
    /** The rows are as drawn, with the picked-up one in its new place. */
    visibles,
    levantada: vigente?.id ?? null,
    move,
    asa: (indice: number) => ({
      ...asir(indice),
      onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, indice),
      onBlur: () => setLevantada(null),
    }),
  };
}

/** Of fast steps the last place is enough. */
const say = (texto: string) => anunciar(texto, 'reordenar');

const namePosicionEnLista = (ids: readonly string[], id: string) =>
  `la posición ${ids.indexOf(id) + 1} de ${ids.length}`;

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((id) => b.includes(id));
}
