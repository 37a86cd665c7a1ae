/** A place for texts that outlives the page, and tells what other tabs write into it. */
export interface Almacen {
  read: (nombre: string) => string | null;
  write: (nombre: string, texto: string) => void;
  /** Calls back when another tab has written `nombre`; answers how to stop. */
  onCambioAjeno: (nombre: string, aviso: () => void) => () => void;
}

/** A place that also lets go of a text. */
export interface AlmacenPropio extends Almacen {
  remove: (nombre: string) => void;
  /** The names that begin so. */
  namesFrom: (prefijo: string) => string[];
  /** Calls back when another tab has written or let go of one of them; answers how to stop. */
  onCambioDesde: (prefijo: string, aviso: () => void) => () => void;
}

/**
 * A storage of the browser. Where it is refused (blocked cookies, private mode, full disk) what could not be
 * written is kept in memory, so that the page works until it is closed.
 */
function createAlmacen(getStorage: () => Storage): AlmacenPropio {
  /** null: it was removed, and the storage may not know. */
  const enMemoria = new Map<string, string | null>();

  return {
    read(nombre) {
      const recordado = enMemoria.get(nombre);
      if (recordado !== undefined) return recordado;
      try {
        return getStorage().getItem(nombre);
      } catch {
        return null;
      }
    },

    write(nombre, texto) {
      try {
        getStorage().setItem(nombre, texto);
        enMemoria.delete(nombre);
      } catch {
        enMemoria.set(nombre, texto);
      }
    },

    remove(nombre) {
      try {
        getStorage().removeItem(nombre);
        enMemoria.delete(nombre);
      } catch {
        enMemoria.set(nombre, null);
      }
    },

    namesFrom(prefijo) {
      const nombres = new Set(enMemoria.keys());
      try {
        for (const nombre of Object.keys(getStorage())) nombres.add(nombre);
      } catch {
        // those in memory are all there are
      }
      return [...nombres].filter((nombre) => nombre.startsWith(prefijo));
    },

    onCambioAjeno: (nombre, aviso) => onStorage((escrito) => escrito === nombre, aviso),
    onCambioDesde: (prefijo, aviso) => onStorage((escrito) => escrito.startsWith(prefijo), aviso),
  };
}

function onStorage(isSuyo: (nombre: string) => boolean, aviso: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || isSuyo(key)) aviso();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

/** The browser's localStorage: it outlives the tab. */
export function createAlmacenLocal(): AlmacenPropio {
  return createAlmacen(() => window.localStorage);
}

export const almacenLocal = createAlmacenLocal();

/** The browser's sessionStorage: it ends with the tab. */
export const almacenPestana = createAlmacen(() => window.sessionStorage);

/** What a text of the almacén says, or null when it is absent or is not JSON. */
export function parseJson(texto: string | null): unknown {
  if (texto === null) return null;
  try {
    return JSON.parse(texto) as unknown;
  } catch {
    return null;
  }
}
