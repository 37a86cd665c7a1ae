import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, centimos, rutas } from '@carta/contracts';
import type {
  CrearLlamadaRequest,
  CrearLlamadaResponse,
  CrearPedidoRequest,
  CrearPedidoResponse,
  Grupo,
  LineaPedidaRequest,
  Llamada,
  Producto,
} from '@carta/contracts';
import { CategoriasService } from '../../src/carta/categorias/categorias.service';
import type { Config } from '../../src/plataforma/config/config';
import { clienteOf, useApp } from './app';
import type { Cliente, Respuesta, TestApp } from './app';
import { call, readLlamadas } from './call';
import { buildProducto, buildRestaurante, openSesion } from './factories';

/** A premium restaurant with something to eat and to drink, and its owner's token. */
export interface Local {
  id: string;
  email: string;
  token: string;
  /** Food, 8.50 €. */
  tortilla: LineaPedidaRequest;
  /** Drink, 2.20 €. */
  cana: LineaPedidaRequest;
  /** Food, sold out. */
  pulpo: LineaPedidaRequest;
}

export async function buildLocal(
  app: TestApp,
  datos: Parameters<typeof buildRestaurante>[1] = {},
): Promise<Local> {
  const restaurante = await buildRestaurante(app, { plan: 'premium', numeroMesas: 12, ...datos });
  const categorias = app.app.get(CategoriasService);
  const raciones = await categorias.createCategoria(restaurante.id, 'Raciones');
  const cervezas = await categorias.createCategoria(restaurante.id, 'Cervezas');
  const product = (nombre: string, precio: number, categoriaId: string, disponible = true) =>
    buildProducto(app, restaurante.id, { nombre, precio: centimos(precio), categoriaId, disponible });
  const { accessToken } = await openSesion(app, restaurante.id);
  return {
    id: restaurante.id,
    email: restaurante.email,
    token: accessToken,
    tortilla: lineaOf(await product('Tortilla', 850, raciones._id)),
    cana: lineaOf(await product('Caña', 220, cervezas._id)),
    pulpo: lineaOf(await product('Pulpo', 1900, raciones._id, false)),
  };
}

function lineaOf({ _id, nombre, precio }: Producto): LineaPedidaRequest {
  return { productoId: _id, nombre, precio, cantidad: 1 };
}

/** The body of an order of one tortilla and one caña at mesa 1, but for what a test says. */
export function pedidoOf(local: Local, cambios: Partial<CrearPedidoRequest> = {}): CrearPedidoRequest {
  return { restaurante: local.id, mesa: 1, productos: [local.tortilla, local.cana], ...cambios };
}

/** Sends an order as a phone does; a fresh key unless one is given. */
export function order(
  app: TestApp,
  body: unknown,
  clave: string = randomUUID(),
): Promise<Respuesta<CrearPedidoResponse>> {
  return app.post<CrearPedidoResponse>(rutas.pedidos(), { body, headers: { [CABECERA_CLAVE]: clave } });
}

/** Every unpaid mesa, as the boards read them. */
export async function readTablero(app: TestApp, { token }: Local): Promise<Grupo[]> {
  const listas = await Promise.all([
    app.get<Grupo[]>(rutas.pedidos(), { token }),
    app.get<Grupo[]>(rutas.pedidosEntregados(), { token }),
  ]);
  return listas.flatMap(({ body }) => body.data);
}

/** A server for a whole file, and a fresh restaurant of its own for each test. */
export interface Casa extends Cliente {
  readonly app: TestApp;
  readonly local: Local;
  /** Orders as a phone does, but for what a test says one tortilla and one caña at mesa 1. */
  order(cambios?: Partial<CrearPedidoRequest>, clave?: string): Promise<Respuesta<CrearPedidoResponse>>;
  /** Calls from mesa 1 for a waiter, but for what a test says. */
  call(cambios?: Partial<CrearLlamadaRequest>): Promise<Respuesta<CrearLlamadaResponse>>;
  /** Every unpaid mesa, as the boards read them. */
  tablero(): Promise<Grupo[]>;
  /** The open calls, as the staff reads them. */
  llamadas(): Promise<Llamada[]>;
}

export function useLocal(config: Partial<Config> = {}, datos: Parameters<typeof buildLocal>[1] = {}): Casa {
  const app = useApp(config);
  let local: Local;
  beforeEach(async () => {
    local = await buildLocal(app, datos);
  });
  return {
    app,
    get local() {
      return local;
    },
    ...clienteOf(app, () => local.token),
    order: (cambios, clave) => order(app, pedidoOf(local, cambios), clave),
    call: (cambios) => call(app, local, cambios),
    tablero: () => readTablero(app, local),
    llamadas: () => readLlamadas(app, local),
  };
}
