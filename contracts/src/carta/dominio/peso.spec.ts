import fc from 'fast-check';
import { centimos } from '../../plataforma/dominio/dinero';
import { GRAMOS_MAX, UNIDADES_PESO, precioPorPeso } from './peso';

const precio = fc.integer({ min: 1, max: 999_999 }).map(centimos);
const gramos = fc.integer({ min: 1, max: GRAMOS_MAX });

it.each([
  [650, '100 g', 100, 650],
  [650, '100 g', 420, 2730],
  [650, '100 g', 333, 2165],
  [4250, 'kg', 1_234, 5245],
  [1, 'kg', 500, 1],
  [1, 'kg', 499, 0],
] as const)('%i cents a %s: %i g cost %i', (porUnidad, unidad, g, coste) => {
  expect(precioPorPeso(centimos(porUnidad), unidad, g)).toBe(coste);
});

it('is within half a céntimo of the exact price, for any weight', () => {
  fc.assert(
    fc.property(precio, fc.constantFrom(...UNIDADES_PESO), gramos, (p, unidad, g) => {
      const base = unidad === 'kg' ? 1_000 : 100;
      const desvio = 2 * (precioPorPeso(p, unidad, g) * base - p * g);
      expect(desvio).toBeGreaterThan(-base);
      expect(desvio).toBeLessThanOrEqual(base);
    }),
  );
});

it('never costs less for more, and the same by 100 g as by the kilo', () => {
  fc.assert(
    fc.property(precio, fc.constantFrom(...UNIDADES_PESO), gramos, (p, unidad, g) => {
      expect(precioPorPeso(p, unidad, g + 1)).toBeGreaterThanOrEqual(precioPorPeso(p, unidad, g));
      expect(precioPorPeso(p, '100 g', g)).toBe(precioPorPeso(centimos(10 * p), 'kg', g));
    }),
  );
});
