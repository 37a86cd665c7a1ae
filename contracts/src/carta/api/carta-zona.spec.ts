import fc from 'fast-check';
import { cartaEnZona, preciosPorZona } from './carta-zona';
import type { Carta, Formato, Producto } from './carta';
import { precioEnZona, toElegible } from './elegible';
import { buildProducto } from './pruebas/producto-api';

const ZONAS = [
  { _id: 'a', nombre: 'Terraza', mesas: '1-3' },
  { _id: 'b', nombre: 'Barra', mesas: '4' },
];
const euros = fc.integer({ min: 1, max: 9_999 }).map((centimos) => centimos / 100);
const conPrecio = fc.record(
  { precio: euros, precios: fc.dictionary(fc.constantFrom('a', 'b', 'z'), euros) },
  { requiredKeys: ['precio'] },
);
const formato = conPrecio.map((precio): Formato => ({
  ...precio,
  _id: 'f',
  nombre: 'Media',
  disponible: true,
}));
const producto = fc
  .record({ precio: conPrecio, formatos: fc.option(fc.array(formato, { maxLength: 3 }), { nil: undefined }) })
  .map(({ precio, formatos }): Producto => buildProducto({ ...precio, ...(formatos ? { formatos } : {}) }));
const cartaOf = (productos: Producto[], zonas?: typeof ZONAS): Carta => ({
  restaurante: {
    _id: 'r',
    nombre: 'La Tasca',
    slug: 'la-tasca',
    tipoUsuario: 'premium',
    ubicacion: '',
    telefono: '',
    numeroMesas: 12,
    pausado: false,
    ...(zonas ? { zonas } : {}),
  },
  categorias: [{ _id: 'c', nombre: 'Tapas', posicion: 0, tipo: 'comida', productos }],
  sinCategoria: productos,
  version: 'v1',
});

it('shows what an order is charged, of every product and formato in every zona', () => {
  fc.assert(
    fc.property(producto, fc.constantFrom(null, ...ZONAS), (plato, zona) => {
      const { sinCategoria, categorias } = cartaEnZona(cartaOf([plato], ZONAS), zona);
      for (const visto of [...sinCategoria, ...(categorias[0]?.productos ?? [])]) {
        // the phone and the server price it in the same way
        expect(toElegible(visto, [], null)).toEqual(toElegible(plato, [], zona?._id ?? null));
        expect(visto.precio).toBe(precioEnZona(plato, zona?._id ?? null));
      }
    }),
  );
});

it('says nothing of what it costs elsewhere', () => {
  fc.assert(
    fc.property(producto, fc.constantFrom(null, ...ZONAS), (plato, zona) => {
      expect(JSON.stringify(cartaEnZona(cartaOf([plato], ZONAS), zona))).not.toContain('"precios"');
    }),
  );
});

it('is the same carta where the whole house is one', () => {
  const carta = cartaOf([buildProducto({ precio: 3.5 })]);
  expect(cartaEnZona(carta, null)).toBe(carta);
});

it.each([
  [{ precio: 3.5 }, [{ zona: null, precio: 3.5 }]],
  [
    { precio: 3.5, precios: { a: 4, z: 9 } },
    [
      { zona: null, precio: 3.5 },
      { zona: 'Terraza', precio: 4 },
    ],
  ],
  [{ precio: 3.5, precios: { a: 3.5 } }, [{ zona: null, precio: 3.5 }]],
])('without a mesa %j costs %j', (de, precios) => {
  expect(preciosPorZona(de, ZONAS)).toEqual(precios);
});
