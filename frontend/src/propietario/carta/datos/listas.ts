import type { Categoria, Opcion, Producto } from '@carta/contracts';
import { useQuery } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import { withPosiciones } from '../modelo/categorias';
import { listCategorias, listCuentasTextos, listOpciones, listProductos } from './carta-api';

/** Query keys; every change rereads `TODA`. */
const TODA = ['carta'] as const;
const CATEGORIAS = ['carta', 'categorias'] as const;
const PRODUCTOS = ['carta', 'productos'] as const;
const OPCIONES = ['carta', 'opciones'] as const;
const CUENTAS_TEXTOS = ['carta', 'textos'] as const;

/** Others may edit the same carta: returning shows their changes. */
const AL_VOLVER = { refetchOnWindowFocus: 'always' } as const;

export function useCategorias() {
  return useQuery({
    ...AL_VOLVER,
    queryKey: CATEGORIAS,
    queryFn: async ({ signal }) => withPosiciones(await listCategorias(signal)),
  });
}

export function useProductos() {
  return useQuery({ ...AL_VOLVER, queryKey: PRODUCTOS, queryFn: ({ signal }) => listProductos(signal) });
}

/** Each sheet rereads: a product may use newer opciones than another sheet has read. */
export function useOpciones() {
  return useQuery({
    ...AL_VOLVER,
    refetchOnMount: 'always',
    queryKey: OPCIONES,
    queryFn: ({ signal }) => listOpciones(signal),
  });
}

/** How much of the carta is missing in each language; read again after every change, and whenever it is shown. */
export function useCuentasTextos(pedidas: boolean) {
  return useQuery({
    ...AL_VOLVER,
    staleTime: 0,
    queryKey: CUENTAS_TEXTOS,
    queryFn: ({ signal }) => listCuentasTextos(signal),
    enabled: pedidas,
  });
}

export function readCategorias(cliente: QueryClient): Categoria[] {
  return cliente.getQueryData<Categoria[]>(CATEGORIAS) ?? [];
}

export function changeCategorias(cliente: QueryClient, change: (lista: Categoria[]) => Categoria[]): void {
  cliente.setQueryData<Categoria[]>(CATEGORIAS, (lista) => lista && change(lista));
}

export function readProductos(cliente: QueryClient): Producto[] {
  return cliente.getQueryData<Producto[]>(PRODUCTOS) ?? [];
}

export function readProducto(cliente: QueryClient, id: string): Producto | undefined {
  return readProductos(cliente).find(({ _id }) => _id === id);
}

export function changeProductos(cliente: QueryClient, change: (lista: Producto[]) => Producto[]): void {
  cliente.setQueryData<Producto[]>(PRODUCTOS, (lista) => lista && change(lista));
}

export function readOpcion(cliente: QueryClient, id: string): Opcion | undefined {
  return cliente.getQueryData<Opcion[]>(OPCIONES)?.find(({ _id }) => _id === id);
}

export function changeOpciones(cliente: QueryClient, change: (lista: Opcion[]) => Opcion[]): void {
  cliente.setQueryData<Opcion[]>(OPCIONES, (lista) => lista && change(lista));
}

export function putIn<T extends { _id: string }>(lista: readonly T[], nuevo: T): T[] {
  return lista.some(({ _id }) => _id === nuevo._id)
    ? lista.map((existente) => (existente._id === nuevo._id ? nuevo : existente))
    : [...lista, nuevo];
}

/** Last in a new categoría, as the server places it. */
export function putProducto(lista: readonly Producto[], nuevo: Producto): Producto[] {
  const isMovido = lista.some(({ _id, categoria }) => _id === nuevo._id && categoria !== nuevo.categoria);
  return putIn(isMovido ? lista.filter(({ _id }) => _id !== nuevo._id) : lista, nuevo);
}

const enVuelo = new WeakMap<QueryClient, number>();

/**
 * Cancels readings, which are already old. Returns what to call at the end: the last change to end rereads,
 * so that no reading undoes one still on its way.
 */
export function beginCambio(cliente: QueryClient): () => void {
  enVuelo.set(cliente, (enVuelo.get(cliente) ?? 0) + 1);
  void cliente.cancelQueries({ queryKey: TODA });
  return function end() {
    const quedan = (enVuelo.get(cliente) ?? 1) - 1;
    enVuelo.set(cliente, quedan);
    if (quedan === 0) void cliente.invalidateQueries({ queryKey: TODA });
  };
}
