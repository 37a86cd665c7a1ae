import { almacenLocal, parseJson } from '../shared/lib/almacen';
import type { Almacen } from '../shared/lib/almacen';
import { cerrojoDelNavegador } from '../shared/lib/cerrojo';
import type { Cerrojo } from '../shared/lib/cerrojo';
import { createClave } from '../shared/lib/clave';

/** `hasta` in ms on this clock. */
interface Arriendo {
  dueno: string;
  hasta: number;
}

/** ms: the longest turn, since a tab may be frozen in it; between two checks. */
const VIDA = 15_000;
const ENTRE_MIRADAS = 200;
/** ms in which another tab's write becomes visible. */
const ASENTAMIENTO = 40;

/**
 * One task at a time across tabs, by a lease in the storage, because plain http has no Web Locks. Two tabs
 * writing at once may both hold it for `ASENTAMIENTO`, so tasks must bear running twice; an abandoned lease
 * expires.
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

export const turnoDelNavegador: Cerrojo = (nombre, task) =>
  (navigator as Partial<Navigator>).locks ? cerrojoDelNavegador(nombre, task) : arriendoLocal(nombre, task);

const arriendoLocal = createArriendo(almacenLocal);

/** A lease longer than allowed was written before the clock went back. */
function toArriendo(valor: unknown, ahora: number): Arriendo | null {
  if (typeof valor !== 'object' || valor === null) return null;
  const { dueno, hasta } = valor as Partial<Arriendo>;
  if (typeof dueno !== 'string' || typeof hasta !== 'number') return null;
  return hasta > ahora && hasta <= ahora + VIDA ? { dueno, hasta } : null;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
