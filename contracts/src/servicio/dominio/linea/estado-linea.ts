/** Types, API and buttons follow from this list (docs/reglas/piso.md#the-life-of-a-line). */
export const ESTADOS_LINEA = ['pendiente', 'en_preparacion', 'listo', 'entregado'] as const;
export type EstadoLinea = (typeof ESTADOS_LINEA)[number];

export const ESTADO_INICIAL = ESTADOS_LINEA[0];

/** `pagado` belongs to a mesa, never to a line. */
export const ESTADOS_GRUPO = [...ESTADOS_LINEA, 'pagado'] as const;
export type EstadoDestino = (typeof ESTADOS_GRUPO)[number];

/** When every line was cancelled a mesa is `vacia`; nobody moves a mesa to it. */
export type EstadoGrupo = EstadoDestino | 'vacia';

export const ABREVIATURA_ESTADO = {
  pendiente: 'PE',
  en_preparacion: 'PRE',
  listo: 'LI',
  entregado: 'EN',
} as const satisfies Record<EstadoLinea, string>;

export const ETIQUETA_ESTADO = {
  pendiente: 'Pendiente',
  en_preparacion: 'En preparación',
  listo: 'Listo',
  entregado: 'Entregado',
  vacia: 'Vacía',
  pagado: 'Pagado',
} as const satisfies Record<EstadoGrupo, string>;

/** Clients may use these other names. */
const ALIAS: Readonly<Record<string, EstadoLinea>> = { preparacion: 'en_preparacion' };

export function parseEstado(texto: unknown): EstadoDestino | null {
  if (typeof texto !== 'string') return null;
  const estado = ALIAS[texto] ?? texto;
  return ESTADOS_GRUPO.find((conocido) => conocido === estado) ?? null;
}

export function parseEstadoVisto(texto: unknown): EstadoGrupo | null {
  return texto === 'vacia' ? texto : parseEstado(texto);
}

export function parseEstadoLinea(texto: unknown): EstadoLinea | null {
  const estado = parseEstado(texto);
  return estado === 'pagado' ? null : estado;
}

export function estadoLineaOrPendiente(texto: string): EstadoLinea {
  return parseEstadoLinea(texto) ?? 'pendiente';
}

export function stepOf(estado: EstadoLinea): number {
  return ESTADOS_LINEA.indexOf(estado);
}

export function estadoSiguiente(estado: EstadoLinea): EstadoLinea | null {
  return ESTADOS_LINEA[stepOf(estado) + 1] ?? null;
}

export function estadoAnterior(estado: EstadoLinea): EstadoLinea | null {
  return ESTADOS_LINEA[stepOf(estado) - 1] ?? null;
}

export function nextEstados(estado: EstadoLinea): readonly EstadoLinea[] {
  return ESTADOS_LINEA.filter((vecino) => Math.abs(stepOf(vecino) - stepOf(estado)) === 1);
}

/** The whole is as far as its slowest line, but has begun once any line has. */
export function combineEstados(estados: readonly EstadoLinea[]): EstadoLinea {
  if (estados.length === 0) return 'entregado';
  const pasos = estados.map(stepOf);
  const ultimo = Math.min(...pasos);
  if (ultimo >= stepOf('listo')) return ESTADOS_LINEA[ultimo] ?? 'pendiente';
  return pasos.some((paso) => paso > 0) ? 'en_preparacion' : 'pendiente';
}

export const ESTADO_AL = {
  preparar: 'en_preparacion',
  terminar: 'listo',
  entregar: 'entregado',
  cobrar: 'pagado',
} as const satisfies Record<string, EstadoDestino>;

interface ConEstado {
  estado: EstadoGrupo;
}

export function isSinEmpezar({ estado }: ConEstado): boolean {
  return estado === 'pendiente';
}

export function isPorHacer({ estado }: { estado: EstadoLinea }): boolean {
  return stepOf(estado) < stepOf('listo');
}

export function isListo({ estado }: ConEstado): boolean {
  return estado === 'listo';
}

export function isVacia({ estado }: ConEstado): boolean {
  return estado === 'vacia';
}

export function isEntregado({ estado }: ConEstado): boolean {
  return estado === 'entregado';
}
