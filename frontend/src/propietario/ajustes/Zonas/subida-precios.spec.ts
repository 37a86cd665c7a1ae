import fc from 'fast-check';
import { REDONDEOS, fromEuros, precioEnZona, subirPrecio } from '@carta/contracts';
import type { Producto, Subida } from '@carta/contracts';
import { buildProducto } from '../../../shared/api/pruebas/build-carta';
import { parseSubida } from '../../carta/modelo/subida';
import { filasOf, toPrecios } from './subida-precios';

const DIEZ: Subida = { modo: 'porcentaje', valor: 1_000, redondeo: 10 };

it.each([
  ['10', 1_000],
  ['2,5 %', 250],
  ['0.5€', 50],
  ['-10', -1_000],
  ['−1', -100],
  ['0', 0],
  ['', null],
  ['diez', null],
  ['1000', null],
  ['1,234', null],
])('«%s» is %s', (texto, valor) => {
  expect(parseSubida(texto)).toBe(valor);
});

it('has a row for every product, and for each formato of those that have them', () => {
  const cana = buildProducto({ nombre: 'Caña', precio: 2.5, precios: { t: 2.7 } });
  const croquetas = buildProducto({
    nombre: 'Croquetas',
    precio: 3.5,
    formatos: [
      { _id: 'f1', nombre: 'Tapa', precio: 3.5, disponible: true },
      { _id: 'f2', nombre: 'Ración', precio: 10, precios: { t: 12 }, disponible: false },
    ],
  });

  expect(filasOf([cana, croquetas], 't', DIEZ)).toEqual([
    { producto: cana._id, nombre: 'Caña', usual: 250, ahora: 270, nuevo: 280 },
    {
      producto: croquetas._id,
      formato: 'f1',
      nombre: 'Croquetas · Tapa',
      usual: 350,
      ahora: 350,
      nuevo: 390,
    },
    {
      producto: croquetas._id,
      formato: 'f2',
      nombre: 'Croquetas · Ración',
      usual: 1_000,
      ahora: 1_200,
      nuevo: 1_100,
    },
  ]);
});

it('asks only for what changes, and takes back what is the usual price again', () => {
  const productos = [
    buildProducto({ precio: 2, precios: { t: 2.2 } }),
    buildProducto({ precio: 3 }),
    buildProducto({ precio: 4, precios: { t: 5 } }),
  ];

  expect(toPrecios(filasOf(productos, 't', DIEZ)).map(({ precio }) => precio)).toEqual([3.3, 4.4]);
  expect(toPrecios(filasOf(productos, 't', { ...DIEZ, valor: 0 })).map(({ precio }) => precio)).toEqual([
    null,
    null,
  ]);
  expect(toPrecios(filasOf(productos, 't', null))).toEqual([]);
});

it('what is put is what was shown: the zona then costs it, and asking again changes nothing', () => {
  const euros = fc.integer({ min: 1, max: 99_999 }).map((centimos) => centimos / 100);
  const producto = fc
    .record({ precio: euros, t: fc.option(euros, { nil: undefined }) })
    .map(({ precio, t }) => buildProducto({ precio, ...(t === undefined ? {} : { precios: { t } }) }));
  const subida = fc.record<Subida>({
    modo: fc.constantFrom('porcentaje', 'euros'),
    valor: fc.integer({ min: -9_000, max: 9_000 }),
    redondeo: fc.constantFrom(...REDONDEOS),
  });
  fc.assert(
    fc.property(fc.array(producto, { maxLength: 6 }), subida, (productos, cual) => {
      const filas = filasOf(productos, 't', cual);
      const puestos = new Map(toPrecios(filas).map(({ producto: id, precio }) => [id, precio]));
      const despues = productos.map((vendible): Producto => {
        const { precios: _antes, ...resto } = vendible;
        const precio = puestos.has(vendible._id) ? puestos.get(vendible._id) : vendible.precios?.['t'];
        return typeof precio === 'number' ? { ...resto, precios: { t: precio } } : resto;
      });
      despues.forEach((subido, i) => {
        expect(fromEuros(precioEnZona(subido, 't'))).toBe(filas[i]?.nuevo);
        expect(filas[i]?.nuevo).toBe(subirPrecio(fromEuros(subido.precio), cual));
      });
      expect(toPrecios(filasOf(despues, 't', cual))).toEqual([]);
    }),
  );
});
