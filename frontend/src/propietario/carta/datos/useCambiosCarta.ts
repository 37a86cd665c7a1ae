import type {
  CambiarCategoriaRequest,
  Categoria,
  CrearCategoriaRequest,
  Opcion,
  OpcionRequest,
  Producto,
} from '@carta/contracts';
import { useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { beginCambio, changeCategorias, changeOpciones, changeProductos, putIn, putProducto } from './listas';
import {
  createCategoria,
  createMenu,
  createOpcion,
  createProducto,
  deleteCategoria,
  deleteOpcion,
  deleteProducto,
  publishMenu,
  updateCategoria,
  updateOpcion,
  updateProducto,
} from './carta-api';
import type { Envio, MenuPublicado } from './carta-api';
import { withoutOpcion } from '../modelo/opciones';

export interface CambiosCarta {
  addCategoria: (nueva: CrearCategoriaRequest) => Promise<Categoria>;
  editCategoria: (id: string, cambio: CambiarCategoriaRequest) => Promise<Categoria>;
  /** All its products go with it. */
  removeCategoria: (id: string) => Promise<void>;
  addProducto: (body: FormData, clave: string, envio: Envio) => Promise<Producto>;
  editProducto: (id: string, body: FormData, envio?: Envio) => Promise<Producto>;
  publishMenu: (id: string, body: MenuPublicado, clave: string) => Promise<Producto>;
  addMenu: (...datos: Parameters<typeof createMenu>) => Promise<Producto>;
  removeProducto: (id: string) => Promise<void>;
  addOpcion: (nueva: OpcionRequest, clave: string) => Promise<Opcion>;
  editOpcion: (id: string, entera: OpcionRequest) => Promise<Opcion>;
  removeOpcion: (id: string) => Promise<void>;
}

/** @throws ApiError or NetworkError; the lists are reread either way. */
export function useCambiosCarta(): CambiosCarta {
  const cliente = useQueryClient();
  return useMemo(() => createCambios(cliente), [cliente]);
}

function createCambios(cliente: QueryClient): CambiosCarta {
  async function change<T>(enviar: () => Promise<T>, recibir: (dato: T) => void): Promise<T> {
    const end = beginCambio(cliente);
    try {
      const dato = await enviar();
      recibir(dato);
      return dato;
    } finally {
      end();
    }
  }
  const keepCategoria = (categoria: Categoria) =>
    changeCategorias(cliente, (lista) => putIn(lista, categoria));
  const keepProducto = (producto: Producto) =>
    changeProductos(cliente, (lista) => putProducto(lista, producto));
  const keepOpcion = (opcion: Opcion) => changeOpciones(cliente, (lista) => putIn(lista, opcion));

  return {
    addCategoria: (nueva) => change(() => createCategoria(nueva), keepCategoria),
    editCategoria: (id, cambio) => change(() => updateCategoria(id, cambio), keepCategoria),
    addProducto: (body, clave, envio) => change(() => createProducto(body, clave, envio), keepProducto),
    publishMenu: (id, body, clave) => change(() => publishMenu(id, body, clave), keepProducto),
    addMenu: (body, clave) => change(() => createMenu(body, clave), keepProducto),
    editProducto: (id, body, envio) => change(() => updateProducto(id, body, envio), keepProducto),

    async removeCategoria(id) {
      await change(
        () => deleteCategoria(id),
        () => {
          changeCategorias(cliente, (lista) => lista.filter(({ _id }) => _id !== id));
          changeProductos(cliente, (lista) => lista.filter(({ categoria }) => categoria !== id));
        },
      );
    },

    removeProducto: (id) =>
      change(
        () => deleteProducto(id),
        () => changeProductos(cliente, (lista) => lista.filter(({ _id }) => _id !== id)),
      ),

    addOpcion: (nueva, clave) => change(() => createOpcion(nueva, clave), keepOpcion),
    editOpcion: (id, entera) => change(() => updateOpcion(id, entera), keepOpcion),
    removeOpcion: (id) =>
      change(
        () => deleteOpcion(id),
        () => {
          changeOpciones(cliente, (lista) => lista.filter(({ _id }) => _id !== id));
          changeProductos(cliente, (lista) => lista.map((producto) => withoutOpcion(producto, id)));
        },
      ),
  };
}
