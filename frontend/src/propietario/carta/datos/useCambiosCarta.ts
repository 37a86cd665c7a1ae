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
  currentOf,
  deleteCategoria,
  deleteOpcion,
  deleteProducto,
  publishMenu,
  updateCategoria,
  updateOpcion,
  updateProducto,
} from './carta-api';
import type { Envio, MenuPublicado } from './carta-api';
import { cambiadosDe } from '../modelo/cambiado';
import { withoutOpcion } from '../modelo/opciones';

export interface CambiosCarta {
  addCategoria: (nueva: CrearCategoriaRequest) => Promise<Categoria>;
  editCategoria: (id: string, cambio: CambiarCategoriaRequest) => Promise<Categoria>;
  /** All its products go with it. */
  removeCategoria: (id: string) => Promise<void>;
  addProducto: (body: FormData, clave: string, envio: Envio) => Promise<Producto>;
  /** What others have changed since it was `visto` stays, in other fields than these; in these it is a 409. */
  editProducto: (visto: Producto, body: FormData, clave: string, envio?: Envio) => Promise<Producto>;
  /** As `editProducto`. */
  publishMenu: (visto: Producto, body: MenuPublicado, clave: string) => Promise<Producto>;
  addMenu: (...datos: Parameters<typeof createMenu>) => Promise<Producto>;
  removeProducto: (id: string) => Promise<void>;
  addOpcion: (nueva: OpcionRequest, clave: string) => Promise<Opcion>;
  /** A 409 where others have changed it since it was `vista`. */
  editOpcion: (vista: Opcion, entera: OpcionRequest, clave: string) => Promise<Opcion>;
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

  async function saveProducto(
    visto: Producto,
    campos: readonly string[],
    save: (rev: number | undefined) => Promise<Producto>,
  ): Promise<Producto> {
    try {
      return await change(() => save(visto.rev), keepProducto);
    } catch (error) {
      const ahora = currentOf<Producto>(error);
      if (!ahora) throw error;
      keepProducto(ahora);
      if (ahora.rev === visto.rev || cambiadosDe(visto, ahora, campos).length > 0) throw error;
      return saveProducto(ahora, campos, save);
    }
  }

  return {
    addCategoria: (nueva) => change(() => createCategoria(nueva), keepCategoria),
    editCategoria: (id, cambio) => change(() => updateCategoria(id, cambio), keepCategoria),
    addProducto: (body, clave, envio) => change(() => createProducto(body, clave, envio), keepProducto),
    publishMenu: (visto, body, clave) =>
      saveProducto(visto, Object.keys(body), (rev) => publishMenu(visto._id, body, { rev, clave })),
    addMenu: (body, clave) => change(() => createMenu(body, clave), keepProducto),
    editProducto: (visto, body, clave, envio) =>
      saveProducto(visto, [...body.keys()], (rev) =>
        updateProducto(visto._id, body, { rev, clave, ...envio }),
      ),

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
    editOpcion: ({ _id, rev }, entera, clave) =>
      change(() => updateOpcion(_id, entera, { rev, clave }), keepOpcion),
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
