import fc from 'fast-check';
import { MUESTRAS_DEMORA, demoraOf, textoDemora } from './demora';

describe('how long a ticket usually takes', () => {
  it('is promised by nobody with fewer than twenty samples', () => {
    expect(demoraOf(Array(MUESTRAS_DEMORA - 1).fill(10))).toBeNull();
    expect(demoraOf(Array(MUESTRAS_DEMORA).fill(10))).toEqual({ desde: 10, hasta: 10 });
  });

  it('is what half and three of four take, in whole minutes of at least one', () => {
    const veinte = Array.from({ length: 20 }, (_, i) => i + 1.4);
    expect(demoraOf(veinte)).toEqual({ desde: 10, hasta: 15 });
    expect(demoraOf(Array(20).fill(0.1))).toEqual({ desde: 1, hasta: 1 });
  });

  it('begins before it ends, within what was measured, whatever the order of the samples', () => {
    const minutos = fc.array(fc.double({ min: 0, max: 240, noNaN: true }), {
      minLength: MUESTRAS_DEMORA,
      maxLength: 200,
    });
    fc.assert(
      fc.property(minutos, (algunos) => {
        const demora = demoraOf(algunos);
        expect(demora).toEqual(demoraOf(algunos.toReversed()));
        const { desde, hasta } = demora ?? { desde: Number.NaN, hasta: Number.NaN };
        expect(desde).toBeGreaterThanOrEqual(1);
        expect(hasta).toBeGreaterThanOrEqual(desde);
        expect(hasta).toBeLessThanOrEqual(Math.max(1, Math.round(Math.max(...algunos))));
      }),
    );
  });

  it.each([
    [{ desde: 12, hasta: 15 }, 'suele tardar 12–15 min'],
    [{ desde: 8, hasta: 8 }, 'suele tardar 8 min'],
  ])('reads %j as «%s»', (demora, texto) => {
    expect(textoDemora(demora)).toBe(texto);
  });
});
