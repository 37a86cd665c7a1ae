import { formatHora } from './hora';

it('writes the hour with two figures and 24 hours', () => {
  expect(formatHora(new Date(2026, 10, 21, 9, 5).getTime())).toBe('09:05');
  expect(formatHora(new Date(2026, 10, 21, 23, 59).toISOString())).toBe('23:59');
});
