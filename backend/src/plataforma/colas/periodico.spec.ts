import { Logger } from '@nestjs/common';
import { Periodico } from './periodico';

const PRIMERO_MS = 1_000;
const CADA_MS = 60_000;

/** Its work ends only when it is told to. */
class Lento extends Periodico {
  times = 0;
  release: (error?: Error) => void = () => undefined;

  constructor() {
    super({ nombre: 'Lento', fallo: 'No se ha podido', primeroMs: PRIMERO_MS, cadaMs: CADA_MS });
  }

  runOnce(): Promise<void> {
    this.times += 1;
    return new Promise((resolve, reject) => {
      this.release = (error) => (error ? reject(error) : resolve());
    });
  }

  async end(error?: Error): Promise<void> {
    this.release(error);
    await jest.advanceTimersByTimeAsync(0);
  }

  get isToldToStop(): boolean {
    return this.isParado;
  }

  async list(all: readonly string[]): Promise<string[]> {
    const seen: string[] = [];
    for await (const one of this.unhurried(all)) seen.push(one);
    return seen;
  }
}

function startLento(): Lento {
  const lento = new Lento();
  lento.onApplicationBootstrap();
  return lento;
}

describe('Periodico', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('waits before the first time, and pauses after each, however long it took', async () => {
    const lento = startLento();
    await jest.advanceTimersByTimeAsync(PRIMERO_MS - 1);
    expect(lento.times).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(lento.times).toBe(1);

    await jest.advanceTimersByTimeAsync(3 * CADA_MS);
    expect(lento.times).toBe(1);
    await lento.end();
    await jest.advanceTimersByTimeAsync(CADA_MS - 1);
    expect(lento.times).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(lento.times).toBe(2);
  });

  it('stops once the work that has begun has ended, which can ask meanwhile, and never does it again', async () => {
    const lento = startLento();
    await jest.advanceTimersByTimeAsync(PRIMERO_MS);
    let isStopped = false;
    const stopped = lento.beforeApplicationShutdown().then(() => (isStopped = true));
    expect(lento.isToldToStop).toBe(true);
    await jest.advanceTimersByTimeAsync(CADA_MS);
    expect(isStopped).toBe(false);

    await lento.end();
    await stopped;
    expect(jest.getTimerCount()).toBe(0);
    expect(lento.times).toBe(1);
  });

  it('stopped during a pause, does it no more', async () => {
    const lento = startLento();
    await lento.beforeApplicationShutdown();
    expect(jest.getTimerCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(CADA_MS);
    expect(lento.times).toBe(0);
  });

  it('logs a failure once while it goes on, and goes on itself', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    const lento = startLento();
    await jest.advanceTimersByTimeAsync(PRIMERO_MS);
    const away = new Error('no hay base de datos');
    for (const error of [away, away, new Error('no hay sitio'), undefined, away]) {
      await lento.end(error);
      await jest.advanceTimersByTimeAsync(CADA_MS);
    }

    expect(lento.times).toBe(6);
    expect(warn.mock.calls.map(([said]) => said as string)).toEqual([
      'No se ha podido: no hay base de datos',
      'No se ha podido: no hay sitio',
      'No se ha podido: no hay base de datos',
    ]);
  });

  it('goes through a long list unhurried, and leaves it when it stops', async () => {
    const lento = startLento();
    const todos = lento.list(['a', 'b', 'c']);
    await jest.advanceTimersByTimeAsync(100);
    expect(await todos).toEqual(['a', 'b', 'c']);

    const algunos = lento.list(['a', 'b', 'c']);
    await jest.advanceTimersByTimeAsync(10);
    await lento.beforeApplicationShutdown();
    await jest.advanceTimersByTimeAsync(100);
    expect(await algunos).toEqual(['a']);
  });
});
