import { huellaDe } from './huella';

const PEDIDO = {
  restaurante: '665f1c2ab4d3e90012ab34cd',
  mesa: 4,
  productos: [{ productoId: '665f1c2ab4d3e90012ab34ce', nombre: 'Tortilla', cantidad: 2, precio: 8.5 }],
  notas: 'sin sal',
};

describe('the hash of an order', () => {
  it('is what it was before an order could say what it avoids, where it does not say it', () => {
    const antes = 'axrt07mT1YXkshmxhLcRXUGHZJoJZ6bF6GR6Z226xuc';

    expect(huellaDe(PEDIDO)).toBe(antes);
    expect(huellaDe({ ...PEDIDO, evita: [] })).toBe(antes);
    expect(huellaDe({ ...PEDIDO, evita: null as never })).toBe(antes);
    expect(huellaDe({ ...PEDIDO, evita: undefined })).toBe(antes);
  });

  it('is what it was before a dish could be chosen of, where nothing is chosen', () => {
    const [linea] = PEDIDO.productos;
    const nada = { ...linea, formato: undefined, opciones: [] } as (typeof PEDIDO.productos)[number];

    expect(huellaDe({ ...PEDIDO, productos: [nada] })).toBe(huellaDe(PEDIDO));
    expect(huellaDe({ ...PEDIDO, productos: [{ ...nada, formato: null as never }] })).toBe(huellaDe(PEDIDO));
  });

  it('tells apart what is chosen of a dish, in whatever order it was chosen', () => {
    const choose = (eleccion: object): string =>
      huellaDe({ ...PEDIDO, productos: PEDIDO.productos.map((linea) => ({ ...linea, ...eleccion })) });
    const huella = choose({ formato: 'media', opciones: ['a', 'b'] });

    expect(choose({ formato: 'media', opciones: ['b', 'a'] })).toBe(huella);
    const distintas = [
      choose({ formato: 'tapa', opciones: ['a', 'b'] }),
      choose({ formato: 'media', opciones: ['a'] }),
      choose({ formato: 'media' }),
      choose({ opciones: ['a', 'b'] }),
      huellaDe(PEDIDO),
    ];
    expect(new Set([huella, ...distintas]).size).toBe(6);
  });

  it('tells apart how many sit there and who makes what is on no carta, where that is said', () => {
    const libre = (estacion?: string) =>
      huellaDe({ ...PEDIDO, productos: PEDIDO.productos.map((linea) => ({ ...linea, libre: estacion })) });

    expect([libre(), huellaDe({ ...PEDIDO, comensales: undefined })]).toEqual(
      Array(2).fill(huellaDe(PEDIDO)),
    );
    const distintas = [
      libre('cocina'),
      libre('barra'),
      huellaDe({ ...PEDIDO, comensales: 3 }),
      huellaDe(PEDIDO),
    ];
    expect(new Set(distintas).size).toBe(4);
  });

  it('tells apart what is avoided, in whatever order it was chosen', () => {
    const huella = huellaDe({ ...PEDIDO, evita: ['gluten', 'apio'] });

    expect(huellaDe({ ...PEDIDO, evita: ['apio', 'gluten'] })).toBe(huella);
    expect(huella).not.toBe(huellaDe({ ...PEDIDO, evita: ['gluten'] }));
    expect(huella).not.toBe(huellaDe(PEDIDO));
  });
});
