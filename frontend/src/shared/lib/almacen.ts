/** A place for texts that outlives the page, and tells what other tabs write into it. */
export interface Almacen {
  read: (nombre: string) => string | null;
  write: (nombre: string, texto: string) => void;
  /** Calls back when another tab has written `nombre`; answers how to stop. */
  onCambioAjeno: (nombre: string, aviso: () => void) => () => void;
}

/**
 * The browser's localStorage. Where it is refused (private mode, full disk) what could not be written
 * is kept in memory, so that the page works until it is closed.
 */
export function createAlmacenLocal(): Almacen {
  const enMemoria = new Map<string, string>();

  return {
    read(nombre) {
      const recordado = enMemoria.get(nombre);
      if (recordado !== undefined) return recordado;
      try {
        return window.localStorage.getItem(nombre);
      } catch {
        return null;
      }
    },

    write(nombre, texto) {
      try {
        window.localStorage.setItem(nombre, texto);
        enMemoria.delete(nombre);
      } catch {
        enMemoria.set(nombre, texto);
      }
    },

    onCambioAjeno(nombre, aviso) {
      const handleStorage = (event: StorageEvent) => {
        if (event.key === nombre || event.key === null) aviso();
      };
      window.addEventListener('storage', handleStorage);
      return () => window.removeEventListener('storage', handleStorage);
    },
  };
}

export const almacenLocal = createAlmacenLocal();

/** What a text of the almacén says, or null when it is absent or is not JSON. */
export function parseJson(texto: string | null): unknown {
  if (texto === null) return null;
  try {
    return JSON.parse(texto) as unknown;
  } catch {
    return null;
  }
}
