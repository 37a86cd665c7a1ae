import { diferencias } from './forma';
import type { Esquema } from './forma';

const LINEA: Esquema = {
  type: 'object',
  properties: { precio: { type: 'number' }, listoEn: { type: 'string', nullable: true } },
  required: ['precio', 'listoEn'],
};
const ESQUEMA: Esquema = {
  type: 'object',
  properties: {
    _id: { type: 'string' },
    notas: { type: 'string' },
    cantidad: { type: 'number' },
    estado: { type: 'string', enum: ['listo'] },
    lineas: { type: 'array', items: { $ref: '#/components/schemas/Linea' } },
    precios: { type: 'object', properties: {}, additionalProperties: { type: 'number' } },
  },
  required: ['_id', 'lineas'],
};
const BUENA = { _id: 'a'.repeat(24), lineas: [{ precio: 8.5, listoEn: null }] };
const ENTERA = { ...BUENA, notas: 'sin sal', cantidad: 2, estado: 'listo', precios: { b: 1.5 } };

describe('the shape of an answer', () => {
  it.each([BUENA, ENTERA])('is had by what has its keys and their kinds: %j', (valor) => {
    expect(diferencias(valor, ESQUEMA, { Linea: LINEA })).toEqual([]);
  });

  it.each([
    ['a key too much', { ...BUENA, email: 'a@b.es' }, 'data.email is too much'],
    ['a key too few', { _id: BUENA._id }, 'data.lineas is missing'],
    ['another kind', { ...BUENA, notas: 3 }, 'data.notas: 3'],
    ['a word of no list', { ...BUENA, estado: 'frito' }, 'data.estado: "frito"'],
    ['half a unit', { ...BUENA, cantidad: 1.5 }, 'data.cantidad: 1.5'],
    ['an id that is none', { ...BUENA, _id: 'x' }, 'data._id: "x"'],
    ['no list', { ...BUENA, lineas: {} }, 'data.lineas is no list'],
    ['a list of something else', { ...BUENA, lineas: [1] }, 'data.lineas[0] is no object'],
    [
      'a third of a cent',
      { ...BUENA, lineas: [{ precio: 1.005, listoEn: null }] },
      'data.lineas[0].precio: 1.005',
    ],
    [
      'a day',
      { ...BUENA, lineas: [{ precio: 1, listoEn: '2026-01-01' }] },
      'data.lineas[0].listoEn: "2026-01-01"',
    ],
    ['nothing', null, 'data is no object'],
  ])('is not had by %s', (_caso, valor, donde) => {
    expect(diferencias(valor, ESQUEMA, { Linea: LINEA })).toEqual([donde]);
  });
});
