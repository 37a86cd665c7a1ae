import fc from 'fast-check';
import { centimos } from '../../plataforma/dominio/dinero';
import { REDONDEOS } from '../dominio/subida';
import type { Subida } from '../dominio/subida';
import { cambio, preciosNuevos, productos } from './tandas';

const UNO = 'a'.repeat(24);

describe('what a tanda may be asked', () => {
  it.each([
    { que: 'disponibilidad', disponible: false, hasta: 'mañana' },
    { que: 'disponibilidad', disponible: true },
    { que: 'precio', modo: 'porcentaje', valor: 500, redondeo: 100 },
    { que: 'categoria', categoria: UNO },
    { que: 'alergenos', modo: 'contienen', alergenos: ['gluten'] },
  ])('%j is one', (pedido) => {
    expect(cambio(pedido)).toBeNull();
  });

  it.each([
    undefined,
    null,
    'precio',
    {},
    { que: 'nombre', nombre: 'x' },
    { que: 'toString' },
    { que: 'disponibilidad', disponible: 'false' },
    { que: 'disponibilidad', disponible: false, hasta: 'luego' },
    { que: 'precio', modo: 'porcentaje', valor: 0.5, redondeo: 5 },
    { que: 'precio', modo: 'porcentaje', valor: 100_000, redondeo: 5 },
    { que: 'precio', modo: 'euros', valor: 50, redondeo: 7 },
    { que: 'precio', modo: 'euros', valor: 50, redondeo: 5, precio: 1 },
    { que: 'categoria', categoria: null },
    { que: 'alergenos', modo: 'contienen', alergenos: ['plutonio'] },
    { que: 'alergenos', modo: 'quizá', alergenos: [] },
  ])('%j is none', (pedido) => {
    expect(cambio(pedido)).not.toBeNull();
  });

  it.each([
    [{ [UNO]: [] }, true],
    [{ [UNO]: [3.5, 10] }, true],
    [{}, false],
    [[UNO], false],
    [{ bravas: [] }, false],
    [{ [UNO]: ['3,5'] }, false],
    [{ [UNO]: [1, 2, 3, 4, 5, 6, 7] }, false],
    [{ [UNO]: 3.5 }, false],
    [{ [UNO]: [], [UNO.toUpperCase()]: [] }, false],
    [Object.fromEntries(Array.from({ length: 1_001 }, (_, i) => [`${i}`.padStart(24, '0'), []])), false],
  ])('of %j: %s', (pedido, isValido) => {
    expect(productos(pedido) === null).toBe(isValido);
  });
});

const subida = fc.record<Subida>({
  modo: fc.constantFrom('porcentaje', 'euros'),
  valor: fc.integer({ min: -99_999, max: 99_999 }),
  redondeo: fc.constantFrom(...REDONDEOS),
});
const precios = fc.array(fc.integer({ min: 1, max: 999_999 }).map(centimos), { minLength: 1, maxLength: 6 });

describe('the new prices of a product', () => {
  it.each([
    [[350, 1000], { modo: 'porcentaje', valor: 500, redondeo: 10 }, { precios: [370, 1050] }],
    [[350, 1000], { modo: 'euros', valor: -350, redondeo: 10 }, { rechazado: 'nada' }],
    [[350], { modo: 'porcentaje', valor: -10_000, redondeo: 10 }, { rechazado: 'nada' }],
    [[350, 999_000], { modo: 'euros', valor: 5_000, redondeo: 50 }, { rechazado: 'demasiado' }],
  ] as const)('%j, %j, are %j', (antes, cual, despues) => {
    expect(preciosNuevos(antes.map(centimos), cual)).toEqual(despues);
  });

  it('are prices, or all of them stay', () => {
    fc.assert(
      fc.property(precios, subida, (antes, cual) => {
        const nuevos = preciosNuevos(antes, cual);
        if ('rechazado' in nuevos) return;
        expect(nuevos.precios).toHaveLength(antes.length);
        for (const precio of nuevos.precios) {
          expect(precio).toBeGreaterThan(0);
          expect(precio).toBeLessThanOrEqual(999_999);
        }
      }),
    );
  });
});
