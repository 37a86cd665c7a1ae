import fc from 'fast-check';
import type { Producto } from '@carta/contracts';
import { buildCategoria, buildProducto } from '../../../shared/api/pruebas/build-carta';
import {
  changedSecciones,
  filasOf,
  lastPlace,
  moveProducto,
  namePosicion,
  placeProductos,
  toColocados,
} from './orden-productos';
import { seccionesOf } from './secciones';

const CATEGORIAS = ['Tapas', 'Vinos', 'Postres'].map((nombre, posicion) =>
  buildCategoria({ nombre, posicion }),
);
const [tapas, vinos] = CATEGORIAS as [(typeof CATEGORIAS)[0], (typeof CATEGORIAS)[0]];

/** A carta, and where each of its products is: in one of the three categorías, or in none. */
const cartas = fc
  .array(fc.constantFrom(...CATEGORIAS.map(({ _id }) => _id), null), { minLength: 1, maxLength: 12 })
  .map((categorias) => categorias.map((categoria) => buildProducto({ categoria })));

const idsOf = (productos: readonly Producto[]) =>
  filasOf(seccionesOf(CATEGORIAS, productos)).map(({ _id }) => _id);
const titulosOf = (ids: readonly string[]) => ids.filter((id) => id.startsWith('categoria-'));
const sorted = (productos: readonly { _id: string }[]) => productos.map(({ _id }) => _id).sort();

describe('a product that is moved', () => {
  const [bravas, gilda, rioja] = [
    buildProducto({ nombre: 'Bravas', categoria: tapas._id }),
    buildProducto({ nombre: 'Gilda', categoria: tapas._id }),
    buildProducto({ nombre: 'Rioja', categoria: vinos._id }),
  ];
  const pan = buildProducto({ nombre: 'Pan' });
  const todos = [bravas, gilda, rioja, pan];
  const secciones = seccionesOf(CATEGORIAS, todos);
  const ids = idsOf(todos);
  const moved = (desde: number, hasta: number) => {
    const nuevos = moveProducto(ids, desde, hasta);
    return { nuevos, colocados: placeProductos(todos, toColocados(secciones, nuevos)) };
  };

  it('changes place in its categoría, and the place has a name', () => {
    const { nuevos, colocados } = moved(1, 2);
    expect(changedSecciones(todos, colocados)).toEqual([
      { categoria: tapas._id, productos: [gilda._id, bravas._id] },
    ]);
    expect(namePosicion(secciones, nuevos, bravas._id)).toBe('Tapas, posición 2 de 2');
  });

  it('goes to the next categoría past its title, and no other is told of', () => {
    const { nuevos, colocados } = moved(2, 3);
    expect(changedSecciones(todos, colocados)).toEqual([
      { categoria: tapas._id, productos: [bravas._id] },
      { categoria: vinos._id, productos: [gilda._id, rioja._id] },
    ]);
    expect(namePosicion(secciones, nuevos, gilda._id)).toBe('Vinos, posición 1 de 2');
  });

  it('stops under the first title and above those that have no categoría', () => {
    expect(moved(2, 0).nuevos.slice(0, 2)).toEqual([ids[0], gilda._id]);
    expect(moved(1, ids.length - 1).nuevos.slice(-3)).toEqual([bravas._id, 'categoria-sin', pan._id]);
    expect(lastPlace(ids, ids.length - 1)).toBe(ids.length - 1);
    expect(moved(1, -1).nuevos).toEqual(ids);
  });
});

it('is never lost nor doubled, wherever it goes, and what is sent says the whole of what is shown', () => {
  fc.assert(
    fc.property(
      cartas,
      fc.array(fc.tuple(fc.nat(15), fc.nat(15)), { maxLength: 8 }),
      (carta, movimientos) => {
        const secciones = seccionesOf(CATEGORIAS, carta);
        const antes = idsOf(carta);
        const despues = movimientos.reduce(
          (ids, [desde, hasta]) =>
            titulosOf(antes).includes(ids[desde] ?? '') ? ids : moveProducto(ids, desde, hasta),
          antes,
        );
        const nueva = placeProductos(carta, toColocados(secciones, despues));

        expect(sorted(nueva)).toEqual(sorted(carta));
        expect(titulosOf(despues)).toEqual(titulosOf(antes));
        const sueltos = (productos: readonly Producto[]) =>
          productos.filter(({ categoria }) => categoria === null);
        expect(sorted(carta)).toEqual(expect.arrayContaining(sorted(sueltos(nueva))));
        expect(sorted(sueltos(carta))).toEqual(expect.arrayContaining(sorted(sueltos(nueva))));

        const cambiadas = changedSecciones(carta, nueva);
        const callados = carta.filter(
          ({ categoria }) => !cambiadas.some((seccion) => seccion.categoria === categoria),
        );
        const contada = [
          ...cambiadas.flatMap(({ categoria, productos }) => productos.map((_id) => ({ _id, categoria }))),
          ...callados,
        ];
        expect(changedSecciones(nueva, contada)).toEqual([]);
      },
    ),
  );
});

it('keeps what came meanwhile, and brings nothing back that has gone', () => {
  fc.assert(
    fc.property(cartas, cartas, fc.nat(12), (carta, nuevos, fuera) => {
      const ahora = [...carta.filter((_, i) => i !== fuera), ...nuevos];
      expect(sorted(placeProductos(ahora, [...carta].reverse()))).toEqual(sorted(ahora));
    }),
  );
});
