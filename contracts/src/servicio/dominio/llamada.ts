/**
 * Calls from a mesa: for a waiter, or for the bill (docs/reglas.md#calls). At most one of each is open per
 * mesa.
 */
export const TIPOS_LLAMADA = ['camarero', 'cuenta'] as const;
export type TipoLlamada = (typeof TIPOS_LLAMADA)[number];

/** How a mesa wants to pay. */
export const PAGOS = ['tarjeta', 'efectivo'] as const;
export type Pago = (typeof PAGOS)[number];

/** How a mesa may pay. */
export function pagosOf({ soloEfectivo }: { soloEfectivo?: true }): readonly Pago[] {
  return soloEfectivo ? ['efectivo'] : PAGOS;
}

/** Asked, somebody on the way, done. */
export const ESTADOS_LLAMADA = ['pendiente', 'en_camino', 'atendido'] as const;
export type EstadoLlamada = (typeof ESTADOS_LLAMADA)[number];

/** As a call is made. */
export const ESTADO_LLAMADA_INICIAL = ESTADOS_LLAMADA[0];

/** What people do about a call, and the estado it leads to. */
export const ESTADO_LLAMADA_AL = { ir: 'en_camino', atender: 'atendido' } as const satisfies Record<
  string,
  EstadoLlamada
>;
export type DestinoLlamada = (typeof ESTADO_LLAMADA_AL)[keyof typeof ESTADO_LLAMADA_AL];

interface ConEstadoLlamada {
  estado: EstadoLlamada;
}

/** Nobody has said that they go. */
export function isSinAtender({ estado }: ConEstadoLlamada): boolean {
  return estado === 'pendiente';
}

/** Somebody is on the way. */
export function isEnCamino({ estado }: ConEstadoLlamada): boolean {
  return estado === 'en_camino';
}

/** Somebody still has to go, or is on the way. */
export function isLlamadaAbierta({ estado }: ConEstadoLlamada): boolean {
  return estado !== 'atendido';
}

export const ETIQUETA_PAGO = { tarjeta: 'Tarjeta', efectivo: 'Efectivo' } as const satisfies Record<
  Pago,
  string
>;

/** Why a call cannot be taken or closed. */
export type RechazoLlamada = 'LO_LLEVA' | 'ESTADO_CAMBIADO';

/**
 * Whether `por` may put a call at an estado now; `null` when they may. Who goes first keeps it; anybody
 * may close it, since what counts is that the mesa was attended; a closed one stays closed.
 */
export function refusalLlamada(
  llamada: { estado: EstadoLlamada; por?: string },
  to: DestinoLlamada,
  por: string,
): RechazoLlamada | null {
  if (llamada.estado === 'atendido') return to === 'atendido' ? null : 'ESTADO_CAMBIADO';
  if (to === 'en_camino' && llamada.estado === 'en_camino' && llamada.por !== por) return 'LO_LLEVA';
  return null;
}
