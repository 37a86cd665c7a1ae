import { formatVariacion, ticketMedio } from './variacion';

it.each([
  [112, 100, '+12 %'],
  [95, 100, '−5 %'],
  [100.3, 100, 'igual'],
  [0, 100, '−100 %'],
  [50, 0, null],
])('%d after %d is %s', (ahora, antes, texto) => {
  expect(formatVariacion(ahora, antes)).toBe(texto);
});

it('an average ticket is whole céntimos, and there is none without tickets', () => {
  expect(ticketMedio({ recaudado: 100, pedidos: 3 })).toBe(33.33);
  expect(ticketMedio({ recaudado: 0, pedidos: 0 })).toBeNull();
});
