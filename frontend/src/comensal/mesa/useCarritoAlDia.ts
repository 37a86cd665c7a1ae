import type { Carta } from '@carta/contracts';
import { useEffect, useEffectEvent } from 'react';
import type { CarritoStore } from '../../pedir/carrito-store';
import type { Noticia } from '../../pedir/estado';
import { productosOf, seccionesOf } from '../carta/secciones';

interface Oidos {
  /** The cart has something to say. */
  onNoticia: (noticia: Noticia) => void;
  /** The carta on screen is not the restaurant's any more. */
  onCartaVieja: () => Promise<void>;
}

/** Keeps a cart at the carta's prices, and passes on what it has to say. */
export function useCarritoAlDia(carrito: CarritoStore, carta: Carta, oidos: Oidos): void {
  useEffect(() => {
    carrito.getState().syncCarta(carta.version, productosOf(seccionesOf(carta)), carta.opciones);
  }, [carrito, carta]);

  const hearNoticia = useEffectEvent((noticia: Noticia) => {
    oidos.onNoticia(noticia);
    if (noticia.cambios.length > 0 || noticia.isRechazo) void oidos.onCartaVieja();
  });
  useEffect(
    () =>
      carrito.subscribe(({ noticia }, antes) => {
        if (noticia !== null && noticia !== antes.noticia) hearNoticia(noticia);
      }),
    [carrito],
  );
}
