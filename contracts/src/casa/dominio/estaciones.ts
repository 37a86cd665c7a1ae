import type { TipoPedido } from './tipo-categoria';

/** A station has a screen when one answers its latidos (docs/reglas.md#who-is-looking). */

/** The board (`tablero`) and `todo` show both stations' work; `caja` and `sala` show none. */
export const PANTALLAS = ['cocina', 'barra', 'todo', 'tablero', 'caja', 'sala'] as const;
export type Pantalla = (typeof PANTALLAS)[number];

export interface Estaciones {
  cocina: number;
  barra: number;
}

/** A screen that has not answered for this long (ms) is not looking. */
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

export function estacionDe(tipo: TipoPedido): keyof Estaciones {
  return ESTACION_DE[tipo];
}

export function showsTipo(pantalla: Pantalla, tipo: TipoPedido): boolean {
  const estaciones: readonly (keyof Estaciones)[] = MIRA[pantalla];
  return estaciones.includes(ESTACION_DE[tipo]);
}

export function parsePantalla(valor: unknown): Pantalla | null {
  return PANTALLAS.find((conocida) => conocida === valor) ?? null;
}

export function countEstaciones(pantallas: Iterable<Pantalla>): Estaciones {
  const abiertas: Estaciones = { cocina: 0, barra: 0 };
  for (const pantalla of pantallas) for (const estacion of MIRA[pantalla]) abiertas[estacion] += 1;
  return abiertas;
}

/** Returns the station whose work nobody sees, the kitchen first; otherwise null. */
export function estacionSinPantalla(
  { cocina, barra }: Estaciones,
  abiertos: Readonly<Record<TipoPedido, number>>,
): keyof Estaciones | null {
  if (abiertos.comida + abiertos.bebida === 0) return null;
  if (cocina + barra === 0) return 'cocina';
  if (abiertos.comida > 0 && cocina === 0) return 'cocina';
  return abiertos.bebida > 0 && barra === 0 ? 'barra' : null;
}
