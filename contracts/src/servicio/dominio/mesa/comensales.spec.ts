import fc from 'fast-check';
import { COMENSALES_MAX } from '../../reglas/sala';
import { setComensales, sumComensales } from './comensales';
import { moveMesa } from '../mudar/mudanza';
import { INICIO, buildMesa, done, refusalOf } from '../pruebas/mesa';

const mesa = buildMesa([['pendiente']]);

describe('how many sit at a tab', () => {
  const tres = done(setComensales(mesa, 3, mesa.rev));

  it('is said, said otherwise and taken back; again changes nothing', () => {
    expect(tres).toMatchObject({ comensales: 3, rev: mesa.rev + 1, revComensales: mesa.rev + 1 });
    expect(done(setComensales(tres, 3, mesa.rev))).toBe(tres);
    const nadie = done(setComensales(tres, null, tres.rev));
    expect(nadie).not.toHaveProperty('comensales');
    expect(done(setComensales(nadie, null, mesa.rev))).toBe(nadie);
  });

  it('is not changed by who did not see the last word, nor once it is paid', () => {
    expect(refusalOf(setComensales(tres, 4, mesa.rev))).toBe('ESTADO_CAMBIADO');
    expect(refusalOf(setComensales({ ...tres, pagado: true }, 4, tres.rev))).toBe('ESTADO_CAMBIADO');
  });

  it('goes with the tab that changes mesa', () => {
    const movida = done(moveMesa(tres, { de: 4, a: 9, rev: tres.rev }, { por: 'Ana', en: INICIO }));
    expect(movida.comensales).toBe(3);
  });

  it('is the last word that was taken, in whatever order late requests come', () => {
    const dicho = fc.record({
      cuantos: fc.option(fc.integer({ min: 1, max: COMENSALES_MAX })),
      atras: fc.nat(6),
    });
    fc.assert(
      fc.property(fc.array(dicho), (dichos) => {
        let grupo = mesa;
        for (const { cuantos, atras } of dichos) {
          const vista = grupo.rev - atras;
          const paso = setComensales(grupo, cuantos, vista);
          const isIgual = (grupo.comensales ?? null) === cuantos;
          expect(paso.ok).toBe(isIgual || (grupo.revComensales ?? 0) <= vista);
          if (paso.ok) {
            expect(paso.grupo.comensales ?? null).toBe(cuantos);
            grupo = paso.grupo;
          }
        }
      }),
    );
  });
});

it('sums a party over the tabs that say it', () => {
  expect(sumComensales([{ comensales: 3 }, {}, { comensales: 2 }])).toBe(5);
  expect(sumComensales([{}, {}])).toBeNull();
});
