import fc from 'fast-check';
import { elegir } from '../../../carta/dominio/eleccion';
import { centimos, sumCentimos, timesUnidades } from '../../../plataforma/dominio/dinero';
import { priceComanda, totalComanda } from './comanda';
import type { LineaComanda, LineaPedida, ProductoVendible } from './comanda';
import { cuantasLineas, desplegarMenus, splitComanda } from './split-comanda';
import { buildMenu } from '../pruebas/menu';
import { buildProducto } from '../pruebas/producto';

const pan = {
  nombre: 'Pan',
  min: 0,
  max: 1,
  valores: [
    {
      id: 'pan',
      nombre: 'Sin gluten',
      suplemento: centimos(50),
      disponible: true,
      alergenos: [],
      alergenosDeclarados: true,
    },
  ],
};
const menu = buildMenu('menu', [
  [{ id: 'lentejas' }, { id: 'ensalada', cambios: { alergenos: ['pescado'] } }],
  [{ id: 'merluza' }, { id: 'entrecot', suplemento: 300 }],
  [{ id: 'flan' }],
  [
    { id: 'vino', suplemento: 100, cambios: { tipo: 'bebida' } },
    { id: 'agua', cambios: { tipo: 'bebida' } },
  ],
]);
const cana = buildProducto('cana', { tipo: 'bebida' });

const ask = (
  producto: ProductoVendible,
  opciones: string[],
  cambios: Partial<LineaPedida> = {},
): LineaPedida => ({
  productoId: producto.id,
  nombre: producto.nombre,
  cantidad: 1,
  opciones,
  precio: elegir(producto, { opciones }).precio,
  ...cambios,
});
function priced(pedidas: readonly LineaPedida[], carta: readonly ProductoVendible[]): LineaComanda[] {
  const comanda = priceComanda(pedidas, carta);
  if (!comanda.ok) throw new Error(comanda.motivo);
  return comanda.lineas;
}
const resumen = (lineas: readonly ReturnType<typeof desplegarMenus>[number][]) =>
  lineas.map(({ producto, eleccion, cantidad, esMenu, deMenu, paseMenu, notas }) => ({
    ...{ nombre: producto.nombre, precio: eleccion.precio, cantidad },
    ...{ esMenu, deMenu, paseMenu, notas },
  }));

it('is one priced line and its dishes at their supplement, the drinks on the other ticket', () => {
  const [cocina, barra] = splitComanda(
    priced(
      [ask(menu, ['vino', 'flan', 'entrecot', 'lentejas'], { notas: 'sin sal' }), ask(cana, [])],
      [menu, cana],
    ),
  );
  const deEste = { cantidad: 1, deMenu: 0, esMenu: undefined, notas: 'sin sal' };

  expect(resumen(cocina?.lineas ?? [])).toEqual([
    { nombre: 'Menú del día', precio: 1_450, cantidad: 1, esMenu: 0, notas: 'sin sal' },
    { ...deEste, nombre: 'lentejas', precio: 0, paseMenu: 'Primero' },
    { ...deEste, nombre: 'entrecot', precio: 300, paseMenu: 'Segundo' },
    { ...deEste, nombre: 'flan', precio: 0, paseMenu: 'Postre' },
  ]);
  expect(resumen(barra?.lineas ?? [])).toEqual([
    { ...deEste, nombre: 'vino', precio: 100, paseMenu: 'Bebida' },
    { nombre: cana.nombre, precio: 850, cantidad: 1 },
  ]);
});

it('of which two are wanted is two lines, each with dishes of its own', () => {
  const elegido = ['agua', 'flan', 'merluza', 'ensalada'];
  const lineas = desplegarMenus(priced([ask(menu, elegido, { cantidad: 2 }), ask(menu, elegido)], [menu]));

  expect(lineas.flatMap(({ esMenu = [] }) => esMenu)).toEqual([0, 1, 2]);
  for (const n of [0, 1, 2]) expect(lineas.filter(({ deMenu }) => deMenu === n)).toHaveLength(4);
});

it('of drinks alone stands on the ticket of the drinks', () => {
  const maridaje = buildMenu('maridaje', [[{ id: 'blanco', cambios: { tipo: 'bebida' } }]]);

  expect(splitComanda(priced([ask(maridaje, ['blanco'])], [maridaje])).map(({ tipo }) => tipo)).toEqual([
    'bebida',
  ]);
});

