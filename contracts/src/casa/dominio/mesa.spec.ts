import fc from 'fast-check';
import { parseMesa } from './mesa';

describe('the number of a mesa', () => {
  it.each([
    [1, 1],
    [12, 12],
    ['1', 1],
    ['12', 12],
    ['007', 7],
    ['500', 500],
  ])('reads %p as %i', (valor, numero) => {
    expect(parseMesa(valor)).toBe(numero);
  });

  it.each([
    0,
    -1,
    1.5,
    NaN,
    Infinity,
    2 ** 53,
    '',
    '0',
    '-1',
    '+1',
    '1.5',
    '1,5',
    '1e3',
    '0x10',
    ' 4',
    '4 ',
    '4\n',
    'x',
    '٤',
    '1234567',
    null,
    undefined,
    true,
    [3],
    { numero: 3 },
    3n,
  ])('does not take %p for one', (valor) => {
    expect(parseMesa(valor)).toBeNull();
  });

  it('is an integer of at least 1, or none, whatever it is told', () => {
    fc.assert(
      fc.property(fc.anything(), (valor) => {
        const numero = parseMesa(valor);
        expect(numero === null || (Number.isSafeInteger(numero) && numero >= 1)).toBe(true);
      }),
    );
  });

  it('survives a round trip through an address', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), (numero) => {
        expect(parseMesa(String(numero))).toBe(numero);
      }),
    );
  });
});
