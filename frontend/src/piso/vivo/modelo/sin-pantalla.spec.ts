import type { Estaciones, Pantalla } from '@carta/contracts';
import { buildGrupo, buildTicket } from '../pruebas/fabrica';
import { sinPantallaDe } from './sin-pantalla';

const comida = buildGrupo({ pedidos: [buildTicket({ tipoPedido: 'comida' })] });
const bebida = buildGrupo({ pedidos: [buildTicket({ tipoPedido: 'bebida' })] });
const NADIE = { cocina: 0, barra: 0 };

it.each<[Pantalla, keyof Estaciones | null]>([
  ['sala', 'cocina'],
  ['caja', 'cocina'],
  ['barra', 'cocina'],
  ['cocina', 'barra'],
  ['tablero', null],
  ['todo', null],
])('a screen of %s with nobody else misses: %s', (pantalla, estacion) => {
  expect(sinPantallaDe(NADIE, pantalla, [comida, bebida])).toBe(estacion);
});

it('misses no station that has nothing left to make', () => {
  const hecho = buildTicket({ lineas: ['listo'] });
  const pagado = buildGrupo({ pedidos: [buildTicket()], pagadoEn: '2026-03-01T14:00:00.000Z' });

  expect(sinPantallaDe(NADIE, 'sala', [buildGrupo({ pedidos: [hecho] }), pagado])).toBeNull();
});

it('misses nobody while somebody looks', () => {
  expect(sinPantallaDe({ cocina: 1, barra: 1 }, 'sala', [comida, bebida])).toBeNull();
});
