import { setTimeout as pause } from 'node:timers/promises';
import { Reciente } from './reciente';

function buildReciente() {
  let lecturas = 0;
  return new Reciente((id) => Promise.resolve(`${id}${++lecturas}`));
}

it('reads once for everybody who asks at once, and again after a second', async () => {
  const reciente = buildReciente();

  expect(await Promise.all([reciente.get('a'), reciente.get('a')])).toEqual(['a1', 'a1']);
  await pause(1_050);
  expect(await reciente.get('a')).toBe('a2');
});

it('reads again once dropped, and keeps no failure', async () => {
  const reciente = buildReciente();
  await reciente.get('a');
  reciente.drop('a');
  expect(await reciente.get('a')).toBe('a2');

  let fallos = 0;
  const fragil = new Reciente(() =>
    fallos++ === 0 ? Promise.reject(new Error('lejos')) : Promise.resolve(1),
  );
  await expect(fragil.get('x')).rejects.toThrow('lejos');
  expect(await fragil.get('x')).toBe(1);
});

it('tells what was dropped while it was read to those who had asked, and remembers what is read since', async () => {
  const ends: ((valor: number) => void)[] = [];
  const reciente = new Reciente(() => new Promise<number>((resolve) => ends.push(resolve)));
  const primera = reciente.get('a');
  reciente.drop('a');
  const segunda = reciente.get('a');
  ends[1]?.(2);
  ends[0]?.(1);

  expect(await Promise.all([primera, segunda, reciente.get('a')])).toEqual([1, 2, 2]);
});
