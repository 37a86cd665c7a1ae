import type { CrearPedidoRequest, CrearPedidoResponse } from '@carta/contracts';
import type { Almacen } from '../shared/lib/almacen';
import type { DependenciasEnvio } from './enviador';
import type { DuenoCarrito, Envio } from './guardado';

/** Of a waiter's order, who was on the device as it was sent first. */
export type Pertenencia = Pick<CrearPedidoRequest, 'seguimiento' | 'movil'> & { persona?: string };

export interface DependenciasCarrito extends Pick<
  DependenciasEnvio,
  'send' | 'cerrojo' | 'pausa' | 'isVisible' | 'ahora'
> {
  restauranteId: string;
  /** Null without a mesa: the cart cannot be ordered. */
  mesa: number | null;
  /** It is the QR's signature. */
  firma: string | null;
  dueno?: DuenoCarrito;
  findPertenencia?: () => Pertenencia;
  almacen: Almacen;
  createClave: () => string;
  /** Calls back when a retry is worthwhile. */
  onRegreso: (llamada: () => void) => () => void;
  /** The order is too old to be sent without asking; nobody knows whether it arrived. */
  onCaducado?: (clave: string) => void;
  /** Called before the cart is cleared, so nothing is lost in between. */
  onAceptado: (envio: Envio, respuesta: CrearPedidoResponse) => void;
}
