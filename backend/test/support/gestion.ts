import { rutasGestion } from '@carta/contracts';
import type { Categoria, Producto, NombrePlan } from '@carta/contracts';
import { clienteOf, standIn, useApp } from './app';
import type { Respuesta, TestApp } from './app';
import { buildRestaurante, openSesion } from './factories';

/** An owner at work: the house, a session in it, and what an owner's screens call. */
export type Gestion = Awaited<ReturnType<typeof buildGestion>>;

export async function buildGestion(app: TestApp, plan: NombrePlan = 'normal') {
  const { id, nombre } = await buildRestaurante(app, { plan });
  const { accessToken: token } = await openSesion(app, id);
  const cliente = clienteOf(app, () => token);
  /** With a product's fields, as JSON unless it is a form. */
  const postProducto = (body: object, clave?: string) =>
    cliente.post<Producto>(rutasGestion.productos(), body, clave ? { 'idempotency-key': clave } : {});
  return {
    id,
    nombre,
    token,
    ...cliente,
    postProducto,
    putProducto: (producto: string, body: object) =>
      cliente.put<Producto>(rutasGestion.producto(producto), body),
    createCategoria: async (nombreCategoria: string) =>
      dataOf(await cliente.post<Categoria>(rutasGestion.categorias(), { nombre: nombreCategoria })),
    createProducto: async (body: object) => dataOf(await postProducto(body)),
    categorias: async () => dataOf(await cliente.get<Categoria[]>(rutasGestion.categorias())),
    productos: async () => dataOf(await cliente.get<Producto[]>(rutasGestion.productos())),
  };
}

function dataOf<T>({ status, body }: Respuesta<T>): T {
  if (status >= 300) throw new Error(`${status}: ${body.message}`);
  return body.data;
}

/** A server for a whole file, and a fresh owner for each test. */
export function useGestion() {
  const app = useApp();
  let casa: Gestion;
  beforeEach(async () => {
    casa = await buildGestion(app);
  });
  return { app, casa: standIn(() => casa) };
}

/** The same owner with a categoría, and what goes into it. */
export function useRaciones() {
  const g = useGestion();
  let categoria: string;
  beforeEach(async () => {
    categoria = (await g.casa.createCategoria('Raciones'))._id;
  });
  return {
    ...g,
    get categoria() {
      return categoria;
    },
    tortilla: () => ({ nombre: 'Tortilla', precio: 8.5, categoria }),
    setDisponibilidad: (id: string, body: object, token = g.casa.token): Promise<Respuesta<Producto>> =>
      g.app.put<Producto>(rutasGestion.disponibilidad(id), { token, body }),
  };
}
