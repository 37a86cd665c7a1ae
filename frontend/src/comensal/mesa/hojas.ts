import { isPorElegir } from '@carta/contracts/comensal';
import type { Carta } from '@carta/contracts';
import { perezoso } from '../../shared/ui/Perezoso/perezoso';
import { HojaElegir } from '../carrito/elegir-perezoso';
import { productosOf, seccionesOf } from '../carta/secciones';

/** Loaded when first needed, or before when the phone is idle. */
export const HojaCarrito = perezoso(() => import('../carrito/HojaCarrito/HojaCarrito'), 'HojaCarrito');
export const HojaEnviar = perezoso(() => import('../carrito/HojaCarrito/HojaEnviar'), 'HojaEnviar');
export const HojaEnviado = perezoso(() => import('../seguimiento/HojaEnviado/HojaEnviado'), 'HojaEnviado');
export const TuPedido = perezoso(() => import('./TuPedido'), 'TuPedido');
export const HojaLlamadas = perezoso(() => import('./HojaLlamadas'), 'HojaLlamadas');
export const DetalleProducto = perezoso(() => import('../carta/DetalleProducto'), 'DetalleProducto', {
  isAbierta: ({ visto }) => visto !== null,
});

export function piezasPremium(carta: Carta) {
  return [HojaCarrito, HojaEnviado, TuPedido, HojaLlamadas, ...piezasEleccion(carta)];
}

export function piezasTomada(carta: Carta) {
  return [HojaCarrito, HojaEnviar, ...piezasEleccion(carta)];
}

function piezasEleccion(carta: Carta) {
  return productosOf(seccionesOf(carta)).some(isPorElegir) ? [HojaElegir] : [];
}
