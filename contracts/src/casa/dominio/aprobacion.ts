/**
 * Acts for which a house may ask an encargado (docs/reglas/casa.md#approvals); a house asks for none unless it
 * says so.
 */
export const ACTOS_CON_ENCARGADO = [
  'invitar',
  'descuento',
  'devolver',
  'anular',
  'cancelarServido',
  'reabrir',
  'cerrar',
] as const;
export type ActoConEncargado = (typeof ACTOS_CON_ENCARGADO)[number];

/** 'Hace falta un encargado para …', 'Sin conexión no se puede …'. */
export const NOMBRE_ACTO = {
  invitar: 'invitar',
  descuento: 'hacer un descuento',
  devolver: 'devolver un plato',
  anular: 'anular un cobro',
  cancelarServido: 'cancelar algo ya servido',
  reabrir: 'reabrir una mesa pagada',
  cerrar: 'cerrar una mesa sin cobrar',
} as const satisfies Record<ActoConEncargado, string>;

/** An approval that its request has not used by then is void (ms). */
export const VIDA_APROBACION_MS = 60_000;
