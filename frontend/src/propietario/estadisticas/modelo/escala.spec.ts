import fc from 'fast-check';
import { escalaOf, formatMarca, parteDe } from './escala';

const euros = fc.double({ min: 0.01, max: 1e7, noNaN: true });

describe('the axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
    [93, [0, 20, 40, 60, 80, 100]],
    [2002, [0, 500, 1000, 1500, 2000, 2500]],
    [3402, [0, 1000, 2000, 3000, 4000]],
  ])('up to %d has its marks at round numbers', (maximo, marcas) => {
    const escala = escalaOf(maximo);
    expect(escala.marcas.map((marca) => Number(marca.toFixed(6)))).toEqual(marcas);
  });

  it('holds every bar, wastes less than half of its height, and has few marks, evenly apart', () => {
    fc.assert(
      fc.property(euros, (maximo) => {
        const { tope, marcas } = escalaOf(maximo);
        const paso = marcas[1] ?? 0;
        expect(tope).toBeGreaterThanOrEqual(maximo * (1 - 1e-9));
        expect(tope).toBeLessThan(maximo * 2);
        expect(marcas.length).toBeLessThanOrEqual(6);
        expect(marcas[0]).toBe(0);
        expect(marcas.at(-1)).toBeCloseTo(tope, 6);
        marcas.forEach((marca, i) => expect(marca).toBeCloseTo(i * paso, 6));
      }),
    );
  });

  it('makes bars as long as what they stand for', () => {
    const escala = escalaOf(100);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (valor) => {
        expect(parteDe(valor, escala) * escala.tope).toBeCloseTo(valor, 9);
      }),
    );
  });

  it('writes céntimos only where it counts in them', () => {
    const texto = (marca: number, maximo: number) => formatMarca(marca, escalaOf(maximo)).replace(/\s/g, ' ');
    expect(texto(500, 2000)).toBe('500 €');
    expect(texto(0.4, 1)).toBe('0,40 €');
  });
});