it('keeps what else is asked of it, and says of itself what it contains without its dishes', () => {
  const conPan = { ...menu, alergenos: ['gluten'] as const, opciones: [...menu.opciones, pan] };
  const [linea, primero] = desplegarMenus(
    priced([ask(conPan, ['pan', 'agua', 'flan', 'merluza', 'ensalada'])], [conPan]),
  );

  expect(linea?.eleccion).toMatchObject({
    precio: 1_500,
    alergenos: ['gluten'],
    opciones: [{ valor: 'Sin gluten' }],
  });
  expect(primero?.eleccion).toMatchObject({ alergenos: ['pescado'], alergenosDeclarados: true });
});

it('names the dish that sold out, and the one that has to be chosen', () => {
  const sinFlan = buildMenu('menu', [[{ id: 'lentejas' }], [{ id: 'flan', cambios: { disponible: false } }]]);

  expect(priceComanda([ask(sinFlan, ['lentejas', 'flan'])], [sinFlan])).toMatchObject({
    motivo: 'PRODUCTO_NO_DISPONIBLE',
    agotada: { nombre: 'flan', producto: 'Menú del día' },
    lineas: [{ opciones: ['lentejas', 'flan'], disponible: false }],
  });
  expect(priceComanda([ask(menu, ['flan', 'agua', 'merluza'])], [menu])).toMatchObject({
    motivo: 'ELECCION',
    problema: { motivo: 'falta', opcion: 'Primero' },
  });
  expect(priceComanda([ask(menu, ['paella', 'flan', 'agua', 'merluza'])], [menu])).toMatchObject({
    motivo: 'PRODUCTO_NO_DISPONIBLE',
  });
});

/** Menus of up to six pases of up to three dishes, each with what is chosen of it. */
const pedido = fc.array(
  fc
    .array(
      fc.array(
        fc.record({ suplemento: fc.constantFrom(0, 0, 150, 300), tipo: fc.constantFrom('comida', 'bebida') }),
        { minLength: 1, maxLength: 3 },
      ),
      { minLength: 1, maxLength: 6 },
    )
    .chain((pases) =>
      fc.record({
        pases: fc.constant(pases),
        elegidos: fc.tuple(...pases.map((platos) => fc.nat(platos.length - 1))),
        cantidad: fc.integer({ min: 1, max: 5 }),
        precio: fc.integer({ min: 1, max: 9_999 }).map(centimos),
      }),
    ),
  { minLength: 1, maxLength: 4 },
);

it('costs the same as one, and as all of its lines', () => {
  fc.assert(
    fc.property(pedido, (menus) => {
      const carta = menus.map(({ pases, precio }, i) =>
        buildMenu(
          `m${i}`,
          pases.map((platos, j) =>
            platos.map(({ suplemento, tipo }, k) => ({
              id: `${i}-${j}-${k}`,
              suplemento,
              cambios: { tipo },
            })),
          ),
          { precio },
        ),
      );
      const lineas = priced(
        carta.map((producto, i) =>
          ask(
            producto,
            (menus[i]?.elegidos ?? []).map((k, j) => `${i}-${j}-${k}`),
            { cantidad: menus[i]?.cantidad ?? 1 },
          ),
        ),
        carta,
      );
      const tickets = splitComanda(lineas);
      const todas = tickets.flatMap((ticket) => ticket.lineas);

      expect(
        sumCentimos(todas.map(({ eleccion, cantidad }) => timesUnidades(eleccion.precio, cantidad))),
      ).toBe(totalComanda(lineas));
      expect(cuantasLineas(lineas)).toBe(todas.length);
      for (const { esMenu } of todas.filter((linea) => linea.esMenu !== undefined)) {
        const pases = todas.filter(({ deMenu }) => deMenu === esMenu).map(({ paseMenu }) => paseMenu);
        expect(new Set(pases).size).toBe(pases.length);
      }
      for (const { tipo, lineas: suyas } of tickets) {
        expect(suyas.some(({ esMenu, producto }) => esMenu === undefined && producto.tipo === tipo)).toBe(
          true,
        );
      }
    }),
  );
});
