import fc from 'fast-check';
import { eleccionOf, numeroOf, ordenOf } from './teclas';

const press = (key: string, cambios = {}) =>
  ordenOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...cambios });

describe('the keys of the bump bar', () => {
  it('choose, take note, undo, filter, list and help, in capitals too', () => {
    expect(press('1')).toEqual({ tipo: 'cifra', cifra: 1 });
    expect(press('0')).toEqual({ tipo: 'cifra', cifra: 0 });
    expect(press('z')).toEqual({ tipo: 'deshacer' });
    expect(press('Z')).toEqual({ tipo: 'deshacer' });
    expect(press('e')).toEqual({ tipo: 'enterado' });
    expect(press('f')).toEqual({ tipo: 'filtrar' });
    expect(press('r')).toEqual({ tipo: 'recientes' });
    expect(press('t')).toEqual({ tipo: 'totales' });
    expect(press('?')).toEqual({ tipo: 'ayuda' });
  });

  it('leave the browser its own', () => {
    expect(press('r', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('z', { metaKey: true })).toBeNull();
    for (const key of ['Enter', 'Tab', 'F5', 'a', 'Dead', ' ']) expect(press(key)).toBeNull();
  });

  it('undo once however long they are held, and go on with the arrows', () => {
    expect(press('z', { repeat: true })).toBeNull();
    expect(press('1', { repeat: true })).toBeNull();
    expect(press('ArrowRight', { repeat: true })).toEqual({ tipo: 'mover', pasos: 1 });
  });
});

describe('the digits of a number', () => {
  const type = (numeros: number[], cifra: number, anterior: number | null = null, pausa = 200) =>
    numeroOf(
      numeros,
      { cifra, en: 5_000 },
      anterior === null ? null : { cifra: anterior, en: 5_000 - pausa },
    );

  it('are one ticket’s or two’s, as they are typed and as there are', () => {
    expect(type([1, 2, 12], 1)).toBe(1);
    expect(type([1, 2, 12], 2, 1)).toBe(12);
    expect(type([1, 2], 2, 1)).toBe(2);
    expect(type([1, 2, 12], 2, 1, 1_500)).toBe(2);
    expect(type([10], 1)).toBeNull();
    expect(type([10], 0, 1)).toBe(10);
  });

  it('only ever choose a number that is there', () => {
    const cifra = fc.nat(9);
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.integer({ min: 1, max: 99 })),
        cifra,
        cifra,
        fc.nat(3_000),
        (...datos) => {
          const [numeros, primera, segunda, pausa] = datos;
          const numero = type(numeros, primera, segunda, pausa);
          expect(numero === null || numeros.includes(numero)).toBe(true);
        },
      ),
    );
  });
});

describe('the arrows', () => {
  it('begin at the oldest going on, and at the newest going back', () => {
    expect(eleccionOf(1, -1, 5)).toBe(0);
    expect(eleccionOf(-1, -1, 5)).toBe(4);
  });

  it('always choose a ticket that is there', () => {
    const pasos = fc.constantFrom(1 as const, -1 as const);
    fc.assert(
      fc.property(pasos, fc.nat(12), fc.integer({ min: -1, max: 11 }), (paso, cuantos, elegido) => {
        const indice = eleccionOf(paso, Math.min(elegido, cuantos - 1), cuantos);
        expect(indice === null ? cuantos === 0 : indice >= 0 && indice < cuantos).toBe(true);
      }),
    );
  });
});
