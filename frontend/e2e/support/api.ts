import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type {
  Alergeno,
  Carta,
  Categoria,
  CrearPedidoRequest,
  CrearPedidoResponse,
  EstadoGrupo,
  Grupo,
  LoginResponse,
  Producto,
  SobreExito,
  SobreFallo,
} from '@carta/contracts';
import type { EnMarcha } from './start-producto';
import type { Local } from './restaurantes';

/** The server asked directly, to prepare what a journey finds and to know what it has left. */

interface Peticion {
  method?: 'GET' | 'POST' | 'PUT';
  headers?: Record<string, string>;
  body?: unknown;
}

/** For how long a session serves whoever asks for it again, in ms: well before its token is renewed. */
const SESION_MS = 4 * 60_000;
const sesiones = new Map<string, { desde: number; login: Promise<LoginResponse> }>();

export async function call<T>(
  { url }: EnMarcha,
  ruta: string,
  { method, headers, body }: Peticion = {},
): Promise<T> {
  const respuesta = await fetch(`${url}${ruta}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const sobre = (await respuesta.json()) as SobreExito<T> | SobreFallo;
  if (!sobre.success) throw new Error(`${ruta}: ${respuesta.status} ${sobre.message}`);
  return sobre.data;
}

/** A session of this account, not always a new one. */
export function readLogin(producto: EnMarcha, { email, password }: Local): Promise<LoginResponse> {
  const conocida = sesiones.get(email);
  if (conocida && performance.now() - conocida.desde < SESION_MS) return conocida.login;
  const peticion = { method: 'POST', body: { email, password } } as const;
  const login = call<LoginResponse>(producto, rutas.login(), peticion);
  sesiones.set(email, { desde: performance.now(), login });
  return login;
}

async function authOf(producto: EnMarcha, local: Local): Promise<Record<string, string>> {
  return { authorization: `Bearer ${(await readLogin(producto, local)).accessToken}` };
}

/** What the restaurant's own people ask of the server. */
export async function callAs<T>(
  producto: EnMarcha,
  local: Local,
  ruta: string,
  { headers, ...peticion }: Peticion = {},
): Promise<T> {
  return call(producto, ruta, { ...peticion, headers: { ...headers, ...(await authOf(producto, local)) } });
}

/** An order from a phone that is not one of the test's: the names of what it wants, one unit each time. */
export async function sendPedido(
  producto: EnMarcha,
  local: Local,
  mesa: number,
  platos: readonly string[],
  notas?: string,
  evita?: Alergeno[],
): Promise<CrearPedidoResponse> {
  const { categorias, sinCategoria } = await readCarta(producto, local);
  const carta = [...categorias.flatMap(({ productos }) => productos), ...sinCategoria];
  const body: CrearPedidoRequest = {
    restaurante: local.id,
    mesa,
    productos: [...new Set(platos)].map((nombre) => {
      const plato = carta.find((candidato) => candidato.nombre === nombre);
      if (!plato) throw new Error(`${local.nombre} has no ${nombre}`);
      const cantidad = platos.filter((pedido) => pedido === nombre).length;
      return { productoId: plato._id, nombre, precio: plato.precio, cantidad };
    }),
    ...(notas !== undefined && { notas }),
    ...(evita !== undefined && { evita }),
  };
  const headers = { [CABECERA_CLAVE]: randomUUID() };
  return call(producto, rutas.pedidos(), { method: 'POST', headers, body });
}

/** The carta as every diner gets it. */
export function readCarta(producto: EnMarcha, { id }: Pick<Local, 'id'>): Promise<Carta> {
  return call<Carta>(producto, rutas.carta(id));
}

/** Every product its owner has, also those that nobody sees. */
export async function readProductos(producto: EnMarcha, local: Local): Promise<Producto[]> {
  return call<Producto[]>(producto, rutasGestion.productos(), { headers: await authOf(producto, local) });
}

/** The names of its categorías in their order, also of those that are empty. */
export async function readCategorias(producto: EnMarcha, local: Local): Promise<string[]> {
  const headers = await authOf(producto, local);
  const categorias = await call<Categoria[]>(producto, rutasGestion.categorias(), { headers });
  return categorias.map(({ nombre }) => nombre);
}

/** The unpaid orders of a restaurant: those to be served, then those served. */
export async function readGrupos(producto: EnMarcha, local: Local): Promise<Grupo[]> {
  const headers = await authOf(producto, local);
  const lists = [rutas.pedidos(), rutas.pedidosEntregados()];
  return (await Promise.all(lists.map((ruta) => call<Grupo[]>(producto, ruta, { headers })))).flat();
}

/** The unpaid tab of a mesa. */
export async function findGrupo(producto: EnMarcha, local: Local, mesa: number): Promise<Grupo> {
  const grupo = (await readGrupos(producto, local)).find(({ mesa: { numero } }) => numero === mesa);
  if (!grupo) throw new Error(`Nothing is open at mesa ${mesa}`);
  return grupo;
}

/** Takes the tab of a mesa to another. */
export async function moveTab(producto: EnMarcha, local: Local, de: number, a: number): Promise<void> {
  const { grupoMesa, rev } = await findGrupo(producto, local, de);
  const body = { de, a, rev };
  await callAs(producto, local, rutasSala.moverMesa(grupoMesa), { method: 'PUT', body });
}

/** Moves a mesa as it is now, through as many estados as it takes. */
export async function moveMesa(
  producto: EnMarcha,
  local: Local,
  mesa: number,
  estado: EstadoGrupo,
): Promise<void> {
  const { rev, pedidos: tickets } = await findGrupo(producto, local, mesa);
  const body = { estado, rev };
  await callAs(producto, local, rutas.pedidoEstado(tickets[0]?._id ?? ''), { method: 'PUT', body });
}
