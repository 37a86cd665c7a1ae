import { esperaTras } from './espera-tras';

describe('How long an account rests after failed logins in a row', () => {
  it('not at all after the first four, then doubling, then a quarter of an hour and no more', () => {
    const segundos = Array.from({ length: 13 }, (_, i) => esperaTras(i) / 1_000);

    expect(segundos).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 900, 900, 900]);
  });
});
