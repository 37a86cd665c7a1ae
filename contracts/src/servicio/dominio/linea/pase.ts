import type { EstadoLinea } from './estado-linea';

/**
 * Where a house lets dishes wait, a line belongs to a pase (a course) of its mesa, and is made once that pase
 * has marched (docs/reglas/piso.md#marchar).
 */

/** Name and order are those at the time of ordering; `auto` marches once all before it is entregado. */
export interface PaseDeLinea {
  id: string;
  nombre: string;
  orden: number;
  auto?: true;
}

/** Lines of the database, the domain and the API alike. */
export interface LineaConPase {
  pase?: Pick<PaseDeLinea, 'id' | 'nombre' | 'orden'>;
  marchada?: unknown;
  estado: EstadoLinea;
  cancelada?: unknown;
}

/** It is wanted and nobody makes it yet; its estado is pendiente. */
export function isEnEspera({ pase, marchada, cancelada }: Omit<LineaConPase, 'estado'>): boolean {
  return pase !== undefined && marchada === undefined && cancelada === undefined;
}

export function enEsperaOf<L extends LineaConPase>(lineas: readonly L[]): L[] {
  return lineas.filter(isEnEspera);
}

/** Once a pase has marched, what is added to it marches at once. Cancelled lines tell where no other is left. */
export function hasMarchado(lineas: readonly LineaConPase[], paseId: string): boolean {
  const suyas = lineas.filter(({ pase }) => pase?.id === paseId);
  const vivas = suyas.filter(({ cancelada }) => cancelada === undefined);
  return (vivas.length > 0 ? vivas : suyas).some(({ marchada }) => marchada !== undefined);
}

/** A pase of a mesa, as its lines tell it. */
export interface PaseDeMesa<L extends LineaConPase = LineaConPase> {
  id: string;
  nombre: string;
  orden: number;
  /** The wanted ones. */
  lineas: L[];
}

/** The pases of which something is still wanted, in the order of their first lines, whatever the house's is by now. */
export function pasesOf<L extends LineaConPase>(lineas: readonly L[]): PaseDeMesa<L>[] {
  const porId = new Map<string, PaseDeMesa<L>>();
  for (const linea of lineas) {
    const { pase, cancelada } = linea;
    if (pase === undefined || cancelada !== undefined) continue;
    const { id, nombre, orden } = pase;
    const conocido = porId.get(id);
    if (conocido) conocido.lineas.push(linea);
    else porId.set(id, { id, nombre, orden, lineas: [linea] });
  }
  return [...porId.values()].sort((a, b) => a.orden - b.orden);
}

/** Something of the pases before this one, in their order at the mesa, is wanted and not served. */
export function isPorServirAntes(lineas: readonly LineaConPase[], paseId: string): boolean {
  for (const pase of pasesOf(lineas)) {
    if (pase.id === paseId) return false;
    if (pase.lineas.some(({ estado }) => estado !== 'entregado')) return true;
  }
  return false;
}

/**
 * Whether what an order has of this pase marches with it: its pase has marched already, or nothing of an
 * earlier one is before it. So the first pase of a mesa never waits.
 * @param previas the lines of the tab before the order
 * @param nuevas those of the order
 */
export function isMarchadaAlLlegar(
  { id }: Pick<PaseDeLinea, 'id'>,
  previas: readonly LineaConPase[],
  nuevas: readonly LineaConPase[],
): boolean {
  if (hasMarchado(previas, id)) return true;
  if (enEsperaOf(previas).some(({ pase }) => pase?.id === id)) return false;
  return !isPorServirAntes([...previas, ...nuevas], id);
}
