import { parseRango } from './rango';

const HOY = '2026-05-02';

describe('the days of a query', () => {
  it.each([
    ['nothing', undefined, undefined, '2026-05-02', '2026-05-02'],
    ['its beginning', '2026-04-01', undefined, '2026-04-01', '2026-05-02'],
    ['its end', undefined, '2026-04-30', '2026-04-30', '2026-04-30'],
    ['both', '2026-04-01', '2026-04-30', '2026-04-01', '2026-04-30'],
    ['a leap year', '2028-01-01', '2028-12-31', '2028-01-01', '2028-12-31'],
  ])('when it says %s', (_caso, desde, hasta, primero, ultimo) => {
    expect(parseRango(desde, hasta, HOY)).toEqual({ desde: primero, hasta: ultimo });
  });

  it.each([
    ['in disorder', '2026-05-02', '2026-05-01', 'desde'],
    ['tomorrow alone', '2026-05-03', undefined, 'desde'],
    ['more than a year', '2026-01-01', '2027-01-02', 'hasta'],
    ['all of history', '0001-01-01', '9999-12-31', 'hasta'],
    ['no day', '2026-02-30', undefined, 'desde'],
    ['no day at the end', '2026-02-01', 'mañana', 'hasta'],
    ['several', ['2026-02-01', '2026-02-02'] as never, undefined, 'desde'],
  ])('are refused: %s', (_caso, desde, hasta, field) => {
    expect(() => parseRango(desde, hasta, HOY)).toThrow(
      expect.objectContaining({
        code: 'VALIDATION_ERROR',
        detalle: { errors: [expect.objectContaining({ field })] },
      }),
    );
  });
});
