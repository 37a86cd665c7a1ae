import fc from 'fast-check';
import { faltasDe, suceso } from '../pruebas/modelo-pases';

/** About 40 s of a core; `marchar-modelo.spec.ts` plays fewer, and longer ones; `.ci/run` plays fewer. */
const SECUENCIAS = Number(process.env.SECUENCIAS ?? 100_000);

it('forgets no dish that waits, and serves none, through many thousand sequences', () => {
  fc.assert(
    fc.property(fc.array(suceso, { minLength: 4, maxLength: 16, size: 'max' }), (sucesos) => {
      expect(faltasDe(sucesos)).toEqual([]);
    }),
    { numRuns: SECUENCIAS },
  );
});
