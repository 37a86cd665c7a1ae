/**
 * Calls from a mesa: for a waiter, or for the bill (docs/reglas.md#calls). At most one of each is open per
 * mesa.
 */
export const TIPOS_AVISO = ['camarero', 'cuenta'] as const;
export type TipoAviso = (typeof TIPOS_AVISO)[number];

/** How a mesa wants to pay. */
export const PAGOS = ['tarjeta', 'efectivo'] as const;
export type Pago = (typeof PAGOS)[number];

/** Asked, somebody on the way, done. */
export const ESTADOS_AVISO = ['pendiente', 'en_camino', 'atendido'] as const;
export type EstadoAviso = (typeof ESTADOS_AVISO)[number];

export const ETIQUETA_PAGO = { tarjeta: 'Tarjeta', efectivo: 'Efectivo' } as const satisfies Record<
  Pago,
  string
>;

/** Why a call cannot be taken or closed. */
export type RechazoAviso = 'LO_LLEVA' | 'ESTADO_CAMBIADO';

/**
 * Whether `por` may put a call at an estado now; `null` when they may. Who goes first keeps it; anybody
 * may close it, since what counts is that the mesa was attended; a closed one stays closed.
 */
export function refusalAviso(
  aviso: { estado: EstadoAviso; por?: string },
  to: Exclude<EstadoAviso, 'pendiente'>,
  por: string,
): RechazoAviso | null {
  if (aviso.estado === 'atendido') return to === 'atendido' ? null : 'ESTADO_CAMBIADO';
  if (to === 'en_camino' && aviso.estado === 'en_camino' && aviso.por !== por) return 'LO_LLEVA';
  return null;
}
