import { CARRITO_VACIO, addProducto } from '@carta/contracts';
import { GUARDADO_VACIO } from '../../pedir/guardado';
import type { CarritoGuardado } from '../../pedir/guardado';
import { buildGrupo } from '../vivo/pruebas/fabrica';
import { idaPendiente, paraDe, sumGuardados } from './destino-pedido';

const AHORA = Date.parse('2026-03-01T14:00:00.000Z');
const CANA = { _id: 'cana', nombre: 'Caña', precio: 2.2 };
const VINO = { _id: 'vino', nombre: 'Vino', precio: 3 };
const CON_CANA = { ...GUARDADO_VACIO, carrito: addProducto(CARRITO_VACIO, CANA) };

/** With `minutos` the tab came from mesa 6 this long ago. */
const tab = (grupoMesa: string, mesa: number, minutos?: number, datos: object = {}) =>
  buildGrupo({
    grupoMesa,
    mesa,
    ...datos,
    ...(minutos !== undefined && {
      mudanzas: [{ de: 6, a: mesa, por: 'Ana', en: new Date(AHORA - minutos * 60_000).toISOString() }],
    }),
  });
const pagada = { estadoGrupo: 'pagado' as const, pagadoEn: new Date(AHORA).toISOString() };
const para = (grupoMesa: string, aquiMismo?: true) => ({ grupoMesa, ...(aquiMismo && { aquiMismo }) });

describe('an order that is written down for mesa 6', () => {
  const con = (destino: CarritoGuardado['para']) => ({ ...CON_CANA, para: destino });

  it.each([
    ['who sits there', con(null), [tab('a', 6)], para('a'), null],
    ['nobody yet, of a free mesa', con(null), [tab('a', 5)], null, null],
    ['those it was begun for, who have gone', con(para('a')), [tab('a', 9, 1)], para('a'), 'a'],
    [
      'them also long after, and whoever sits there now',
      con(para('a')),
      [tab('a', 9, 60), tab('b', 6)],
      para('a'),
      'a',
    ],
    ['who has stayed, once that is said', con(para('a', true)), [tab('a', 9, 1)], para('a', true), null],
    [
      'who sits there, once that is said',
      con(para('a', true)),
      [tab('a', 9, 1), tab('b', 6)],
      para('b'),
      null,
    ],
    ['them again, when they come back', con(para('a', true)), [tab('a', 6, 1)], para('a'), null],
    [
      'who sits there, once they have paid',
      con(para('a')),
      [tab('a', 9, 1, pagada), tab('b', 6)],
      para('b'),
      null,
    ],
    ['those who have just gone, perhaps, where it was begun before', con(null), [tab('a', 9, 1)], null, 'a'],
    ['nobody who has gone long ago, where it was begun since', con(null), [tab('a', 9, 16)], null, null],
    [
      'perhaps others, who have gone too',
      con(para('a', true)),
      [tab('a', 9, 2), tab('b', 8, 1)],
      para('a', true),
      'b',
    ],
    [
      'nobody, while nothing is written down',
      { ...GUARDADO_VACIO, para: para('a') },
      [tab('a', 9, 60)],
      null,
      null,
    ],
  ])('is for %s', (_caso, borrador, grupos, esperado, ida) => {
    expect(paraDe(6, borrador, grupos)).toEqual(esperado);
    expect(idaPendiente(6, { ...borrador, para: esperado }, grupos, AHORA)?.grupoMesa ?? null).toBe(ida);
  });
});

describe('what goes to another mesa', () => {
  it('is as it was where nothing is written down yet', () => {
    const venido = { ...CON_CANA, notas: 'fría', evita: ['soja' as const] };

    expect(sumGuardados(GUARDADO_VACIO, venido)).toBe(venido);
  });

  it('is added to what is written down there: units, notes and what is avoided', () => {
    const apuntado = { ...CON_CANA, carrito: addProducto(CON_CANA.carrito, VINO), notas: 'prisa' };
    const nota = { notas: 'sin espuma' };
    const venido = {
      ...CON_CANA,
      carrito: addProducto(addProducto(CARRITO_VACIO, CANA, {}, 3), CANA, nota),
      notas: 'fría',
      evita: ['soja' as const],
    };

    const suma = sumGuardados(apuntado, venido);

    expect(
      suma?.carrito.items.map(({ cantidad, producto, notas }) => [cantidad, producto.nombre, notas]),
    ).toEqual([
      [4, 'Caña', undefined],
      [1, 'Vino', undefined],
      [1, 'Caña', 'sin espuma'],
    ]);
    expect([suma?.notas, suma?.evita]).toEqual(['prisa\nfría', ['soja']]);
  });

  it('does not go where not all of it has room', () => {
    const lleno = { ...GUARDADO_VACIO, carrito: addProducto(CARRITO_VACIO, CANA, {}, 48) };
    const tres = { ...GUARDADO_VACIO, carrito: addProducto(CARRITO_VACIO, CANA, {}, 3) };

    expect(sumGuardados(lleno, tres)).toBeNull();
  });
});
