import { eachInParts } from './each-in-parts';

it('does it for each, in order, and lets what was there before go in between', async () => {
  const hechos: (number | 'un pedido')[] = [];
  const todos = Array.from({ length: 25 }, (_, i) => i);
  setImmediate(() => hechos.push('un pedido'));

  await eachInParts(todos, (uno) => hechos.push(uno));

  expect(hechos).toEqual([...todos.slice(0, 10), 'un pedido', ...todos.slice(10)]);
});

it('ends with the first that fails', async () => {
  const todos = [1, 2, 3];
  const hechos: number[] = [];

  const fallo = eachInParts(todos, (uno) => {
    if (uno === 2) throw new Error('sin luz');
    hechos.push(uno);
  });

  await expect(fallo).rejects.toThrow('sin luz');
  expect(hechos).toEqual([1]);
});
