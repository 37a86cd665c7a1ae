import fc from 'fast-check';
import { faltasDe, suceso } from '../pruebas/modelo-rebajas';

/** About 20 s of a core; `rebajar-modelo.spec.ts` plays fewer, and so does `.ci/run`. */
const SECUENCIAS = Number(process.env.SECUENCIAS ?? 50_000);

it('never charges more than lines less adjustments, through many thousand sequences', () => {
  fc.assert(
    fc.property(fc.array(suceso, { minLength: 4, maxLength: 24, size: 'max' }), (sucesos) => {
      expect(faltasDe(sucesos)).toEqual([]);
    }),
    { numRuns: SECUENCIAS },
  );
});
