import { PANTALLAS, countEstaciones, estacionSinPantalla, parsePantalla, showsTipo } from './estaciones';
import type { Pantalla } from './estaciones';
import type { TipoPedido } from './tipo-categoria';

describe('what a screen shows', () => {
  it.each<[Pantalla, TipoPedido[]]>([
    ['cocina', ['comida']],
    ['barra', ['bebida']],
    ['todo', ['comida', 'bebida']],
    ['tablero', ['comida', 'bebida']],
    ['caja', []],
    ['sala', []],
  ])('%s: %j', (pantalla, tipos) => {
    expect((['comida', 'bebida'] as const).filter((tipo) => showsTipo(pantalla, tipo))).toEqual(tipos);
  });

  it('is one of a list, and nothing else is', () => {
    expect(PANTALLAS.map(parsePantalla)).toEqual(PANTALLAS);
    for (const ajena of ['', 'cocinas', 'toString', null, undefined, 1, {}, ['cocina']]) {
      expect(parsePantalla(ajena)).toBeNull();
    }
  });

  it('counts for every station whose tickets are on it', () => {
    expect(countEstaciones([])).toEqual({ cocina: 0, barra: 0 });
    expect(countEstaciones(['cocina', 'cocina', 'barra', 'todo', 'tablero', 'caja', 'sala'])).toEqual({
      cocina: 4,
      barra: 3,
    });
  });
});

describe('work that nobody sees', () => {
  it.each([
    ['nobody looks, and there is nothing to see', [0, 0], [0, 0], null],
    ['nobody looks, and there is food', [0, 0], [1, 0], 'cocina'],
    ['nobody looks, and there are only drinks', [0, 0], [0, 1], 'cocina'],
    ['only the bar looks, and there is food', [0, 1], [1, 1], 'cocina'],
    ['only the bar looks, and there are only drinks', [0, 1], [0, 1], null],
    ['only the kitchen looks, and there are drinks', [1, 0], [1, 1], 'barra'],
    ['only the kitchen looks, and there is only food', [1, 0], [1, 0], null],
    ['both look', [2, 1], [5, 5], null],
  ] as const)('when %s', (_caso, [cocina, barra], [comida, bebida], estacion) => {
    expect(estacionSinPantalla({ cocina, barra }, { comida, bebida })).toBe(estacion);
  });
});
