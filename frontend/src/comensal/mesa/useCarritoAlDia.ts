import type { Carta } from '@carta/contracts';
import { useEffect, useEffectEvent } from 'react';
import type { CarritoStore } from '../../pedir/carrito-store';
import type { Noticia } from '../../pedir/estado-carrito';
import { productosOf, seccionesOf } from '../carta/secciones';

interface Oidos {
  onNoticia: (noticia: Noticia) => void;
  onCartaVieja: () => Promise<void>;
}

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
