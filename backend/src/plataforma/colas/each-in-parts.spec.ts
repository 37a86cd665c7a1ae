import { eachInParts } from './each-in-parts';

const DURANTE_MS = 80;

it('does it for each, in order, and lets what comes meanwhile go in between', async () => {
  const todos = Array.from({ length: 25 }, (_, i) => i);
  const hechos: number[] = [];
  const partes: number[] = [];
  let pedido = setImmediate(function entra() {
    partes.push(hechos.length);
    pedido = setImmediate(entra);
  });

  await eachInParts(todos, DURANTE_MS, (id) => void hechos.push(id));
  clearImmediate(pedido);

  const seguidos = [...partes, todos.length].map((hasta, i) => hasta - (partes[i - 1] ?? 0));
  expect(hechos).toEqual(todos);
  expect(Math.max(...seguidos)).toBeLessThanOrEqual(7);
});

it('spreads them over the time, and keeps nobody waiting who is alone', async () => {
  const desde = performance.now();
  const hechos: string[] = [];

  const solo = eachInParts(['solo'], DURANTE_MS, (id) => void hechos.push(id));
  expect(hechos).toEqual(['solo']);
  await solo;
  await eachInParts(['primero', 'segundo'], DURANTE_MS, (id) => void hechos.push(id));

  expect(performance.now() - desde).toBeGreaterThan(DURANTE_MS / 2 - 2);
});

it('waits for work that takes its time before it does the next, pause or none', async () => {
  const hechos: string[] = [];

  await eachInParts(['primero', 'segundo'], 1, async (id) => {
    hechos.push(`empieza ${id}`);
    await Promise.resolve();
    hechos.push(`acaba ${id}`);
  });

  expect(hechos).toEqual(['empieza primero', 'acaba primero', 'empieza segundo', 'acaba segundo']);
});

it('ends with the first that fails', async () => {
  const hechos: number[] = [];

  const fallo = eachInParts([1, 2, 3], DURANTE_MS, (id) => {
    if (id === 2) throw new Error('sin luz');
    hechos.push(id);
  });

  await expect(fallo).rejects.toThrow('sin luz');
  expect(hechos).toEqual([1]);
});

it('does nothing for nobody', async () => {
  const work = jest.fn();

  await eachInParts([], DURANTE_MS, work);

  expect(work).not.toHaveBeenCalled();
});
