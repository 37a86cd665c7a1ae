import { Logger } from '@nestjs/common';
import { CUARTO_MS } from '@carta/contracts';
import { testConfig } from '../../../test/support/app';
import { Metricas } from '../salud/metricas.service';
import type { PulsoDoc } from './pulso.schema';
import { PulsoService } from './pulso.service';
import type { PulsosRepository } from './pulsos.repository';

/** Two seconds before a quarter is over. */
const CASI = new Date('2026-11-28T20:44:58.000Z');

describe('a process', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: CASI });
    jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  function start(insertPulsos: (pulsos: readonly PulsoDoc[]) => Promise<void>) {
    const repository = { insertPulsos } as unknown as PulsosRepository;
    const pulso = new PulsoService(testConfig({ dataDir: '/' }), repository, new Metricas());
    pulso.onApplicationBootstrap();
    return { pulso, wait: (ms: number) => jest.advanceTimersByTimeAsync(ms) };
  }
  const cuartos = (pulsos: readonly PulsoDoc[]) =>
    pulsos.map(({ cuarto }) => cuarto.toISOString().slice(11, 16));

  it('stores each quarter when the clock says that it is over, and the one that has begun when it ends', async () => {
    const stored: PulsoDoc[] = [];
    const { pulso, wait } = start(async (pulsos) => void stored.push(...pulsos));

    await wait(1_999);
    expect(stored).toEqual([]);
    await wait(3_001);
    expect(cuartos(stored)).toEqual(['20:30']);
    await wait(2 * CUARTO_MS);
    expect(cuartos(stored)).toEqual(['20:30', '20:45', '21:00']);

    await pulso.beforeApplicationShutdown();
    expect(cuartos(stored)).toEqual(['20:30', '20:45', '21:00', '21:15']);
    expect(new Set(stored.map(({ _id }) => _id)).size).toBe(4);
    expect(stored[0]!.discoLibreMB).toBeGreaterThan(0);
    await wait(2 * CUARTO_MS);
    expect(stored).toHaveLength(4);
  });

  it('that slept knows nothing of the quarters in between', async () => {
    const stored: PulsoDoc[] = [];
    const { pulso, wait } = start(async (pulsos) => void stored.push(...pulsos));

    jest.setSystemTime(new Date('2026-11-29T08:05:00.000Z'));
    await wait(5_000);
    await pulso.beforeApplicationShutdown();

    expect(cuartos(stored)).toEqual(['20:30', '08:00']);
  });

  it('goes on while nothing can be stored, and stores it with what comes', async () => {
    const stored: PulsoDoc[] = [];
    let isAway = true;
    const { pulso, wait } = start(async (pulsos) => {
      if (isAway) throw new Error('no hay base de datos');
      stored.push(...pulsos);
    });

    await wait(CUARTO_MS);
    isAway = false;
    await wait(CUARTO_MS);

    expect(cuartos(stored)).toEqual(['20:30', '20:45']);
    await pulso.beforeApplicationShutdown();
  });

  it('keeps a day of what cannot be stored, and no more', async () => {
    let given: readonly PulsoDoc[] = [];
    const { pulso, wait } = start((pulsos) => {
      given = pulsos;
      return Promise.reject(new Error('no hay base de datos'));
    });

    await wait(100 * CUARTO_MS);

    expect(given).toHaveLength(96);
    await pulso.beforeApplicationShutdown();
  });

  it('ends within a second while the database never answers', async () => {
    const { pulso, wait } = start(() => new Promise<void>(() => undefined));
    await wait(5_000);

    const ended = pulso.beforeApplicationShutdown().then(() => 'ended');
    await wait(1_000);

    expect(await Promise.race([ended, Promise.resolve('still at it')])).toBe('ended');
  });
});
