import { Piezas } from './piezas';

describe('the pieces of pages', () => {
  it('are made once for each version, for as many as ask at once', async () => {
    const piezas = new Piezas();
    const make = jest.fn(() => Promise.resolve('drawn'));

    expect(await Promise.all([1, 2, 3].map(() => piezas.get('casa', 'v1', make)))).toEqual(
      Array(3).fill('drawn'),
    );
    expect(await piezas.get('casa', 'v1', make)).toBe('drawn');
    expect(make).toHaveBeenCalledTimes(1);

    await piezas.get('casa', 'v2', make);
    await piezas.get('casa', 'v2', make);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('are asked for again when they could not be made', async () => {
    const piezas = new Piezas();
    expect(await piezas.get('casa', 'v1', () => Promise.resolve(null))).toBeNull();
    await expect(piezas.get('casa', 'v1', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await piezas.get('casa', 'v1', () => Promise.resolve('drawn'))).toBe('drawn');
  });

  it('take no more room than they may: what was used longest ago goes', async () => {
    // there is room for two drawings of five letters, each of two bytes
    const piezas = new Piezas(20);
    const make = jest.fn(() => Promise.resolve('12345'));
    for (const nombre of ['a', 'b', 'a', 'c', 'a']) await piezas.get(nombre, 'v1', make);

    expect(make).toHaveBeenCalledTimes(3);
    await piezas.get('b', 'v1', make);
    expect(make).toHaveBeenCalledTimes(4);
  });
});
