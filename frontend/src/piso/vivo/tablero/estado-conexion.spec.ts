import { SILENCIO_TABLERO_MS } from '@carta/contracts';
import fc from 'fast-check';
import { CONECTANDO, SONDEO_MS, isMuerta, nextConexion } from './estado-conexion';
import type { Conexion } from './estado-conexion';

type Senales = Parameters<typeof nextConexion>[1];

const DIRECTO: Conexion = { estado: 'directo' };

/** This board was last sure of itself at 10 s. */
const senales = (cambios: Partial<Senales>): Senales => ({
  ahora: 10_000,
  contacto: 10_000,
  alDia: true,
  lectura: 9_000,
  noticia: 10_000,
  toHora: (instante) => instante,
  ...cambios,
});

describe('what a board may promise', () => {
  it('is nothing until it has read its lists behind a joined socket', () => {
    expect(nextConexion(CONECTANDO, senales({ alDia: false }))).toBe(CONECTANDO);
    expect(nextConexion(CONECTANDO, senales({}))).toEqual(DIRECTO);
  });

  it('survives a silence shorter than four seconds', () => {
    expect(nextConexion(DIRECTO, senales({ ahora: 13_999, alDia: false }))).toEqual(DIRECTO);
  });

  it('ends after four seconds of silence, and says since when', () => {
    expect(nextConexion(DIRECTO, senales({ ahora: 14_000 }))).toEqual({
      estado: 'cortada',
      desde: 10_000,
      noticia: 10_000,
    });
  });

  it('is not lengthened by a reading made before the silence', () => {
    const { estado } = nextConexion(DIRECTO, senales({ ahora: 14_000, lectura: 10_000 }));

    expect(estado).toBe('cortada');
  });

  it('is only late while plain reading still answers, since the same instant', () => {
    const cortada = nextConexion(DIRECTO, senales({ ahora: 14_000 }));

    expect(nextConexion(cortada, senales({ ahora: 15_000, lectura: 14_500 }))).toEqual({
      estado: 'lento',
      desde: 10_000,
    });
  });

  it('ends again when reading stops answering too', () => {
    const lento: Conexion = { estado: 'lento', desde: 10_000 };

    expect(nextConexion(lento, senales({ ahora: 20_000, lectura: null })).estado).toBe('cortada');
    expect(nextConexion(lento, senales({ ahora: 30_000, lectura: 20_000 })).estado).toBe('cortada');
  });

  it('does not change while nothing changes, so that nothing is drawn again', () => {
    const cortada: Conexion = { estado: 'cortada', desde: 10_000, noticia: 10_000 };

    expect(nextConexion(cortada, senales({ ahora: 60_000 }))).toBe(cortada);
    expect(nextConexion(nextConexion(DIRECTO, senales({})), senales({}))).toBe(
      nextConexion(DIRECTO, senales({})),
    );
  });
});

describe('a wall', () => {
  const anterior = fc.constantFrom<Conexion>(
    CONECTANDO,
    DIRECTO,
    { estado: 'lento', desde: 1_000 },
    { estado: 'cortada', desde: 1_000, noticia: 900 },
    { estado: 'cortada', desde: 1_000, noticia: null },
  );
  const oida = fc.record({
    ahora: fc.integer({ min: 20_000, max: 60_000 }),
    contacto: fc.integer({ min: 0, max: 60_000 }),
    alDia: fc.boolean(),
    lectura: fc.option(fc.integer({ min: 0, max: 60_000 })),
    noticia: fc.option(fc.integer({ min: 0, max: 60_000 })),
  });

  it('is dead whenever nothing has been heard for long, whatever it was, and says how old it is', () => {
    fc.assert(
      fc.property(anterior, oida, fc.integer({ min: 0, max: 600_000 }), (actual, senal, demora) => {
        const ultima = Math.max(senal.contacto, senal.lectura ?? 0);
        const ahora = ultima + SONDEO_MS.lento + SILENCIO_TABLERO_MS + demora;
        const despues = nextConexion(actual, senales({ ...senal, ahora }));

        expect(isMuerta(despues)).toBe(true);
        expect(despues).toMatchObject({ noticia: senal.noticia });
      }),
    );
  });

  it('lives at once when it is up to date again, and never dies while it is', () => {
    fc.assert(
      fc.property(anterior, oida, fc.nat(SILENCIO_TABLERO_MS - 1), (actual, senal, demora) => {
        const ahora = senal.contacto + demora;

        expect(nextConexion(actual, senales({ ...senal, ahora, alDia: true }))).toEqual(DIRECTO);
      }),
    );
  });

  it('never tells an older piece of news than the last there was', () => {
    fc.assert(
      fc.property(anterior, oida, (actual, senal) => {
        const despues = nextConexion(actual, senales(senal));
        if (isMuerta(despues)) expect(despues).toMatchObject({ noticia: senal.noticia });
      }),
    );
  });
});
