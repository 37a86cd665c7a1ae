// Longer than most: every route of the server is one line of the table, which is read as a whole.
import { randomUUID } from 'node:crypto';
import { NS_COMENSAL, NS_TABLERO } from '@carta/contracts';
import type {
  CodigoError,
  EnviosComensal,
  EnviosTablero,
  EventosComensal,
  EventosTablero,
} from '@carta/contracts';
import type { Escena } from '../support/escena';
import type { Actor } from './actores';
import { cuentas, dispositivos, duenos, except, publica, sesion, tablero } from './celdas';
import type { Fila } from './celdas';

/**
 * Who may do what (docs/reglas/casa.md#who-may-do-what): every address of the running server and
 * every event of its sockets, once. A door that is not written here, or a line without its door, is
 * red. An emailed code is sent here only dead (422): what counts is that anybody gets as far as that.
 */
const NADIE_SE_LLAMA = 'nadie@ejemplo.es';
const CODIGO_MUERTO = { email: NADIE_SE_LLAMA, code: '000000' };
const newPassword = 'otra clave larga';

export const MATRIZ: readonly Fila[] = [
  publica('POST /api/auth/login', 200, { sinVerificar: 403 }),
  publica('POST /api/auth/register', 201),
  publica('POST /api/auth/verify-email', 200),
  publica('POST /api/auth/forgot-password', 404, {}, () => ({ body: { email: NADIE_SE_LLAMA } })),
  publica('POST /api/auth/verify-password-reset-code', 422, {}, () => ({ body: CODIGO_MUERTO })),
  publica('POST /api/auth/reset-password', 422, {}, () => ({ body: { ...CODIGO_MUERTO, newPassword } })),
  publica('POST /api/auth/reset-password/enlace', 422, {}, () => ({
    body: { email: NADIE_SE_LLAMA, enlace: 'x'.repeat(22), newPassword },
  })),
  publica('POST /api/auth/verify-email-code', 422, {}, () => ({ body: CODIGO_MUERTO })),
  publica('POST /api/auth/resend-verification-code', 200),
  publica('POST /api/auth/refresh', 200, { sinVerificar: 403 }),
  sesion('POST /api/auth/logout', 200),
  sesion('GET /api/auth/me', 200),

  sesion('GET /api/categorias', 200),
  cuentas('GET /api/categorias/debug-posiciones', 200),
  cuentas('POST /api/categorias', 201),
  cuentas('PUT /api/categorias/orden', 200, 404),
  cuentas('PUT /api/categorias/:id', 200, 404),
  cuentas('DELETE /api/categorias/:id', 200, 404),

  sesion('GET /api/productos', 200),
  publica('GET /api/productos/public', 200),
  sesion('GET /api/productos/categoria/:id', 200, 404),
  cuentas('POST /api/productos', 201, 404, ({ categoriaId }) => ({
    body: { nombre: 'Croquetas', precio: 7.5, categoria: categoriaId },
  })),
  cuentas('PUT /api/productos/orden', 200, 404),
  cuentas('GET /api/productos/tandas', 200),
  cuentas('POST /api/productos/tandas', 201, 404),
  cuentas('POST /api/productos/tandas/:id/deshacer', 201, 404),
  cuentas('GET /api/productos/importaciones', 200),
  cuentas('POST /api/productos/importaciones', 201),
  cuentas('PUT /api/productos/importaciones/:id/columnas', 200, 404),
  cuentas('PUT /api/productos/importaciones/:id/filas/:fila', 200, 404),
  cuentas('POST /api/productos/importaciones/:id/aplicar', 201, 404),
  cuentas('POST /api/productos/importaciones/:id/deshacer', 201, 404),
  cuentas('DELETE /api/productos/importaciones/:id', 200, 404),
  cuentas('PUT /api/productos/:id', 200, 404, ({ productoId }) => ({
    params: { id: productoId },
    body: { precio: 9 },
  })),
  sesion('PUT /api/productos/:id/disponibilidad', 200, 404),
  sesion('PUT /api/productos/:id/quedan', 200, 404),
  cuentas('DELETE /api/productos/:id', 200, 404),
  sesion('GET /api/opciones', 200),
  cuentas('POST /api/opciones', 201),
  cuentas('PUT /api/opciones/:id', 200, 404),
  cuentas('DELETE /api/opciones/:id', 200, 404),
  sesion('PUT /api/opciones/:id/disponibilidad', 200, 404),
  cuentas('GET /api/textos', 200),
  cuentas('GET /api/textos/:lengua', 200),
  cuentas('PUT /api/textos/:lengua', 200),
  publica('GET /api/carta', 200),
  publica('GET /api/carta/:categoriaId', 200),

  publica('GET /api/restaurantes/slug/:slug', 200),
  publica('GET /api/restaurantes/:id', 200),
  publica('GET /api/restaurantes/:id/mesas/:mesa/validar', 200),
  sesion('GET /api/restaurantes/:id/mesas', 200, 404),
  cuentas('PUT /api/restaurantes/:id', 200, 404),
  cuentas('PUT /api/restaurantes/:id/aspecto', 200, 404),
  cuentas('PUT /api/restaurantes/:id/aspecto/:pieza', 422, 404, ({ id }) => ({
    params: { id, pieza: 'logo' },
    body: {},
  })),
  cuentas('DELETE /api/restaurantes/:id/aspecto/:pieza', 200, 404),
  cuentas('GET /api/restaurantes/:id/plan', 200, 404),
  // who hosts these tests decides it; what is so already is answered as it is
  except(cuentas('PUT /api/restaurantes/:id/plan', 200, 404), { normal: 403 }),
  cuentas('PUT /api/restaurantes/:id/legal', 200, 404),
  cuentas('PUT /api/restaurantes/:id/horario', 200, 404),
  cuentas('PUT /api/restaurantes/:id/zonas', 200, 404),
  cuentas('PUT /api/restaurantes/:id/zonas/:zona/precios', 200, 404),
  cuentas('PUT /api/restaurantes/:id/pases', 200, 404),
  cuentas('PUT /api/restaurantes/:id/estaciones', 200, 404),
  cuentas('GET /api/restaurantes/:id/stats', 200, 404),
  duenos('POST /api/restaurantes/:id/mesas/renovar', 200, 404),
  tablero('GET /api/restaurantes/:id/servicio', 200, 404),
  // Who works the floor may pause it; the rest is the owner's.
  tablero('PUT /api/restaurantes/:id/servicio', 200, 404, ({ id }) => ({
    params: { id },
    body: { pausado: true },
  })),

  duenos('GET /api/dispositivos', 200),
  duenos('POST /api/dispositivos/codigos', 201),
  publica('POST /api/dispositivos/emparejar', 200, { normal: 403, sinVerificar: 403, camareroDeNormal: 403 }),
  publica('POST /api/dispositivos/readmision', 401, {}, ({ refreshToken }) => ({
    body: { refreshToken, solicitud: randomUUID() },
  })),
  duenos('POST /api/dispositivos/:id/readmitir', 200, 404),
  duenos('DELETE /api/dispositivos', 200),
  duenos('PUT /api/dispositivos/:id', 200, 404),
  duenos('DELETE /api/dispositivos/:id', 200, 404),

  duenos('GET /api/personas', 200),
  duenos('POST /api/personas', 201),
  duenos('PUT /api/personas/:id', 200, 404),
  duenos('DELETE /api/personas/:id', 200, 404),
  dispositivos('GET /api/turno', 200, 403),
  dispositivos('POST /api/turno', 200, 403),
  dispositivos('DELETE /api/turno', 200, 403),
  dispositivos('POST /api/aprobaciones', 201, 403),

  publica('POST /api/pedidos', 201, { normal: 403, camareroDeNormal: 403 }),
  publica('POST /api/pedidos/sin-confirmar', 200),
  publica('GET /api/pedidos/seguimiento', 200),
  publica('POST /api/llamadas', 201, { normal: 403, camareroDeNormal: 403 }),
  publica('GET /api/llamadas/seguimiento', 200),
  publica('POST /api/fallos', 200),
  publica('POST /api/vitales', 200),
  // The same for every house: whose an answer was is kept nowhere.
  cuentas('GET /api/servidor/pulsos', 200),
  tablero('GET /api/llamadas', 200),
  tablero('PUT /api/llamadas/:id', 200, 404),
  tablero('GET /api/pedidos', 200),
  tablero('GET /api/pedidos/entregados', 200),
  tablero('GET /api/pedidos/pagados', 200),
  tablero('GET /api/pedidos/mesa/:mesa', 200),
  tablero('PUT /api/pedidos/:id/estado', 200, 404),
  tablero('PUT /api/pedidos/:id/producto/:linea/estado', 200, 404),
  tablero('PUT /api/pedidos/:id/cerrar', 200, 404),
  // By name and price, which say nothing of whose it is: another's owner has no such dish.
  tablero('POST /api/pedidos/mesa/:mesa', 201, 422, ({ linea: { productoId: _suyo, ...linea } }) => ({
    params: { mesa: '1' },
    body: { productos: [linea] },
  })),
  tablero('GET /api/pedidos/recientes', 200),
  tablero('PUT /api/pedidos/:id/visto', 200, 404),
  tablero('PUT /api/pedidos/:id/llevar', 200, 404),
  tablero('PUT /api/pedidos/:id/urgente', 200, 404),
  tablero('PUT /api/pedidos/:id/producto/:linea/cancelar', 200, 404),
  tablero('PUT /api/pedidos/:id/producto/:linea/reponer', 200, 404),
  tablero('PUT /api/pedidos/:id/producto/:linea/enterado', 200, 404),
  tablero('POST /api/pedidos/grupos/:grupo/cobros', 201, 404),
  tablero('PUT /api/cobros/:id/anular', 200, 404),
  tablero('POST /api/pedidos/grupos/:grupo/ajustes', 201, 404),
  tablero('PUT /api/pedidos/grupos/:grupo/ajustes/:ajuste/deshacer', 200, 404),
  tablero('PUT /api/pedidos/grupos/:grupo/mover', 200, 404),
  tablero('PUT /api/pedidos/grupos/:grupo/juntas', 200, 404),
  tablero('PUT /api/pedidos/grupos/:grupo/pagar', 200, 404),
  tablero('PUT /api/pedidos/grupos/:grupo/marchar', 200, 404),
  tablero('PUT /api/pedidos/grupos/:grupo/esperar', 200, 404),
  tablero('PUT /api/pedidos/grupos/:grupo/comensales', 200, 404),
  tablero('PUT /api/pedidos/:id/producto/:linea/peso', 200, 404),
  tablero('PUT /api/pedidos/:id/producto/:linea/pase', 200, 404),
  tablero('PUT /api/pedidos/:id/enterado', 200, 404),
  duenos('GET /api/pedidos/stats', 200),
  duenos('GET /api/pedidos/cierre', 200),
  duenos('GET /api/pedidos/parte', 200),
  duenos('GET /api/pedidos/parte/ajustes', 200),
  duenos('PUT /api/pedidos/parte/ajustes', 200),
  tablero('GET /api/pedidos/arqueo', 200),
  tablero('POST /api/pedidos/arqueo', 201),
  duenos('GET /api/pedidos/rechazados', 200),
  duenos('DELETE /api/pedidos/pagados', 200),

  publica('GET /uploads/:nombre', 200, {}, ({ foto }) => ({ params: { nombre: foto } })),
  publica('GET /metrics', 200),
  publica('GET /api/salud/viva', 200),
  publica('GET /api/salud/lista', 200),
  publica('GET /api/docs', 200),
  publica('GET /api/docs/', 200),
  publica('GET /api/docs/index.html', 200),
  publica('GET /api/docs/LICENSE', 404),
  publica('GET /api/docs/swagger-ui-init.js', 200),
  publica('GET /api/docs/docs/swagger-ui-init.js', 200),
  publica('GET /api/docs/*', 200, {}, () => ({ params: { '*': 'swagger-ui.css' } })),
  publica('GET /api/docs-json', 200),
  publica('GET /menu', [400, 503]),
  publica('GET /menu/:slug', [200, 503], {}, ({ slug }) => ({ params: { slug } })),
  publica('GET /*', 404, {}, () => ({ params: { '*': 'no-hay-nada.txt' } })),
];

