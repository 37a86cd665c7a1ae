import { TOAST_PEDIDO } from '../../pedir/textos';
import { removeToast, showToast } from '../../shared/ui/Toasts/toast';

/** A sheet of a mesa's menu. */
export type Hoja = 'carrito' | 'elegir' | 'enviar' | 'enviado' | 'pedido' | 'llamadas';

/** Where this phone's tab has gone. */
export const TOAST_MUDANZA = 'mudanza';
/** Names of dishes take a while to read: ms. */
const DURACION_REPETICION = 8_000;

/** The cart has something to say, and is closed. */
export function tellNoticia(mensaje: string, onVer: () => void, ver = 'Ver carrito'): void {
  showToast({
    id: TOAST_PEDIDO,
    texto: mensaje,
    tono: 'error',
    accion: { texto: ver, onAction: onVer },
  });
}

let cancelaciones = 0;
/** Of cancellations that nobody has read in 'Tu pedido' since. */
const sinLeer: string[] = [];

/** The restaurant has taken something off an order; it stays until it has been read. */
export function tellCancelacion(texto: string, onVer: () => void): void {
  const id = `cancelacion-${++cancelaciones}`;
  sinLeer.push(id);
  showToast({ id, texto, tono: 'error', duracion: 0, accion: { texto: 'Ver', onAction: onVer } });
}

/** What ordering again could not bring. */
export function tellRepeticion(texto: string): void {
  showToast({ texto, id: TOAST_PEDIDO, duracion: DURACION_REPETICION });
}

/** Takes away what a sheet says itself, for it is being opened. */
export function retireNoticias(hoja: Hoja): void {
  if (hoja !== 'elegir' && hoja !== 'llamadas') removeToast(TOAST_PEDIDO);
  if (hoja === 'pedido') sinLeer.splice(0).forEach(removeToast);
}
