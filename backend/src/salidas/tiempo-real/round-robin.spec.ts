import { RoundRobin } from './round-robin';

const IDS = Array.from({ length: 50 }, (_, i) => (0x6b0100bbf343 + i).toString(16));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function buildRoundRobin(work: (ids: string[]) => Promise<void>, errores: Error[] = []): RoundRobin {
  return new RoundRobin(
    { periodoMs: 1_000, turns: 10, onError: (error) => errores.push(error) },
    (isTurnOf) => work(IDS.filter(isTurnOf)),
  );
}

it('gives everybody one turn in each period, and never all at once', async () => {
  const turnos: string[][] = [];
  const robin = buildRoundRobin((ids) => Promise.resolve(void turnos.push(ids)));
  robin.start();

  await jest.advanceTimersByTimeAsync(1_000);
  robin.stop();
  await jest.advanceTimersByTimeAsync(5_000);

  expect(turnos.flat().sort()).toEqual([...IDS].sort());
  expect(Math.max(...turnos.map((ids) => ids.length))).toBeLessThanOrEqual(10);
});

it('passes over a turn that is still running, and goes on after an error', async () => {
  let empezados = 0;
  const errores: Error[] = [];
  const robin = buildRoundRobin(() => {
    empezados += 1;
    return empezados === 1 ? new Promise(() => undefined) : Promise.reject(new Error('sin base de datos'));
  }, errores);
  robin.start();

  await jest.advanceTimersByTimeAsync(2_000);
  robin.stop();

  expect(empezados).toBe(19);
  expect(errores).toHaveLength(1);
});

it('tells of a failure once, however long it lasts and whoever has nothing to fail at, and of the next one again', async () => {
  let isAway = true;
  const errores: Error[] = [];
  const conTrabajo = IDS.slice(0, 3);
  const robin = buildRoundRobin(
    (ids) =>
      isAway && ids.some((id) => conTrabajo.includes(id))
        ? Promise.reject(new Error('sin base de datos'))
        : Promise.resolve(),
    errores,
  );
  robin.start();

  await jest.advanceTimersByTimeAsync(60_000);
  expect(errores).toHaveLength(1);

  isAway = false;
  await jest.advanceTimersByTimeAsync(1_000);
  isAway = true;
  await jest.advanceTimersByTimeAsync(60_000);
  robin.stop();

  expect(errores).toHaveLength(2);
});
