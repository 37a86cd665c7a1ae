import type { DisponibilidadRequest, Producto } from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { toastFallo } from '../toast-fallo';
import { createCola } from '../modelo/cola';
import { withDisponibilidad } from '../modelo/disponibilidad';
import { ERROR_CARTA } from '../textos';
import { beginCambio, changeProductos, readProducto } from './listas';
import { setDisponibilidad } from './carta-api';

/** Says that a product is sold out, or is back: shown at once, taken back if the server does not agree. */
export function useDisponibilidad(id: string): (cambio: DisponibilidadRequest) => void {
  const cliente = useQueryClient();
  const [push] = useState(() => createColaDe(cliente, id));
  return (cambio) => void push(cambio);
}

function createColaDe(cliente: QueryClient, id: string) {
  const draw = (como: (producto: Producto) => Producto) =>
    changeProductos(cliente, (lista) => lista.map((uno) => (uno._id === id ? como(uno) : uno)));
  return createCola({
    abrir: () => beginCambio(cliente),
    leer: () => readProducto(cliente, id),
    pintar: (cambio: DisponibilidadRequest) => draw((producto) => withDisponibilidad(producto, cambio)),
    enviar: (cambio) => setDisponibilidad(id, cambio),
    onHecho: (fresco) => draw(() => fresco),
    onFallo: (error, antes) => {
      draw((producto) => antes ?? producto);
      toastFallo(error, mensajeDe(error, ERROR_CARTA.guardarProducto));
    },
  });
}
