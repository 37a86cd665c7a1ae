import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
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
  nameLugar?: (ids: readonly string[], id: string) => string;
}

interface Levantada {
  id: string;
  ids: string[];
}

/**
 * Arrow buttons, a handle to drag, and the handle with keys: Space picks up and drops, arrows move, Escape
 * cancels. Screen readers get `anuncio`.
 */
export function useReordenar<T extends Cosa>(opciones: OpcionesReordenar<T>) {
  const { lista, listaRef, onOrden, genero = 'a', mover = moveItem, nameLugar = nameLugarEnLista } = opciones;
  const [levantada, setLevantada] = useState<Levantada | null>(null);
  const [anuncio, setAnuncio] = useState('');
  const ids = lista.map(({ _id }) => _id);
  const vigente = levantada && sameSet(levantada.ids, ids) ? levantada : null;
  const visibles = vigente ? vigente.ids.flatMap((id) => lista.find(({ _id }) => _id === id) ?? []) : lista;
  const asir = useArrastreLista(listaRef, move);

  function move(desde: number, hasta: number) {
    const movida = visibles[desde];
    if (!movida || !(hasta in visibles)) return;
    const orden = mover(ids, desde, hasta);
    if (orden.join() !== ids.join()) onOrden(orden);
    setAnuncio(`${movida.nombre}, ahora en ${nameLugar(orden, movida._id)}`);
  }

  function handleKeyDown(event: KeyboardEvent, indice: number) {
    const fila = visibles[indice];
    if (!fila) return;
    const mia = vigente?.id === fila._id ? vigente : null;
    const paso = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (event.key === ' ') {
      if (mia) drop(mia, fila);
      else pickUp(fila);
    } else if (mia && event.key === 'Escape') {
      setLevantada(null);
      setAnuncio(`Cancelado. ${fila.nombre} vuelve a su sitio`);
    } else if (mia && paso !== 0) {
      carry(mia, fila, indice + paso);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function pickUp({ _id: id, nombre }: T) {
    setLevantada({ id, ids });
    setAnuncio(
      `${nombre} levantad${genero}, en ${nameLugar(ids, id)}. Flechas para mover, espacio para soltar, Escape para cancelar`,
    );
  }

  function carry(mia: Levantada, { nombre }: T, hasta: number) {
    const orden = mover(mia.ids, mia.ids.indexOf(mia.id), hasta);
    if (orden.join() === mia.ids.join()) return;
    setLevantada({ ...mia, ids: orden });
    setAnuncio(`${nombre}, ${nameLugar(orden, mia.id)}`);
  }

  function drop(mia: Levantada, { nombre }: T) {
    setLevantada(null);
    setAnuncio(`${nombre} soltad${genero} en ${nameLugar(mia.ids, mia.id)}`);
    if (mia.ids.join() !== ids.join()) onOrden(mia.ids);
  }

  return {
    /** The rows are as drawn, with the picked-up one in its new place. */
    visibles,
    levantada: vigente?.id ?? null,
    anuncio,
    move,
    asa: (indice: number) => ({
      ...asir(indice),
      onKeyDown: (event: KeyboardEvent) => handleKeyDown(event, indice),
      onBlur: () => setLevantada(null),
    }),
  };
}

const nameLugarEnLista = (ids: readonly string[], id: string) =>
  `la posición ${ids.indexOf(id) + 1} de ${ids.length}`;

function sameSet(unos: readonly string[], otros: readonly string[]): boolean {
  return unos.length === otros.length && unos.every((uno) => otros.includes(uno));
}
