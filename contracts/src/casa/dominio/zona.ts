import type { ConOriginal } from './lenguas';

/**
 * A part of a house whose prices may differ ('Terraza'). A mesa in no zona is in the Sala, which is never
 * named (docs/reglas/carta.md#zones).
 */
export interface Zona extends ConOriginal {
  _id: string;
  nombre: string;
  /** The canonical form is '1-12,20'. */
  mesas: string;
}

export const SALA = 'Sala';

/** Returns null for the Sala. */
export function zonaDeMesa<T extends Pick<Zona, 'mesas'>>(
  zonas: readonly T[] | undefined,
  mesa: number | null,
): T | null {
  if (mesa === null) return null;
  return zonas?.find(({ mesas }) => hasMesa(mesas, mesa)) ?? null;
}

/** Expects canonical text, and is fast, because every order and every phone asks. */
function hasMesa(mesas: string, mesa: number): boolean {
  return mesas.split(',').some((parte) => {
    const [desde = '', hasta = desde] = parte.split('-');
    return Number(desde) <= mesa && mesa <= Number(hasta);
  });
}
