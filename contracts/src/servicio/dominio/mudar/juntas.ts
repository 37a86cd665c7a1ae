import type { GrupoMesa } from '../mesa/grupo';
import { rechazo } from '../mesa/movimiento';
import type { Movimiento } from '../mesa/movimiento';
import { isSince } from '../mesa/vista';

/**
 * Mesas joined for one party keep their own tabs, and the leader's lists them all
 * (docs/reglas/piso.md#joining-mesas).
 */

export const JUNTAS_MAX = 10;
/** A tab's trail of joining and parting must not grow without end. */
const VECES_MAX = 50;

export function normalizeJuntas(mesas: readonly number[]): readonly number[] {
  return [...new Set(mesas)].sort((a, b) => a - b);
}

/**
 * Sets the mesas of this tab's party, own included; none, or its own alone, parts them. The write itself
 * finds out whether a mesa is in another party.
 * @param revVista refused if the party has changed since.
 */
export function joinMesas(grupo: GrupoMesa, mesas: readonly number[], revVista: number): Movimiento {
  const pedidas = normalizeJuntas(mesas);
  const juntas = pedidas.length > 1 ? pedidas : [];
  if (grupo.pagado) return rechazo('ESTADO_CAMBIADO');
  if (String(juntas) === String(grupo.mesasJuntas ?? [])) return { ok: true, grupo };
  if (isSince(grupo.revJuntas, revVista)) return rechazo('ESTADO_CAMBIADO');
  if (juntas.length > JUNTAS_MAX || (juntas.length > 0 && !juntas.includes(grupo.mesa))) {
    return rechazo('ESTADO_CAMBIADO');
  }
  if ((grupo.vecesJuntas ?? 0) >= VECES_MAX) return rechazo('MUY_MOVIDA');
  return { ok: true, grupo: withJuntas(grupo, juntas) };
}

/** Removes mesas that turned out not to be the party's; the leader's own stays. */
export function releaseMesas(grupo: GrupoMesa, ajenas: readonly number[]): Movimiento {
  const { mesa, mesasJuntas = [] } = grupo;
  const propias = mesasJuntas.filter((candidata) => candidata === mesa || !ajenas.includes(candidata));
  return { ok: true, grupo: propias.length === mesasJuntas.length ? grupo : withJuntas(grupo, propias) };
}

function withJuntas(grupo: GrupoMesa, juntas: readonly number[]): GrupoMesa {
  const { mesasJuntas: _antes, vecesJuntas = 0, ...resto } = grupo;
  const rev = grupo.rev + 1;
  return {
    ...resto,
    ...(juntas.length > 1 ? { mesasJuntas: juntas } : {}),
    rev,
    revJuntas: rev,
    vecesJuntas: vecesJuntas + 1,
  };
}

/** Returns the mesas that tabs have left since they were seen there. */
export function mesasDejadas(
  vistos: readonly Pick<GrupoMesa, 'id' | 'mesa'>[],
  ahora: readonly Pick<GrupoMesa, 'id' | 'mesa'>[],
): readonly number[] {
  const lugares = new Map(ahora.map(({ id, mesa }) => [id, mesa]));
  return vistos.filter(({ id, mesa }) => lugares.get(id) !== mesa).map(({ mesa }) => mesa);
}

interface EnJunta {
  mesa: number;
  mesasJuntas?: readonly number[] | undefined;
}

/** Returns null when the mesa is in no party. */
export function liderDe<T extends EnJunta>(abiertos: readonly T[], mesa: number): T | null {
  return abiertos.find(({ mesasJuntas }) => mesasJuntas?.includes(mesa)) ?? null;
}

/** The leader is paid last; without a party, only the mesa's own tab is returned. */
export function partidaDe<T extends EnJunta>(abiertos: readonly T[], mesa: number): readonly T[] {
  const lider = liderDe(abiertos, mesa);
  if (!lider) return abiertos.filter((grupo) => grupo.mesa === mesa);
  const resto = abiertos.filter((grupo) => grupo !== lider && lider.mesasJuntas?.includes(grupo.mesa));
  return [...[...resto].sort((a, b) => a.mesa - b.mesa), lider];
}

export function nombreMesas(mesas: readonly number[]): string {
  return `${mesas.length > 1 ? 'Mesas' : 'Mesa'} ${mesas.join(' + ')}`;
}
