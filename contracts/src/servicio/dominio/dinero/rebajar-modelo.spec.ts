import fc from 'fast-check';
import { faltasDe, suceso } from '../pruebas/modelo-rebajas';

it('never charges more than lines less adjustments, through any sequence about the money of a mesa', () => {
  fc.assert(
    fc.property(fc.array(suceso, { maxLength: 30, size: 'max' }), (sucesos) => {
      expect(faltasDe(sucesos)).toEqual([]);
    }),
    { numRuns: 1_000 },
  );
});
