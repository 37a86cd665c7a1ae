import { servicioNoDisponible } from '../errores/domain-error';
import { Turnos } from './turnos';

const buildLlena = () => servicioNoDisponible();

function buildTarea(): { work: () => Promise<string>; begun: () => boolean; end: () => void } {
  let begun = false;
  let end = (): void => undefined;
  const fin = new Promise<void>((resolve) => (end = resolve));
  const work = async (): Promise<string> => {
    begun = true;
    await fin;
    return 'hecha';
  };
  return { work, begun: () => begun, end: () => end() };
}

describe('Turnos', () => {
  it('runs as many as it may, and the next when one ends, even badly', async () => {
    const turnos = new Turnos(1, 5, buildLlena);
    const [primera, segunda] = [buildTarea(), buildTarea()];
    const rota = turnos.run('ana', () => primera.work().then(() => Promise.reject(new Error('rota'))));
    const siguiente = turnos.run('ana', segunda.work);
    expect([primera.begun(), segunda.begun()]).toEqual([true, false]);

    primera.end();
    await expect(rota).rejects.toThrow('rota');
    expect(segunda.begun()).toBe(true);
    segunda.end();
    expect(await siguiente).toBe('hecha');
  });

  it('refuses who would wait behind too many, and nobody else', async () => {
    const turnos = new Turnos(1, 1, buildLlena);
    const [primera, segunda] = [buildTarea(), buildTarea()];
    const hechas = [turnos.run('ana', primera.work), turnos.run('ana', segunda.work)];

    await expect(turnos.run('ana', () => Promise.resolve('tarde'))).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      detalle: { retryAfter: 2 },
    });
    primera.end();
    segunda.end();
    expect(await Promise.all(hechas)).toEqual(['hecha', 'hecha']);
    expect(await turnos.run('ana', () => Promise.resolve('después'))).toBe('después');
  });

  it('lets a neighbour through after one piece of whoever brings many', async () => {
    const turnos = new Turnos(1, 10, buildLlena);
    const hechas: string[] = [];
    const bring = (vecino: string): Promise<number> => turnos.run(vecino, async () => hechas.push(vecino));

    await Promise.all([...Array.from({ length: 8 }, () => bring('ana')), bring('luis'), bring('luis')]);

    expect(hechas.slice(0, 5)).toEqual(['ana', 'ana', 'luis', 'ana', 'luis']);
    expect(hechas).toHaveLength(10);
  });

  it('when full, refuses the last of whoever waits with the most, never a neighbour with fewer', async () => {
    const turnos = new Turnos(1, 4, buildLlena);
    const larga = buildTarea();
    const bring = (vecino: string): Promise<string> => turnos.run(vecino, () => Promise.resolve(vecino));
    const enCurso = turnos.run('ana', larga.work);
    const deAna = [1, 2, 3, 4].map(() => bring('ana'));
    const deLuis = [1, 2, 3].map(() => bring('luis'));
    const esperadas = Promise.allSettled([...deAna, ...deLuis]);
    larga.end();

    expect((await esperadas).map(({ status }) => status)).toEqual([
      ...['fulfilled', 'fulfilled', 'rejected', 'rejected'],
      ...['fulfilled', 'fulfilled', 'rejected'],
    ]);
    expect(await enCurso).toBe('hecha');
  });
});
