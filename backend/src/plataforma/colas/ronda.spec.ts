import { Ronda } from './ronda';

const PRIMERO_MS = 1_000;
const CADA_MS = 60_000;

/** A ronda whose task ends only when it is told to. */
function startRonda(): { ronda: Ronda; times: () => number; end: () => Promise<void> } {
  let times = 0;
  let release = (): void => undefined;
  const ronda = new Ronda(() => {
    times += 1;
    return new Promise<void>((resolve) => (release = resolve));
  });
  ronda.start(PRIMERO_MS, CADA_MS);
  const end = async (): Promise<void> => {
    release();
    await jest.advanceTimersByTimeAsync(0);
  };
  return { ronda, times: () => times, end };
}

describe('Ronda', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('waits before the first time, and pauses after each, however long it took', async () => {
    const { times, end } = startRonda();
    await jest.advanceTimersByTimeAsync(PRIMERO_MS - 1);
    expect(times()).toBe(0);
    await jest.advanceTimersByTimeAsync(1);
    expect(times()).toBe(1);

    await jest.advanceTimersByTimeAsync(3 * CADA_MS);
    expect(times()).toBe(1);
    await end();
    await jest.advanceTimersByTimeAsync(CADA_MS - 1);
    expect(times()).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(times()).toBe(2);
  });

  it('stops once the task at work has ended, which can ask meanwhile, and never does it again', async () => {
    const { ronda, times, end } = startRonda();
    await jest.advanceTimersByTimeAsync(PRIMERO_MS);
    let isStopped = false;
    const stopped = ronda.stop().then(() => (isStopped = true));
    expect(ronda.isParada).toBe(true);
    await jest.advanceTimersByTimeAsync(CADA_MS);
    expect(isStopped).toBe(false);

    await end();
    await stopped;
    expect(jest.getTimerCount()).toBe(0);
    expect(times()).toBe(1);
  });

  it('stopped during a pause, does it no more', async () => {
    const { ronda, times } = startRonda();
    await ronda.stop();
    expect(jest.getTimerCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(CADA_MS);
    expect(times()).toBe(0);
  });
});
