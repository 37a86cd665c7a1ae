import fc from 'fast-check';
import { eleccionOf, ordenOf } from './teclas';

const press = (key: string, cambios = {}) =>
  ordenOf({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, ...cambios });

describe('the keys of the bump bar', () => {
  it('choose, undo, filter, list and help, in capitals too', () => {
    expect(press('1')).toEqual({ tipo: 'elegir', indice: 0 });
    expect(press('9')).toEqual({ tipo: 'elegir', indice: 8 });
    expect(press('z')).toEqual({ tipo: 'deshacer' });
    expect(press('Z')).toEqual({ tipo: 'deshacer' });
    expect(press('f')).toEqual({ tipo: 'filtrar' });
    expect(press('r')).toEqual({ tipo: 'recientes' });
    expect(press('t')).toEqual({ tipo: 'totales' });
    expect(press('?')).toEqual({ tipo: 'ayuda' });
  });

  it('leave the browser its own', () => {
    expect(press('r', { ctrlKey: true })).toBeNull();
    expect(press('ArrowLeft', { altKey: true })).toBeNull();
    expect(press('z', { metaKey: true })).toBeNull();
    for (const key of ['0', 'Enter', 'Tab', 'F5', 'a', 'Dead', ' ']) expect(press(key)).toBeNull();
  });

  it('undo once however long they are held, and go on with the arrows', () => {
    expect(press('z', { repeat: true })).toBeNull();
    expect(press('1', { repeat: true })).toBeNull();
    expect(press('ArrowRight', { repeat: true })).toEqual({ tipo: 'mover', pasos: 1 });
  });
});

describe('the chosen ticket', () => {
  it('is the one with that number, if there is one', () => {
    expect(eleccionOf({ tipo: 'elegir', indice: 2 }, -1, 3)).toBe(2);
    expect(eleccionOf({ tipo: 'elegir', indice: 3 }, 1, 3)).toBeNull();
  });

  it('begins at the oldest going on, and at the newest going back', () => {
    expect(eleccionOf({ tipo: 'mover', pasos: 1 }, -1, 5)).toBe(0);
    expect(eleccionOf({ tipo: 'mover', pasos: -1 }, -1, 5)).toBe(4);
  });

  it('is always one that is there', () => {
    const orden = fc.oneof(
      fc.record({ tipo: fc.constant('elegir' as const), indice: fc.integer({ min: 0, max: 8 }) }),
      fc.record({ tipo: fc.constant('mover' as const), pasos: fc.constantFrom(1 as const, -1 as const) }),
    );
    fc.assert(
      fc.property(orden, fc.nat(12), fc.integer({ min: -1, max: 11 }), (pedida, cuantos, elegido) => {
        const indice = eleccionOf(pedida, Math.min(elegido, cuantos - 1), cuantos);
        expect(indice === null || (indice >= 0 && indice < cuantos)).toBe(true);
      }),
    );
  });
});
