// Longer than most: every route of the server is one line of the table, which is read as a whole.
import { randomBytes, randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, CABECERA_SEGUIMIENTO, NS_COMENSAL, NS_TABLERO } from '@carta/contracts';
import type {
  CodigoError,
  EnviosComensal,
  EnviosTablero,
  EventosComensal,
  EventosTablero,
} from '@carta/contracts';
import type { Escena } from '../support/escena';
import { PASSWORD } from '../support/factories';
import type { Actor } from './actores';
import { cuentas, duenos, except, publica, sesion, tablero } from './celdas';
import type { Fila } from './celdas';

/**
 * Who may do what (docs/reglas.md#who-may-do-what): every address of the running server and
 * every event of its sockets, once. A door that is not written here, or a line without its door, is
 * red. An emailed code is sent here only dead (422): what counts is that anybody gets as far as that.
 */
const CODIGO_MUERTO = { email: 'nadie@ejemplo.es', code: '000000' };
const restaurantId = ({ id }: Escena) => ({ query: { restaurantId: id } });
const restaurante = ({ id }: Escena) => ({ params: { id } });
const PUNTO = { nombre: 'Punto', min: 1, max: 1, valores: [{ nombre: 'Hecha', suplemento: 0 }] };
const sinNadie = () => `nuevo-${randomBytes(6).toString('hex')}@ejemplo.es`;

