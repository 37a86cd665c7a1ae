import fc from 'fast-check';
import { elegir } from '../dominio/eleccion';
import { fromEuros, toEuros, centimos } from '../../plataforma/dominio/dinero';
import type { Formato } from './carta';
import type { Opcion } from './opciones';
import { precioEnZona, toElegible } from './elegible';
import { buildProducto } from './pruebas/producto-api';

const euros = fc.integer({ min: 1, max: 999_999 }).map((valor) => toEuros(centimos(valor)));

const buildFormato = (_id: string, precio: number, precios?: Record<string, number>): Formato => ({
  _id,
  nombre: _id,
  precio,
  disponible: true,
  ...(precios ? { precios } : {}),
});
const punto: Opcion = {
  _id: 'o1',
  nombre: 'Punto',
  min: 1,
  max: 1,
  valores: [
    {
      _id: 'v1',
      nombre: 'Hecha',
      suplemento: 0.5,
      alergenos: [],
      alergenosDeclarados: true,
      disponible: true,
    },
  ],
};

describe('a product of the carta, to be chosen of', () => {
  it('costs what its zona says, and the usual where that says nothing', () => {
    const producto = buildProducto({ precios: { terraza: 9.2 } });
    const conFormatos = buildProducto({
      formatos: [buildFormato('tapa', 3.5, { terraza: 4 }), buildFormato('media', 6)],
    });

    expect([null, 'terraza', 'barra'].map((zona) => toElegible(producto, [], zona).precio)).toEqual([
      850, 920, 850,
    ]);
    expect(toElegible(conFormatos, [], 'terraza').formatos.map(({ precio }) => precio)).toEqual([400, 600]);
    expect(toElegible(conFormatos, [], null).formatos.map(({ precio }) => precio)).toEqual([350, 600]);
  });

  it('is asked its opciones in its own order, and none that is gone', () => {
    const salsa = { ...punto, _id: 'o2', nombre: 'Salsa' };
    const producto = buildProducto({ opciones: ['o2', 'borrada', 'o1'] });

    expect(toElegible(producto, [punto, salsa], null).opciones.map(({ nombre }) => nombre)).toEqual([
      'Salsa',
      'Punto',
    ]);
  });

  it('is priced alike from the carta’s euros and from whole céntimos', () => {
    fc.assert(
      fc.property(euros, euros, euros, (precio, terraza, suplemento) => {
        const [valor] = punto.valores;
        const opcion = { ...punto, valores: valor ? [{ ...valor, suplemento }] : [] };
        const producto = buildProducto({ precio, precios: { terraza }, opciones: ['o1'] });
        for (const zona of [null, 'terraza']) {
          const eleccion = elegir(toElegible(producto, [opcion], zona), { opciones: ['v1'] });
          expect(eleccion.precio).toBe(fromEuros(precioEnZona(producto, zona)) + fromEuros(suplemento));
        }
      }),
    );
  });
});
