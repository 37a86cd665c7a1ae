import type { CrearPedidoRequest, CrearPedidoResponse } from '@carta/contracts';
import type { Almacen } from '../shared/lib/almacen';
import type { DependenciasEnvio } from './enviador';
import type { DuenoCarrito, Envio } from './guardado';

/** How an order names the tab that its phone follows, and the phone. */
export type Pertenencia = Pick<CrearPedidoRequest, 'seguimiento' | 'movil'>;

/** What a cart works with: whose it is, and the phone's storage, clock and network. */
export interface DependenciasCarrito extends Pick<
  DependenciasEnvio,
  'send' | 'cerrojo' | 'pausa' | 'isVisible' | 'ahora'
> {
  restauranteId: string;
  /** Null when the menu was opened without a mesa: such a cart cannot be ordered. */
  mesa: number | null;
  /** The signature of the mesa's printed QR, when its link brought one. */
  firma: string | null;
  /** The diner's when absent. */
  dueno?: DuenoCarrito;
  /** To which tab an order made now belongs, and which of its phones makes it. */
  findPertenencia?: () => Pertenencia;
  almacen: Almacen;
  createClave: () => string;
  /** Calls back when it is worth trying again: back on the page, network back. */
  onRegreso: (llamada: () => void) => () => void;
  /** The order is in the kitchen. Called before the cart is cleared, so that nothing is lost in between. */
  onAceptado: (envio: Envio, respuesta: CrearPedidoResponse) => void;
}
