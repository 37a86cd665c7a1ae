import { Lru } from './lru';

describe('Lru', () => {
  it('forgets what was used longest ago', () => {
    const lru = new Lru<number>(2);
    lru.set('a', 1);
    lru.set('b', 2);
    lru.get('a');
    lru.set('c', 3);

    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([1, undefined, 3]);
  });

  it('counts what the values weigh, also when one replaces another', () => {
    const lru = new Lru<string>(5, (texto) => texto.length);
    lru.set('a', 'xx');
    lru.set('a', 'xxx');
    lru.set('b', 'yy');
    expect([lru.get('a'), lru.get('b')]).toEqual(['xxx', 'yy']);

    lru.set('c', 'z');
    expect([lru.get('a'), lru.get('b'), lru.get('c')]).toEqual([undefined, 'yy', 'z']);
  });

  it('does not keep a value heavier than itself', () => {
    const lru = new Lru<string>(2, (texto) => texto.length);
    lru.set('a', 'x');
    lru.set('b', 'yyy');

    expect([lru.get('a'), lru.get('b')]).toEqual(['x', undefined]);
  });
});
