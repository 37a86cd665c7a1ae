import { useEffect, useImperativeHandle, useId, useLayoutEffect, useRef } from 'react';
import type { Ref } from 'react';
import { removeToast, showToast } from '../../../shared/ui/Toasts/toast';
import { insertFila } from '../modelo/filas';
import type { Fila } from '../modelo/filas';
import { useDeslizar } from '../reordenar/useDeslizar';
import { useReordenar } from '../reordenar/useReordenar';

interface OpcionesFilas<T extends Fila> {
  filas: readonly T[];
  onChange: (filas: T[]) => void;
  /** 'Formato'. */
  sinNombre: string;
  genero?: 'a' | 'o';
  /** Focuses the first wrong field. */
  ref?: Ref<{ focus: () => void }> | undefined;
}

/**
 * Edits, adds, reorders and removes (with undo) the rows of a sheet; nothing is sent before the sheet is
 * saved.
 */
export function useFilas<T extends Fila>(opciones: OpcionesFilas<T>) {
  const { filas, onChange, sinNombre, genero = 'o', ref } = opciones;
  const aviso = useId();
  const listaRef = useRef<HTMLUListElement>(null);
  const anadirRef = useRef<HTMLButtonElement & HTMLDivElement>(null);
  const porEnfocar = useRef<string | null>(null);
  const porCorregir = useRef(false);
  /** 'Deshacer' needs them, seconds later. */
  const actuales = useRef(filas);
  const lista = filas.map(({ _id, nombre }, i) => ({
    _id,
    nombre: nombre.trim() || `${sinNombre} ${i + 1}`,
  }));
  const { visibles, levantada, move, asa } = useReordenar({
    lista,
    listaRef,
    genero,
    onOrden: (ids) => onChange(ids.flatMap((id) => filas.find(({ _id }) => _id === id) ?? [])),
  });
  useDeslizar(listaRef, visibles.map(({ _id }) => _id).join());

  useLayoutEffect(() => {
    actuales.current = filas;
    const nueva = porEnfocar.current;
    if (nueva === null) return;
    porEnfocar.current = null;
    listaRef.current?.querySelector<HTMLElement>(`[data-id="${nueva}"] input`)?.focus();
  }, [filas]);
  useEffect(() => () => removeToast(aviso), [aviso]);
  /** The error may be drawn only after the focus call. */
  function focusFallo() {
    const campo = listaRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    campo?.focus();
    return campo !== null;
  }
  useImperativeHandle(ref, () => ({ focus: () => void (porCorregir.current = !focusFallo()) }));
  useEffect(() => {
    if (porCorregir.current) focusFallo();
    porCorregir.current = false;
  });

  /** Offers undo. */
  function leave(quedan: T[], texto: string, undo: () => void) {
    onChange(quedan);
    anadirRef.current?.focus();
    showToast({ id: aviso, texto, accion: { texto: 'Deshacer', onAction: undo } });
  }

  function remove(id: string) {
    const indice = filas.findIndex(({ _id }) => _id === id);
    const fila = filas[indice];
    if (!fila) return;
    leave(
      filas.filter((candidata) => candidata !== fila),
      `«${lista[indice]?.nombre}» se ha quitado`,
      () => onChange(insertFila(actuales.current, indice, fila)),
    );
  }

  return {
    listaRef,
    anadirRef,
    add(fila: T) {
      porEnfocar.current = fila._id;
      onChange([...filas, fila]);
    },
    change: (id: string, cambio: Partial<T>) =>
      onChange(filas.map((fila) => (fila._id === id ? { ...fila, ...cambio } : fila))),
    removeTodas: (texto: string) => leave([], texto, () => onChange([...filas])),
    /** In drawn order; `indice` is the stored one. */
    dibujadas: visibles.flatMap(({ _id, nombre }, posicion) => {
      const indice = filas.findIndex((fila) => fila._id === _id);
      const fila = filas[indice];
      if (!fila) return [];
      const orden = {
        primera: posicion === 0,
        ultima: posicion === visibles.length - 1,
        levantada: levantada === _id,
        asa: asa(posicion),
        onMove: (paso: -1 | 1) => move(posicion, posicion + paso),
      };
      return { fila, indice, llamada: nombre, orden, onRemove: () => remove(_id) };
    }),
  };
}
