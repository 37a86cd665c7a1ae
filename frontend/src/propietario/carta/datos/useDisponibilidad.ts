import type { DisponibilidadRequest, Husos, Opcion, Producto } from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { mensajeDe } from '../../../shared/api/cliente';
import { useHusos } from '../../../shared/lib/hora';
import { toastFallo } from '../toast-fallo';
import { createCola } from '../modelo/create-cola';
import {
  agotableOf,
  toAgotable,
  withAgotable,
  withPlatoAgotable,
  withValorAgotable,
} from '../modelo/disponibilidad';
import type { Agotable } from '../modelo/disponibilidad';
import { ERROR_CARTA } from '../textos-carta';
import { beginCambio, changeOpciones, changeProductos, readOpcion, readProducto } from './listas';
import { setDisponibilidad, setDisponibilidadOpcion } from './carta-api';

type CambiarDisponibilidad = (cambio: DisponibilidadRequest) => void;

/** A product or formato changes at once, and changes back if the server refuses. */
export function useDisponibilidad(id: string, formato?: string): CambiarDisponibilidad {
  return useCola((cliente) => ({
    error: ERROR_CARTA.guardarProducto,
    leer: () => partOf(readProducto(cliente, id), formato),
    poner: (agotable) =>
      changeProductos(cliente, (lista) =>
        lista.map((producto) => (producto._id === id ? withAgotable(producto, agotable, formato) : producto)),
      ),
    enviar: async (cambio) =>
      partOf(await setDisponibilidad(id, { ...cambio, ...(formato !== undefined && { formato }) }), formato),
  }));
}

/** A dish of a menu. */
export function useDisponibilidadPlato(id: string, plato: string): CambiarDisponibilidad {
  return useCola((cliente) => ({
    error: ERROR_CARTA.guardarProducto,
    leer: () => platoOf(readProducto(cliente, id), plato),
    poner: (agotable) =>
      changeProductos(cliente, (lista) =>
        lista.map((producto) =>
          producto._id === id ? withPlatoAgotable(producto, agotable, plato) : producto,
        ),
      ),
    enviar: async (cambio) => platoOf(await setDisponibilidad(id, { ...cambio, plato }), plato),
  }));
}

const platoOf = (producto: Producto | undefined, plato: string) =>
  producto?.menu?.pases.flatMap(({ platos }) => platos).find(({ _id }) => _id === plato);

export function useDisponibilidadValor(id: string, valor: string): CambiarDisponibilidad {
  return useCola((cliente) => ({
    error: ERROR_CARTA.guardarOpcion,
    leer: () => valueOf(readOpcion(cliente, id), valor),
    poner: (agotable) =>
      changeOpciones(cliente, (lista) =>
        lista.map((opcion) => (opcion._id === id ? withValorAgotable(opcion, agotable, valor) : opcion)),
      ),
    enviar: async (cambio) => valueOf(await setDisponibilidadOpcion(id, { ...cambio, valor }), valor),
  }));
}

interface Sitio {
  error: string;
  leer: () => Agotable | undefined;
  poner: (agotable: Agotable) => void;
  enviar: (cambio: DisponibilidadRequest) => Promise<Agotable | undefined>;
}

function useCola(sitioEn: (cliente: QueryClient) => Sitio): CambiarDisponibilidad {
  const cliente = useQueryClient();
  const husos = useHusos();
  const [push] = useState(() => createColaDe(cliente, husos, sitioEn(cliente)));
  return (cambio) => void push(cambio);
}

/** Redraws only this one; its neighbours' pending changes stay. */
function createColaDe(cliente: QueryClient, husos: Husos, { error: texto, leer, poner, enviar }: Sitio) {
  const draw = (agotable: Agotable | undefined) => agotable && poner(agotableOf(agotable));
  return createCola({
    abrir: () => beginCambio(cliente),
    leer,
    pintar: (cambio: DisponibilidadRequest) => poner(toAgotable(husos, cambio)),
    enviar,
    onHecho: draw,
    onFallo: (error, antes) => {
      draw(antes);
      toastFallo(error, mensajeDe(error, texto));
    },
  });
}

function partOf(producto: Producto | undefined, formato: string | undefined): Agotable | undefined {
  return formato === undefined ? producto : producto?.formatos?.find(({ _id }) => _id === formato);
}

function valueOf(opcion: Opcion | undefined, valor: string): Agotable | undefined {
  return opcion?.valores.find(({ _id }) => _id === valor);
}
