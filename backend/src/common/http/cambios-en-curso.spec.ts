import { CambiosEnCurso } from './cambios-en-curso';

/** Longer than a test may take, in ms. */
const LIMITE_MS = 600_000;

describe('What gives way to changes that are under way', () => {
  it('goes on at once when there is none', async () => {
    await new CambiosEnCurso().none(LIMITE_MS);
  });

  it('goes on when the last of them has ended, and not before', async () => {
    const cambios = new CambiosEnCurso();
    const sucesos: string[] = [];
    cambios.begin();
    cambios.begin();

    const espera = cambios.none(LIMITE_MS).then(() => sucesos.push('sigue'));
    cambios.end();
    await nextTurn();
    sucesos.push('acaba');
    cambios.end();
    await espera;

    expect(sucesos).toEqual(['acaba', 'sigue']);
  });

  it('waits no longer than it may', async () => {
    const cambios = new CambiosEnCurso();
    cambios.begin();

    await cambios.none(1);
    await cambios.none(0);
    await cambios.none(-1);
  });

  it('lets everybody who waits go on, each once', async () => {
    const cambios = new CambiosEnCurso();
    cambios.begin();
    const esperas = [cambios.none(LIMITE_MS), cambios.none(LIMITE_MS)];

    cambios.end();

    await Promise.all(esperas);
  });
});

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
