import { formatDisco, formatSegundos } from './textos-servidor';

it.each([
  [null, '–'],
  [0, '0 s'],
  [0.003, '0,01 s'],
  [0.24, '0,24 s'],
  [2.44, '2,4 s'],
  [38.2, '38 s'],
  [900, '15 min'],
])('%p seconds are written %p', (segundos, texto) => {
  expect(formatSegundos(segundos)).toBe(texto);
});

it.each([
  [640, '640 MB'],
  [9_600, '9,6 GB'],
  [34_500, '35 GB'],
])('%i MB are written %p', (mb, texto) => {
  expect(formatDisco(mb)).toBe(texto);
});
