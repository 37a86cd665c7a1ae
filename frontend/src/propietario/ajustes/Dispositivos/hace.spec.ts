import { formatHace } from './hace';

const MINUTO = 60_000;
const AHORA = 1_000 * 24 * 60 * MINUTO;

it.each([
  [0, 'hace un momento'],
  [MINUTO - 1, 'hace un momento'],
  [MINUTO, 'hace 1 min'],
  [59.9 * MINUTO, 'hace 59 min'],
  [60 * MINUTO, 'hace 1 h'],
  [23.9 * 60 * MINUTO, 'hace 23 h'],
  [24 * 60 * MINUTO, 'hace 1 día'],
  [50 * 60 * MINUTO, 'hace 2 días'],
  [-5 * MINUTO, 'hace un momento'],
])('%i ms ago is %s', (pasado, texto) => {
  expect(formatHace(AHORA - pasado, AHORA)).toBe(texto);
});
