import type { Categoria } from '@carta/contracts';
import fc from 'fast-check';
import { buildCategoria } from '../../../shared/api/pruebas/build-carta';
import { inOrden, moveItem, withPosiciones } from './categorias';

describe('moving', () => {
  it('puts one thing in another place and leaves the others in their order', () => {
    expect(moveItem(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd']);
    expect(moveItem(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['a', 'd', 'b', 'c']);
  });

  it('keeps everything, whatever the moves, also those that lead nowhere', () => {
    const indice = fc.integer({ min: -2, max: 12 });
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.array(fc.tuple(indice, indice)), (lista, moves) => {
        const movida = moves.reduce((actual, [desde, hasta]) => moveItem(actual, desde, hasta), lista);
        expect([...movida].sort()).toEqual([...lista].sort());
      }),
    );
  });

  it('is undone by the move back', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { minLength: 1 }), fc.nat(), fc.nat(), (lista, a, b) => {
        const [desde, hasta] = [a % lista.length, b % lista.length];
        expect(moveItem(moveItem(lista, desde, hasta), hasta, desde)).toEqual(lista);
      }),
    );
  });
});

it('reads the categorías by position, and gives their index to those that have none', () => {
  const sin = (nombre: string) =>
    ({ ...buildCategoria({ nombre }), posicion: undefined }) as unknown as Categoria;

  const lista = withPosiciones([
    sin('Vinos'),
    buildCategoria({ nombre: 'Postres', posicion: 7 }),
    sin('Cafés'),
  ]);

  expect(lista.map(({ nombre, posicion }) => [nombre, posicion])).toEqual([
    ['Postres', 7],
    ['Vinos', 1],
    ['Cafés', 2],
  ]);
});

it('orders by the ids, with what they do not name at the end', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((_id) => buildCategoria({ _id })) as [
    Categoria,
    Categoria,
    Categoria,
  ];

  expect(inOrden([a, b, c], ['c', 'a']).map(({ _id, posicion }) => [_id, posicion])).toEqual([
    ['c', 0],
    ['a', 1],
    ['b', 2],
  ]);
});
