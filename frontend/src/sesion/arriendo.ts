import { almacenLocal, parseJson } from '../shared/lib/almacen';
import type { Almacen } from '../shared/lib/almacen';
import { cerrojoDelNavegador } from '../shared/lib/cerrojo';
import type { Cerrojo } from '../shared/lib/cerrojo';
import { createClave } from '../shared/lib/clave';

/** A turn written down where every tab can read it: whose it is, and until when (ms of this clock). */
interface Arriendo {
  dueno: string;
  hasta: number;
}

/** Milliseconds: what a turn lasts at most, a tab may be frozen in its own; between two looks at it. */
const VIDA = 15_000;
const ENTRE_MIRADAS = 200;
/** How long another tab's write may take to be seen, in ms. */
const ASENTAMIENTO = 40;

/**
 * One at a time across the tabs of this browser, by a lease in its storage: plain http on a LAN has no
 * Web Locks. Two tabs that write in the same instant may both believe it theirs for `ASENTAMIENTO` at
 * most, so the task must bear running twice; a turn that is never given back ends by itself.
 */
export function createArriendo(almacen: Almacen, sleep = pause): Cerrojo {
  const read = (clave: string) => toArriendo(parseJson(almacen.read(clave)), Date.now());

  async function take(clave: string, dueno: string): Promise<void> {
    const paciencia = Date.now() + VIDA;
    while (Date.now() < paciencia) {
      const actual = read(clave);
      if (actual === null) {
        almacen.write(clave, JSON.stringify({ dueno, hasta: Date.now() + VIDA } satisfies Arriendo));
        await sleep(ASENTAMIENTO);
        if (read(clave)?.dueno === dueno) return;
      } else await sleep(ENTRE_MIRADAS);
    }
  }

  return async (nombre, task) => {
    const clave = `turno.${nombre}`;
    const dueno = createClave();
    await take(clave, dueno);
    try {
      return await task();
    } finally {
      if (read(clave)?.dueno === dueno) almacen.write(clave, '');
    }
  };
}

/** Web Locks where there are, else a lease. */
export const turnoDelNavegador: Cerrojo = (nombre, task) =>
  (navigator as Partial<Navigator>).locks ? cerrojoDelNavegador(nombre, task) : arriendoLocal(nombre, task);

const arriendoLocal = createArriendo(almacenLocal);

/** A turn that still counts; one that would last longer than any may was written before the clock went back. */
function toArriendo(valor: unknown, ahora: number): Arriendo | null {
  if (typeof valor !== 'object' || valor === null) return null;
  const { dueno, hasta } = valor as Partial<Arriendo>;
  if (typeof dueno !== 'string' || typeof hasta !== 'number') return null;
  return hasta > ahora && hasta <= ahora + VIDA ? { dueno, hasta } : null;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
