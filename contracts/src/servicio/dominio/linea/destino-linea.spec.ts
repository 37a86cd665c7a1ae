import fc from 'fast-check';
import { destinoDeLinea } from './destino-linea';

const PASES = [
  { _id: 'p1', nombre: 'Entrantes' },
  { _id: 'p2', nombre: 'Primeros' },
];
const ESTACIONES = [{ _id: 'e1', nombre: 'Plancha', tipo: 'comida' as const }];
const COMIDA = { tipo: 'comida' } as const;

describe('a new line', () => {
  const producto = { pase: 'p2', estacion: 'e1' };

  it('keeps name and place of its pase, and the name of its estación', () => {
    expect(
      destinoDeLinea(producto, COMIDA, { pases: PASES, estaciones: ESTACIONES, marchar: 'sala' }),
    ).toEqual({
      pase: { id: 'p2', nombre: 'Primeros', orden: 1 },
      estacion: { id: 'e1', nombre: 'Plancha' },
    });
    expect(destinoDeLinea(producto, COMIDA, { pases: PASES, marchar: 'auto' })).toEqual({
      pase: { id: 'p2', nombre: 'Primeros', orden: 1, auto: true },
    });
  });

  it('has no pase where everything marches at once', () => {
    expect(destinoDeLinea(producto, COMIDA, { pases: PASES })).toEqual({});
    expect(destinoDeLinea(producto, COMIDA, { pases: PASES, marchar: 'todo' })).toEqual({});
  });

  it('names nothing that its house does not have, and nothing of the other ticket', () => {
    const ids = fc.constantFrom('a', 'b', 'c', 'd');
    const destino = fc.record({ pase: ids, estacion: ids }, { requiredKeys: [] });
    const tipo = fc.constantFrom('comida', 'bebida');
    const categoria = fc.tuple(destino, tipo).map(([dicho, tipo]) => ({ ...dicho, tipo }));
    const pases = fc.uniqueArray(ids).map((todos) => todos.map((_id) => ({ _id, nombre: `pase ${_id}` })));
    const estaciones = fc
      .uniqueArray(fc.record({ _id: ids, tipo }), { selector: ({ _id }) => _id })
      .map((todas) => todas.map((estacion) => ({ ...estacion, nombre: `estación ${estacion._id}` })));
    const casa = fc.record({ pases, estaciones, marchar: fc.constantFrom('todo', 'sala', 'auto') });
    fc.assert(
      fc.property(destino, fc.option(categoria, { nil: undefined }), casa, (producto, categoria, casa) => {
        const { pase, estacion } = destinoDeLinea(producto, categoria, casa);
        if (pase) {
          expect(casa.pases[pase.orden]).toEqual({ _id: pase.id, nombre: pase.nombre });
          expect([producto.pase, categoria?.pase]).toContain(pase.id);
          expect(casa.marchar).not.toBe('todo');
          expect(categoria?.tipo).not.toBe('bebida');
          expect(pase.auto).toBe(casa.marchar === 'auto' ? true : undefined);
        }
        if (estacion) {
          expect([producto.estacion, categoria?.estacion]).toContain(estacion.id);
          const tipo = categoria?.tipo ?? 'comida';
          expect(casa.estaciones).toContainEqual({ _id: estacion.id, nombre: estacion.nombre, tipo });
        }
      }),
    );
  });
});
