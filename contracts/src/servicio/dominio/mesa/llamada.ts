import { isMismoAutor } from './quien';
import type { Autoria } from './quien';

/** At most one call of each kind is open per mesa (docs/reglas/pedir.md#calls). */
export const TIPOS_LLAMADA = ['camarero', 'cuenta'] as const;
export type TipoLlamada = (typeof TIPOS_LLAMADA)[number];

export const PAGOS = ['tarjeta', 'efectivo'] as const;
export type Pago = (typeof PAGOS)[number];

export function pagosOf({ soloEfectivo }: { soloEfectivo?: true }): readonly Pago[] {
  return soloEfectivo ? ['efectivo'] : PAGOS;
}

/** A waiter may be called for a reason: something on the bill was not ordered. */
export const MOTIVOS_LLAMADA = ['no_pedido'] as const;
export type MotivoLlamada = (typeof MOTIVOS_LLAMADA)[number];

export const ESTADOS_LLAMADA = ['pendiente', 'en_camino', 'atendido'] as const;
export type EstadoLlamada = (typeof ESTADOS_LLAMADA)[number];

export const ESTADO_LLAMADA_INICIAL = ESTADOS_LLAMADA[0];

export const ESTADO_LLAMADA_AL = { ir: 'en_camino', atender: 'atendido' } as const satisfies Record<
  string,
  EstadoLlamada
>;
export type DestinoLlamada = (typeof ESTADO_LLAMADA_AL)[keyof typeof ESTADO_LLAMADA_AL];

interface ConEstadoLlamada {
  estado: EstadoLlamada;
}

export function isSinAtender({ estado }: ConEstadoLlamada): boolean {
  return estado === 'pendiente';
}

export function isEnCamino({ estado }: ConEstadoLlamada): boolean {
  return estado === 'en_camino';
}

export function isLlamadaAbierta({ estado }: ConEstadoLlamada): boolean {
  return estado !== 'atendido';
}

export const ETIQUETA_PAGO = { tarjeta: 'Tarjeta', efectivo: 'Efectivo' } as const satisfies Record<
  Pago,
  string
>;

export type RechazoLlamada = 'LO_LLEVA' | 'ESTADO_CAMBIADO';

/**
 * The first to go keeps the call; anybody may close it, because only the mesa's being attended counts; closed
 * stays closed. Returns null when `quien` may.
 */
export function refusalLlamada(
  llamada: Partial<Autoria> & { estado: EstadoLlamada },
  to: DestinoLlamada,
  quien: Autoria,
): RechazoLlamada | null {
  if (llamada.estado === 'atendido') return to === 'atendido' ? null : 'ESTADO_CAMBIADO';
  const isDeOtro = llamada.estado === 'en_camino' && !isMismoAutor(llamada, quien);
  return to === 'en_camino' && isDeOtro ? 'LO_LLEVA' : null;
}
