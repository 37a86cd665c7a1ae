import type { TipoPedido } from './tipo-categoria';

/**
 * Who is looking: the screens that answer the server's latido, and what follows when a station with
 * work has none (docs/reglas.md#who-is-looking).
 */

/**
 * What a screen shows. The board of active orders and a wall of both show everything; the boards of
 * delivered and paid mesas (`caja`) and the waiters' screens show no station's work.
 */
export const PANTALLAS = ['cocina', 'barra', 'todo', 'tablero', 'caja', 'sala'] as const;
export type Pantalla = (typeof PANTALLAS)[number];

/** How many screens are answering for each station. */
export interface Estaciones {
  cocina: number;
  barra: number;
}

/** A screen that has not answered for this long is not looking, in ms. */
export const SIN_RESPUESTA_MS = 5_000;

const ESTACION_DE = {
  comida: 'cocina',
  bebida: 'barra',
} as const satisfies Record<TipoPedido, keyof Estaciones>;

const MIRA = {
  cocina: ['cocina'],
  barra: ['barra'],
  todo: ['cocina', 'barra'],
  tablero: ['cocina', 'barra'],
  caja: [],
  sala: [],
} as const satisfies Record<Pantalla, readonly (keyof Estaciones)[]>;

/** Where the tickets of a tipo are made. */
export function estacionDe(tipo: TipoPedido): keyof Estaciones {
  return ESTACION_DE[tipo];
}

/** Whether somebody at this screen sees the tickets of a tipo. */
export function showsTipo(pantalla: Pantalla, tipo: TipoPedido): boolean {
  const estaciones: readonly (keyof Estaciones)[] = MIRA[pantalla];
  return estaciones.includes(ESTACION_DE[tipo]);
}

export function parsePantalla(valor: unknown): Pantalla | null {
  return PANTALLAS.find((conocida) => conocida === valor) ?? null;
}

/** The screens of each station, counted. */
export function countEstaciones(pantallas: Iterable<Pantalla>): Estaciones {
  const cuenta: Estaciones = { cocina: 0, barra: 0 };
  for (const pantalla of pantallas) for (const estacion of MIRA[pantalla]) cuenta[estacion] += 1;
  return cuenta;
}

/** The station whose work waits where nobody looks, the kitchen first; null when somebody does. */
export function estacionSinPantalla(
  { cocina, barra }: Estaciones,
  abiertos: Readonly<Record<TipoPedido, number>>,
): keyof Estaciones | null {
  if (abiertos.comida + abiertos.bebida === 0) return null;
  if (cocina + barra === 0) return 'cocina';
  if (abiertos.comida > 0 && cocina === 0) return 'cocina';
  return abiertos.bebida > 0 && barra === 0 ? 'barra' : null;
}
