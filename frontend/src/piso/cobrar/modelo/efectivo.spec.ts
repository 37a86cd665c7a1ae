import { centimos } from '@carta/contracts';
import { entregasDe } from './efectivo';

it.each([
  [4_210, [4_500, 5_000, 6_000]],
  [370, [500, 1_000, 2_000]],
  [5_000, [5_500, 6_000, 10_000]],
  [9_990, [10_000]],
  [12_340, [12_500, 13_000, 14_000]],
])('proposes for %d céntimos what people give', (importe, entregas) => {
  expect(entregasDe(centimos(importe))).toEqual(entregas);
});
