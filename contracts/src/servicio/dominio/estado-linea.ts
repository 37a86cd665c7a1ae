/**
 * The life of one line of a pedido, from the mesa's tap to the mesa.
 *
 * Every question about estados is answered from this list; the types, the API and the
 * buttons on screen follow from it (docs/reglas.md#the-life-of-a-line).
 */
export const ESTADOS_LINEA = ['pendiente', 'en_preparacion', 'listo', 'entregado'] as const;
export type EstadoLinea = (typeof ESTADOS_LINEA)[number];

/** As a line is ordered. */
export const ESTADO_INICIAL = ESTADOS_LINEA[0];

/** Where a whole mesa can be moved; `pagado` belongs to the mesa, never to a line. */
export const ESTADOS_GRUPO = [...ESTADOS_LINEA, 'pagado'] as const;
export type EstadoDestino = (typeof ESTADOS_GRUPO)[number];

/** What a whole mesa can be; `vacia` when every line of it was cancelled, which nobody moves it to. */
export type EstadoGrupo = EstadoDestino | 'vacia';

/** Badge letters of one line. */
export const ABREVIATURA_ESTADO = {
  pendiente: 'PE',
  en_preparacion: 'PRE',
  listo: 'LI',
  entregado: 'EN',
} as const satisfies Record<EstadoLinea, string>;

/** Labels of a mesa's badge. */
export const ETIQUETA_ESTADO = {
  pendiente: 'Pendiente',
  en_preparacion: 'En preparación',
  listo: 'Listo',
  entregado: 'Entregado',
  vacia: 'Vacía',
  pagado: 'Pagado',
} as const satisfies Record<EstadoGrupo, string>;

/** Names that clients may use for an estado besides its own. */
const ALIAS: Readonly<Record<string, EstadoLinea>> = { preparacion: 'en_preparacion' };

/** The estado a client means, or null when it is none. */
export function parseEstado(texto: unknown): EstadoDestino | null {
  if (typeof texto !== 'string') return null;
  const estado = ALIAS[texto] ?? texto;
  return ESTADOS_GRUPO.find((conocido) => conocido === estado) ?? null;
}

/** The estado that a client has seen of a mesa, or null when it is none. */
export function parseEstadoVisto(texto: unknown): EstadoGrupo | null {
  return texto === 'vacia' ? texto : parseEstado(texto);
}

/** The estado of a line that a client means, or null when it is none. */
export function parseEstadoLinea(texto: unknown): EstadoLinea | null {
  const estado = parseEstado(texto);
  return estado === 'pagado' ? null : estado;
}

/** The estado to draw for a line: an unknown one reads as pendiente. */
export function estadoLineaOrPendiente(texto: string): EstadoLinea {
  return parseEstadoLinea(texto) ?? 'pendiente';
}

/** How far along a line is: 0 at pendiente, 3 at entregado. */
export function stepOf(estado: EstadoLinea): number {
  return ESTADOS_LINEA.indexOf(estado);
}

/** The estado one step on, or null at the end. */
export function estadoSiguiente(estado: EstadoLinea): EstadoLinea | null {
  return ESTADOS_LINEA[stepOf(estado) + 1] ?? null;
}

/** The estado one step back, or null at the beginning. */
export function estadoAnterior(estado: EstadoLinea): EstadoLinea | null {
  return ESTADOS_LINEA[stepOf(estado) - 1] ?? null;
}

/** The estados a line may be moved to now: one step back, one step forward. */
export function nextEstados(estado: EstadoLinea): readonly EstadoLinea[] {
  return ESTADOS_LINEA.filter((vecino) => Math.abs(stepOf(vecino) - stepOf(estado)) === 1);
}

/** What several lines are as a whole: as far as the last of them, and begun once one is. */
export function combineEstados(estados: readonly EstadoLinea[]): EstadoLinea {
  if (estados.length === 0) return 'entregado';
  const pasos = estados.map(stepOf);
  const ultimo = Math.min(...pasos);
  if (ultimo >= stepOf('listo')) return ESTADOS_LINEA[ultimo] ?? 'pendiente';
  return pasos.some((paso) => paso > 0) ? 'en_preparacion' : 'pendiente';
}

/** What people do to an order, and the estado it leads to. */
export const ESTADO_AL = {
  preparar: 'en_preparacion',
  terminar: 'listo',
  entregar: 'entregado',
  cobrar: 'pagado',
} as const satisfies Record<string, EstadoDestino>;

interface ConEstado {
  estado: EstadoGrupo;
}

/** Nobody has begun it. */
export function isSinEmpezar({ estado }: ConEstado): boolean {
  return estado === 'pendiente';
}

/** Its station has still to make it. An estado that this version does not know reads as pendiente. */
export function isPorHacer({ estado }: { estado: EstadoLinea }): boolean {
  return stepOf(estado) < stepOf('listo');
}

/** It is made, and waits to be brought to its mesa. */
export function isListo({ estado }: ConEstado): boolean {
  return estado === 'listo';
}

/** Everything that it ordered was cancelled. */
export function isVacia({ estado }: ConEstado): boolean {
  return estado === 'vacia';
}

/** It is on its mesa. */
export function isEntregado({ estado }: ConEstado): boolean {
  return estado === 'entregado';
}
