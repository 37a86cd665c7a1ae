import {
  CARRITO_VACIO,
  MAX_LINEAS,
  MAX_UNIDADES,
  addProducto,
  agotadosOf,
  cantidadOf,
  decrementLinea,
  lineasDe,
  refreshCarrito,
  removeAgotados,
  removeLinea,
  setCantidad,
  setNotas,
  unidades,
} from './carrito';
import type { Carrito } from './carrito';
import { lineaId } from './linea-carrito';
import type { ProductoCarrito } from './linea-carrito';

const buildProducto = (_id: string, precio = 8.5): ProductoCarrito => ({
  _id,
  nombre: `Plato ${_id}`,
  precio,
});

const tortilla = buildProducto('tortilla', 8.5);
const cana = buildProducto('cana', 2.2);

const cartOf = (...productos: ProductoCarrito[]): Carrito =>
  productos.reduce((carrito, producto) => addProducto(carrito, producto), CARRITO_VACIO);

const stands = (id: string, precio: number, disponible = true) => new Map([[id, { precio, disponible }]]);

describe('adding', () => {
  it('puts a new product in with one unit', () => {
    expect(cartOf(tortilla).items).toEqual([{ producto: tortilla, cantidad: 1, subtotal: 850 }]);
  });

  it('increases the quantity of a product already there, and keeps its place', () => {
    const carrito = cartOf(tortilla, cana, tortilla);
    expect(carrito.items.map(({ producto, cantidad }) => [producto._id, cantidad])).toEqual([
      ['tortilla', 2],
      ['cana', 1],
    ]);
    expect(unidades(carrito)).toBe(3);
  });

  it('stops at 50 units of a product', () => {
    const carrito = cartOf(...Array<ProductoCarrito>(MAX_UNIDADES + 3).fill(cana));
    expect(MAX_UNIDADES).toBe(50);
    expect(cantidadOf(carrito, 'cana')).toBe(50);
    expect(carrito.total).toBe(11_000);
  });

  it('stops at 50 different products, and still takes more of those', () => {
    expect(MAX_LINEAS).toBe(50);
    const lleno = cartOf(...Array.from({ length: MAX_LINEAS }, (_, i) => buildProducto(`p${i}`)));
    expect(addProducto(lleno, cana)).toBe(lleno);
    expect(cantidadOf(addProducto(lleno, buildProducto('p7')), 'p7')).toBe(2);
  });
});

describe('taking away', () => {
  const carrito = cartOf(tortilla, tortilla, cana);

  it('decrements by one', () => {
    expect(cantidadOf(decrementLinea(carrito, 'tortilla'), 'tortilla')).toBe(1);
  });

  it('removes the item at its last unit', () => {
    expect(decrementLinea(carrito, 'cana').items.map(({ producto }) => producto)).toEqual([tortilla]);
  });

  it('removes the whole item', () => {
    expect(removeLinea(carrito, 'tortilla').items.map(({ producto }) => producto)).toEqual([cana]);
  });

  it.each([0, -1])('removes the item when its quantity is set to %i', (cantidad) => {
    expect(cantidadOf(setCantidad(carrito, 'tortilla', cantidad), 'tortilla')).toBe(0);
  });

  it.each(['decrement', 'remove'])('of a product that is not there changes nothing (%s)', (accion) => {
    const cambiado = accion === 'remove' ? removeLinea(carrito, 'x') : decrementLinea(carrito, 'x');
    expect(cambiado).toEqual(carrito);
  });
});

describe('setting a quantity', () => {
  it.each([
    [1, 1],
    [7, 7],
    [50, 50],
    [51, 50],
    [999, 50],
  ])('to %i leaves %i', (cantidad, quedan) => {
    expect(cantidadOf(setCantidad(cartOf(tortilla), 'tortilla', cantidad), 'tortilla')).toBe(quedan);
  });
});

describe('a note for one line', () => {
  const unaSinSal = addProducto(cartOf(tortilla, tortilla), tortilla, { notas: 'sin sal' });
  const lineas = (carrito: Carrito) => carrito.items.map(({ cantidad, notas }) => [cantidad, notas]);

  it('makes another line of the same product; + on the product adds to the plain one', () => {
    expect(lineas(addProducto(unaSinSal, tortilla))).toEqual([
      [3, undefined],
      [1, 'sin sal'],
    ]);
    expect(cantidadOf(unaSinSal, 'tortilla')).toBe(3);
    expect(lineasDe(unaSinSal, 'cana')).toEqual([]);
  });

  it('joins the line that asks the same, and goes away when it is emptied', () => {
    expect(lineas(setNotas(unaSinSal, 'tortilla', ' sin sal '))).toEqual([[3, 'sin sal']]);
    expect(setNotas(unaSinSal, lineaId(unaSinSal.items[1]!), '  ')).toEqual(
      cartOf(tortilla, tortilla, tortilla),
    );
  });

  it('loses no units where both lines do not fit into one', () => {
    const lleno = setCantidad(setCantidad(unaSinSal, 'tortilla', 30), 'tortilla sin sal', 30);

    expect(setNotas(lleno, 'tortilla', 'sin sal')).toBe(lleno);
  });

  it('stays with what is sold out, on every line of it', () => {
    const agotada = refreshCarrito(unaSinSal, stands('tortilla', 8.5, false));

    expect([unidades(agotada), agotada.total, agotadosOf(agotada)]).toEqual([0, 0, ['tortilla']]);
    expect(refreshCarrito(agotada, stands('tortilla', 8.5))).toEqual(unaSinSal);
    expect(removeAgotados(agotada)).toEqual(CARRITO_VACIO);
  });
});

describe('money of the cart', () => {
  it('is the sum of the subtotals, without tax or discount of its own', () => {
    expect(cartOf(tortilla, cana, cana)).toMatchObject({
      subtotal: 1290,
      impuestos: 0,
      descuento: 0,
      total: 1290,
    });
  });

  it('is zero in an empty cart', () => {
    expect(CARRITO_VACIO).toEqual({ items: [], subtotal: 0, impuestos: 0, descuento: 0, total: 0 });
  });

  it('follows the prices it is told, and leaves the rest', () => {
    const carrito = refreshCarrito(cartOf(tortilla, cana, cana), stands('cana', 2.5));
    expect(carrito.items).toEqual([
      { producto: tortilla, cantidad: 1, subtotal: 850 },
      { producto: { ...cana, precio: 2.5 }, cantidad: 2, subtotal: 500 },
    ]);
    expect(carrito.total).toBe(1350);
  });

  it('may become free', () => {
    expect(refreshCarrito(cartOf(cana), stands('cana', 0)).total).toBe(0);
  });

  it('does not count what is sold out, which stays with its units until it is back or taken out', () => {
    const agotada = refreshCarrito(cartOf(tortilla, cana, cana), stands('cana', 2.2, false));
    expect(agotada.items[1]).toEqual({ producto: cana, cantidad: 2, subtotal: 0, agotado: true });
    expect([agotada.total, unidades(agotada), agotadosOf(agotada)]).toEqual([850, 1, ['cana']]);

    const devuelta = refreshCarrito(agotada, stands('cana', 2.5));
    expect([devuelta.total, agotadosOf(devuelta)]).toEqual([1350, []]);
    expect(removeAgotados(agotada)).toEqual(cartOf(tortilla));
  });
});
