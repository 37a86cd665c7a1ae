import fc from 'fast-check';
import { centimos } from '../../plataforma/dominio/dinero';
import { REDONDEOS, subirPrecio } from './subida';
import type { Subida } from './subida';

const subida = fc.record<Subida>({
  modo: fc.constantFrom('porcentaje', 'euros'),
  valor: fc.integer({ min: -9_000, max: 20_000 }),
  redondeo: fc.constantFrom(...REDONDEOS),
});
const base = fc.integer({ min: 1, max: 99_999 }).map(centimos);

it.each([
  [350, 'porcentaje', 1000, 5, 385],
  [350, 'porcentaje', 1000, 10, 390],
  [350, 'porcentaje', 1000, 50, 400],
  [350, 'euros', 50, 10, 400],
  [333, 'porcentaje', 100, 10, 340],
  // the nearest step would be below the price in the Sala
  [352, 'porcentaje', 10, 10, 360],
  [1000, 'porcentaje', -1000, 10, 900],
  [1000, 'porcentaje', 0, 50, 1000],
  [333, 'porcentaje', 0, 50, 333],
  // a half goes up, although a processor has no exact 1.15
  [1150, 'porcentaje', 1500, 5, 1325],
  [30, 'euros', -100, 10, 10],
  [3, 'euros', -1, 10, 3],
] as const)('%s cents, %s %s to %s, are %s', (precio, modo, valor, redondeo, esperado) => {
  expect(subirPrecio(centimos(precio), { modo, valor, redondeo })).toBe(esperado);
});

it('a rise is never below the usual price, a fall never above, and both are round', () => {
  fc.assert(
    fc.property(base, subida, (precio, cual) => {
      const nuevo = subirPrecio(precio, cual);
      if (cual.valor > 0) expect(nuevo).toBeGreaterThanOrEqual(precio);
      else expect(nuevo).toBeLessThanOrEqual(precio);
      expect(nuevo).toBeGreaterThan(0);
      if (nuevo !== precio) expect(nuevo % cual.redondeo).toBe(0);
    }),
  );
});

it('is at most one step of rounding away from what was asked', () => {
  fc.assert(
    fc.property(base, subida, (precio, cual) => {
      const exacto = cual.modo === 'euros' ? precio + cual.valor : precio * (1 + cual.valor / 10_000);
      fc.pre(exacto >= cual.redondeo && cual.valor !== 0);
      expect(Math.abs(subirPrecio(precio, cual) - exacto)).toBeLessThanOrEqual(cual.redondeo + 1e-6);
    }),
  );
});

it('what costs more in the Sala never costs less in the zona', () => {
  fc.assert(
    fc.property(base, base, subida, (precioA, precioB, cual) => {
      const [barato, caro] = precioA <= precioB ? [precioA, precioB] : [precioB, precioA];
      expect(subirPrecio(barato, cual)).toBeLessThanOrEqual(subirPrecio(caro, cual));
    }),
  );
});
