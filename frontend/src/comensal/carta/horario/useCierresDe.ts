import type { Carta, CartaInicial, MenusFuera, Producto } from '@carta/contracts';
import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadConReintento } from '../../../shared/lib/piezas';
import { LectorInicial } from '../carta-inicial';
import { SIN_CIERRES, createCierres } from './cierres';
import type { CarritoConHoras, Cierres, CierresStore } from './cierres';

/**
 * Loads the code for hours only where a carta has any, after drawing.
 * @param carritoConHoras absent where nobody orders: no dish is marked closed.
 */
export function useCierresDe(carta: Carta, carritoConHoras?: CarritoConHoras): CierresStore {
  const leerInicial = useContext(LectorInicial);
  const [store] = useState(() => createCierres(fueraDe(leerInicial())));
  const carrito = carritoConHoras?.carrito;
  const tell = useEffectEvent((texto: string) => carritoConHoras?.onNoticia(texto));
  const previos = useRef<Cierres | null>(null);
  useEffect(() => {
    const antes = previos.current;
    previos.current = SIN_CIERRES;
    if (!hasHoras(carta)) {
      store.setState(SIN_CIERRES, true);
      return undefined;
    }
    let stop = (): void => undefined;
    let cerrada = false;
    // without it the carta reads as always open, and the server refuses
    loadConReintento(() => import('./vigia'))
      .then(({ followHoras }) => {
        if (cerrada) return;
        stop = followHoras(carta, store, antes, carrito && { carrito, onNoticia: (texto) => tell(texto) });
      })
      .catch(() => undefined);
    return () => {
      cerrada = true;
      previos.current = store.getState();
      stop();
    };
  }, [carta, store, carrito]);
  return store;
}

const fueraDe = (inicial: CartaInicial | null): MenusFuera | undefined =>
  inicial && 'carta' in inicial ? inicial.fuera : undefined;

function hasHoras({ restaurante, categorias, sinCategoria }: Carta): boolean {
  return (
    restaurante.horario !== undefined ||
    categorias.some(({ horas, productos }) => horas !== undefined || productos.some(isMenuConHoras)) ||
    sinCategoria.some(isMenuConHoras)
  );
}

const isMenuConHoras = ({ menu }: Producto): boolean => menu?.horas !== undefined;
