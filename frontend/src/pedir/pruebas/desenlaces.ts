import type { CrearPedidoResponse } from '@carta/contracts';
import { ApiError, NetworkError } from '../../shared/api/cliente';
import type { Envio } from '../guardado';

/** A request ends in one of these ways. With `tarde` it gets no answer, and reaches the server only later. */
export const DESENLACES = [
  'llega',
  'se_pierde_ida',
  'se_pierde_vuelta',
  'tarde',
  '500',
  '500_guardado',
  '429',
  'rechazado',
  'pausado',
] as const;
export type Desenlace = (typeof DESENLACES)[number];

/** `tarde` is this late (ms). */
export const RETRASO = 2_900;

/** The kitchen gets the order at once in these. */
const GUARDAN: readonly Desenlace[] = ['llega', 'se_pierde_vuelta', '500_guardado'];

export function isGuardado(desenlace: Desenlace): boolean {
  return GUARDAN.includes(desenlace);
}

/** The phone receives this; `conocido` is an order that the kitchen has already, which is always answered. */
export function veredictoOf(desenlace: Desenlace, conocido: boolean): 'bien' | Error {
  if (desenlace === 'pausado') return conocido ? 'bien' : pausados();
  if (desenlace.startsWith('500')) return new ApiError({ status: 500, message: 'Error interno' });
  if (desenlace === '429') return new ApiError({ status: 429, message: 'Espera' });
  if (desenlace === 'llega' || (desenlace === 'rechazado' && conocido)) return 'bien';
  if (desenlace === 'rechazado') return new ApiError({ status: 422, message: 'No' });
  return new NetworkError('NETWORK_ERROR');
}

/** The server looked the key up first and has stored nothing. */
export function pausados(): ApiError {
  return new ApiError({
    status: 503,
    code: 'PEDIDOS_PAUSADOS',
    message: 'Ahora mismo no se aceptan pedidos',
  });
}

export function respuestaA({ clave }: Envio): CrearPedidoResponse {
  return { totalPedidos: 1, pedidos: [], grupoMesa: 'grupo', seguimiento: `token-${clave}` };
}
