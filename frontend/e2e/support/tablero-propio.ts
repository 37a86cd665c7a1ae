import type { Grupo } from '@carta/contracts';
import { isPagado } from '../../src/piso/vivo/mesas/grupos';
import { ConexionTablero } from '../../src/piso/vivo/motor/conexion-tablero';
import { startReloj } from '../../src/piso/vivo/motor/start-reloj';
import { resetTablero, useTablero } from '../../src/piso/vivo/tablero/useTablero';
import { setGanchosSesion } from '../../src/shared/api/cliente';

/** The board of the product itself, without its screen. */
export interface TableroPropio {
  conexion(): 'conectando' | 'directo' | 'lento' | 'cortada';
  /** The unpaid mesas it shows, by id. */
  grupos(): Grupo[];
  stop(): void;
}

/** Runs the board's engine in this process as a page opened at `url` would: one at a time. */
export function openTableroPropio(url: string, token: string): TableroPropio {
  const leavePage = enterPage(url);
  setGanchosSesion({
    token: () => token,
    refresh: () => Promise.resolve(token),
    onUnauthorized: () => undefined,
  });
  resetTablero();
  const conexion = new ConexionTablero(() => reloj.wake());
  const reloj = startReloj(() => {
    conexion.tick();
    return conexion.calmaHasta;
  });
  const unsubscribe = useTablero.subscribe(reloj.wake);
  void conexion.start();
  return {
    conexion: () => useTablero.getState().conexion.estado,
    grupos: () => sortGrupos([...useTablero.getState().grupos.values()].filter((grupo) => !isPagado(grupo))),
    stop: () => {
      unsubscribe();
      reloj.stop();
      conexion.stop();
      leavePage();
    },
  };
}

export function sortGrupos(grupos: readonly Grupo[]): Grupo[] {
  return [...grupos].sort((a, b) => a.grupoMesa.localeCompare(b.grupoMesa));
}

/** What a page has and Node has not: an address, to which paths are relative. */
function enterPage(url: string): () => void {
  const { fetch } = globalThis;
  Object.defineProperty(globalThis, 'location', { value: new URL(url), configurable: true });
  globalThis.fetch = (input, init) => fetch(typeof input === 'string' ? new URL(input, url) : input, init);
  return () => {
    globalThis.fetch = fetch;
    Reflect.deleteProperty(globalThis, 'location');
  };
}
