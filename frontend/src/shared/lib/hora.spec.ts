import { formatHora } from './hora';

it('reads an instant, as a text or in ms, by the clock of the place', () => {
  const instante = '2026-11-22T03:36:00Z';
  expect(formatHora([], instante)).toBe('04:36');
  expect(formatHora([{ desde: '2000-01-01', huso: 'Atlantic/Canary' }], Date.parse(instante))).toBe('03:36');
});
