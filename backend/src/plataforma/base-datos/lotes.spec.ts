import fc from 'fast-check';
import { lotesDe } from './lotes';

it('leaves nothing out, keeps the order, and has no long piece', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 450 }), (lista) => {
      const lotes = lotesDe(lista);

      expect(lotes.flat()).toEqual(lista);
      expect(lotes.every(({ length }) => length > 0 && length <= 100)).toBe(true);
    }),
  );
});
