import fc from 'fast-check';
import { centimos, negated } from '../../../plataforma/dominio/dinero';
import { TIPOS_ARQUEO, cajonEsperado } from './arqueo';
import type { Arqueo } from './arqueo';

const dineroDe = (efectivo: number) => ({
  efectivo: centimos(efectivo),
  sinIndicar: centimos(4_500),
  propinas: centimos(300),
});
const unArqueo = fc.record({
  tipo: fc.constantFrom(...TIPOS_ARQUEO),
  importe: fc.integer({ min: 0, max: 9_999_999 }).map(centimos),
});
type Suelto = Pick<Arqueo, 'tipo' | 'importe'>;

describe('What the drawer should hold', () => {
  it('is the float, the cash of the ledgers and what was put in, less what was taken out', () => {
    const arqueos: Suelto[] = [
      { tipo: 'fondo', importe: centimos(10_000) },
      { tipo: 'entrada', importe: centimos(2_000) },
      { tipo: 'conteo', importe: centimos(1) },
      { tipo: 'retirada', importe: centimos(500) },
    ];

    expect(cajonEsperado(arqueos, dineroDe(1_234))).toEqual({
      fondo: 10_000,
      efectivo: 1_234,
      entradas: 2_000,
      retiradas: 500,
      total: 12_734,
      sinIndicar: 4_500,
      propinas: 300,
    });
  });

  it('goes by the last float, and by none where nobody said one', () => {
    const fondos: Suelto[] = [1, 2].map((euros) => ({ tipo: 'fondo', importe: centimos(euros * 100) }));

    expect(cajonEsperado(fondos, dineroDe(0))).toMatchObject({ fondo: 200, total: 200 });
    expect(cajonEsperado([], dineroDe(-50))).toMatchObject({ fondo: null, total: -50 });
  });

  it('is the same whatever was counted, and moves with each entry by just that', () => {
    fc.assert(
      fc.property(fc.array(unArqueo), fc.integer({ min: -1e6, max: 1e6 }), (arqueos, efectivo) => {
        const dinero = dineroDe(efectivo);
        const sinConteos = arqueos.filter(({ tipo }) => tipo !== 'conteo');
        expect(cajonEsperado(arqueos, dinero)).toEqual(cajonEsperado(sinConteos, dinero));
        const totales = arqueos.map((_, i) => cajonEsperado(arqueos.slice(0, i), dinero));
        for (const [i, { tipo, importe }] of arqueos.entries()) {
          const antes = totales[i];
          const paso = cajonEsperado(arqueos.slice(0, i + 1), dinero).total - (antes?.total ?? 0);
          const cambio = {
            entrada: importe,
            retirada: negated(importe),
            conteo: 0,
            fondo: importe - (antes?.fondo ?? 0),
          };
          expect(paso).toBe(cambio[tipo]);
        }
      }),
    );
  });
});
