import { PANTALLAS, showsTipo } from '@carta/contracts';
import type { Estaciones, Grupo, Pantalla } from '@carta/contracts';
import fc from 'fast-check';
import { buildGrupo, buildTicket } from '../pruebas/fabrica';
import { desatendidoDe } from './sin-pantalla';
import type { Desatendido } from './sin-pantalla';

const comida = buildGrupo({ pedidos: [buildTicket({ tipoPedido: 'comida' })] });
const bebida = buildGrupo({ pedidos: [buildTicket({ tipoPedido: 'bebida' })] });
const NADIE = { cocina: 0, barra: 0 };
const COCINA = { cocina: 1, barra: 0 };

const conBarra = (estaciones: Estaciones, pantalla: Pantalla, grupos: Grupo[] = [comida, bebida]) =>
  desatendidoDe({ estaciones, pantalla, grupos, sinPantallaBarra: false });
const sinBarra = (estaciones: Estaciones, pantalla: Pantalla, grupos: Grupo[] = [comida, bebida]) =>
  desatendidoDe({ estaciones, pantalla, grupos, sinPantallaBarra: true });

it.each<[Pantalla, Desatendido | null]>([
  ['sala', 'cocina'],
  ['caja', 'cocina'],
  ['barra', 'cocina'],
  ['cocina', 'barra'],
  ['tablero', null],
  ['todo', null],
])('a screen of %s with nobody else misses: %s', (pantalla, desatendido) => {
  expect(conBarra(NADIE, pantalla)).toBe(desatendido);
});

it('misses no station that has nothing left to make', () => {
  const hecho = buildTicket({ lineas: ['listo'] });
  const pagado = buildGrupo({ pedidos: [buildTicket()], pagadoEn: '2026-03-01T14:00:00.000Z' });

  expect(conBarra(NADIE, 'sala', [buildGrupo({ pedidos: [hecho] }), pagado])).toBeNull();
});

it('misses nobody while somebody looks', () => {
  expect(conBarra({ cocina: 1, barra: 1 }, 'sala')).toBeNull();
});

describe('where the bar has no screen of its own', () => {
  it('nobody misses the bar, and a kitchen that nobody sees is still said', () => {
    expect(sinBarra({ cocina: 1, barra: 1 }, 'sala')).toBeNull();
    expect(sinBarra(COCINA, 'sala', [comida])).toBeNull();
    expect(sinBarra(NADIE, 'sala', [bebida])).toBe('cocina');
  });

  it('drinks that no screen shows are said, everywhere', () => {
    expect(sinBarra(COCINA, 'sala')).toBe('bebidas');
    expect(sinBarra(COCINA, 'caja', [bebida])).toBe('bebidas');
  });

  it('a wall that shows the food alone says so while there are drinks, whoever else shows them', () => {
    expect(sinBarra(COCINA, 'cocina')).toBe('bebidas-aqui');
    expect(sinBarra({ cocina: 2, barra: 1 }, 'cocina', [bebida])).toBe('bebidas-aqui');
    expect(sinBarra(COCINA, 'cocina', [comida])).toBeNull();
  });

  it('no drink is hidden by a wall of the kitchen without it being said, nor is any work without a screen', () => {
    const cuantas = fc.nat({ max: 2 });
    fc.assert(
      fc.property(
        fc.record({ cocina: cuantas, barra: cuantas }),
        fc.constantFrom(...PANTALLAS),
        fc.subarray([comida, bebida]),
        fc.boolean(),
        (estaciones, pantalla, grupos, sinPantallaBarra) => {
          const desatendido = desatendidoDe({ estaciones, pantalla, grupos, sinPantallaBarra });
          const hayBebidas = grupos.includes(bebida);
          const nadieVe = (tipo: 'comida' | 'bebida', pantallas: number) =>
            pantallas === 0 && !showsTipo(pantalla, tipo);
          const sinVer =
            (grupos.includes(comida) && nadieVe('comida', estaciones.cocina)) ||
            (hayBebidas && nadieVe('bebida', estaciones.barra));
          if (sinVer || (sinPantallaBarra && hayBebidas && pantalla === 'cocina'))
            expect(desatendido).not.toBeNull();
          else expect(desatendido).toBeNull();
          if (sinPantallaBarra) expect(desatendido).not.toBe('barra');
        },
      ),
    );
  });
});
