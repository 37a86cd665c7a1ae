import { almacenLocal, parseJson } from '../../shared/lib/almacen';

/** The dishes that this phone takes are stored per restaurante. */
export interface Habituales {
  /** The latest comes first. */
  ultimos: readonly string[];
  /** It counts orders per dish, by id; old ones fade. */
  veces: Readonly<Record<string, number>>;
}

export interface Atajos {
  recientes: readonly string[];
  /** It lists none of `recientes`. */
  frecuentes: readonly string[];
}

/** Each group has at most this many. */
export const MAX_ATAJOS = 8;
/** Some may leave the carta, so more are kept than are shown. */
const MAX_ULTIMOS = 3 * MAX_ATAJOS;
/** At this total all counts are halved, so old habits fade. */
const MAX_VECES = 600;
/** Once is no habit. */
const HABITO = 2;

const SIN_HABITUALES: Habituales = { ultimos: [], veces: {} };

export function addToma({ ultimos, veces }: Habituales, productoIds: readonly string[]): Habituales {
  const tomados = [...new Set(productoIds)];
  const contadas = { ...veces };
  tomados.forEach((id) => (contadas[id] = (contadas[id] ?? 0) + 1));
  return {
    ultimos: [...tomados, ...ultimos.filter((id) => !tomados.includes(id))].slice(0, MAX_ULTIMOS),
    veces: sumOf(contadas) > MAX_VECES ? halve(contadas) : contadas,
  };
}

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

export function noteToma(restauranteId: string, productoIds: readonly string[]): void {
  const despues = addToma(readHabituales(restauranteId), productoIds);
  almacenLocal.write(nombreDe(restauranteId), JSON.stringify(despues));
}

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
