import type { GrupoMesa } from './grupo';
import { rechazo } from './movimiento';
import type { Movimiento } from './movimiento';
import { isSince } from './vista';

/**
 * Mesas pushed together for one party (docs/reglas.md#joining-mesas): each keeps its own tab, and one of them,
 * the leader, names them all. A link, and never a copy.
 */

/** How many mesas a party may sit at. */
export const JUNTAS_MAX = 10;
/** How often one tab may join and part: what bounds the trail of it. */
const VECES_MAX = 50;

/** The mesas of a party in order, each once. */
export function normalizeJuntas(mesas: readonly number[]): readonly number[] {
  return [...new Set(mesas)].sort((a, b) => a - b);
}

/**
 * Says which mesas the party of this tab sits at, its own included; none, or its own alone, parts them. That
 * no mesa is of two parties, the write itself finds out.
 * @param revVista what the screen saw: who has joined or parted them since is not undone.
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

/** Takes out of a party the mesas that turned out to be nobody's of it; the leader's own stays. */
export function releaseMesas(grupo: GrupoMesa, ajenas: readonly number[]): Movimiento {
  const { mesa, mesasJuntas = [] } = grupo;
  const propias = mesasJuntas.filter((candidata) => candidata === mesa || !ajenas.includes(candidata));
  return { ok: true, grupo: propias.length === mesasJuntas.length ? grupo : withJuntas(grupo, propias) };
}

/** One mesa is no party. */
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

/** The mesas that some tabs have left since they were seen there. */
export function mesasDejadas(
  vistos: readonly Pick<GrupoMesa, 'id' | 'mesa'>[],
  ahora: readonly Pick<GrupoMesa, 'id' | 'mesa'>[],
): readonly number[] {
  const lugares = new Map(ahora.map(({ id, mesa }) => [id, mesa]));
  return vistos.filter(({ id, mesa }) => lugares.get(id) !== mesa).map(({ mesa }) => mesa);
}

/** A tab, as far as parties go. */
interface EnJunta {
  mesa: number;
  mesasJuntas?: readonly number[] | undefined;
}

/** The tab that leads the party a mesa belongs to, among the open ones; null when it is of none. */
export function liderDe<T extends EnJunta>(abiertos: readonly T[], mesa: number): T | null {
  return abiertos.find(({ mesasJuntas }) => mesasJuntas?.includes(mesa)) ?? null;
}

/** The open tabs of the party a mesa belongs to, the leader last, as they are paid; its own alone without one. */
export function partidaDe<T extends EnJunta>(abiertos: readonly T[], mesa: number): readonly T[] {
  const lider = liderDe(abiertos, mesa);
  if (!lider) return abiertos.filter((grupo) => grupo.mesa === mesa);
  const resto = abiertos.filter((grupo) => grupo !== lider && lider.mesasJuntas?.includes(grupo.mesa));
  return [...[...resto].sort((a, b) => a.mesa - b.mesa), lider];
}

/** 'Mesa 6', or 'Mesas 6 + 7' of a party. */
export function nombreMesas(mesas: readonly number[]): string {
  return `${mesas.length > 1 ? 'Mesas' : 'Mesa'} ${mesas.join(' + ')}`;
}
