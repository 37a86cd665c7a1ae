import { buildPedido, buildRespuesta } from './pruebas/pedidos';
import { describeCambios, recibidoEn, summarize } from './resumen';
import { rondaOf, totalPendiente, totalRonda } from './rondas';
import type { Ronda } from './rondas';

const ronda = (...pedidos: Parameters<typeof buildRespuesta>): Ronda =>
  rondaOf('clave', 4, buildRespuesta(...pedidos), 0);

it('says when the kitchen got it, until something begins', () => {
  const recibida = ronda(buildPedido());

  expect(summarize([recibida])).toEqual({
    estado: 'pendiente',
    texto: `Recibido en cocina ${recibidoEn(recibida)}`,
  });
  expect(recibidoEn(recibida)).toMatch(/^\d\d:\d\d$/);
});

it('says the best news of what is still to come', () => {
  const caña = buildPedido({ _id: 'bebida', tipoPedido: 'bebida', estado: 'listo' });

  expect(summarize([ronda(buildPedido({ estado: 'en_preparacion' }), caña)])?.texto).toBe('Listo');
  expect(
    summarize([ronda(buildPedido({ estado: 'en_preparacion' }), { ...caña, ...entregado('bebida') })])?.texto,
  ).toBe('En preparación');
  expect(summarize([ronda(entregado('comida'))])?.texto).toBe('Entregado');
});

function entregado(_id: string) {
  return buildPedido({ _id, estado: 'entregado' });
}

it('has nothing to say without open orders', () => {
  expect(summarize([])).toBeNull();
  expect(summarize([{ ...ronda(buildPedido()), pagado: true }])).toBeNull();
});

it('names each line that has moved', () => {
  const antes = [ronda(buildPedido({ nombre: 'Croquetas' }), buildPedido({ _id: 'b', nombre: 'Caña' }))];
  const ahora = [
    ronda(
      buildPedido({ nombre: 'Croquetas', estado: 'en_preparacion' }),
      buildPedido({ _id: 'b', nombre: 'Caña' }),
    ),
  ];

  expect(describeCambios(antes, ahora)).toEqual(['Croquetas: En preparación']);
  expect(describeCambios([], ahora)).toEqual([]);
});

it('adds up to the cent, and leaves what is paid out of what is to be paid', () => {
  const una = ronda(buildPedido({ total: 0.1 }), buildPedido({ _id: 'b', total: 0.2 }));
  const pagada = { ...ronda(buildPedido({ total: 5 })), pagado: true };

  expect(totalRonda(una)).toBe(0.3);
  expect(totalPendiente([una, pagada])).toBe(0.3);
});
