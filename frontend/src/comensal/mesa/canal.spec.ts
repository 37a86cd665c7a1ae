/// <reference types="node" />
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NS_COMENSAL } from '@carta/contracts';
import { Server } from 'socket.io';
import { buildTicket, buildRespuesta, buildSeguido } from '../seguimiento/pruebas/build-seguido';
import { createSeguimientoStore } from '../seguimiento/seguimiento-store';
import { browseFrom } from '../../shared/api/pruebas/navegador';
import { until } from '../../shared/api/pruebas/until';
import { openCanal } from './canal';

/**
 * `pedidos` are the tokens that the server was asked to follow; the next gets this answer, or none with
 * 'silencio'.
 */
let pedidos: string[];
let instantes: number[];
let respuestas: (boolean | 'silencio')[];
let io: Server;
let stop: () => void;

beforeEach(async () => {
  pedidos = [];
  instantes = [];
  respuestas = [];
  const pagina = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const http = createServer();
  io = new Server(http);
  io.of(NS_COMENSAL).on('connection', (socket) => {
    socket.on('seguir', (token: string, ack: (respuesta: { success: boolean }) => void) => {
      pedidos.push(token);
      instantes.push(performance.now());
      const respuesta = respuestas.shift() ?? true;
      if (respuesta !== 'silencio') ack({ success: respuesta });
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  browseFrom(`http://127.0.0.1:${(http.address() as AddressInfo).port}`);
  // a telephone's page, as far as the channel looks at it
  Object.assign(globalThis, { window: new EventTarget(), document: pagina });
});

afterEach(async () => {
  stop();
  Reflect.deleteProperty(globalThis, 'window');
  Reflect.deleteProperty(globalThis, 'document');
  await io.close();
});

async function open() {
  const guardado = new Map<string, string>();
  let preguntas = 0;
  const seguimiento = createSeguimientoStore({
    restauranteId: 'restaurante',
    almacen: {
      read: (nombre) => guardado.get(nombre) ?? null,
      write: (nombre, texto) => void guardado.set(nombre, texto),
      onCambioAjeno: () => () => undefined,
    },
    ahora: Date.now,
    fetchSeguidos: (tokens) => {
      preguntas++;
      const ids = tokens.map((token) => token.replace('token-', ''));
      return Promise.resolve(ids.map((_id) => buildSeguido(1, 'pendiente', { _id })));
    },
  });
  seguimiento.getState().follow('una', 4, buildRespuesta(buildTicket({ _id: 'uno' })));
  stop = await openCanal({
    restauranteId: 'restaurante',
    seguimiento,
    mesa: 4,
    firma: null,
    llamadas: null,
    onCarta: () => undefined,
  });
  return { seguimiento, preguntas: () => preguntas };
}

it('follows each order once, as soon as it is there', async () => {
  const { seguimiento } = await open();
  await until(() => pedidos.length === 1);

  seguimiento.getState().follow('otra', 4, buildRespuesta(buildTicket({ _id: 'dos' })));

  await until(() => pedidos.length === 2);
  expect(pedidos).toEqual(['token-uno', 'token-dos']);
});

it('asks again for what was refused, after a while, and meanwhile reads what is true', async () => {
  respuestas = [false];

  const { preguntas } = await open();

  await until(() => pedidos.length === 2);
  await until(() => preguntas() === 2);
  const [primera = 0, segunda = 0] = instantes;
  expect(pedidos).toEqual(['token-uno', 'token-uno']);
  // timers may fire a little early, never that much
  expect(segunda - primera).toBeGreaterThan(2_900);
});

it('asks every connection anew, although the one before it had not answered yet', async () => {
  respuestas = ['silencio'];
  await open();
  await until(() => pedidos.length === 1);

  io.of(NS_COMENSAL).sockets.forEach((socket) => socket.conn.close());

  await until(() => pedidos.length === 2);
});
