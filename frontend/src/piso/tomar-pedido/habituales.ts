import { almacenLocal, parseJson } from '../../shared/lib/almacen';

/** What this phone takes down, dish by dish: kept on it, one for each restaurante. */
export interface Habituales {
  /** Ids of the dishes taken last, the latest first. */
  ultimos: readonly string[];
  /** In how many orders each dish has been, by id; old ones fade. */
  veces: Readonly<Record<string, number>>;
}

/** Ids of dishes that are at hand above all others. */
export interface Atajos {
  recientes: readonly string[];
  /** None of the former. */
  frecuentes: readonly string[];
}

/** Dishes in each of the two groups, at most. */
export const MAX_ATAJOS = 8;
/** More are remembered than are shown, for some may be gone from the carta. */
const MAX_ULTIMOS = 3 * MAX_ATAJOS;
/** What is counted in all before everything counts half: what was taken last month gives way. */
const MAX_VECES = 600;
/** A dish that has been taken once is nobody's habit. */
const HABITO = 2;

const SIN_HABITUALES: Habituales = { ultimos: [], veces: {} };

/** With one more order, of these products. */
export function addToma({ ultimos, veces }: Habituales, productoIds: readonly string[]): Habituales {
  const tomados = [...new Set(productoIds)];
  const contadas = { ...veces };
  tomados.forEach((id) => (contadas[id] = (contadas[id] ?? 0) + 1));
  return {
    ultimos: [...tomados, ...ultimos.filter((id) => !tomados.includes(id))].slice(0, MAX_ULTIMOS),
    veces: sumOf(contadas) > MAX_VECES ? halve(contadas) : contadas,
  };
}

/** What to put at hand, among what can be ordered. */
export function atajosOf({ ultimos, veces }: Habituales, pedibles: ReadonlySet<string>): Atajos {
  const recientes = ultimos.filter((id) => pedibles.has(id)).slice(0, MAX_ATAJOS);
  const frecuentes = Object.entries(veces)
    .filter(([id, cuantas]) => cuantas >= HABITO && pedibles.has(id) && !recientes.includes(id))
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_ATAJOS)
    .map(([id]) => id);
  return { recientes, frecuentes };
}

export function readHabituales(restauranteId: string): Habituales {
  return parseHabituales(almacenLocal.read(nombreDe(restauranteId)));
}

/** Notes an order that the kitchen has. */
export function noteToma(restauranteId: string, productoIds: readonly string[]): void {
  const despues = addToma(readHabituales(restauranteId), productoIds);
  almacenLocal.write(nombreDe(restauranteId), JSON.stringify(despues));
}

/** Reads what was kept; what is not understood is left out. */
export function parseHabituales(texto: string | null): Habituales {
  const crudo = parseJson(texto);
  if (typeof crudo !== 'object' || crudo === null) return SIN_HABITUALES;
  const { ultimos, veces } = crudo as Record<string, unknown>;
  return {
    ultimos: Array.isArray(ultimos)
      ? ultimos.filter((id) => typeof id === 'string').slice(0, MAX_ULTIMOS)
      : [],
    veces: Object.fromEntries(
      Object.entries(typeof veces === 'object' && veces !== null ? veces : {}).filter(
        (entrada): entrada is [string, number] => Number.isSafeInteger(entrada[1]) && Number(entrada[1]) > 0,
      ),
    ),
  };
}

const nombreDe = (restauranteId: string) => `carta.habituales.${restauranteId}`;

const sumOf = (veces: Record<string, number>) =>
  Object.values(veces).reduce((suma, cuantas) => suma + cuantas, 0);

function halve(veces: Record<string, number>): Record<string, number> {
  const mitades = Object.entries(veces).map(([id, cuantas]) => [id, Math.floor(cuantas / 2)] as const);
  return Object.fromEntries(mitades.filter(([, cuantas]) => cuantas > 0));
}
