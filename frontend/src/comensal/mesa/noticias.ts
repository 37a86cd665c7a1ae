import { AVISO_PEDIDO, TEXTO } from '../../pedir/textos';
import { avisar } from '../../shared/ui/Avisos/avisar';

/** How long the good news stays, in ms: it is the one thing the diner waits for. */
const DURACION_EXITO = 7_000;
/** Names of dishes take a while to read: ms. */
const DURACION_REPETICION = 8_000;

/** The kitchen has the order. */
export function tellExito(onVer: () => void): void {
  avisar({
    texto: TEXTO.exito,
    tono: 'exito',
    duracion: DURACION_EXITO,
    id: AVISO_PEDIDO,
    accion: { texto: 'Ver', onAction: onVer },
  });
}

/** The cart has something to say, and is closed. */
export function tellNoticia(mensaje: string, onVer: () => void): void {
  avisar({
    id: AVISO_PEDIDO,
    texto: mensaje,
    tono: 'error',
    accion: { texto: 'Ver carrito', onAction: onVer },
  });
}

/** The restaurant has taken something off an order; it stays until it has been read. */
export function tellCancelacion(texto: string, onVer: () => void): void {
  avisar({ texto, tono: 'error', duracion: 0, accion: { texto: 'Ver', onAction: onVer } });
}

/** What ordering again could not bring. */
export function tellRepeticion(texto: string): void {
  avisar({ texto, id: AVISO_PEDIDO, duracion: DURACION_REPETICION });
}
