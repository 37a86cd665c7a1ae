import fc from 'fast-check';
import { isDismissed, offsetVisible } from './arrastre';

describe('drag to dismiss', () => {
  it.each([
    [50, 50, false],
    [51, 50, true],
    [100, 100, false],
    [101, 100, true],
  ])('after %i px with a threshold of %i px: dismissed %s', (recorrido, umbral, dismissed) => {
    expect(isDismissed(recorrido, umbral)).toBe(dismissed);
  });

  it('never dismisses upwards or at the threshold, always beyond it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: -500, max: 1000 }), (umbral, extra) => {
        expect(isDismissed(umbral + extra, umbral)).toBe(extra > 0);
        expect(isDismissed(-umbral, umbral)).toBe(false);
      }),
    );
  });

  it('draws the finger between its place and the cap, in order', () => {
    const tope = 100;
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.double({ noNaN: true }), (a, b) => {
        const [menor, mayor] = a < b ? [a, b] : [b, a];
        expect(offsetVisible(a, tope)).toBeGreaterThanOrEqual(0);
        expect(offsetVisible(a, tope)).toBeLessThanOrEqual(tope);
        expect(offsetVisible(menor, tope)).toBeLessThanOrEqual(offsetVisible(mayor, tope));
      }),
    );
    expect([-1, 0, 1, 99, 100, 101].map((px) => offsetVisible(px, tope))).toEqual([0, 0, 1, 99, 100, 100]);
  });
});