/** One namespace of the sockets: who gets in, what it may send, and what it hears. */
export interface FilaSocket {
  namespace: string;
  auth: (escena: Escena, token: string | undefined) => Record<string, unknown>;
  /** null where the door opens. */
  celdas: Record<Actor, CodigoError | null>;
  envios: readonly string[];
  oye: readonly string[];
}

const A_TODOS = {
  visitante: null,
  falso: null,
  normal: null,
  premium: null,
  admin: null,
  camarero: null,
  conCamarero: null,
  conEncargado: null,
  ajeno: null,
  hermano: null,
  sinVerificar: null,
  camareroDeNormal: null,
} as const satisfies FilaSocket['celdas'];

const A_NADIE = Object.fromEntries(
  Object.keys(A_TODOS).map((actor) => [actor, 'FORBIDDEN']),
) as unknown as FilaSocket['celdas'];

export const MATRIZ_SOCKETS: readonly FilaSocket[] = [
  {
    namespace: NS_TABLERO,
    auth: (_escena, token) => (token === undefined ? {} : { token }),
    celdas: {
      ...A_TODOS,
      visitante: 'UNAUTHORIZED',
      falso: 'UNAUTHORIZED',
      normal: 'FORBIDDEN',
      sinVerificar: 'FORBIDDEN',
      camareroDeNormal: 'FORBIDDEN',
    },
    envios: nombresDe<EnviosTablero>({ pantalla: true }),
    oye: nombresDe<EventosTablero>({
      grupo: true,
      pagados: true,
      carta: true,
      llamada: true,
      estaciones: true,
      latido: true,
    }),
  },
  {
    namespace: NS_COMENSAL,
    auth: ({ id }) => ({ restaurante: id }),
    celdas: A_TODOS,
    envios: nombresDe<EnviosComensal>({ seguir: true }),
    oye: nombresDe<EventosComensal>({
      carta: true,
      pedido: true,
      mesa: true,
      llamada: true,
      latido: true,
    }),
  },
  // Socket.IO's own, which is nobody's.
  { namespace: '/', auth: () => ({}), celdas: A_NADIE, envios: [], oye: [] },
];

/** The names of a contract's events; one that is missing does not compile. */
function nombresDe<Eventos>(nombres: Record<keyof Eventos, true>): string[] {
  return Object.keys(nombres);
}
