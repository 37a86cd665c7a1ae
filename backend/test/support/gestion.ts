import { rutasGestion } from '@carta/contracts';
import type { Categoria, Producto, NombrePlan } from '@carta/contracts';
import { clienteOf, useApp } from './app';
import type { Cliente, Respuesta, TestApp } from './app';
import { buildRestaurante, openSesion } from './factories';

/** An owner at work: the house, a session in it, and what an owner's screens call. */
export interface Gestion extends Cliente {
  readonly id: string;
  readonly nombre: string;
  readonly token: string;
  createCategoria(nombre: string): Promise<Categoria>;
  /** With a product's fields, as JSON unless it is a form. */
  postProducto(body: object, clave?: string): Promise<Respuesta<Producto>>;
  putProducto(id: string, body: object): Promise<Respuesta<Producto>>;
  createProducto(body: object): Promise<Producto>;
  categorias(): Promise<Categoria[]>;
  productos(): Promise<Producto[]>;
}

export async function buildGestion(app: TestApp, plan: NombrePlan = 'normal'): Promise<Gestion> {
  const { id, nombre } = await buildRestaurante(app, { plan });
  const { accessToken: token } = await openSesion(app, id);
  const headers = (clave?: string): Record<string, string> => (clave ? { 'idempotency-key': clave } : {});
  const gestion: Gestion = {
    id,
    nombre,
    token,
    ...clienteOf(app, () => token),
    createCategoria: async (nombreCategoria) =>
      dataOf(
        await app.post<Categoria>(rutasGestion.categorias(), { token, body: { nombre: nombreCategoria } }),
      ),
    postProducto: (body, clave) =>
      app.post<Producto>(rutasGestion.productos(), { token, body, headers: headers(clave) }),
    putProducto: (producto, body) => app.put<Producto>(rutasGestion.producto(producto), { token, body }),
    createProducto: async (body) => dataOf(await gestion.postProducto(body)),
    categorias: async () => dataOf(await app.get<Categoria[]>(rutasGestion.categorias(), { token })),
    productos: async () => dataOf(await app.get<Producto[]>(rutasGestion.productos(), { token })),
  };
  return gestion;
}

function dataOf<T>({ status, body }: Respuesta<T>): T {
  if (status >= 300) throw new Error(`${status}: ${body.message}`);
  return body.data;
}

/** A server for a whole file, and a fresh owner for each test. */
export function useGestion(): { readonly app: TestApp; readonly casa: Gestion } {
  const app = useApp();
  let casa: Gestion;
  beforeEach(async () => {
    casa = await buildGestion(app);
  });
  return {
    app,
    get casa() {
      return casa;
    },
  };
}

/** The same owner with a categoría, and what goes into it. */
export function useRaciones() {
  const g = useGestion();
  let categoria: string;
  beforeEach(async () => {
    categoria = (await g.casa.createCategoria('Raciones'))._id;
  });
  return {
    app: g.app,
    get casa() {
      return g.casa;
    },
    get categoria() {
      return categoria;
    },
    tortilla: () => ({ nombre: 'Tortilla', precio: 8.5, categoria }),
    setDisponibilidad: (id: string, body: object, token = g.casa.token): Promise<Respuesta<Producto>> =>
      g.app.put<Producto>(rutasGestion.disponibilidad(id), { token, body }),
  };
}
