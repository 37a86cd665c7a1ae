import {
  CARRITO_VACIO,
  addProducto,
  agotadosOf,
  changeLinea,
  porElegirOf,
  refreshCarrito,
  removeAgotados,
} from './carrito';
import type { Carrito } from './carrito';
import { lineaId } from './linea-carrito';
import type { Encargo } from './linea-carrito';

const tortilla = { _id: 'tortilla', nombre: 'Tortilla', precio: 8.5 };

describe('what is chosen of a dish', () => {
  const MEDIA = { formato: { _id: 'f2', nombre: 'Media' } } satisfies Encargo;
  const HECHA = {
    opciones: [{ _id: 'v1', nombre: 'Punto', valor: 'Hecha', suplemento: 0 }],
  } satisfies Encargo;
  const BACON = { _id: 'v2', nombre: 'Extras', valor: 'Bacon', suplemento: 1.5 };
  const media = { ...tortilla, precio: 5 };
  const conMedia = addProducto(addProducto(CARRITO_VACIO, tortilla), media, MEDIA);
  const lineas = (carrito: Carrito) => carrito.items.map((item) => [lineaId(item), item.cantidad]);

  it('makes a line of its own, at its own price', () => {
    expect(lineas(conMedia)).toEqual([
      ['tortilla', 1],
      ['tortilla(f2)', 1],
    ]);
    expect(conMedia.total).toBe(1350);
    expect(lineas(addProducto(conMedia, media, MEDIA, 3))[1]).toEqual(['tortilla(f2)', 4]);
  });

  it('is the same in whatever order its values were chosen', () => {
    const [hecha] = HECHA.opciones;
    const conBacon = addProducto(CARRITO_VACIO, media, { opciones: [BACON, hecha!] });

    expect(lineas(addProducto(conBacon, media, { opciones: [hecha!, BACON] }))).toEqual([
      ['tortilla(v1 v2)', 2],
    ]);
  });

  it('can be chosen again, with other units: in its place, or joined to the line that is the same', () => {
    const cambiado = changeLinea(
      conMedia,
      'tortilla(f2)',
      { producto: media, ...HECHA, notas: 'sin sal' },
      2,
    );
    expect(lineas(cambiado)).toEqual([
      ['tortilla', 1],
      ['tortilla(v1) sin sal', 2],
    ]);
    expect(
      lineas(changeLinea(cambiado, 'tortilla', { producto: media, ...HECHA, notas: 'sin sal' }, 3)),
    ).toEqual([['tortilla(v1) sin sal', 5]]);
    expect(changeLinea(cambiado, 'no está', { producto: media }, 1)).toBe(cambiado);
  });

  it('keeps apart from a note that reads like it', () => {
    const notado = addProducto(conMedia, tortilla, { notas: '(f2)' });

    expect(new Set(notado.items.map(lineaId)).size).toBe(3);
  });

  it('stays through every refresh, which names the line by it', () => {
    const carrito = addProducto(conMedia, media, { ...MEDIA, opciones: [BACON], notas: 'sin sal' });
    const agotada = refreshCarrito(carrito, new Map([['tortilla(f2)', { precio: 5, disponible: false }]]));

    expect(agotadosOf(agotada)).toEqual(['tortilla(f2)']);
    expect(removeAgotados(agotada).items).toEqual([carrito.items[0], carrito.items[2]]);

    const caro = { ...BACON, suplemento: 2 };
    const fresco = { precio: 7, disponible: true, elegido: { ...MEDIA, opciones: [caro] } };
    expect(refreshCarrito(agotada, new Map([['tortilla(f2 v2)', fresco]])).items[2]).toEqual({
      producto: { ...media, precio: 7 },
      cantidad: 1,
      subtotal: 700,
      ...MEDIA,
      opciones: [caro],
      notas: 'sin sal',
    });
  });

  it('is asked for again where the dish asks something else by now, until it is chosen', () => {
    const asks = (porElegir?: boolean) => new Map([['tortilla', { precio: 9, disponible: true, porElegir }]]);
    const pendiente = refreshCarrito(conMedia, asks(true));

    expect(porElegirOf(pendiente)).toEqual(['tortilla']);
    expect(pendiente.total).toBe(1400);
    expect(porElegirOf(refreshCarrito(pendiente, asks()))).toEqual(['tortilla']);
    expect(porElegirOf(refreshCarrito(pendiente, asks(false)))).toEqual([]);
    expect(porElegirOf(changeLinea(pendiente, 'tortilla', { producto: tortilla, ...HECHA }, 1))).toEqual([]);
  });
});
