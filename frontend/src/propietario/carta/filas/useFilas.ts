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
  /** What a row without a name is called, before its number: 'Formato'. */
  sinNombre: string;
  genero?: 'a' | 'o';
  /** Given what takes the focus to the first field that is wrong. */
  ref?: Ref<{ focus: () => void }> | undefined;
}

/**
 * What can be done with the rows of a sheet: write in one, add one, put them in order, take one away and,
 * for a while, back. Nothing of it reaches the server before the sheet is saved.
 */
export function useFilas<T extends Fila>(opciones: OpcionesFilas<T>) {
  const { filas, onChange, sinNombre, genero = 'o', ref } = opciones;
  const aviso = useId();
  const listaRef = useRef<HTMLUListElement>(null);
  const anadirRef = useRef<HTMLButtonElement & HTMLDivElement>(null);
  const porEnfocar = useRef<string | null>(null);
  const porCorregir = useRef(false);
  /** As they are when 'Deshacer' is pressed, seconds after a row has gone. */
  const actuales = useRef(filas);
  const lista = filas.map(({ _id, nombre }, i) => ({
    _id,
    nombre: nombre.trim() || `${sinNombre} ${i + 1}`,
  }));
  const { visibles, levantada, anuncio, move, asa } = useReordenar({
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
  /** Which field is wrong may be drawn only after the focus is sent there. */
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

  /** Takes rows away, and says how they come back. */
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
      filas.filter((otra) => otra !== fila),
      `«${lista[indice]?.nombre}» se ha quitado`,
      () => onChange(insertFila(actuales.current, indice, fila)),
    );
  }

  return {
    listaRef,
    anadirRef,
    anuncio,
    add(fila: T) {
      porEnfocar.current = fila._id;
      onChange([...filas, fila]);
    },
    change: (id: string, cambio: Partial<T>) =>
      onChange(filas.map((fila) => (fila._id === id ? { ...fila, ...cambio } : fila))),
    removeTodas: (texto: string) => leave([], texto, () => onChange([...filas])),
    /** The rows in the order in which they are drawn, each with its place among those that are kept. */
    dibujadas: visibles.flatMap(({ _id, nombre }, lugar) => {
      const indice = filas.findIndex((fila) => fila._id === _id);
      const fila = filas[indice];
      if (!fila) return [];
      const orden = {
        primera: lugar === 0,
        ultima: lugar === visibles.length - 1,
        levantada: levantada === _id,
        asa: asa(lugar),
        onMove: (paso: -1 | 1) => move(lugar, lugar + paso),
      };
      return { fila, indice, llamada: nombre, orden, onRemove: () => remove(_id) };
    }),
  };
}
