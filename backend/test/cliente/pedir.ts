import createClient from 'openapi-fetch';
import type { components, paths } from './api';

type Estado = components['schemas']['Grupo']['estadoGrupo'];

export interface Pedido {
  restaurante: string;
  mesa: number;
  /** The name of a dish of the carta. */
  plato: string;
  clave: string;
}

/** What somebody writes who has the document and nothing else of ours: a diner orders, and the house makes it. */
export async function pedir(url: string, { restaurante, mesa, plato, clave }: Pedido): Promise<number> {
  const api = createClient<paths>({ baseUrl: url });
  const carta = await api.GET('/api/carta', { params: { query: { restaurantId: restaurante } } });
  const producto = carta.data?.data.categorias
    .flatMap(({ productos }) => productos)
    .find(({ nombre }) => nombre === plato);
  if (!producto) throw new Error(JSON.stringify(carta.error));
  const pedido = await api.POST('/api/pedidos', {
    params: { header: { 'Idempotency-Key': clave } },
    body: {
      restaurante,
      mesa,
      productos: [
        { productoId: producto._id, nombre: producto.nombre, precio: producto.precio, cantidad: 2 },
      ],
    },
  });
  if (!pedido.data) throw new Error(pedido.error.message);
  return pedido.data.data.pedidos.length;
}

/** The same person's program behind the bar: begins what is to be made, and says how it stands. */
export async function empezar(url: string, email: string, password: string): Promise<Estado[]> {
  const api = createClient<paths>({ baseUrl: url });
  const sesion = await api.POST('/api/auth/login', { body: { email, password } });
  if (!sesion.data) throw new Error(sesion.error.message);
  const { accessToken } = sesion.data.data;
  api.use({
    onRequest: ({ request }) => {
      request.headers.set('Authorization', `Bearer ${accessToken}`);
      return request;
    },
  });
  const mesas = await api.GET('/api/pedidos');
  return Promise.all(
    (mesas.data?.data ?? []).map(async ({ pedidos, rev }) => {
      const movida = await api.PUT('/api/pedidos/{id}/estado', {
        params: { path: { id: pedidos[0]?._id ?? '' }, header: { 'Idempotency-Key': crypto.randomUUID() } },
        body: { estado: 'en_preparacion', rev },
      });
      if (!movida.data) throw new Error(movida.error.code);
      return movida.data.data.estadoGrupo;
    }),
  );
}

/** None of it compiles: the document says what a call takes. */
export function equivocado(url: string): void {
  const api = createClient<paths>({ baseUrl: url });
  // @ts-expect-error -- no such address
  void api.GET('/api/cartas');
  // @ts-expect-error -- a number where there is a text
  void api.POST('/api/auth/login', { body: { email: 'a@b.es', password: 7 } });
  // @ts-expect-error -- without what it has to have
  void api.POST('/api/pedidos', { body: { restaurante: 'x', mesa: 1 } });
}
