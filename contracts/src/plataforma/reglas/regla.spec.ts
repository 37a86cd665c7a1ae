import { allOf, isTexto, optional } from './regla';
import type { Regla } from './regla';

const obligatorio: Regla = (valor) => (isTexto(valor) && valor !== '' ? null : 'Falta');
const corto: Regla = (valor) => (String(valor).length <= 3 ? null : 'Demasiado largo');

describe('several rules together', () => {
  const regla = allOf(obligatorio, corto);

  it.each([
    ['', 'Falta'],
    [12345, 'Falta'],
    ['cuatro', 'Demasiado largo'],
    ['uno', null],
  ])('say of %p: %p', (valor, mensaje) => {
    expect(regla(valor)).toBe(mensaje);
  });

  it('do not ask a rule after one that is broken', () => {
    const segunda = jest.fn<null, [unknown]>(() => null);
    expect(allOf(obligatorio, segunda)('')).toBe('Falta');
    expect(segunda).not.toHaveBeenCalled();
  });

  it('hold when there are none', () => {
    expect(allOf()('')).toBeNull();
  });
});

describe('an optional value', () => {
  it.each([undefined, null])('may be %p', (valor) => {
    expect(optional(obligatorio)(valor)).toBeNull();
  });

  it('obeys the rule when it is there, even empty', () => {
    expect(optional(obligatorio)('')).toBe('Falta');
    expect(optional(obligatorio)('uno')).toBeNull();
  });
});

it.each([
  ['', true],
  ['a', true],
  [1, false],
  [null, false],
  [['a'], false],
])('%p is a text: %p', (valor, si) => {
  expect(isTexto(valor)).toBe(si);
});
