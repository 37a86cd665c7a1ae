import {
  MAX_UNIDADES,
  cantidadDeLinea,
  cantidadOf,
  isPorElegir,
  lineaId,
  lineasDe,
  productoDeCarrito,
} from '@carta/contracts';
import type { Carrito, Producto } from '@carta/contracts';
import { useCallback, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import type { PropsLibreta } from '../../../pedir/libreta';
import type { Apuntado } from './FilaPlato';

/** A tap vibrates for this many ms. */
const TOQUE = 10;

/** Functions are stable between renders. */
export function useLibreta({ carrito: store, onElegir }: Pick<PropsLibreta, 'carrito' | 'onElegir'>) {
  const carrito = useStore(store, (estado) => estado.carrito);
  const apuntados = useMemo(() => apuntadosDe(carrito), [carrito]);
  const bloqueado = useStore(store, ({ envio }) => envio !== null);
  const [abierta, setAbierta] = useState<string | null>(null);
  /** Screen readers announce it, and a waiter who looks at the keys reads it. */
  const [anuncio, setAnuncio] = useState('');

  const addUnidades = useCallback(
    (producto: Producto, cuantas = 1) => {
      const { _id, nombre } = producto;
      const { envio, add } = store.getState();
      if (envio !== null) return;
      if (!producto.disponible) return setAnuncio(`${nombre}: agotado`);
      if (isPorElegir(producto)) return onElegir(_id, cuantas);
      const antes = cantidadOf(store.getState().carrito, _id);
      add(productoDeCarrito(producto), undefined, cuantas);
      const van = cantidadOf(store.getState().carrito, _id);
      setAnuncio(van === antes ? `${nombre}: no cabe más` : `${nombre}: ${van}`);
      if ('vibrate' in navigator) navigator.vibrate(TOQUE);
    },
    [store, onElegir],
  );
  const onMas = useCallback((producto: Producto) => addUnidades(producto), [addUnidades]);
  const onMenos = useCallback(
    ({ _id, nombre }: Producto, fila: string) => {
      const [linea, segunda] = lineasDe(store.getState().carrito, _id);
      if (segunda) return setAbierta(fila);
      if (linea) store.getState().decrement(lineaId(linea));
      setAnuncio(`${nombre}: ${cantidadOf(store.getState().carrito, _id)}`);
    },
    [store],
  );
  const onAbrir = useCallback((fila: string) => setAbierta((antes) => (antes === fila ? null : fila)), []);

  return { apuntados, bloqueado, abierta, anuncio, setAnuncio, addUnidades, onMas, onMenos, onAbrir };
}

function apuntadosDe(carrito: Carrito): ReadonlyMap<string, Apuntado> {
  const ids = new Set(carrito.items.map(({ producto }) => producto._id));
  return new Map(
    [...ids].map((id) => [
      id,
      {
        cantidad: cantidadOf(carrito, id),
        varias: lineasDe(carrito, id).length > 1,
        lleno: cantidadDeLinea(carrito, id) >= MAX_UNIDADES,
      },
    ]),
  );
}
