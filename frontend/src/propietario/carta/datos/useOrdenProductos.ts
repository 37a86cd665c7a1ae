import type { Producto } from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { createCola } from '../modelo/create-cola';
import { changedSecciones, placeProductos } from '../modelo/orden-productos';
import type { Lugar } from '../modelo/orden-productos';
import { ERROR_CARTA } from '../textos';
import { toastFallo } from '../toast-fallo';
import { freshOf, orderProductos } from './carta-api';
import { beginCambio, changeProductos, readProductos } from './listas';

/**
 * Shown at once, then the changed categorías are sent; a failure restores the old order, or the server's
 * current one.
 */
export function useOrdenProductos(): (lugares: Lugar[]) => void {
  const cliente = useQueryClient();
  const [push] = useState(() => createColaDe(cliente));
  return (lugares) => void push(lugares);
}

function createColaDe(cliente: QueryClient) {
  /** As the server last returned it. */
  let confirmados: Producto[] = [];
  const draw = (lista: Producto[]) => changeProductos(cliente, () => lista);
  return createCola({
    abrir: () => beginCambio(cliente),
    leer: () => (confirmados = readProductos(cliente)),
    pintar: (lugares: Lugar[]) => changeProductos(cliente, (lista) => placeProductos(lista, lugares)),
    enviar: async (lugares) => {
      const secciones = changedSecciones(confirmados, placeProductos(confirmados, lugares));
      if (secciones.length > 0) confirmados = await orderProductos(secciones);
      return confirmados;
    },
    onHecho: draw,
    onFallo: (error, antes) => {
      draw(freshOf<Producto>(error) ?? antes);
      toastFallo(error, mensajeDe(error, ERROR_CARTA.ordenarProductos));
    },
  });
}
