import fc from 'fast-check';
import { CARRITO_VACIO, addProducto, setNotas } from '../pedido/carrito';
import { lineaId } from '../pedido/linea-carrito';
import { desplegarMenus } from '../pedido/split-comanda';
import { buildProducto } from '../pruebas/producto';
import { centimos } from '../../../plataforma/dominio/dinero';
import { SILLAS_MAX, dichoOf, isSilla } from './dicho';

const TORTILLA = { _id: 'tortilla', nombre: 'Tortilla', precio: 8.5 };
const ELECCION = {
  precio: centimos(850),
  opciones: [],
  alergenos: [],
  alergenosDeclarados: true,
  problema: null,
};
const sillas = fc.option(fc.integer({ min: 1, max: SILLAS_MAX }), { nil: undefined });

it('has no nulls, and no empty text', () => {
  expect(dichoOf({ notas: ' sin sal ', silla: null })).toStrictEqual({ notas: 'sin sal' });
  expect(dichoOf({ notas: '  ', silla: 3 })).toStrictEqual({ silla: 3 });
});

it.each([0, 51, 1.5, '2', null])('%p is no seat', (valor) => expect(isSilla(valor)).toBe(false));

it('joins lines of a cart for one seat, and no others, and keeps it when the note changes', () => {
  fc.assert(
    fc.property(fc.array(sillas, { maxLength: 40 }), (pedidas) => {
      const carrito = pedidas.reduce((suma, silla) => addProducto(suma, TORTILLA, { silla }), CARRITO_VACIO);
      expect(carrito.items).toHaveLength(new Set(pedidas).size);
      for (const { silla, cantidad } of carrito.items)
        expect(cantidad).toBe(pedidas.filter((pedida) => pedida === silla).length);
      const [primera] = carrito.items;
      if (!primera) return;
      const anotada = setNotas(carrito, lineaId(primera), 'sin sal').items[0];
      expect(anotada).toMatchObject({ notas: 'sin sal' });
      expect(anotada?.silla).toBe(primera.silla);
    }),
  );
});

it('is of each dish of a menu, and of each piece that is weighed', () => {
  const plato = { id: 'p', pase: 'Primero', suplemento: centimos(0), producto: buildProducto('sopa') };
  const menu = { propia: ELECCION, platos: [plato] };
  const porPeso = { unidad: 'kg' as const, precio: centimos(4000), gramosEstimados: 400 };
  const lineas = desplegarMenus([
    { producto: buildProducto('menu'), eleccion: ELECCION, cantidad: 1, silla: 2, menu },
    { producto: buildProducto('rape', { porPeso }), eleccion: ELECCION, cantidad: 2, silla: 3 },
  ]);
  expect(lineas.map(({ silla }) => silla)).toEqual([2, 2, 3, 3]);
});
