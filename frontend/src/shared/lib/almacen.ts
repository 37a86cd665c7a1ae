export interface Almacen {
  read: (nombre: string) => string | null;
  write: (nombre: string, texto: string) => void;
  /** Calls back when another tab writes `nombre`; returns how to stop. */
  onCambioAjeno: (nombre: string, aviso: () => void) => () => void;
}

export interface AlmacenPropio extends Almacen {
  remove: (nombre: string) => void;
  namesFrom: (prefijo: string) => string[];
  /** Also when it removes one; returns how to stop. */
  onCambioDesde: (prefijo: string, aviso: () => void) => () => void;
}

/**
 * A browser may refuse storage (cookies, private mode, full disk); texts then stay in memory, so the page
 * works until it is closed.
 */
function createAlmacen(getStorage: () => Storage): AlmacenPropio {
  /** A null was removed, perhaps not from the storage. */
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
        // only those in memory are listed
      }
      return [...nombres].filter((nombre) => nombre.startsWith(prefijo));
    },

    onCambioAjeno: (nombre, aviso) => onStorage((escrito) => escrito === nombre, aviso),
    onCambioDesde: (prefijo, aviso) => onStorage((escrito) => escrito.startsWith(prefijo), aviso),
  };
}

function onStorage(isSeguido: (nombre: string) => boolean, aviso: () => void): () => void {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === null || isSeguido(key)) aviso();
  };
  window.addEventListener('storage', handleStorage);
  return () => window.removeEventListener('storage', handleStorage);
}

export function createAlmacenLocal(): AlmacenPropio {
  return createAlmacen(() => window.localStorage);
}

export const almacenLocal = createAlmacenLocal();

export const almacenPestana = createAlmacen(() => window.sessionStorage);

export function parseJson(texto: string | null): unknown {
  if (texto === null) return null;
  try {
    return JSON.parse(texto) as unknown;
  } catch {
    return null;
  }
}
