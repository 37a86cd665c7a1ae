import type { Pantalla } from '@carta/contracts';
import { buildGrupo, buildTicket } from '../pruebas/fabrica';
import { sorderaOf } from './sordera';

const comida = buildGrupo({ pedidos: [buildTicket({ tipoPedido: 'comida' })] });
const bebida = buildGrupo({ pedidos: [buildTicket({ tipoPedido: 'bebida' })] });
const NADIE = { cocina: 0, barra: 0 };

it.each<[Pantalla, string | null]>([
  ['sala', 'La cocina no está conectada'],
  ['caja', 'La cocina no está conectada'],
  ['barra', 'La cocina no está conectada'],
  ['cocina', 'La barra no está conectada'],
  ['tablero', null],
  ['todo', null],
])('a screen of %s with nobody else says: %s', (pantalla, llamada) => {
  expect(sorderaOf(NADIE, pantalla, [comida, bebida])).toBe(llamada);
});

it('says nothing of stations that have nothing left to make', () => {
  const hecho = buildTicket({ lineas: ['listo'] });
  const pagado = buildGrupo({ pedidos: [buildTicket()], pagadoEn: '2026-03-01T14:00:00.000Z' });

  expect(sorderaOf(NADIE, 'sala', [buildGrupo({ pedidos: [hecho] }), pagado])).toBeNull();
});

it('says nothing while somebody looks', () => {
  expect(sorderaOf({ cocina: 1, barra: 1 }, 'sala', [comida, bebida])).toBeNull();
});
