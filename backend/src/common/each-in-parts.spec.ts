import { setTimeout as pause } from 'node:timers/promises';
import { ATRASO_MS, eachInParts } from './each-in-parts';

const DURANTE_MS = 80;
/** Nothing goes first. */
const giveWay = () => Promise.resolve();
const REPARTO = { duranteMs: DURANTE_MS, giveWay };

it('does it for each, in order, and lets what comes meanwhile go in between', async () => {
  const todos = Array.from({ length: 25 }, (_, i) => i);
  const hechos: number[] = [];
  const partes: number[] = [];
  let pedido = setImmediate(function entra() {
    partes.push(hechos.length);
    pedido = setImmediate(entra);
  });

  await eachInParts(todos, REPARTO, (uno) => void hechos.push(uno));
  clearImmediate(pedido);

  const seguidos = [...partes, todos.length].map((hasta, i) => hasta - (partes[i - 1] ?? 0));
  expect(hechos).toEqual(todos);
  expect(Math.max(...seguidos)).toBeLessThanOrEqual(2);
});

it('spreads them over the time, and keeps nobody waiting who is alone', async () => {
  const desde = performance.now();
  const hechos: string[] = [];

  const uno = eachInParts(['solo'], REPARTO, (id) => void hechos.push(id));
  expect(hechos).toEqual(['solo']);
  await uno;
  await eachInParts(['primero', 'segundo'], REPARTO, (id) => void hechos.push(id));

  expect(performance.now() - desde).toBeGreaterThan(DURANTE_MS / 2 - 2);
});

it('waits for work that takes its time before it does the next, pause or none', async () => {
  const hechos: string[] = [];

  await eachInParts(['primero', 'segundo'], { duranteMs: 1, giveWay }, async (id) => {
    hechos.push(`empieza ${id}`);
    await Promise.resolve();
    hechos.push(`acaba ${id}`);
  });

  expect(hechos).toEqual(['empieza primero', 'acaba primero', 'empieza segundo', 'acaba segundo']);
});

it('ends with the first that fails', async () => {
  const hechos: number[] = [];

  const fallo = eachInParts([1, 2, 3], REPARTO, (uno) => {
    if (uno === 2) throw new Error('sin luz');
    hechos.push(uno);
  });

  await expect(fallo).rejects.toThrow('sin luz');
  expect(hechos).toEqual([1]);
});

it('does nothing for nobody', async () => {
  const work = jest.fn();

  await eachInParts([], REPARTO, work);

  expect(work).not.toHaveBeenCalled();
});

it('lets what goes first go before each part, and is no later for it than it may be', async () => {
  const hechos: number[] = [];
  const limites: number[] = [];
  const desde = performance.now();

  await eachInParts(
    Array.from({ length: 8 }, (_, i) => i),
    {
      duranteMs: DURANTE_MS,
      giveWay: async (limiteMs) => {
        limites.push(limiteMs);
        hechos.push(-1);
        await pause(Math.max(0, limiteMs));
      },
    },
    (uno) => void hechos.push(uno),
  );

  expect(hechos).toEqual([0, -1, 1, -1, 2, -1, 3, -1, 4, -1, 5, -1, 6, -1, 7]);
  // A timer may come a millisecond too soon
  expect(Math.max(...limites)).toBeLessThanOrEqual(ATRASO_MS + 1);
  expect(performance.now() - desde).toBeGreaterThan(DURANTE_MS / 2);
});
