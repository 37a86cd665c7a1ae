import { EventEmitter } from 'node:events';
import { runInNewContext } from 'node:vm';
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
  engine.removeAllListeners();
  jest.useRealTimers();
});

it('collects once after a rush of connections, and not before it is over', () => {
  const collect = jest.fn();
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
  const collect = jest.fn();
  collectAfterOleadas(server, collect);

  for (let i = 0; i < 2; i++) {
    connect(300, 10);
    jest.advanceTimersByTime(60_000);
  }

  expect(collect).toHaveBeenCalledTimes(2);
});

it('does not stop an evening at which somebody connects now and then', () => {
  const collect = jest.fn();
  collectAfterOleadas(server, collect);

  connect(1_000, 6_000);
  connect(150, 10);
  jest.advanceTimersByTime(60_000);

  expect(collect).not.toHaveBeenCalled();
});

it('finds by itself what nobody holds any more, and leaves no collector about', async () => {
  const dejado = leaveOld();
  collectAfterOleadas(server);
  connect(300, 10);
  await endOfTurn();

  jest.advanceTimersByTime(60_000);

  expect(dejado.deref()).toBeUndefined();
  expect(runInNewContext('typeof gc')).toBe('undefined');
});

/** Leaves what has grown old: it was held while the young space filled several times over. */
function leaveOld(): WeakRef<object> {
  const resto = { de: 'una conexión' };
  for (let i = 0; i < 200; i++) Array.from({ length: 50_000 }, String);
  return new WeakRef(resto);
}

/** What was asked of a WeakRef stays until then. */
const endOfTurn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
