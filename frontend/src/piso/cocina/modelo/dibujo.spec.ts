import { nextDibujo } from './dibujo';

const of = (...ids: string[]) => new Set(ids);

it('waits while what was missing comes, and for what was not missing yet', () => {
  expect(nextDibujo('por-partes', of(), of('a', 'b'))).toBe('por-partes');
  expect(nextDibujo('por-partes', of('a', 'b'), of('b', 'c'))).toBe('por-partes');
  expect(nextDibujo('por-partes', of('a'), of())).toBe('por-partes');
});

it('draws at once what has not come since the last latido, and then says that it cannot', () => {
  expect(nextDibujo('por-partes', of('a'), of('a', 'b'))).toBe('de-una-vez');
  expect(nextDibujo('de-una-vez', of('a'), of('a'))).toBe('incompleto');
  expect(nextDibujo('incompleto', of('a'), of('a'))).toBe('incompleto');
  expect(nextDibujo('incompleto', of('a'), of())).toBe('de-una-vez');
});
