import type { ConOriginal } from './lenguas';
import type { TipoPedido } from './tipo-categoria';

/**
 * The courses in which a house serves, and its stations beyond cocina and barra (docs/reglas/piso.md#pases,
 * docs/reglas/piso.md#estaciones). Both lists are in the house's order.
 */
export interface Pase extends ConOriginal {
  _id: string;
  nombre: string;
}

/** It makes lines of one ticket only: the kitchen's (comida) or the bar's (bebida). */
export interface EstacionCasa {
  _id: string;
  nombre: string;
  tipo: TipoPedido;
}

/** These are offered to a house without pases. */
export const PASES_INICIALES = ['Entrantes', 'Primeros', 'Segundos', 'Postres'] as const;

/** What comes later marches at once, when the sala says so, or by itself once all before it is served. */
export const MARCHAR = ['todo', 'sala', 'auto'] as const;
export type Marchar = (typeof MARCHAR)[number];

/** As a product's own pase: it marches at once, whatever its categoría says. */
export const SIN_PASE = 'ninguno';

/**
 * Ids of a pase and an estación; one that the house does not have counts as none. A product may also say
 * SIN_PASE, and 'cocina' or 'barra': the station that every house has of its ticket.
 */
export interface Destino {
  pase?: string;
  estacion?: string;
}

export interface DestinoDeCategoria extends Destino {
  tipo: TipoPedido;
}

/** A product's own pase wins over its categoría's; a bebida has none. */
export function paseDe(
  producto: Destino,
  categoria: DestinoDeCategoria | undefined,
  pases: readonly Pase[] = [],
): Pase | null {
  if (categoria?.tipo === 'bebida' || producto.pase === SIN_PASE) return null;
  return byId(pases, producto.pase) ?? byId(pases, categoria?.pase);
}

/** Null is the cocina or the barra. */
export function estacionPropia(
  producto: Destino,
  categoria: DestinoDeCategoria | undefined,
  estaciones: readonly EstacionCasa[] = [],
): EstacionCasa | null {
  const tipo = categoria?.tipo ?? 'comida';
  if (producto.estacion === estacionDe(tipo)) return null;
  const delTicket = estacionesDeTipo(estaciones, tipo);
  return byId(delTicket, producto.estacion) ?? byId(delTicket, categoria?.estacion);
}

/** Each house has these two. */
export type EstacionFija = 'cocina' | 'barra';

const ESTACION_DE = {
  comida: 'cocina',
  bebida: 'barra',
} as const satisfies Record<TipoPedido, EstacionFija>;

export function estacionDe(tipo: TipoPedido): EstacionFija {
  return ESTACION_DE[tipo];
}

export function estacionesDeTipo(
  estaciones: readonly EstacionCasa[] = [],
  tipo: TipoPedido,
): readonly EstacionCasa[] {
  return estaciones.filter((estacion) => estacion.tipo === tipo);
}

export interface CasaConCocina {
  pases?: readonly Pase[];
  estaciones?: readonly EstacionCasa[];
  /** Absent is `todo`. */
  marchar?: Marchar;
}

function byId<T extends { _id: string }>(partes: readonly T[], id: string | undefined): T | null {
  return partes.find(({ _id }) => _id === id) ?? null;
}
