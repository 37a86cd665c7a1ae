import type { Producto } from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { createCola } from '../modelo/create-cola';
import { changedSecciones, placeProductos } from '../modelo/orden-productos';
import type { ProductoColocado } from '../modelo/orden-productos';
import { ERROR_CARTA } from '../textos';
import { toastFallo } from '../toast-fallo';
import { freshOf, orderProductos } from './carta-api';
import { beginCambio, changeProductos, readProductos } from './listas';

/**
 * Shown at once, then the changed categorías are sent; a failure restores the old order, or the server's
 * current one.
 */
export function useOrdenProductos(): (colocados: ProductoColocado[]) => void {
  const cliente = useQueryClient();
  const [push] = useState(() => createColaDe(cliente));
  return (colocados) => void push(colocados);
}

function createColaDe(cliente: QueryClient) {
  /** As the server last returned it. */
  let confirmados: Producto[] = [];
  const draw = (lista: Producto[]) => changeProductos(cliente, () => lista);
  return createCola({
    abrir: () => beginCambio(cliente),
    leer: () => (confirmados = readProductos(cliente)),
    pintar: (colocados: ProductoColocado[]) =>
      changeProductos(cliente, (lista) => placeProductos(lista, colocados)),
    enviar: async (colocados) => {
      const secciones = changedSecciones(confirmados, placeProductos(confirmados, colocados));
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
