import type { Pantalla } from '@carta/contracts';
import { buildGrupo, buildTicket } from '../pruebas/fabrica';
import { avisoSinPantallasDe } from './sin-pantalla';

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
])('a screen of %s with nobody else says: %s', (pantalla, aviso) => {
  expect(avisoSinPantallasDe(NADIE, pantalla, [comida, bebida])).toBe(aviso);
});

it('says nothing of stations that have nothing left to make', () => {
  const hecho = buildTicket({ lineas: ['listo'] });
  const pagado = buildGrupo({ pedidos: [buildTicket()], pagadoEn: '2026-03-01T14:00:00.000Z' });

  expect(avisoSinPantallasDe(NADIE, 'sala', [buildGrupo({ pedidos: [hecho] }), pagado])).toBeNull();
});

it('says nothing while somebody looks', () => {
  expect(avisoSinPantallasDe({ cocina: 1, barra: 1 }, 'sala', [comida, bebida])).toBeNull();
});
