import { Reciente, vidaDe } from './reciente';

function buildReciente(vidaMs: number, maximo?: number) {
  let lecturas = 0;
  const reciente = new Reciente(vidaMs, (id) => Promise.resolve(`${id}${++lecturas}`), maximo);
  return reciente;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reads once for everybody who asks within its life, and again after it', async () => {
  const reciente = buildReciente(1_000);

  expect(await Promise.all([reciente.get('a'), reciente.get('a')])).toEqual(['a1', 'a1']);
  jest.advanceTimersByTime(999);
  expect(await reciente.get('a')).toBe('a1');
  jest.advanceTimersByTime(1);
  expect(await reciente.get('a')).toBe('a2');
});

it('reads again once dropped, and keeps no failure', async () => {
  const reciente = buildReciente(1_000);
  await reciente.get('a');
  reciente.drop('a');
  expect(await reciente.get('a')).toBe('a2');

  let fallos = 0;
  const fragil = new Reciente(1_000, () =>
    fallos++ === 0 ? Promise.reject(new Error('lejos')) : Promise.resolve(1),
  );
  await expect(fragil.get('x')).rejects.toThrow('lejos');
  expect(await fragil.get('x')).toBe(1);
});

it('never keeps more than it may', async () => {
  const reciente = buildReciente(1_000, 2);
  for (const id of ['a', 'b', 'c']) await reciente.get(id);

  expect(await reciente.get('a')).toBe('a4');
});

it('lives for a second where others may change what is read, and for five minutes where nobody else does', () => {
  expect([false, true].map((procesoUnico) => vidaDe({ procesoUnico }))).toEqual([1_000, 300_000]);
});
