import { Turnos } from './turnos';

/** A piece of work that ends when the test says so. */
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
    const turnos = new Turnos(1, 5);
    const [primera, segunda] = [buildTarea(), buildTarea()];
    const rota = turnos.run(() => primera.work().then(() => Promise.reject(new Error('rota'))));
    const otra = turnos.run(segunda.work);
    expect([primera.begun(), segunda.begun()]).toEqual([true, false]);

    primera.end();
    await expect(rota).rejects.toThrow('rota');
    expect(segunda.begun()).toBe(true);
    segunda.end();
    expect(await otra).toBe('hecha');
  });

  it('refuses who would wait behind too many, and nobody else', async () => {
    const turnos = new Turnos(1, 1);
    const [primera, segunda] = [buildTarea(), buildTarea()];
    const hechas = [turnos.run(primera.work), turnos.run(segunda.work)];

    await expect(turnos.run(() => Promise.resolve('tarde'))).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
      detalle: { retryAfter: 2 },
    });
    primera.end();
    segunda.end();
    expect(await Promise.all(hechas)).toEqual(['hecha', 'hecha']);
    expect(await turnos.run(() => Promise.resolve('después'))).toBe('después');
  });
});
