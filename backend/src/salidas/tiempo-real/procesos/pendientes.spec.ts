import * as fc from 'fast-check';
import { Pendientes } from './pendientes';
import type { Pendiente } from './pendientes';

const MAXIMO = 10;
const POCOS = 3;

/** A connection that comes and goes makes these steps. */
const paso = fc.oneof(
  fc.record({ tipo: fc.constant('add' as const), largo: fc.integer({ min: 1, max: 6 }), dura: fc.nat(8) }),
  fc.record({ tipo: fc.constant('said' as const) }),
  fc.record({ tipo: fc.constant('failed' as const) }),
);

describe('What waits to be said to the other processes', () => {
  it('is said in order and once, never late, and never takes more room than it has', () => {
    fc.assert(
      fc.property(fc.array(paso, { maxLength: 60 }), (pasos) => {
        const pendientes = new Pendientes(MAXIMO);
        const enviados: Pendiente[] = [];
        pasos.forEach((este, ahora) => {
          if (este.tipo === 'add') {
            pendientes.add({ tema: `${ahora}`, texto: 'x'.repeat(este.largo), caduca: ahora + este.dura });
            return;
          }
          const lote = pendientes.take(POCOS, ahora);
          expect(lote.length).toBeLessThanOrEqual(POCOS);
          expect(lote.every(({ caduca }) => caduca > ahora)).toBe(true);
          if (este.tipo === 'said') enviados.push(...lote);
          else pendientes.putBack(lote);
        });
        const resto = pendientes.take(Infinity, -1);
        const temas = [...enviados, ...resto].map(({ tema }) => Number(tema));
        expect(temas).toEqual([...new Set(temas)].sort((a, b) => a - b));
        expect(resto.reduce((suma, { texto }) => suma + texto.length, 0)).toBeLessThanOrEqual(MAXIMO);
      }),
    );
  });

  it('keeps the newest when there is too much', () => {
    const pendientes = new Pendientes(MAXIMO);
    for (const tema of ['a', 'b', 'c']) pendientes.add({ tema, texto: 'xxxx', caduca: 1 });

    expect(pendientes.take(POCOS, 0).map(({ tema }) => tema)).toEqual(['b', 'c']);
  });
});
