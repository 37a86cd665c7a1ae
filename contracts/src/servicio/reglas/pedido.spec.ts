import { ALERGENOS } from '../../carta/dominio/alergenos';
import { clave, id } from '../../plataforma/reglas/ids';
import * as pedido from './pedido';
import type { Regla } from '../../plataforma/reglas/regla';

const ID = '665f1c2ab4d3e90012ab34cd';
const CLAVE = '3f0c9a52-7a31-4c4e-9d0e-5b1f6a7c8d9e';
const NOTAS_PEDIDO = 'Las notas pueden tener como máximo 500 caracteres';
const NOTAS_LINEA = 'Las notas pueden tener como máximo 140 caracteres';

interface Caso {
  nombre: string;
  regla: Regla;
  mensaje: string;
  buenos: unknown[];
  malos: unknown[];
}

const CASOS: Caso[] = [
  {
    nombre: 'an id',
    regla: id,
    mensaje: 'El identificador no es válido',
    buenos: [ID, ID.toUpperCase()],
    malos: [
      '',
      ID.slice(1),
      `${ID}0`,
      `${ID}\n`,
      ID.replace('6', 'g'),
      24,
      null,
      undefined,
      { $ne: ID },
      [ID],
    ],
  },
  {
    nombre: 'the number of a mesa',
    regla: pedido.mesa,
    mensaje: 'Número de mesa inválido.',
    buenos: [1, 12, 500],
    malos: [0, -1, 1.5, NaN, '1', 'x', '', null, undefined, [1]],
  },
  {
    nombre: 'the units of a line',
    regla: pedido.cantidad,
    mensaje: 'La cantidad debe ser un número entero entre 1 y 50',
    buenos: [1, 2, 50],
    malos: [0, -1, 51, 1.5, NaN, Infinity, '2', null, undefined, true],
  },
  {
    nombre: 'a price',
    regla: pedido.precio,
    mensaje: 'El precio debe ser un número mayor a 0',
    buenos: [0, 0.01, 12.5, 1999.99, 0.1 + 0.2],
    malos: [-0.01, -1, 0.001, 12.345, NaN, Infinity, 1e10, '12.5', '12,5', null, undefined],
  },
  {
    nombre: 'the name of a product',
    regla: pedido.nombreProducto,
    mensaje: 'El nombre del producto es obligatorio',
    buenos: ['Tortilla', 'ñ', 'a'.repeat(120)],
    malos: ['', '  ', 'a'.repeat(121), 3, null, undefined, {}],
  },
  {
    nombre: 'the notes of an order',
    regla: pedido.notasPedido,
    mensaje: NOTAS_PEDIDO,
    buenos: ['', 'sin prisa', 'a'.repeat(500)],
    malos: ['a'.repeat(501), 5, null, {}],
  },
  {
    nombre: 'the notes of a line',
    regla: pedido.notasLinea,
    mensaje: NOTAS_LINEA,
    buenos: ['', 'sin sal', 'a'.repeat(140)],
    malos: ['a'.repeat(141), 5, null, {}],
  },
  {
    nombre: 'what is chosen of a dish',
    regla: pedido.opcionesElegidas,
    mensaje: 'Las opciones elegidas no son válidas',
    buenos: [[], [ID], [ID, ID.replace('6', '7')]],
    malos: [
      [ID, ID],
      [ID, ID.toUpperCase()],
      ['x'],
      [null],
      [{ $ne: ID }],
      Array.from({ length: 161 }, (_, i) => i.toString(16).padStart(24, '0')),
      ID,
      {},
      null,
      undefined,
    ],
  },
  {
    nombre: 'what is chosen on all the lines of an order',
    regla: pedido.productos,
    mensaje: 'Un pedido puede tener como máximo 200 opciones elegidas',
    buenos: [[{}], [null, 'x', { opciones: 'x' }], [{ opciones: Array(150) }, { opciones: Array(50) }]],
    malos: [[{ opciones: Array(150) }, {}, { opciones: Array(51) }]],
  },
  {
    nombre: 'what a diner avoids',
    regla: pedido.evita,
    mensaje: 'Los alérgenos que se evitan no son válidos',
    buenos: [[], ['gluten'], [...ALERGENOS]],
    malos: [
      ['gluten', 'gluten'],
      ['kiwi'],
      ['Gluten'],
      [['gluten']],
      'gluten',
      { 0: 'gluten' },
      null,
      undefined,
    ],
  },
  {
    nombre: 'the estado of a mesa',
    regla: pedido.estadoGrupo,
    mensaje: 'El estado no es válido',
    buenos: ['pendiente', 'en_preparacion', 'preparacion', 'listo', 'entregado', 'pagado'],
    malos: ['', 'Listo', 'cancelado', 'constructor', 1, null, undefined],
  },
  {
    nombre: 'the estado of a mesa as a screen saw it',
    regla: pedido.estadoVisto,
    mensaje: 'El estado no es válido',
    buenos: ['pendiente', 'preparacion', 'pagado', 'vacia'],
    malos: ['', 'Vacía', 'cancelado', 1, null, undefined],
  },
  {
    nombre: 'the estado of a line',
    regla: pedido.estadoLinea,
    mensaje: 'El estado no es válido',
    buenos: ['pendiente', 'en_preparacion', 'preparacion', 'listo', 'entregado'],
    malos: ['pagado', '', 'Listo', 'cancelado', 1, null, undefined],
  },
  {
    nombre: 'an idempotency key',
    regla: clave,
    mensaje: 'La cabecera Idempotency-Key debe ser un UUID',
    buenos: [CLAVE, CLAVE.toUpperCase()],
    malos: ['', CLAVE.slice(1), `${CLAVE}0`, `{${CLAVE}}`, CLAVE.replaceAll('-', ''), 1, null, undefined],
  },
  {
    nombre: 'the rev a screen saw',
    regla: pedido.rev,
    mensaje: 'La revisión no es válida',
    buenos: [0, 1, 1_770_000_000_000],
    malos: [-1, 1.5, 2 ** 53, NaN, '1', null, undefined],
  },
  {
    nombre: 'the reach of a move',
    regla: pedido.alcance,
    mensaje: 'El alcance no es válido',
    buenos: ['grupo', 'pedido'],
    malos: ['', 'mesa', 'GRUPO', 1, null, undefined],
  },
  {
    nombre: 'the signature of a mesa',
    regla: pedido.firmaMesa,
    mensaje: 'La firma de la mesa no es válida',
    buenos: ['a', 'aB3_-x', 'a'.repeat(64)],
    malos: ['', 'a'.repeat(65), 'a b', 'a=', 'á', 'a\n', 1, null, undefined],
  },
];

describe.each(CASOS)('$nombre', ({ regla, mensaje, buenos, malos }) => {
  it.each(buenos.map((valor) => ({ valor })))('may be $valor', ({ valor }) => {
    expect(regla(valor)).toBeNull();
  });

  it.each(malos.map((valor) => ({ valor })))('may not be $valor', ({ valor }) => {
    expect(regla(valor)).toBe(mensaje);
  });
});

describe('the lines of an order', () => {
  it.each([
    { valor: [] },
    { valor: undefined },
    { valor: null },
    { valor: 'tortilla' },
    { valor: { length: 1 } },
  ])('are an empty cart when they are $valor', ({ valor }) => {
    expect(pedido.productos(valor)).toBe('El carrito está vacío');
  });

  it.each([
    [1, null],
    [50, null],
    [51, 'Un pedido puede tener como máximo 50 líneas'],
  ])('may be %i: %p', (lineas, mensaje) => {
    expect(pedido.productos(Array<object>(lineas).fill({}))).toBe(mensaje);
  });
});
