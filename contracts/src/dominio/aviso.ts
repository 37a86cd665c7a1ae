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

/** As a call is made. */
export const ESTADO_AVISO_INICIAL = ESTADOS_AVISO[0];

/** What people do about a call, and the estado it leads to. */
export const ESTADO_AVISO_AL = { ir: 'en_camino', atender: 'atendido' } as const satisfies Record<
  string,
  EstadoAviso
>;
export type DestinoAviso = (typeof ESTADO_AVISO_AL)[keyof typeof ESTADO_AVISO_AL];

interface ConEstadoAviso {
  estado: EstadoAviso;
}

/** Nobody has said that they go. */
export function isSinAtender({ estado }: ConEstadoAviso): boolean {
  return estado === 'pendiente';
}

/** Somebody is on the way. */
export function isEnCamino({ estado }: ConEstadoAviso): boolean {
  return estado === 'en_camino';
}

/** Somebody still has to go, or is on the way. */
export function isAvisoAbierto({ estado }: ConEstadoAviso): boolean {
  return estado !== 'atendido';
}

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
  to: DestinoAviso,
  por: string,
): RechazoAviso | null {
  if (aviso.estado === 'atendido') return to === 'atendido' ? null : 'ESTADO_CAMBIADO';
  if (to === 'en_camino' && aviso.estado === 'en_camino' && aviso.por !== por) return 'LO_LLEVA';
  return null;
}