export const MATRIZ: readonly Fila[] = [
  publica('POST /api/auth/login', 200, ({ email }) => ({ body: { email, password: PASSWORD } }), {
    sinVerificar: 403,
  }),
  publica('POST /api/auth/register', 201, () => ({
    body: { nombre: 'Casa nueva', email: sinNadie(), password: 'una clave larga' },
  })),
  publica('POST /api/auth/verify-email', 200, () => ({ body: { email: sinNadie() } })),
  publica('POST /api/auth/forgot-password', 404, () => ({ body: { email: sinNadie() } })),
  publica('POST /api/auth/verify-password-reset-code', 422, () => ({ body: CODIGO_MUERTO })),
  publica('POST /api/auth/reset-password', 422, () => ({
    body: { ...CODIGO_MUERTO, newPassword: 'otra clave larga' },
  })),
  publica('POST /api/auth/reset-password/enlace', 422, () => ({
    body: { email: CODIGO_MUERTO.email, enlace: 'x'.repeat(22), newPassword: 'otra clave larga' },
  })),
  publica('POST /api/auth/verify-email-code', 422, () => ({ body: CODIGO_MUERTO })),
  publica('POST /api/auth/resend-verification-code', 200, () => ({ body: { email: sinNadie() } })),
  publica('POST /api/auth/refresh', 200, ({ refreshToken }) => ({ body: { refreshToken } }), {
    sinVerificar: 403,
  }),
  sesion('POST /api/auth/logout', 200),
  sesion('GET /api/auth/me', 200),

  sesion('GET /api/categorias', 200),
  cuentas('GET /api/categorias/debug-posiciones', 200),
  cuentas('POST /api/categorias', 201, () => ({ body: { nombre: 'Postres' } })),
  cuentas('PUT /api/categorias/orden', 200, ({ categorias }) => ({ body: { ids: categorias } }), 404),
  cuentas('PUT /api/categorias/:id', 200, categoria({ nombre: 'Sopas' }), 404),
  cuentas('DELETE /api/categorias/:id', 200, categoria(), 404),

  sesion('GET /api/productos', 200),
  publica('GET /api/productos/public', 200, restaurantId),
  sesion('GET /api/productos/categoria/:id', 200, categoria(), 404),
  cuentas('POST /api/productos', 201, nuevo, 404),
  cuentas('PUT /api/productos/orden', 200, ({ seccion }) => ({ body: { secciones: [seccion] } }), 404),
  cuentas('GET /api/productos/tandas', 200),
  cuentas('POST /api/productos/tandas', 201, tanda, 404),
  cuentas(
    'POST /api/productos/tandas/:id/deshacer',
    201,
    ({ tandaId }) => ({ params: { id: tandaId } }),
    404,
  ),
  cuentas('PUT /api/productos/:id', 200, producto({ precio: 9 }), 404),
  sesion('PUT /api/productos/:id/disponibilidad', 200, producto({ disponible: false }), 404),
  cuentas('DELETE /api/productos/:id', 200, producto(), 404),
  sesion('GET /api/opciones', 200),
  cuentas('POST /api/opciones', 201, () => ({ body: PUNTO })),
  cuentas('PUT /api/opciones/:id', 200, opcion(PUNTO), 404),
  cuentas('DELETE /api/opciones/:id', 200, opcion(), 404),
  sesion(
    'PUT /api/opciones/:id/disponibilidad',
    200,
    ({ opcionId, valorId }) => ({ params: { id: opcionId }, body: { valor: valorId, disponible: false } }),
    404,
  ),
  publica('GET /api/carta', 200, restaurantId),
  publica('GET /api/carta/:categoriaId', 200, ({ id, categoriaId }) => ({
    params: { categoriaId },
    query: { restaurantId: id },
  })),

  publica('GET /api/restaurantes/slug/:slug', 200, ({ slug }) => ({ params: { slug } })),
  publica('GET /api/restaurantes/:id', 200, restaurante),
  publica('GET /api/restaurantes/:id/mesas/:mesa/validar', 200, ({ id }) => ({ params: { id, mesa: '1' } })),
  sesion('GET /api/restaurantes/:id/mesas', 200, restaurante, 404),
  cuentas(
    'PUT /api/restaurantes/:id',
    200,
    ({ id }) => ({ params: { id }, body: { telefono: '911 000 000' } }),
    404,
  ),
  cuentas(
    'PUT /api/restaurantes/:id/aspecto',
    200,
    ({ id }) => ({ params: { id }, body: { color: '#7b1e3a' } }),
    404,
  ),
  cuentas(
    'PUT /api/restaurantes/:id/aspecto/:pieza',
    422,
    ({ id }) => ({ params: { id, pieza: 'logo' }, body: {} }),
    404,
  ),
  cuentas(
    'DELETE /api/restaurantes/:id/aspecto/:pieza',
    200,
    ({ id }) => ({ params: { id, pieza: 'logo' } }),
    404,
  ),
  cuentas('GET /api/restaurantes/:id/plan', 200, restaurante, 404),
  // who hosts these tests decides it; what is so already is answered as it is
  except(
    cuentas(
      'PUT /api/restaurantes/:id/plan',
      200,
      ({ id }) => ({ params: { id }, body: { conPedidos: true } }),
      404,
    ),
    { normal: 403 },
  ),
  cuentas(
    'PUT /api/restaurantes/:id/legal',
    200,
    ({ id }) => ({ params: { id }, body: { titular: 'Ana Ruiz' } }),
    404,
  ),
  cuentas(
    'PUT /api/restaurantes/:id/horario',
    200,
    ({ id }) => ({ params: { id }, body: { cerrados: ['2026-12-25'] } }),
    404,
  ),
  cuentas(
    'PUT /api/restaurantes/:id/zonas',
    200,
    ({ id }) => ({ params: { id }, body: { zonas: [{ nombre: 'Terraza', mesas: '1-3' }] } }),
    404,
  ),
  cuentas(
    'PUT /api/restaurantes/:id/zonas/:zona/precios',
    200,
    ({ id, zonaId, productoId }) => ({
      params: { id, zona: zonaId },
      body: { precios: [{ producto: productoId, precio: 9.9 }] },
    }),
    404,
  ),
  cuentas('GET /api/restaurantes/:id/stats', 200, restaurante, 404),
  duenos('POST /api/restaurantes/:id/mesas/renovar', 200, restaurante, 404),
  tablero('GET /api/restaurantes/:id/servicio', 200, restaurante, 404),
  tablero(
    'PUT /api/restaurantes/:id/servicio',
    200,
    ({ id }) => ({ params: { id }, body: { pausado: true } }),
    404,
  ),

  duenos('GET /api/dispositivos', 200),
  duenos('POST /api/dispositivos/codigos', 201, () => ({ body: { nombre: 'Barra', puesto: 'barra' } })),
  publica(
    'POST /api/dispositivos/emparejar',
    200,
    ({ codigoDispositivo }) => ({ body: { codigo: codigoDispositivo } }),
    { normal: 403, sinVerificar: 403, camareroDeNormal: 403 },
  ),
  publica('POST /api/dispositivos/readmision', 401, ({ refreshToken }) => ({
    body: { refreshToken, solicitud: randomUUID() },
  })),
  // Of a device that is in there is nothing to do.
  duenos(
    'POST /api/dispositivos/:id/readmitir',
    200,
    ({ dispositivoId }) => ({ params: { id: dispositivoId }, body: { cifras: '0000' } }),
    404,
  ),
  duenos('DELETE /api/dispositivos', 200),
  duenos(
    'DELETE /api/dispositivos/:id',
    200,
    ({ dispositivoId }) => ({ params: { id: dispositivoId } }),
    404,
  ),

  publica('POST /api/pedidos', 201, pedido, { normal: 403, camareroDeNormal: 403 }),
  publica('GET /api/pedidos/seguimiento', 200, ({ seguimiento }) => ({
    headers: { [CABECERA_SEGUIMIENTO]: seguimiento },
  })),
  publica('POST /api/llamadas', 201, llamada, { normal: 403, camareroDeNormal: 403 }),
  publica('GET /api/llamadas/seguimiento', 200, ({ seguimientoLlamada }) => ({
    headers: { [CABECERA_SEGUIMIENTO]: seguimientoLlamada },
  })),
  publica('POST /api/fallos', 200, () => ({
    body: { build: 'index-1a2b', screen: '/sala', stack: 'draw /assets/sala.js:1:2' },
  })),
  tablero('GET /api/llamadas', 200),
  tablero(
    'PUT /api/llamadas/:id',
    200,
    ({ llamadaId }) => ({ params: { id: llamadaId }, body: { estado: 'en_camino' } }),
    404,
  ),
  tablero('GET /api/pedidos', 200),
  tablero('GET /api/pedidos/entregados', 200),
  tablero('GET /api/pedidos/pagados', 200),
  tablero('GET /api/pedidos/mesa/:mesa', 200, () => ({ params: { mesa: '1' } })),
  tablero('PUT /api/pedidos/:id/estado', 200, ticket({ estado: 'entregado' }), 404),
  tablero('PUT /api/pedidos/:id/producto/:linea/estado', 200, lineaLista, 404),
  tablero(
    'PUT /api/pedidos/:id/cerrar',
    200,
    ({ abandonadoId }) => ({ params: { id: abandonadoId }, body: { motivo: 'se fueron' } }),
    404,
  ),
  // In his own restaurante, another's owner has no such dish.
  tablero('POST /api/pedidos/mesa/:mesa', 201, apunte, 422),
  tablero('GET /api/pedidos/recientes', 200),
  tablero('PUT /api/pedidos/:id/visto', 200, ({ ticketId }) => ({ params: { id: ticketId } }), 404),
  tablero(
    'PUT /api/pedidos/:id/llevar',
    200,
    ({ listoId }) => ({ params: { id: listoId }, body: { llevar: true } }),
    404,
  ),
  tablero(
    'PUT /api/pedidos/:id/producto/:linea/cancelar',
    200,
    ({ ticketId, lineaId }) => ({ params: { id: ticketId, linea: lineaId }, body: { motivo: 'no queda' } }),
    404,
  ),
  tablero(
    'PUT /api/pedidos/:id/producto/:linea/reponer',
    200,
    ({ listoId, cancelacion }) => ({
      params: { id: listoId, linea: '0' },
      headers: { [CABECERA_CLAVE]: cancelacion },
    }),
    404,
  ),
  tablero(
    'PUT /api/pedidos/:id/producto/:linea/enterado',
    200,
    ({ canceladoId }) => ({ params: { id: canceladoId, linea: '0' } }),
    404,
  ),
  tablero('POST /api/pedidos/grupos/:grupo/cobros', 201, cobro, 404),
  tablero(
    'PUT /api/cobros/:id/anular',
    200,
    ({ cobroId }) => ({ params: { id: cobroId }, body: { motivo: 'tarjeta rechazada' } }),
    404,
  ),
  tablero('PUT /api/pedidos/grupos/:grupo/mover', 200, grupo({ de: 1, a: 8 }), 404),
  tablero('PUT /api/pedidos/grupos/:grupo/juntas', 200, grupo({ mesas: [1, 8] }), 404),
  tablero('PUT /api/pedidos/grupos/:grupo/pagar', 200, pagar, 404),
  tablero(
    'PUT /api/pedidos/:id/enterado',
    200,
    ({ ticketId }) => ({ params: { id: ticketId }, body: { mesa: 1 } }),
    404,
  ),
  duenos('GET /api/pedidos/stats', 200),
  duenos('GET /api/pedidos/cierre', 200),
  duenos('GET /api/pedidos/rechazados', 200),
  duenos('DELETE /api/pedidos/pagados', 200),

  publica('GET /uploads/:nombre', 200, ({ foto }) => ({ params: { nombre: foto } })),
  publica('GET /metrics', 200),
  publica('GET /api/salud/viva', 200),
  publica('GET /api/salud/lista', 200),
  publica('GET /api/docs', 200),
  publica('GET /api/docs/', 200),
  publica('GET /api/docs/index.html', 200),
  publica('GET /api/docs/LICENSE', 404),
  publica('GET /api/docs/swagger-ui-init.js', 200),
  publica('GET /api/docs/docs/swagger-ui-init.js', 200),
  publica('GET /api/docs/*', 200, () => ({ params: { '*': 'swagger-ui.css' } })),
  publica('GET /api/docs-json', 200),
  publica('GET /menu', [400, 503]),
  publica('GET /menu/:slug', [200, 503], ({ slug }) => ({ params: { slug } })),
  publica('GET /*', 404, () => ({ params: { '*': 'no-hay-nada.txt' } })),
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

function categoria(body?: object): Fila['pide'] {
  return ({ categoriaId }) => ({ params: { id: categoriaId }, ...(body ? { body } : {}) });
}

function producto(body?: object): Fila['pide'] {
  return ({ productoId }) => ({ params: { id: productoId }, ...(body ? { body } : {}) });
}

function opcion(body?: object): Fila['pide'] {
  return ({ opcionId }) => ({ params: { id: opcionId }, ...(body ? { body } : {}) });
}

function tanda({ productoId }: Escena) {
  return {
    headers: { [CABECERA_CLAVE]: randomUUID() },
    body: { productos: { [productoId]: [] }, cambio: { que: 'disponibilidad', disponible: true } },
  };
}

function nuevo({ categoriaId }: Escena) {
  return { body: { nombre: 'Croquetas', precio: 7.5, categoria: categoriaId } };
}

function pedido({ id, linea }: Escena) {
  return { body: { restaurante: id, mesa: 1, productos: [linea] } };
}

/** By name and price: what is asked for says nothing of whose it is. */
function apunte({ linea: { productoId: _suyo, ...linea } }: Escena) {
  return { params: { mesa: '1' }, body: { productos: [linea] } };
}

function llamada({ id }: Escena) {
  return { body: { restaurante: id, mesa: 1, tipo: 'camarero' } };
}

function ticket(body: object): Fila['pide'] {
  return ({ ticketId }) => ({ params: { id: ticketId }, body });
}

function cobro({ grupoId, revGrupo }: Escena) {
  return {
    params: { grupo: grupoId },
    headers: { [CABECERA_CLAVE]: randomUUID() },
    body: { importe: 0.01, forma: 'otro', rev: revGrupo },
  };
}

function grupo(body: object): Fila['pide'] {
  return ({ grupoId, revGrupo }) => ({ params: { grupo: grupoId }, body: { ...body, rev: revGrupo } });
}

function pagar({ servidoId, revServido }: Escena) {
  return { params: { grupo: servidoId }, body: { revs: { [servidoId]: revServido } } };
}

function lineaLista({ ticketId, lineaId }: Escena) {
  return { params: { id: ticketId, linea: lineaId }, body: { estado: 'en_preparacion' } };
}
