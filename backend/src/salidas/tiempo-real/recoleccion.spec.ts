import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Server } from 'socket.io';
import { collectAfterOleadas } from './recoleccion';

const MINUTO = 60_000;
const eventos = new EventEmitter();
const server = eventos as unknown as Server;

function listen(collect?: () => Promise<void>): EventEmitter {
  collectAfterOleadas(server, collect);
  const namespace = new EventEmitter();
  eventos.emit('new_namespace', namespace);
  return namespace;
}

/** Opens connections that are accepted, one after another. */
function connect(namespace: EventEmitter, cuantas: number, cadaMs: number): void {
  for (let i = 0; i < cuantas; i++) {
    jest.advanceTimersByTime(cadaMs);
    namespace.emit('connection');
  }
}

beforeAll(() => Logger.overrideLogger(false));
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => {
  jest.restoreAllMocks();
  eventos.removeAllListeners();
  jest.useRealTimers();
});

it('collects once after a rush of connections, and not before it is over', () => {
  const collect = jest.fn(async () => {});
  const namespace = listen(collect);

  connect(namespace, 300, 10);
  jest.advanceTimersByTime(4_900);
  connect(namespace, 300, 10);
  jest.advanceTimersByTime(4_900);
  expect(collect).not.toHaveBeenCalled();

  jest.advanceTimersByTime(MINUTO);
  expect(collect).toHaveBeenCalledTimes(1);
});

it('collects again after the next rush, once in ten minutes at most', () => {
  const collect = jest.fn(async () => {});
  const namespace = listen(collect);

  for (const collected of [1, 1, 2]) {
    connect(namespace, 300, 10);
    jest.advanceTimersByTime(5 * MINUTO);
    expect(collect).toHaveBeenCalledTimes(collected);
  }
});

it('does not stop an evening at which somebody connects now and then', () => {
  const collect = jest.fn(async () => {});
  const namespace = listen(collect);

  connect(namespace, 1_000, 6_000);
  connect(namespace, 150, 10);
  jest.advanceTimersByTime(MINUTO);

  expect(collect).not.toHaveBeenCalled();
});

it('finds by itself what nobody holds any more, and says so when it has', async () => {
  const dejado = leaveOld();
  const log = jest.spyOn(Logger.prototype, 'log');
  const namespace = listen();
  connect(namespace, 300, 10);
  await endOfTurn();

  jest.advanceTimersByTime(MINUTO);
  while (log.mock.calls.length === 0) await endOfTurn();

  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^Recogida en \d+ ms lo que han dejado 300 conexiones$/),
  );
  expect(dejado.deref()).toBeUndefined();
});

it('lets the server go on when it cannot', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  const namespace = listen(() => Promise.reject(new Error('another inspector')));

  connect(namespace, 300, 10);
  jest.advanceTimersByTime(MINUTO);
  await endOfTurn();

  expect(warn).toHaveBeenCalledTimes(1);
});

/** Leaves garbage that was held while the young space filled several times, so that it is old. */
function leaveOld(): WeakRef<object> {
  const resto = { de: 'una conexión' };
  for (let i = 0; i < 200; i++) Array.from({ length: 50_000 }, String);
  return new WeakRef(resto);
}

/** A WeakRef that was read keeps its object until the end of the turn. */
const endOfTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
