import fc from 'fast-check';
import { priceComanda, totalComanda } from './comanda';
import { splitComanda } from './split-comanda';
import type { LineaComanda, LineaPedida, ProductoVendible } from './comanda';
import { elegir } from '../../../carta/dominio/eleccion';
import { centimos, sumCentimos } from '../../../plataforma/dominio/dinero';
import { buildProducto } from '../pruebas/producto';
import { TIPOS_PEDIDO } from '../../../casa/dominio/tipo-categoria';

const tortilla = buildProducto('tortilla');
const agotado = buildProducto('agotado', { disponible: false });
const cana = buildProducto('cana', { tipo: 'bebida', precio: centimos(220) });
const carta = [tortilla, agotado, cana];

function ask({ id, nombre, precio }: ProductoVendible, cambios: Partial<LineaPedida> = {}): LineaPedida {
  return { productoId: id, nombre, precio, cantidad: 1, ...cambios };
}

function askByName(producto: ProductoVendible, cambios: Partial<LineaPedida> = {}): LineaPedida {
  return { nombre: producto.nombre, precio: producto.precio, cantidad: 1, ...cambios };
}

describe('pricing a comanda', () => {
  it('answers each line with its product, in the order asked', () => {
    const lineas = [ask(cana, { cantidad: 3 }), ask(tortilla, { notas: 'sin sal' })];
    expect(priceComanda(lineas, carta)).toEqual({
      ok: true,
      lineas: [
        { producto: cana, eleccion: elegir(cana, {}), cantidad: 3 },
        { producto: tortilla, eleccion: elegir(tortilla, {}), cantidad: 1, notas: 'sin sal' },
      ],
    });
  });

  it('keeps two lines of the same product apart', () => {
    const lineas = [ask(tortilla, { notas: 'hecha' }), ask(tortilla, { notas: 'jugosa' })];
    expect(priceComanda(lineas, carta)).toMatchObject({
      ok: true,
      lineas: [{ notas: 'hecha' }, { notas: 'jugosa' }],
    });
  });

  it('finds a product by its id whatever name the phone sends', () => {
    const comanda = priceComanda([ask(tortilla, { nombre: 'Tortilla de ayer' })], carta);
    expect(comanda).toMatchObject({ ok: true, lineas: [{ producto: tortilla }] });
  });

  it('leaves empty notes out', () => {
    const comanda = priceComanda([ask(tortilla, { notas: '' })], carta);
    const plana = { producto: tortilla, eleccion: elegir(tortilla, {}), cantidad: 1 };
    expect(comanda).toEqual({ ok: true, lineas: [plana] });
  });
});

describe('a line without an id', () => {
  it('is the product of exactly that name and price', () => {
    const mediana = buildProducto('mediana', { nombre: cana.nombre, precio: centimos(300) });
    expect(priceComanda([askByName(mediana)], [...carta, mediana])).toMatchObject({
      ok: true,
      lineas: [{ producto: mediana }],
    });
  });

  it.each([
    ['another price', askByName(tortilla, { precio: centimos(849) })],
    ['another case', askByName(tortilla, { nombre: 'plato TORTILLA' })],
    ['an unknown name', askByName(tortilla, { nombre: 'Paella' })],
  ])('is refused as ambiguous with %s', (_nombre, linea) => {
    expect(priceComanda([linea], carta)).toEqual({
      ok: false,
      motivo: 'PRODUCTO_AMBIGUO',
      nombre: linea.nombre,
    });
  });

  it('is refused as ambiguous when two products share name and price', () => {
    const gemela = buildProducto('gemela', { nombre: tortilla.nombre });
    expect(priceComanda([askByName(tortilla)], [...carta, gemela])).toMatchObject({
      motivo: 'PRODUCTO_AMBIGUO',
    });
  });
});

