import { estacionDe, estacionesDeTipo } from './cocina';
import type { EstacionCasa, EstacionFija } from './cocina';
import { TIPOS_PEDIDO } from './tipo-categoria';
import type { TipoPedido } from './tipo-categoria';

/** A station has a screen when one answers its latidos (docs/reglas/piso.md#who-is-looking). */

/** The board (`tablero`) and `todo` show both stations' work; `caja`, `sala` and `pase` show none. */
export const PANTALLAS = ['cocina', 'barra', 'todo', 'tablero', 'caja', 'sala', 'pase'] as const;
export type Pantalla = (typeof PANTALLAS)[number];

/** The walls of tickets: they may show some stations alone. */
const MUROS = ['todo', 'cocina', 'barra'] as const satisfies readonly Pantalla[];

/** With `solo` a screen shows only the lines of these stations. */
export interface Mirada {
  pantalla: Pantalla;
  solo?: readonly string[] | undefined;
}

export interface MiradaMuro extends Mirada {
  pantalla: (typeof MUROS)[number];
}

export interface Estaciones {
  /** These screens show everything of the kitchen, or of the bar. */
  cocina: number;
  barra: number;
  /** These show some stations alone, counted by station; absent where there is none. */
  solo?: Record<string, number>;
}

/** A screen that has not answered for this long (ms) is not looking. */
export const SIN_RESPUESTA_MS = 5_000;

const NOMBRE = { cocina: 'Cocina', barra: 'Barra' } as const;

const MIRA = {
  cocina: ['cocina'],
  barra: ['barra'],
  todo: ['cocina', 'barra'],
  tablero: ['cocina', 'barra'],
  caja: [],
  sala: [],
  pase: [],
} as const satisfies Record<Pantalla, readonly EstacionFija[]>;

/** The kitchen and what the house has beside it, then the bar. */
export function estacionesDe(casa: readonly EstacionCasa[] = []): EstacionCasa[] {
  return TIPOS_PEDIDO.flatMap((tipo) => {
    const _id = estacionDe(tipo);
    return [{ _id, nombre: NOMBRE[_id], tipo }, ...estacionesDeTipo(casa, tipo)];
  });
}

/** A line without a station, or of one that the house no longer has, is the kitchen's or the bar's. */
export function estacionDeLinea(
  { estacion }: { estacion?: { id: string } },
  tipo: TipoPedido,
  casa: readonly EstacionCasa[] = [],
): string {
  const propia = estacion && estacionesDeTipo(casa, tipo).find(({ _id }) => _id === estacion.id);
  return propia?._id ?? estacionDe(tipo);
}

export function showsTipo(pantalla: Pantalla, tipo: TipoPedido): boolean {
  const estaciones: readonly string[] = MIRA[pantalla];
  return estaciones.includes(estacionDe(tipo));
}

/** What a wall of these stations shows; null where the house has none of them: what is unknown hides no dish. */
export function miradaDe(
  nombradas: readonly string[],
  casa: readonly EstacionCasa[] = [],
): MiradaMuro | null {
  const todas = estacionesDe(casa);
  const elegidas = todas.filter(({ _id }) => nombradas.includes(_id));
  const [primera, ...demas] = elegidas;
  if (casa.length === 0 || primera === undefined) return null;
  const isDeUno = demas.every(({ tipo }) => tipo === primera.tipo);
  const pantalla = isDeUno ? estacionDe(primera.tipo) : 'todo';
  const isTodo = todas.every(
    (estacion) => elegidas.includes(estacion) || !showsTipo(pantalla, estacion.tipo),
  );
  return { pantalla, ...(isTodo ? {} : { solo: elegidas.map(({ _id }) => _id) }) };
}

export function parsePantalla(valor: unknown): Pantalla | null {
  return PANTALLAS.find((conocida) => conocida === valor) ?? null;
}

function isMuro(pantalla: Pantalla): boolean {
  return MUROS.some((muro) => muro === pantalla);
}

/** A house names eight at most, beside the two that each has. */
export const ESTACIONES_MAX = 10;
const ESTACION = /^(cocina|barra|[0-9a-f]{24})$/;

export function isEstacion(valor: unknown): valor is string {
  return typeof valor === 'string' && ESTACION.test(valor);
}

/** As a screen answers a latido; null is no screen. What is named wrongly counts for no station. */
export function parseMirada(valor: unknown, solo?: unknown): Mirada | null {
  const pantalla = parsePantalla(valor);
  if (pantalla === null) return null;
  if (solo === undefined || solo === null || !isMuro(pantalla)) return { pantalla };
  const nombradas: readonly unknown[] = Array.isArray(solo) ? solo.slice(0, ESTACIONES_MAX) : [];
  return { pantalla, solo: [...new Set(nombradas.filter(isEstacion))] };
}

export function countEstaciones(miradas: Iterable<Mirada>): Estaciones {
  const abiertas: Estaciones = { cocina: 0, barra: 0 };
  for (const { pantalla, solo } of miradas) {
    if (solo) for (const estacion of solo) addSolo(abiertas, estacion, 1);
    else for (const estacion of MIRA[pantalla]) abiertas[estacion] += 1;
  }
  return abiertas;
}

export function sumEstaciones(a: Estaciones, b: Estaciones): Estaciones {
  const suma = countEstaciones([]);
  for (const { cocina, barra, solo = {} } of [a, b]) {
    suma.cocina += cocina;
    suma.barra += barra;
    for (const [estacion, cuantas] of Object.entries(solo)) addSolo(suma, estacion, cuantas);
  }
  return suma;
}

function addSolo(estaciones: Estaciones, estacion: string, cuantas: number): void {
  estaciones.solo ??= {};
  estaciones.solo[estacion] = (estaciones.solo[estacion] ?? 0) + cuantas;
}

export function isNadie({ cocina, barra, solo }: Estaciones): boolean {
  return cocina + barra === 0 && solo === undefined;
}

/** How many screens show the lines of a station. */
export function countMiran(
  { solo, ...enteras }: Estaciones,
  { _id, tipo }: Pick<EstacionCasa, '_id' | 'tipo'>,
): number {
  return enteras[estacionDe(tipo)] + (solo?.[_id] ?? 0);
}

/** Of the stations that have work, returns the first that nobody sees: with no screen at all the kitchen. */
export function estacionSinPantalla(
  estaciones: Estaciones,
  conTrabajo: readonly EstacionCasa[],
): EstacionCasa | null {
  if (conTrabajo.length === 0) return null;
  const [cocina = null] = estacionesDe();
  if (isNadie(estaciones)) return cocina;
  return conTrabajo.find((estacion) => countMiran(estaciones, estacion) === 0) ?? null;
}
