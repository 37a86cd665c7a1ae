import { MAX_UNIDADES, cantidadOf } from '@carta/contracts';
import type { Opcion, Producto } from '@carta/contracts';
import fc from 'fast-check';
import { Telefono } from '../../pedir/pruebas/telefono';
import { buildFormato, buildOpcion, buildProducto } from '../../shared/api/pruebas/build-carta';
import { describeRepeticion, repeatPedido } from './repetir';

const enCarta = (_id: string, precio = 9.5, disponible = true) =>
  buildProducto({ _id, nombre: _id, precio, disponible });
const cartaDe = (productos: Producto[], opciones: Opcion[] = []) => ({ productos, opciones });
const linea = (productoId: string, cantidad = 1) => ({ productoId, nombre: productoId, cantidad });

const openCarrito = () => new Telefono().openTab().store;

it('adds what was ordered to what is in the cart, at what the carta says today', () => {
  const store = openCarrito();
  store.getState().add({ _id: 'croquetas', nombre: 'croquetas', precio: 9.5 });

  const repeticion = repeatPedido(store, cartaDe([enCarta('croquetas', 11), enCarta('caña', 2.2)]), [
    linea('croquetas', 2),
    linea('caña', 3),
  ]);

  const { carrito } = store.getState();
  expect([cantidadOf(carrito, 'croquetas'), cantidadOf(carrito, 'caña')]).toEqual([3, 3]);
  expect(repeticion).toEqual({
    anadidos: ['croquetas', 'caña'],
    faltan: [],
    porElegir: [],
    noCaben: [],
  });
  expect(describeRepeticion(repeticion)).toBeNull();
});

it('asks again what was asked of each line', () => {
  const store = openCarrito();

  repeatPedido(store, cartaDe([enCarta('croquetas')]), [
    linea('croquetas'),
    { ...linea('croquetas', 2), notas: 'sin sal' },
  ]);

  expect(store.getState().carrito.items.map(({ cantidad, notas }) => [cantidad, notas])).toEqual([
    [1, undefined],
    [2, 'sin sal'],
  ]);
});

it("charges today's price for all of them", () => {
  const store = openCarrito();

  repeatPedido(store, cartaDe([enCarta('croquetas', 11)]), [linea('croquetas', 2)]);

  expect(store.getState().carrito.total).toBe(2_200);
});

it('says once what cannot be had any more, and what does not fit', () => {
  const store = openCarrito();
  const carta = cartaDe([enCarta('bravas', 6, false), enCarta('agua', 2)]);

  const repeticion = repeatPedido(store, carta, [
    linea('bravas'),
    linea('bravas'),
    linea('flan'),
    linea('agua', 30),
    linea('agua', 30),
  ]);

  expect(describeRepeticion(repeticion)).toBe(
    'Ya no está disponible: bravas, flan. No cabe más en el carrito: agua',
  );
  expect(cantidadOf(store.getState().carrito, 'agua')).toBe(MAX_UNIDADES);
});

describe('what was chosen of a dish', () => {
  const tapa = buildFormato('Tapa', 3.5);
  const racion = buildFormato('Ración', 10, false);
  const extras = buildOpcion('Extras', ['Bacon +1.5', 'Queso +1'], { min: 0, max: 2 });
  const bravas = { ...enCarta('bravas', 3.5), formatos: [tapa, racion], opciones: [extras._id] };
  const carta = cartaDe([bravas, enCarta('agua', 2)], [extras]);
  const conBacon = { nombre: 'Extras', valor: 'Bacon', suplemento: 1 };

  it('is found by its names in what the carta sells today, at what it costs today', () => {
    const store = openCarrito();

    const repeticion = repeatPedido(store, carta, [
      { ...linea('bravas', 2), formato: 'Tapa', opciones: [conBacon], notas: 'sin sal' },
    ]);

    expect(describeRepeticion(repeticion)).toBeNull();
    expect(store.getState().carrito).toMatchObject({
      items: [
        {
          cantidad: 2,
          formato: { _id: tapa._id, nombre: 'Tapa' },
          opciones: [{ valor: 'Bacon', suplemento: 1.5 }],
          notas: 'sin sal',
        },
      ],
      total: 1_000,
    });
  });

  it.each([
    ['a formato of another name', { formato: 'Media' }, 'Hay que elegirlo otra vez: bravas, Media'],
    ['a value that is gone', { formato: 'Tapa', opciones: [{ ...conBacon, valor: 'Huevo' }] }, /otra vez/],
    [
      'an opción of another name',
      { formato: 'Tapa', opciones: [{ ...conBacon, nombre: 'Con' }] },
      /otra vez/,
    ],
    ['what had no formato then', {}, 'Hay que elegirlo otra vez: bravas'],
    ['a formato that is sold out', { formato: 'Ración' }, 'Ya no está disponible: bravas, Ración'],
    ['a formato of a dish that has none today', { productoId: 'agua', formato: 'Jarra' }, /otra vez/],
  ])('is not guessed for %s, and that is said', (_caso, elegido, esperado) => {
    const store = openCarrito();

    const repeticion = repeatPedido(store, carta, [{ ...linea('bravas'), ...elegido }]);

    expect(describeRepeticion(repeticion)).toMatch(esperado);
    expect(store.getState().carrito.items).toEqual([]);
  });
});

it('never puts into the cart what the carta does not offer, nor loses units without saying so', () => {
  const ids = ['a', 'b', 'c', 'd'];
  const lineas = fc.array(
    fc.record({ id: fc.constantFrom(...ids), cantidad: fc.integer({ min: 1, max: 50 }) }),
  );
  fc.assert(
    fc.property(fc.subarray(ids), lineas, (disponibles, pedidas) => {
      const store = openCarrito();
      const carta = cartaDe(ids.map((id) => enCarta(id, 1, disponibles.includes(id))));

      const { faltan, noCaben } = repeatPedido(
        store,
        carta,
        pedidas.map(({ id, cantidad }) => linea(id, cantidad)),
      );

      for (const id of ids) {
        const pedido = pedidas
          .filter((pedida) => pedida.id === id)
          .reduce((suma, pedida) => suma + pedida.cantidad, 0);
        const hay = disponibles.includes(id);
        const enCarrito = cantidadOf(store.getState().carrito, id);
        expect(enCarrito).toBe(hay ? Math.min(pedido, MAX_UNIDADES) : 0);
        expect(faltan.includes(id)).toBe(pedido > 0 && !hay);
        expect(noCaben.includes(id)).toBe(hay && pedido > MAX_UNIDADES);
      }
    }),
  );
});
