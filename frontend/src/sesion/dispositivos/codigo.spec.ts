/** @jest-environment jsdom */
import { groupCampo, groupCodigo, toDigitos } from './codigo';

it.each([
  ['', ''],
  ['1', '1'],
  ['1234', '1234'],
  ['12345', '1234 5'],
  ['12345678', '1234 5678'],
  [' 1234-5678 ', '1234 5678'],
  ['1234 56789', '1234 5678'],
  ['doce', ''],
])('%p is read as %p', (texto, agrupado) => {
  expect(groupCodigo(texto)).toBe(agrupado);
});

it('takes eight digits out of whatever is pasted', () => {
  expect(toDigitos('Código: 1234 5678 (10 min)')).toBe('12345678');
});

it.each([
  ['at its end', '12345', 5, '1234 5', 6],
  ['in the middle', '12934 5678', 3, '1293 4567', 3],
  ['after the gap', '1234567', 5, '1234 567', 6],
  ['where the gap was taken away', '12345678', 4, '1234 5678', 4],
])('leaves the caret where the person is typing: %s', (_, valor, caret, despues, donde) => {
  const campo = document.createElement('input');
  campo.value = valor;
  campo.setSelectionRange(caret, caret);

  groupCampo(campo);

  expect([campo.value, campo.selectionStart]).toEqual([despues, donde]);
});
