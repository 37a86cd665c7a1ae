import type { Carta } from '@carta/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadConReintento } from '../../../shared/lib/piezas';
import { SIN_CIERRES, createCierres } from './cierres';
import type { CarritoConHoras, Cierres, CierresStore } from './cierres';

/**
 * Follows the hours of a carta; what knows about them is loaded where there are any, once the page is drawn.
 * @param suyo absent where nobody orders, or nobody is refused: then no dish is told to be closed.
 */
export function useCierresDe(carta: Carta, suyo?: CarritoConHoras): CierresStore {
  const [store] = useState(createCierres);
  const carrito = suyo?.carrito;
  const tell = useEffectEvent((texto: string) => suyo?.onNoticia(texto));
  /** What the carta before this one had closed; null when there was none. */
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
    // without it the carta is read as if it never closed, and the server says what it has to
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

function hasHoras({ restaurante, categorias }: Carta): boolean {
  return restaurante.horario !== undefined || categorias.some(({ horas }) => horas !== undefined);
}
