import { t } from '../../shared/lengua/lengua';
import { TOAST_PEDIDO } from '../../pedir/textos-envio';
import { removeToast, showToast } from '../../shared/ui/Toasts/toast';

export type Hoja = 'carrito' | 'elegir' | 'enviar' | 'enviado' | 'pedido' | 'llamadas';

export const TOAST_MUDANZA = 'mudanza';
/** ms to read names of dishes. */
const DURACION_REPETICION = 8_000;

export function tellNoticia(mensaje: string, onVer: () => void, ver = t('Ver carrito')): void {
  showToast({
    id: TOAST_PEDIDO,
    texto: mensaje,
    tono: 'error',
    accion: { texto: ver, onAction: onVer },
  });
}

let cancelaciones = 0;
/** Not read in 'Tu pedido' yet. */
const sinLeer: string[] = [];

/** Stays until it is read. */
export function tellCancelacion(texto: string, onVer: () => void): void {
  const id = `cancelacion-${++cancelaciones}`;
  sinLeer.push(id);
  showToast({ id, texto, tono: 'error', duracion: 0, accion: { texto: t('Ver'), onAction: onVer } });
}

export function tellRepeticion(texto: string): void {
  showToast({ texto, id: TOAST_PEDIDO, duracion: DURACION_REPETICION });
}

/** Removes toasts that the opened sheet shows itself. */
export function retireNoticias(hoja: Hoja): void {
  if (hoja !== 'elegir' && hoja !== 'llamadas') removeToast(TOAST_PEDIDO);
  if (hoja === 'pedido') sinLeer.splice(0).forEach(removeToast);
}
