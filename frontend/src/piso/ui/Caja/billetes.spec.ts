import { BILLETES, sumBilletes } from './billetes';

it('adds up notes and coins', () => {
  expect(sumBilletes({})).toBe(0);
  expect(sumBilletes({ 5_000: '2', 200: ' 3 ', 1: '', 2: '7' })).toBe(10_614);
  expect(sumBilletes(Object.fromEntries(BILLETES.map((valor) => [valor, '1'])))).toBe(88_888);
});

it('knows no halves, no minus and no words', () => {
  for (const texto of ['1,5', '-1', 'dos', '99999']) expect(sumBilletes({ 100: texto })).toBeNull();
});
