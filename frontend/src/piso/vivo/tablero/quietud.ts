/**
 * What stays under a finger, on the wall and on every list of cards: what left keeps its place, and places
 * change later, all at once (docs/reglas/piso.md#what-stays-under-a-finger). Instants are ms of one clock.
 */

/** Nothing moves this long after something left, or was tapped (ms). */
export const REPOSO_MS = 2_000;
/** Places are put in order after this long, whatever happens (ms). */
export const PACIENCIA_MS = 8_000;
/** What has moved takes no tap for this long (ms). */
export const GUARDA_MS = 400;
/** A button whose act has become another takes no tap for this long: a second tap was meant for the one before (ms). */
export const GUARDA_ACTO_MS = 1_000;

/** Something asked for another order first, and last, then. */
export interface Desorden {
  desde: number;
  hasta: number;
}

export function noteDesorden<C extends { desorden: Desorden | null }>(cosas: C, ahora: number): C {
  return { ...cosas, desorden: { desde: cosas.desorden?.desde ?? ahora, hasta: ahora } };
}

interface PorOrdenar {
  /** `ido`: it left then. */
  idos: readonly (number | null)[];
  desorden: Desorden | null;
}

/** Returns null while there is nothing to put in order, or a finger is down. */
export function nextOrden({ idos, desorden }: PorOrdenar, dedo: boolean): number | null {
  const causas = idos.flatMap((ido) => ido ?? []);
  if (desorden) causas.push(desorden.desde, desorden.hasta);
  if (dedo || causas.length === 0) return null;
  return Math.min(Math.max(...causas) + REPOSO_MS, Math.min(...causas) + PACIENCIA_MS);
}

/** A card of a list, or the place of one that has left. */
export interface Puesto<T> {
  id: string;
  item: T;
  /** The card left then, and its place is kept. */
  ido: number | null;
}

/** A list of cards as it is shown. */
export interface Quietas<T> {
  puestos: readonly Puesto<T>[];
  desorden: Desorden | null;
}

/** What there is to show, in order. */
export interface PorMostrar<T> {
  items: readonly { id: string; item: T }[];
  dedo: boolean;
  /** What comes would push what stands below the list, and waits for the next order. */
  sobreOtros: boolean;
}

export const SIN_PUESTOS: Quietas<never> = { puestos: [], desorden: null };

/** While something has just left, been tapped or is under a finger, places stay and what comes goes last. */
export function syncQuietas<T>(quietas: Quietas<T>, porMostrar: PorMostrar<T>, ahora: number): Quietas<T> {
  const { items, dedo, sobreOtros } = porMostrar;
  const nuevos = new Map(items.map(({ id, item }) => [id, item]));
  const quedan = quietas.puestos.map((puesto) => syncPuesto(puesto, nuevos, ahora));
  const isQuieta = dedo || quietas.desorden !== null || quedan.some(({ ido }) => ido !== null);
  if (!isQuieta) return keepIgual(quietas, { puestos: inOrden(quedan, items), desorden: null });
  const conocidos = new Set(quedan.map(({ id }) => id));
  const llegados = items.filter(({ id }) => !conocidos.has(id));
  const puestos = [...quedan, ...(sobreOtros ? [] : inOrden([], llegados))];
  const vivos = puestos.filter(({ ido }) => ido === null);
  const isEnOrden = vivos.length === items.length && vivos.every(({ id }, i) => id === items[i]?.id);
  const desorden = quietas.desorden ?? (isEnOrden ? null : { desde: ahora, hasta: ahora });
  return keepIgual(quietas, { puestos, desorden });
}

/** All in order; a place whose card has left a moment ago stays where it is. */
export function orderQuietas<T>(
  { puestos }: Quietas<T>,
  { items }: PorMostrar<T>,
  ahora: number,
): Quietas<T> {
  const ordenados = inOrden(puestos, items);
  puestos.forEach((puesto, i) => {
    if (puesto.ido !== null && ahora - puesto.ido < REPOSO_MS) ordenados.splice(i, 0, puesto);
  });
  return { puestos: ordenados, desorden: null };
}

function syncPuesto<T>(puesto: Puesto<T>, items: ReadonlyMap<string, T>, ahora: number): Puesto<T> {
  const item = items.get(puesto.id);
  if (item === undefined) return puesto.ido === null ? { ...puesto, ido: ahora } : puesto;
  return puesto.ido === null && puesto.item === item ? puesto : { ...puesto, item, ido: null };
}

/** Those that are known stay the same objects. */
function inOrden<T>(puestos: readonly Puesto<T>[], items: PorMostrar<T>['items']): Puesto<T>[] {
  const conocidos = new Map(puestos.map((puesto) => [puesto.id, puesto]));
  return items.map(({ id, item }) => {
    const conocido = conocidos.get(id);
    return conocido?.item === item && conocido.ido === null ? conocido : { id, item, ido: null };
  });
}

function keepIgual<T>(antes: Quietas<T>, despues: Quietas<T>): Quietas<T> {
  const { puestos, desorden } = despues;
  const isIgual =
    desorden === antes.desorden &&
    puestos.length === antes.puestos.length &&
    puestos.every((puesto, i) => puesto === antes.puestos[i]);
  return isIgual ? antes : despues;
}
