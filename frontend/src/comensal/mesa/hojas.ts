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

/** A failure here is not one: the sheet is asked for again when it is opened. */
export function preloadPremium(carta: Carta): void {
  preload(loadCarrito(), loadTuPedido(), loadLlamadas(), ...loadEleccion(carta));
}

/** The same for who takes an order. */
export function preloadTomada(carta: Carta): void {
  preload(loadCarrito(), loadEnviar(), ...loadEleccion(carta));
}

function loadEleccion(carta: Carta): Promise<unknown>[] {
  return productosOf(seccionesOf(carta)).some(isPorElegir) ? [loadElegir()] : [];
}

function preload(...piezas: Promise<unknown>[]): void {
  Promise.all(piezas).catch(() => undefined);
}

export function preloadNormal(): void {
  loadDetalle().catch(() => undefined);
}
