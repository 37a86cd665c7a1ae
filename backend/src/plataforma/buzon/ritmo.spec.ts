import { Ritmo } from './ritmo';

describe('How long an envio rests after it failed', () => {
  const ritmo = new Ritmo();

  it('is longer each time, and then the same', () => {
    const segundos = [1, 2, 3, 4, 5, 50].map((intentos) => ritmo.esperaTras(intentos) / 1_000);

    expect(segundos).toEqual([5, 15, 60, 120, 120, 120]);
  });

  it('is never while somebody may still be delivering it', () => {
    expect(ritmo.arriendo).toBeGreaterThan(ritmo.envio);
  });
});
