import { diaTras } from '@carta/contracts';
import fc from 'fast-check';
import {
  MAX_DIAS,
  anteriorA,
  countDias,
  hoyAt,
  isEnMarcha,
  parseRango,
  periodoOf,
  rangoOf,
  refusalRango,
} from './rangos';
import type { Rango } from './rangos';

const HOY = '2026-11-22';

const dia = fc.integer({ min: 0, max: 20_000 }).map((dias) => diaTras('1990-01-01', dias));
const rango = fc
  .tuple(dia, fc.integer({ min: 0, max: MAX_DIAS - 1 }))
  .map(([desde, dias]): Rango => ({ desde, hasta: diaTras(desde, dias) }));

describe('today', () => {
  it.each([
    ['2026-11-22T04:59:59+01:00', '2026-11-21'],
    ['2026-11-22T05:00:00+01:00', '2026-11-22'],
    // the nights on which the clocks change
    ['2026-03-29T03:30:00+02:00', '2026-03-28'],
    ['2026-03-29T05:00:00+02:00', '2026-03-29'],
    ['2026-10-25T02:30:00+01:00', '2026-10-24'],
    ['2026-10-25T05:00:00+01:00', '2026-10-25'],
  ])('at %s is the service day of %s', (instante, esperado) => {
    expect(hoyAt([], Date.parse(instante))).toBe(esperado);
  });
});

describe('the usual ranges', () => {
  it.each([
    ['hoy', '2026-11-22', '2026-11-22'],
    ['ayer', '2026-11-21', '2026-11-21'],
    ['semana', '2026-11-16', '2026-11-22'],
    ['mes', '2026-11-01', '2026-11-22'],
  ] as const)('%s goes from %s to %s', (periodo, desde, hasta) => {
    expect(rangoOf(periodo, HOY)).toEqual({ desde, hasta });
    expect(periodoOf({ desde, hasta }, HOY)).toBe(periodo);
  });

  it('have as many days over a change of clocks as over any other night', () => {
    expect(countDias(rangoOf('semana', '2026-03-30'))).toBe(7);
    expect(countDias(rangoOf('semana', '2026-10-27'))).toBe(7);
    expect(rangoOf('ayer', '2026-03-30').desde).toBe('2026-03-29');
  });

  it('are told from dates of one’s own', () => {
    expect(periodoOf({ desde: '2026-11-03', hasta: '2026-11-04' }, HOY)).toBeNull();
  });
});

describe('the days before', () => {
  it('are as many, and end where the range begins', () => {
    fc.assert(
      fc.property(rango, (periodo) => {
        const antes = anteriorA(periodo);
        expect(countDias(antes)).toBe(countDias(periodo));
        expect(diaTras(antes.hasta, 1)).toBe(periodo.desde);
      }),
    );
  });
});

describe('what an address asks for', () => {
  it('is what it says, whenever that is a range', () => {
    fc.assert(
      fc.property(rango, (periodo) => {
        expect(parseRango(periodo.desde, periodo.hasta, diaTras(periodo.hasta, 3))).toEqual(periodo);
      }),
    );
  });

  it.each([
    [null, null],
    ['2026-11-22', null],
    ['2026-02-30', '2026-03-01'],
    ['2026-11-20', '2026-11-10'],
    ['2026-11-20', '2026-11-23'],
    ['2025-01-01', '2026-11-22'],
    ['ayer', 'hoy'],
  ])('is today when it says %s and %s', (desde, hasta) => {
    expect(parseRango(desde, hasta, HOY)).toEqual({ desde: HOY, hasta: HOY });
  });

  it('is refused beside the date that is wrong', () => {
    expect(refusalRango({ desde: '', hasta: HOY }, HOY).desde).toBe('Elige una fecha');
    expect(refusalRango({ desde: HOY, hasta: '2026-11-23' }, HOY).hasta).toMatch(/posterior a hoy/);
    expect(refusalRango({ desde: HOY, hasta: '2026-11-20' }, HOY).desde).toMatch(/posterior a la final/);
    expect(refusalRango({ desde: '2025-11-21', hasta: HOY }, HOY).hasta).toMatch(/366 días/);
    expect(refusalRango({ desde: '2025-11-22', hasta: HOY }, HOY)).toEqual({ desde: null, hasta: null });
  });
});

it('only a range with today in it may still grow', () => {
  expect(isEnMarcha(rangoOf('semana', HOY), HOY)).toBe(true);
  expect(isEnMarcha(rangoOf('ayer', HOY), HOY)).toBe(false);
});
