import { CONECTANDO, nextConexion } from './conexion';
import type { Conexion } from './conexion';

type Senales = Parameters<typeof nextConexion>[1];

const DIRECTO: Conexion = { estado: 'directo' };

/** A board that was last sure of itself at 10 s. */
const senales = (cambios: Partial<Senales>): Senales => ({
  ahora: 10_000,
  contacto: 10_000,
  alDia: true,
  lectura: 9_000,
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
    expect(nextConexion(DIRECTO, senales({ ahora: 14_000 }))).toEqual({ estado: 'cortada', desde: 10_000 });
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
    const cortada: Conexion = { estado: 'cortada', desde: 10_000 };

    expect(nextConexion(cortada, senales({ ahora: 60_000 }))).toBe(cortada);
    expect(nextConexion(nextConexion(DIRECTO, senales({})), senales({}))).toBe(
      nextConexion(DIRECTO, senales({})),
    );
  });
});
