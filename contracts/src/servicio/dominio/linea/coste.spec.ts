import fc from 'fast-check';
import { centimos, sumCentimos, timesUnidades } from '../../../plataforma/dominio/dinero';
import { costeLinea } from './coste';
import { costeRetirada, costeUnidades } from './coste-unidades';
import type { ConCoste } from './coste';
import { sinUnidades } from './sin-unidades';

/** Units that cost nothing are taken off whole, and something of the others besides. */
const linea: fc.Arbitrary<Required<ConCoste>> = fc
  .record({
    // a céntimo weighs most where a price is small
    precio: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 999_999 })),
    cantidad: fc.integer({ min: 1, max: 50 }),
    gratis: fc.nat(50),
    parte: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ precio, cantidad, gratis, parte }) => {
    const libres = Math.min(gratis, cantidad);
    const dePago = precio * (cantidad - libres);
    const rebaja = centimos(precio * libres + Math.round(dePago * parte));
    return { precio: centimos(precio), cantidad, gratis: libres, rebaja };
  });

it('costs its price for each unit where nothing is taken off', () => {
  fc.assert(
    fc.property(linea, fc.nat(50), ({ precio, cantidad }, k) => {
      const unidades = Math.min(k, cantidad);
      expect(costeLinea({ precio, cantidad })).toBe(precio * cantidad);
      expect(costeUnidades({ precio, cantidad }, unidades)).toBe(timesUnidades(precio, unidades));
    }),
  );
});

it('costs its units together, however they are charged, and none of them more than its price', () => {
  fc.assert(
    fc.property(linea, fc.array(fc.integer({ min: 1, max: 9 })), (cada, partes) => {
      let desde = 0;
      const importes = [...partes, cada.cantidad].map((parte) => {
        const unidades = Math.min(parte, cada.cantidad - desde);
        const importe = costeUnidades(cada, unidades, desde);
        expect(importe).toBeGreaterThanOrEqual(0);
        expect(importe).toBeLessThanOrEqual(cada.precio * unidades);
        desde += unidades;
        return importe;
      });
      expect(sumCentimos(importes)).toBe(costeLinea(cada));
      const porUnidad = Array.from({ length: cada.cantidad - cada.gratis }, (_, i) =>
        costeUnidades(cada, 1, i),
      );
      expect(Math.max(0, ...porUnidad) - Math.min(...porUnidad, Infinity)).toBeLessThanOrEqual(1);
    }),
  );
});

it('leaves units that were charged at what they cost when later ones are cancelled', () => {
  fc.assert(
    fc.property(linea, fc.nat(50), fc.nat(50), (cada, quedan, n) => {
      const siguen = Math.min(quedan, cada.cantidad);
      const unidades = cada.cantidad - siguen;
      const cobradas = Math.min(n, siguen);
      const { queda, ido, importe } = sinUnidades(cada, unidades, cobradas);
      const tras = { precio: cada.precio, ...queda };
      expect(costeUnidades(tras, cobradas)).toBe(costeUnidades(cada, cobradas));
      expect(costeLinea(cada) - costeLinea(tras)).toBe(importe);
      expect(costeRetirada(cada, { unidades, ...ido })).toBe(importe);
    }),
  );
});

it('costs nothing, and never less, where an older program cancelled units of a line with much taken off', () => {
  expect(costeLinea({ precio: centimos(300), cantidad: 1, rebaja: centimos(500) })).toBe(0);
  expect(costeUnidades({ precio: centimos(300), cantidad: 1, rebaja: centimos(500), gratis: 2 }, 1)).toBe(0);
});
