import fc from 'fast-check';
import {
  CERO,
  centimos,
  formatCentimos,
  formatEuros,
  fromEuros,
  isEuros,
  sumCentimos,
  timesUnidades,
  toEuros,
} from './dinero';

const cantidad = fc.integer({ min: 0, max: 1_000_000 }).map(centimos);

describe('céntimos', () => {
  it.each([0.5, 12.000001, NaN, Infinity, -Infinity, 2 ** 53])('never hold %p', (valor) => {
    expect(() => centimos(valor)).toThrow(RangeError);
  });

  it('are whole after every sum and product', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(cantidad, fc.integer({ min: 1, max: 50 }))), (lineas) => {
        const total = sumCentimos(lineas.map(([precio, unidades]) => timesUnidades(precio, unidades)));
        expect(Number.isSafeInteger(total)).toBe(true);
      }),
    );
  });

  it('refuse half a unit that would cost a fraction', () => {
    expect(() => timesUnidades(centimos(25), 1.5)).toThrow(RangeError);
  });

  it('sum nothing to zero', () => {
    expect(sumCentimos([])).toBe(CERO);
  });
});

describe('from euros', () => {
  it.each([
    [0, 0],
    [0.07, 7],
    [0.29, 29],
    [1.1, 110],
    [4.35, 435],
    [8.2, 820],
    [12.5, 1250],
    [1.005 - 0.005, 100],
    [19.99, 1999],
    [999_999.99, 99_999_999],
  ])('%p € is %i céntimos', (euros, esperados) => {
    expect(fromEuros(euros)).toBe(esperados);
  });

  it.each([0.001, 1.005, 12.345, 0.999, NaN, Infinity, -Infinity])('refuses %p', (euros) => {
    expect(() => fromEuros(euros)).toThrow(RangeError);
    expect(isEuros(euros)).toBe(false);
  });

  it.each(['12.5', null, undefined, true, [], {}, 1e9 + 1])('does not take %p for euros', (valor) => {
    expect(isEuros(valor)).toBe(false);
  });

  it('and back is the same amount, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (valor) => {
        const euros = toEuros(centimos(valor));
        expect(isEuros(euros)).toBe(true);
        expect(fromEuros(euros)).toBe(valor);
      }),
    );
  });
});

describe('sums to the cent', () => {
  it.each([
    [[0.1, 0.2], 0.3],
    [[0.1, 0.7], 0.8],
    [[1.1, 2.2], 3.3],
    [[4.35, 4.35, 4.35], 13.05],
    [[33.33, 33.33, 33.34], 100],
    [Array<number>(10).fill(0.1), 1],
  ])('%p make %p €', (precios, total) => {
    expect(toEuros(sumCentimos(precios.map(fromEuros)))).toBe(total);
  });

  it.each([
    [1.15, 3, 3.45],
    [2.3, 3, 6.9],
    [0.07, 50, 3.5],
    [39.99, 50, 1999.5],
  ])('%p € by %i units is %p €', (precio, unidades, total) => {
    expect(toEuros(timesUnidades(fromEuros(precio), unidades))).toBe(total);
  });

  it('a product of units equals the sum of each unit', () => {
    fc.assert(
      fc.property(cantidad, fc.integer({ min: 1, max: 50 }), (precio, unidades) => {
        expect(timesUnidades(precio, unidades)).toBe(
          sumCentimos(Array<typeof precio>(unidades).fill(precio)),
        );
      }),
    );
  });
});

describe('euros for a person', () => {
  const NBSP = '\u00a0';

  it.each([
    [0, `0,00${NBSP}€`],
    [0.05, `0,05${NBSP}€`],
    [3, `3,00${NBSP}€`],
    [12.5, `12,50${NBSP}€`],
    [1234.5, `1.234,50${NBSP}€`],
    [12_345.67, `12.345,67${NBSP}€`],
  ])('%p reads %p', (euros, texto) => {
    expect(formatEuros(euros)).toBe(texto);
    expect(formatCentimos(fromEuros(euros))).toBe(texto);
  });

  it('is what the language itself says, whatever the sign', () => {
    const euro = new Intl.NumberFormat('es-ES', { style: 'currency', currency: 'EUR', useGrouping: true });
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (valor) => {
        expect(formatEuros(valor / 100)).toBe(euro.format(valor / 100));
      }),
    );
  });

  it('always has a comma, two decimals and a space that does not break', () => {
    fc.assert(
      fc.property(cantidad, (valor) => {
        expect(formatCentimos(valor)).toMatch(/^\d{1,3}(\.?\d{3})*,\d{2}\u00a0€$/);
      }),
    );
  });
});
