import { EventEmitter } from 'node:events';
import { Logger } from '@nestjs/common';
import type { Server } from 'socket.io';
import { collectAfterOleadas } from './recoleccion';

const engine = new EventEmitter();
const server = { engine } as unknown as Server;

function connect(cuantas: number, cadaMs: number): void {
  for (let i = 0; i < cuantas; i++) {
    jest.advanceTimersByTime(cadaMs);
    engine.emit('connection');
  }
}

beforeAll(() => Logger.overrideLogger(false));
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate'] }));
afterEach(() => {
  jest.restoreAllMocks();
  engine.removeAllListeners();
  jest.useRealTimers();
});

it('collects once after a rush of connections, and not before it is over', () => {
  const collect = jest.fn(async () => {});
  collectAfterOleadas(server, collect);

  connect(300, 10);
  jest.advanceTimersByTime(4_900);
  connect(300, 10);
  jest.advanceTimersByTime(4_900);
  expect(collect).not.toHaveBeenCalled();

  jest.advanceTimersByTime(60_000);
  expect(collect).toHaveBeenCalledTimes(1);
});

it('collects again after the next rush', () => {
  const collect = jest.fn(async () => {});
  collectAfterOleadas(server, collect);

  for (let i = 0; i < 2; i++) {
    connect(300, 10);
    jest.advanceTimersByTime(60_000);
  }

  expect(collect).toHaveBeenCalledTimes(2);
});

it('does not stop an evening at which somebody connects now and then', () => {
  const collect = jest.fn(async () => {});
  collectAfterOleadas(server, collect);

  connect(1_000, 6_000);
  connect(150, 10);
  jest.advanceTimersByTime(60_000);

  expect(collect).not.toHaveBeenCalled();
});

it('finds by itself what nobody holds any more, and says so when it has', async () => {
  const dejado = leaveOld();
  const log = jest.spyOn(Logger.prototype, 'log');
  collectAfterOleadas(server);
  connect(300, 10);
  await endOfTurn();

  jest.advanceTimersByTime(60_000);
  while (log.mock.calls.length === 0) await endOfTurn();

  expect(log).toHaveBeenCalledWith(
    expect.stringMatching(/^Recogida en \d+ ms lo que han dejado 300 conexiones$/),
  );
  expect(dejado.deref()).toBeUndefined();
});

it('lets the server go on when it cannot', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn');
  collectAfterOleadas(server, () => Promise.reject(new Error('another inspector')));

  connect(300, 10);
  jest.advanceTimersByTime(60_000);
  await endOfTurn();

  expect(warn).toHaveBeenCalledTimes(1);
});

/** Leaves what has grown old: it was held while the young space filled several times over. */
function leaveOld(): WeakRef<object> {
  const resto = { de: 'una conexión' };
  for (let i = 0; i < 200; i++) Array.from({ length: 50_000 }, String);
  return new WeakRef(resto);
}

/** What was asked of a WeakRef stays until then. */
const endOfTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
