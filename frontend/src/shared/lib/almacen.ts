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

const PRUEBA = 'carta.prueba';
/** More than the longest order takes with its words. */
const HOLGURA = 'x'.repeat(20_000);

/** Whether this browser keeps what is written now: some refuse it, some are full, some only pretend. */
export function isAlmacenFirme(): boolean {
  try {
    window.localStorage.setItem(PRUEBA, HOLGURA);
    const firme = window.localStorage.getItem(PRUEBA) === HOLGURA;
    window.localStorage.removeItem(PRUEBA);
    return firme;
  } catch {
    return false;
  }
}

/** What a text of the almacén says, or null when it is absent or is not JSON. */
export function parseJson(texto: string | null): unknown {
  if (texto === null) return null;
  try {
    return JSON.parse(texto) as unknown;
  } catch {
    return null;
  }
}
