import { lazy } from 'react';
import { isPorElegir } from '@carta/contracts/comensal';
import type { Carta } from '@carta/contracts';
import { loadConReintento } from '../../shared/lib/perezoso';
import { loadElegir } from '../carrito/elegir-perezoso';
import { productosOf, seccionesOf } from '../carta/secciones';

/**
 * What a diner opens after reading: each piece is loaded when it is first needed, or before, while
 * the phone has nothing to do.
 */
const loadCarrito = () => import('../carrito/HojaCarrito/HojaCarrito');
const loadTuPedido = () => import('./TuPedido');
const loadLlamadas = () => import('./HojaLlamadas');
const loadEnviar = () => import('../carrito/HojaCarrito/HojaEnviar');
const loadDetalle = () => import('../carta/DetalleProducto');

export const HojaCarrito = lazy(async () => ({
  default: (await loadConReintento(loadCarrito)).HojaCarrito,
}));
export const HojaEnviar = lazy(async () => ({
  default: (await loadConReintento(loadEnviar)).HojaEnviar,
}));
export const TuPedido = lazy(async () => ({
  default: (await loadConReintento(loadTuPedido)).TuPedido,
}));
export const HojaLlamadas = lazy(async () => ({
  default: (await loadConReintento(loadLlamadas)).HojaLlamadas,
}));
export const DetalleProducto = lazy(async () => ({
  default: (await loadConReintento(loadDetalle)).DetalleProducto,
}));

/** What a diner's pieces are loaded by, before any is opened. */
export function preloadsPremium(carta: Carta): (() => void)[] {
  return toPreloads(loadCarrito, loadTuPedido, loadLlamadas, ...loadsEleccion(carta));
}

/** The same for who takes an order. */
export function preloadsTomada(carta: Carta): (() => void)[] {
  return toPreloads(loadCarrito, loadEnviar, ...loadsEleccion(carta));
}

/** The same where nothing is ordered. */
export function preloadsNormal(): (() => void)[] {
  return toPreloads(loadDetalle);
}

function loadsEleccion(carta: Carta): (() => Promise<unknown>)[] {
  return productosOf(seccionesOf(carta)).some(isPorElegir) ? [loadElegir] : [];
}

/** A failure here is not one: the sheet is asked for again when it is opened. */
function toPreloads(...loads: (() => Promise<unknown>)[]): (() => void)[] {
  return loads.map((load) => () => void load().catch(() => undefined));
}
