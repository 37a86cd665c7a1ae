import { diferencias, entero, euros, id, instante, oNulo, texto } from './forma';

const FORMA = { _id: id, 'notas?': texto, lineas: [{ precio: euros, en: oNulo(instante) }] } as const;
const BUENA = { _id: 'a'.repeat(24), lineas: [{ precio: 8.5, en: null }] };

describe('the form of an answer', () => {
  it('is had by what has its keys and their kinds', () => {
    expect(diferencias(BUENA, FORMA)).toEqual([]);
    expect(diferencias({ ...BUENA, notas: 'sin sal', lineas: [] }, FORMA)).toEqual([]);
  });

  it.each([
    ['a key too much', { ...BUENA, email: 'a@b.es' }, ['data.email is too much']],
    ['a key too few', { _id: BUENA._id }, ['data.lineas is missing']],
    ['another kind', { ...BUENA, notas: 3 }, ['data.notas: 3']],
    ['no list', { ...BUENA, lineas: {} }, ['data.lineas is no list']],
    ['a list of something else', { ...BUENA, lineas: [1] }, ['data.lineas[0] is no object']],
    [
      'a third of a cent',
      { ...BUENA, lineas: [{ precio: 1.005, en: null }] },
      ['data.lineas[0].precio: 1.005'],
    ],
    ['a day', { ...BUENA, lineas: [{ precio: 1, en: '2026-01-01' }] }, ['data.lineas[0].en: "2026-01-01"']],
    ['nothing', null, ['data is no object']],
  ])('is not had by %s', (_caso, valor, donde) => {
    expect(diferencias(valor, FORMA)).toEqual(donde);
  });

  it('knows a whole number from a text', () => {
    expect([1, 1.5, '1', null].map((valor) => entero(valor))).toEqual([true, false, false, false]);
  });
});
