import type { DuenoCarrito } from './guardado';
import { TEXTO } from './textos-envio';

export interface PalabrasCarrito {
  titulo: string;
  ver: string;
  vaciar: string;
  vaciado: string;
  vacio: string;
  ayuda: string;
  seguir: string;
}

export const PALABRAS: Record<DuenoCarrito, PalabrasCarrito> = {
  comensal: {
    titulo: 'Tu carrito',
    ver: 'Ver carrito',
    vaciar: 'Vaciar carrito',
    vaciado: 'Has vaciado el carrito',
    vacio: TEXTO.vacio,
    ayuda: 'Toca + en los platos que te apetezcan.',
    seguir: 'Confirmar Pedido',
  },
  sala: {
    titulo: 'Comanda',
    ver: 'Ver comanda',
    vaciar: 'Vaciar comanda',
    vaciado: 'Has vaciado la comanda',
    vacio: 'La comanda está vacía',
    ayuda: 'Toca + en lo que te pidan.',
    seguir: 'Enviar',
  },
};
