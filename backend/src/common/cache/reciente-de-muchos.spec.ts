import { RecienteDeMuchos } from './reciente-de-muchos';

function buildRecientes(maximo?: number) {
  const lecturas: string[][] = [];
  let precio = 1;
  const setPrecio = (nuevo: number): void => void (precio = nuevo);
  const recientes = new RecienteDeMuchos(
    1_000,
    async (ids) => {
      lecturas.push([...ids]);
      const leidas = new Map(ids.filter((id) => id !== 'nadie').map((id) => [id, precio]));
      await Promise.resolve();
      return leidas;
    },
    maximo,
  );
  const get = async (...ids: string[]) => Object.fromEntries(await recientes.get(ids));
  return { recientes, lecturas, get, setPrecio };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reads together those that it does not remember, and again after their life', async () => {
  const { lecturas, get } = buildRecientes();

  expect(await get('a', 'b')).toEqual({ a: 1, b: 1 });
  expect(await get('b', 'c', 'nadie')).toEqual({ b: 1, c: 1 });
  expect(await get('a', 'b', 'c')).toEqual({ a: 1, b: 1, c: 1 });
  jest.advanceTimersByTime(1_000);
  await get('a', 'b');

  expect(lecturas).toEqual([
    ['a', 'b'],
    ['c', 'nadie'],
    ['a', 'b'],
  ]);
});

it('reads again what was dropped, also while it was being read', async () => {
  const { recientes, get, setPrecio } = buildRecientes();
  await get('a', 'b');
  setPrecio(2);
  recientes.drop('a');
  expect(await get('a', 'b')).toEqual({ a: 2, b: 1 });

  recientes.drop('a');
  const leyendo = get('a');
  setPrecio(3);
  recientes.drop('a');
  expect(await leyendo).toEqual({ a: 2 });
  expect(await get('a')).toEqual({ a: 3 });
});

it('remembers the reading that began last, whichever ends first', async () => {
  const fin: ((valor: number) => void)[] = [];
  const recientes = new RecienteDeMuchos(1_000, async ([id = '']) => {
    const valor = await new Promise<number>((resolve) => fin.push(resolve));
    return new Map([[id, valor]]);
  });
  const primera = recientes.get(['a']);
  recientes.drop('a');
  const segunda = recientes.get(['a']);
  fin[1]?.(2);
  await segunda;
  fin[0]?.(1);
  await primera;

  expect(await recientes.get(['a'])).toEqual(new Map([['a', 2]]));
});

it('keeps no failure, and never more than it may', async () => {
  const { lecturas, get } = buildRecientes(2);
  await get('a', 'b');
  await get('c');
  await get('a');
  expect(lecturas).toHaveLength(3);

  let fallos = 0;
  const fragil = new RecienteDeMuchos(1_000, () =>
    fallos++ === 0 ? Promise.reject(new Error('lejos')) : Promise.resolve(new Map([['x', 1]])),
  );
  await expect(fragil.get(['x'])).rejects.toThrow('lejos');
  expect(await fragil.get(['x'])).toEqual(new Map([['x', 1]]));
});
