import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { createAdapter } from './adapter';

const UNA_LECTURA = 1_000;
const MAX = 16;

describe('A connection that asks without waiting', () => {
  const { server, ...fastify } = buildServer();
  let empezadas = 0;
  let siguientes: Promise<void>;

  beforeAll(() => fastify.listen());
  afterAll(() => fastify.close());
  beforeEach(() => {
    empezadas = 0;
    siguientes = Promise.resolve();
  });

  function buildServer() {
    const instance = createAdapter({ trustProxy: 0 }).getInstance();
    instance.all('/ya', (_request, reply) => {
      empezadas += 1;
      void reply.send('ya');
    });
    instance.all('/falla', () => {
      empezadas += 1;
      throw new Error('falla');
    });
    instance.all('/espera', async () => {
      empezadas += 1;
      await siguientes;
      return 'ya';
    });
    return {
      server: instance.server,
      listen: () => instance.listen({ port: 0, host: '127.0.0.1' }),
      close: () => instance.close(),
    };
  }

  /** Writes all of it at once, and returns the statuses that came until the server ended the connection. */
  const send = (bytes: string): Promise<string[]> =>
    new Promise((resolve) => {
      let respuesta = '';
      const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (trozo) => (respuesta += trozo.toString('latin1')));
      socket.on('error', () => undefined);
      socket.once('close', () => resolve(statuses(respuesta)));
    });

  const sinCuerpo = (ruta: string): string => `GET ${ruta} HTTP/1.1\r\nHost: x\r\n\r\n`;
  const conCuerpo = (ruta: string, cabecera = 'Host: x'): string =>
    `POST ${ruta} HTTP/1.1\r\n${cabecera}\r\nContent-Type: application/json\r\nContent-Length: 1\r\n\r\n1`;
  const troceada = (ruta: string): string =>
    `POST ${ruta} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n1\r\n1\r\n0\r\n\r\n`;

  it.each([
    ['without a body', sinCuerpo('/ya')],
    ['with a body of one byte', conCuerpo('/ya')],
    ['with a body in chunks', troceada('/ya')],
    ['that fail', conCuerpo('/falla')],
    ['for an address that is none', conCuerpo('/no-existe')],
    ['that cannot be read', conCuerpo('/ya').replace(/1$/, '{')],
    ['with an expectation that nobody meets', conCuerpo('/ya', 'Host: x\r\nExpect: nada')],
    ['that want to be told to continue', conCuerpo('/ya', 'Host: x\r\nExpect: 100-continue')],
    ['without a host', conCuerpo('/ya', 'X: x')],
  ])('by requests %s is ended by the 17th of one turn of the loop', async (_name, peticion) => {
    const respondidas = await send(peticion.repeat(UNA_LECTURA));

    expect(empezadas).toBeLessThanOrEqual(MAX);
    expect(respondidas.length).toBeLessThanOrEqual(2 * MAX);
  });

  it('is ended by the 17th that waits, in whichever turn it came', async () => {
    let go = (): void => undefined;
    siguientes = new Promise((resolve) => (go = resolve));
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
    const cortada = new Promise((resolve) => socket.once('close', resolve));
    for (let i = 1; i <= MAX; i++) {
      socket.write(conCuerpo('/espera'));
      while (empezadas < i) await new Promise((resolve) => setImmediate(resolve));
    }
    expect(socket.destroyed).toBe(false);

    socket.write(conCuerpo('/espera'));
    await cortada;

    go();
    expect(empezadas).toBe(MAX);
  });

  it('may ask for 16 at once, again and again', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let respuesta = '';
    socket.on('data', (trozo) => (respuesta += trozo.toString('latin1')));
    for (let vez = 1; vez <= 5; vez++) {
      socket.write(conCuerpo('/ya').repeat(MAX));
      while (statuses(respuesta).length < vez * MAX) await new Promise((resolve) => setImmediate(resolve));
    }

    expect(statuses(respuesta)).toEqual(Array.from({ length: 5 * MAX }, () => '200'));
    socket.destroy();
  });
});

const statuses = (respuesta: string): string[] =>
  [...respuesta.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status = '']) => status);
