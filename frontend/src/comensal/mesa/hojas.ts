import { isPorElegir } from '@carta/contracts/comensal';
import type { Carta } from '@carta/contracts';
import { perezoso } from '../../shared/ui/Perezoso/perezoso';
import { HojaElegir } from '../carrito/elegir-perezoso';
import { productosOf, seccionesOf } from '../carta/secciones';

/**
 * What a diner opens after reading: each piece is loaded when it is first needed, or before, while
 * the phone has nothing to do.
 */
export const HojaCarrito = perezoso(() => import('../carrito/HojaCarrito/HojaCarrito'), 'HojaCarrito');
export const HojaEnviar = perezoso(() => import('../carrito/HojaCarrito/HojaEnviar'), 'HojaEnviar');
export const HojaEnviado = perezoso(() => import('../seguimiento/HojaEnviado/HojaEnviado'), 'HojaEnviado');
export const TuPedido = perezoso(() => import('./TuPedido'), 'TuPedido');
export const HojaLlamadas = perezoso(() => import('./HojaLlamadas'), 'HojaLlamadas');
export const DetalleProducto = perezoso(() => import('../carta/DetalleProducto'), 'DetalleProducto', {
  isAbierta: ({ visto }) => visto !== null,
});

/** A diner's pieces, to be fetched before any is opened. */
export function piezasPremium(carta: Carta) {
  return [HojaCarrito, HojaEnviado, TuPedido, HojaLlamadas, ...piezasEleccion(carta)];
}

/** The same for who takes an order. */
export function piezasTomada(carta: Carta) {
  return [HojaCarrito, HojaEnviar, ...piezasEleccion(carta)];
}

function piezasEleccion(carta: Carta) {
  return productosOf(seccionesOf(carta)).some(isPorElegir) ? [HojaElegir] : [];
}
