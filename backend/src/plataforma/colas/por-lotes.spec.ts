import { setImmediate as turn } from 'node:timers/promises';
import { PorLotes } from './por-lotes';

function buildTaller() {
  const lotes: { tareas: readonly number[]; end: () => void; fail: (error: Error) => void }[] = [];
  const taller = new PorLotes<number, string>(
    (tareas) =>
      new Promise((resolve, reject) => {
        lotes.push({ tareas, end: () => resolve(tareas.map((tarea) => `hecha ${tarea}`)), fail: reject });
      }),
  );
  return { taller, lotes, tareas: () => lotes.map((lote) => lote.tareas) };
}

describe('Work by lots', () => {
  it('is done at once, and what comes meanwhile together, each with its own result', async () => {
    const { taller, lotes, tareas } = buildTaller();

    const todas = [1, 2, 3].map((tarea) => taller.run(tarea));
    expect(tareas()).toEqual([[1]]);
    lotes[0]?.end();
    await todas[0];
    await turn();
    expect(tareas()).toEqual([[1], [2, 3]]);
    lotes[1]?.end();

    expect(await Promise.all(todas)).toEqual(['hecha 1', 'hecha 2', 'hecha 3']);
  });

  it('does not wait for a lot that does not end', async () => {
    const { taller, lotes, tareas } = buildTaller();

    const colgada = taller.run(1);
    const segunda = taller.run(2);
    while (lotes.length < 2) await turn();
    lotes[1]?.end();

    expect(await segunda).toBe('hecha 2');
    expect(tareas()).toEqual([[1], [2]]);
    lotes[0]?.end();
    await colgada;
  });

  it('fails for those of a lot that fails, and goes on with the others', async () => {
    const { taller, lotes } = buildTaller();

    const primera = taller.run(1);
    const segunda = taller.run(2);
    lotes[0]?.fail(new Error('sin luz'));
    await expect(primera).rejects.toThrow('sin luz');
    await turn();
    lotes[1]?.end();

    expect(await segunda).toBe('hecha 2');
  });

  it('is cut into lots of a bounded size', async () => {
    const { taller, lotes, tareas } = buildTaller();

    const todas = Array.from({ length: 100 }, (_, tarea) => taller.run(tarea));
    for (let hechos = 0; hechos < 3; hechos++) {
      while (lotes.length <= hechos) await turn();
      lotes[hechos]?.end();
    }
    await Promise.all(todas);

    expect(tareas().map(({ length }) => length)).toEqual([1, 64, 35]);
  });
});
