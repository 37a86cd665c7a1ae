import fc from 'fast-check';
import { Plazas } from './plazas';

const AFORO = { libres: 8, reservadas: 4, porPrueba: 2 };

it('keeps places for who brings a proof when anybody has taken the rest', () => {
  const plazas = new Plazas(AFORO);
  const dadas = Array.from({ length: 20 }, () => plazas.take());

  expect(dadas.filter(Boolean)).toHaveLength(8);
  expect(plazas.takeReservada('mesa:1')).not.toBeNull();
});

it('gives no proof all of the places that are kept', () => {
  const plazas = new Plazas(AFORO);
  const dadas = Array.from({ length: 20 }, () => plazas.takeReservada('mesa:1'));

  expect(dadas.filter(Boolean)).toHaveLength(2);
  expect(plazas.takeReservada('mesa:2')).not.toBeNull();
});

it('never has more taken than there are, and gets every place back', () => {
  const paso = fc.oneof(
    fc.constant('libre' as const),
    fc.integer({ min: 1, max: 5 }).map((mesa) => `mesa:${mesa}`),
    fc.nat(20),
  );
  fc.assert(
    fc.property(fc.array(paso, { maxLength: 80 }), (pasos) => {
      const plazas = new Plazas(AFORO);
      const ocupadas: (() => void)[] = [];
      for (const movimiento of pasos) {
        if (typeof movimiento === 'number') {
          for (const leave of ocupadas.splice(movimiento, 1)) leave();
        } else {
          const dada = movimiento === 'libre' ? plazas.take() : plazas.takeReservada(movimiento);
          if (dada) ocupadas.push(dada);
        }
        expect(ocupadas.length).toBeLessThanOrEqual(12);
        expect(plazas.isEmpty).toBe(ocupadas.length === 0);
      }
      for (const leave of ocupadas.splice(0)) leave();
      expect(plazas.isEmpty).toBe(true);
      const otraVez = Array.from({ length: 20 }, () => plazas.take()).filter(Boolean);
      expect(otraVez).toHaveLength(8);
    }),
  );
});
