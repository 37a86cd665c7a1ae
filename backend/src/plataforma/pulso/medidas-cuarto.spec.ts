import fc from 'fast-check';
import { Histogram, Registry } from 'prom-client';
import { SIN_TOTALES, cuartoDe, medidasEntre, readTotales } from './medidas-cuarto';

/** The two histograms of /metrics, with as many routes as are asked for. */
function setUp() {
  const registro = new Registry();
  const registers = [registro];
  const peticiones = new Histogram({
    name: 'carta_peticiones_segundos',
    help: '-',
    labelNames: ['metodo', 'ruta', 'clase'],
    buckets: [0.01, 0.1, 1, 10],
    registers,
  });
  const vistos = new Histogram({
    name: 'carta_visto_segundos',
    help: '-',
    labelNames: ['estacion'],
    buckets: [1, 5, 900],
    registers,
  });
  return {
    read: () => readTotales(registro),
    answer: (segundos: number, clase = '2xx', ruta = '/api/carta') =>
      peticiones.observe({ metodo: 'GET', ruta, clase }, segundos),
    show: (segundos: number) => vistos.observe({ estacion: 'cocina' }, segundos),
  };
}

describe('a quarter of an hour', () => {
  it.each([
    ['2026-11-28T20:45:00.000Z', '2026-11-28T20:45:00.000Z'],
    ['2026-11-28T20:59:59.999Z', '2026-11-28T20:45:00.000Z'],
    ['2026-11-28T21:00:00.000Z', '2026-11-28T21:00:00.000Z'],
  ])('%s is of the one that began at %s', (ahora, cuarto) => {
    expect(cuartoDe(new Date(ahora)).toISOString()).toBe(cuarto);
  });

  it('of a process that has counted nothing yet is known, and empty', async () => {
    const { read } = setUp();

    expect(medidasEntre(SIN_TOTALES, await read())).toEqual({
      respuestas: 0,
      p95Ms: null,
      vistoS: null,
      errores: 0,
    });
    expect(await readTotales(new Registry())).toEqual(SIN_TOTALES);
  });

  it('has what was counted in it alone, of every route together', async () => {
    const { read, answer, show } = setUp();
    for (let i = 0; i < 100; i += 1) answer(5, '5xx');
    show(800);
    const antes = await read();

    for (let i = 0; i < 90; i += 1) answer(0.05, '2xx', `/api/${i % 3}`);
    for (let i = 0; i < 10; i += 1) answer(0.5, i < 3 ? '5xx' : '4xx');
    show(3);

    // of 10 between 100 and 1,000 ms the fifth is the 95th of all
    expect(medidasEntre(antes, await read())).toEqual({
      respuestas: 100,
      p95Ms: 550,
      vistoS: 4.8,
      errores: 3,
    });
  });

  it('says the last bound for whatever took longer', async () => {
    const { read, answer, show } = setUp();
    answer(60);
    show(5_000);

    expect(medidasEntre(SIN_TOTALES, await read())).toMatchObject({ p95Ms: 10_000, vistoS: 900 });
  });

  it('leaves out what only machines ask, which is quick and never ends', async () => {
    const { read, answer } = setUp();
    for (let i = 0; i < 900; i += 1) answer(0.001, i % 2 ? '2xx' : '5xx', '/api/salud/lista');
    answer(0.001, '2xx', '/metrics');
    answer(0.5);

    expect(medidasEntre(SIN_TOTALES, await read())).toMatchObject({ respuestas: 1, p95Ms: 955, errores: 0 });
  });

  it('has a p95 between the bounds of what took the 95th place', async () => {
    const segundos = fc.double({ min: 0.0001, max: 60, noNaN: true });
    await fc.assert(
      fc.asyncProperty(fc.array(segundos, { minLength: 1, maxLength: 60 }), async (tiempos) => {
        const { read, answer } = setUp();
        tiempos.forEach((tiempo) => answer(tiempo));
        const { p95Ms } = medidasEntre(SIN_TOTALES, await read());

        const real = tiempos.sort((a, b) => a - b)[Math.ceil(0.95 * tiempos.length) - 1]!;
        const limites = [0, 0.01, 0.1, 1, 10];
        const debajo = limites.filter((limite) => limite < real).at(-1)!;
        const encima = limites.find((limite) => limite >= real) ?? 10;
        expect(p95Ms).toBeGreaterThanOrEqual(debajo * 1_000);
        expect(p95Ms).toBeLessThanOrEqual(encima * 1_000);
      }),
      { numRuns: 100 },
    );
  });
});
