import fc from 'fast-check';
import type { Producto, SeccionOrden } from '@carta/contracts';
import { checkOrden } from './orden-productos';

const CATEGORIAS = ['tapas', 'vinos', 'postres', null] as const;

/** Each product is in one of the carta's categorías or in none. */
const cartas = fc
  .array(fc.constantFrom(...CATEGORIAS), { minLength: 1, maxLength: 12 })
  .map((donde) => donde.map((categoria, i) => ({ _id: `p${i}`, categoria }) as Producto));

const whole = (productos: readonly Producto[]): SeccionOrden[] =>
  CATEGORIAS.map((categoria) => ({
    categoria,
    productos: productos.filter((producto) => producto.categoria === categoria).map(({ _id }) => _id),
  }));

/** Moves every product to the categoría of its number, but none out of every categoría. */
const mixed = (carta: readonly Producto[], numeros: readonly number[]) =>
  whole(
    carta.map((producto, i) => ({
      ...producto,
      categoria: CATEGORIAS[(numeros[i] ?? 0) % (producto.categoria === null ? 4 : 3)] ?? null,
    })),
  );

const numeros = fc.array(fc.nat(99), { minLength: 12, maxLength: 12 });

it('takes whatever names every product once, wherever each goes', () => {
  fc.assert(
    fc.property(cartas, numeros, (carta, donde) => expect(checkOrden(mixed(carta, donde), carta)).toBeNull()),
  );
});

it('refuses an order that lacks one, has one of nobody’s, or was made before one came', () => {
  fc.assert(
    fc.property(cartas, numeros, fc.nat(11), (carta, donde, cual) => {
      const orden = mixed(carta, donde);
      const id = carta[cual % carta.length]?._id ?? '';
      const without = orden.map(({ categoria, productos }) => ({
        categoria,
        productos: productos.filter((producto) => producto !== id),
      }));

      expect(checkOrden(without, carta)).toBe('cambiado');
      expect(
        checkOrden(
          orden,
          carta.filter(({ _id }) => _id !== id),
        ),
      ).toBe('ajeno');
      expect(checkOrden(orden, [...carta, { _id: 'nuevo', categoria: 'tapas' } as Producto])).toBe(
        'cambiado',
      );
    }),
  );
});

it('asks nothing of the categorías that are not named, and gives them nobody', () => {
  const carta = [
    { _id: 'bravas', categoria: 'tapas' },
    { _id: 'rioja', categoria: 'vinos' },
    { _id: 'pan', categoria: null },
  ] as Producto[];

  expect(checkOrden([{ categoria: 'tapas', productos: ['bravas'] }], carta)).toBeNull();
  expect(checkOrden([{ categoria: 'tapas', productos: ['bravas', 'rioja'] }], carta)).toBe('cambiado');
  expect(checkOrden([{ categoria: null, productos: ['pan', 'rioja'] }], carta)).toBe('sin-categoria');
});
