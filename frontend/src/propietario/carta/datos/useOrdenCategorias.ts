import type { Categoria } from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toastFallo } from '../toast-fallo';
import { inOrden, withPosiciones } from '../modelo/categorias';
import { createCola } from '../modelo/create-cola';
import { ERROR_CARTA, mensajeDeCategoria } from '../textos-carta';
import { beginCambio, changeCategorias, readCategorias } from './listas';
import { freshOf, orderCategorias } from './carta-api';

/** It is shown at once, then all positions are sent; a failure restores the old order, or the server's. */
export function useOrdenCategorias(): (ids: string[]) => void {
  const cliente = useQueryClient();
  const [push] = useState(() => createColaDe(cliente));
  return (ids) => void push(ids);
}

function createColaDe(cliente: QueryClient) {
  const draw = (lista: readonly Categoria[]) => changeCategorias(cliente, () => withPosiciones(lista));
  return createCola({
    abrir: () => beginCambio(cliente),
    leer: () => readCategorias(cliente),
    pintar: (ids: string[]) => changeCategorias(cliente, (lista) => inOrden(lista, ids)),
    enviar: orderCategorias,
    onHecho: draw,
    onFallo: (error, antes) => {
      draw(freshOf<Categoria>(error) ?? antes);
      toastFallo(error, mensajeDeCategoria(error, ERROR_CARTA.actualizarCategoria));
    },
  });
}
