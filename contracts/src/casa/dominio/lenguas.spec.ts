import fc from 'fast-check';
import { LENGUAS, lenguaPara } from './lenguas';

it.each([
  [['ca-ES', 'en'], ['es', 'ca', 'en'], 'ca'],
  [['EN-us'], ['ca', 'es', 'en'], 'en'],
  [['ja', 'de'], ['es', 'de'], 'de'],
  [['ja'], ['ca', 'es'], 'ca'],
  [['en'], undefined, 'es'],
  [[], ['ca', 'es'], 'ca'],
] as const)('whoever prefers %j reads a house of %j in %s', (preferidas, lenguas, lengua) => {
  expect(lenguaPara(preferidas, lenguas)).toBe(lengua);
});

it('is always one that the house has', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.subarray([...LENGUAS], { minLength: 1 }), (preferidas, lenguas) => {
      expect(lenguas).toContain(lenguaPara(preferidas, lenguas));
    }),
  );
});
