import { formatAnterior, formatRango } from './fechas';

it.each([
  ['2026-11-22', '2026-11-22', 'Domingo, 22 de noviembre de 2026'],
  ['2026-11-01', '2026-11-22', 'Del 1 al 22 de noviembre de 2026'],
  ['2026-10-03', '2026-11-22', 'Del 3 de octubre al 22 de noviembre de 2026'],
  ['2025-12-31', '2026-01-01', 'Del 31 de diciembre de 2025 al 1 de enero de 2026'],
])('%s to %s reads: %s', (desde, hasta, texto) => {
  expect(formatRango({ desde, hasta })).toBe(texto);
});

it('says what a range is compared with', () => {
  expect(formatAnterior({ desde: '2026-11-21', hasta: '2026-11-21' })).toBe('el día anterior');
  expect(formatAnterior({ desde: '2026-11-16', hasta: '2026-11-22' })).toBe('los 7 días anteriores');
});
