import { useRef, useState } from 'react';

export interface Seleccion {
  /** It is null when nobody selects. */
  marcados: ReadonlySet<string> | null;
  begin: () => void;
  end: () => void;
  /** @param hastaAqui with Shift: all since the last one. */
  toggle: (id: string, hastaAqui: boolean) => void;
  /** Selects all, or none if all were. */
  toggleTodos: (ids: readonly string[]) => void;
}

/** @param orden all products on screen, in order. */
export function useSeleccion(orden: readonly string[]): Seleccion {
  const [marcados, setMarcados] = useState<ReadonlySet<string> | null>(null);
  const ultimo = useRef<string | null>(null);

  function put(ids: readonly string[], si: boolean) {
    setMarcados((antes) => {
      const nuevos = new Set(antes);
      for (const id of ids) {
        if (si) nuevos.add(id);
        else nuevos.delete(id);
      }
      return nuevos;
    });
  }

  return {
    marcados,
    begin: () => setMarcados(new Set()),
    end: () => {
      ultimo.current = null;
      setMarcados(null);
    },
    toggle: (id, hastaAqui) => {
      const desde = hastaAqui && ultimo.current !== null ? orden.indexOf(ultimo.current) : -1;
      const hasta = orden.indexOf(id);
      ultimo.current = id;
      const ids = desde < 0 ? [id] : orden.slice(Math.min(desde, hasta), Math.max(desde, hasta) + 1);
      put(ids, !marcados?.has(id));
    },
    toggleTodos: (ids) => put(ids, !ids.every((id) => marcados?.has(id))),
  };
}