describe('refusing a comanda', () => {
  it('says PRECIO_CAMBIADO and how every line stands now', () => {
    const lineas = [ask(cana), ask(tortilla, { precio: centimos(1) })];
    expect(priceComanda(lineas, carta)).toEqual({
      ok: false,
      motivo: 'PRECIO_CAMBIADO',
      lineas: [
        { productoId: 'cana', nombre: 'Plato cana', precio: 220, disponible: true },
        { productoId: 'tortilla', nombre: 'Plato tortilla', precio: 850, disponible: true },
      ],
    });
  });

  it('refuses a price above the carta too', () => {
    const caro = ask(tortilla, { precio: centimos(851) });
    expect(priceComanda([caro], carta)).toMatchObject({ motivo: 'PRECIO_CAMBIADO' });
  });

  it('says PRODUCTO_NO_DISPONIBLE for a sold-out product', () => {
    expect(priceComanda([ask(tortilla), ask(agotado)], carta)).toMatchObject({
      motivo: 'PRODUCTO_NO_DISPONIBLE',
      lineas: [{ disponible: true }, { productoId: 'agotado', disponible: false }],
    });
  });

  it('says PRODUCTO_NO_DISPONIBLE for an id that is not of this carta', () => {
    const ajeno = buildProducto('ajeno', { nombre: 'De otro sitio', precio: centimos(5) });
    expect(priceComanda([ask(ajeno)], carta)).toEqual({
      ok: false,
      motivo: 'PRODUCTO_NO_DISPONIBLE',
      agotada: null,
      escaso: null,
      lineas: [{ productoId: 'ajeno', nombre: 'De otro sitio', precio: 5, disponible: false }],
    });
  });

  it('says what is unavailable before what changed its price', () => {
    const cara = ask(tortilla, { precio: centimos(1) });
    expect(priceComanda([cara, ask(agotado)], carta)).toMatchObject({ motivo: 'PRODUCTO_NO_DISPONIBLE' });
  });

  it('says what is ambiguous before all else', () => {
    const desconocida = askByName(tortilla, { nombre: 'Paella' });
    expect(priceComanda([ask(agotado), desconocida], carta)).toMatchObject({ motivo: 'PRODUCTO_AMBIGUO' });
  });
});

describe('splitting a comanda', () => {
  const line = (producto: ProductoVendible): LineaComanda => ({
    producto,
    eleccion: elegir(producto, {}),
    cantidad: 1,
  });

  it('makes a ticket for the kitchen, then one for the bar', () => {
    const tickets = splitComanda([line(cana), line(tortilla), line(cana)]);
    expect(tickets).toEqual([
      { tipo: 'comida', lineas: [line(tortilla)] },
      { tipo: 'bebida', lineas: [line(cana), line(cana)] },
    ]);
  });

  it('makes no empty ticket', () => {
    expect(splitComanda([line(cana)]).map(({ tipo }) => tipo)).toEqual(['bebida']);
    expect(splitComanda([])).toEqual([]);
  });

  it('adds up to the whole, to the cent, and loses no line', () => {
    const producto = fc
      .record({
        precio: fc.integer({ min: 0, max: 100_000 }).map(centimos),
        tipo: fc.constantFrom(...TIPOS_PEDIDO),
      })
      .map((cambios) => buildProducto('x', cambios));
    const linea = fc.record({ producto, cantidad: fc.integer({ min: 1, max: 50 }) }).map((pedida) => ({
      ...pedida,
      eleccion: elegir(pedida.producto, {}),
    }));
    fc.assert(
      fc.property(fc.array(linea, { maxLength: 50 }), (lineas) => {
        const tickets = splitComanda(lineas);
        const partes = tickets.map((ticket) => totalComanda(ticket.lineas));
        expect(sumCentimos(partes)).toBe(totalComanda(lineas));
        expect(new Set(tickets.flatMap((ticket) => ticket.lineas))).toEqual(new Set(lineas));
        expect(tickets.flatMap((ticket) => ticket.lineas)).toHaveLength(lineas.length);
        expect(
          tickets.every(({ tipo, lineas: deTicket }) => deTicket.every((l) => l.producto.tipo === tipo)),
        ).toBe(true);
      }),
    );
  });
});
