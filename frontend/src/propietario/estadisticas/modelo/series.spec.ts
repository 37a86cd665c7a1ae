import fc from 'fast-check';
import { buildCifras } from '../pruebas/cifras';
import { diaTras } from '@carta/contracts';
import { mejorTramo, serieDias, serieHoras } from './series';

const rangoDe = (dias: number) => ({ desde: '2026-01-15', hasta: diaTras('2026-01-15', dias - 1) });

it.each([
  [2, 'día', 2],
  [45, 'día', 45],
  [46, 'semana', 7],
  [190, 'semana', 28],
  [191, 'mes', 7],
  [366, 'mes', 13],
])('%i days are drawn by %s, in %i bars', (dias, unidad, barras) => {
  const serie = serieDias(buildCifras(rangoDe(dias)));
  expect([serie.unidad, serie.tramos.length]).toEqual([unidad, barras]);
});

it('sells in all the bars together what the days sold, to the cent', () => {
  const ventas = fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 2, maxLength: 366 });
  fc.assert(
    fc.property(ventas, (centimos) => {
      const porDia = centimos.map((total, i) => ({
        dia: diaTras('2026-01-15', i),
        pedidos: i,
        total: total / 100,
      }));
      const { tramos } = serieDias(buildCifras({ ...rangoDe(centimos.length), porDia }));
      const suma = (lista: { total: number }[]) =>
        lista.reduce((total, cada) => total + Math.round(cada.total * 100), 0);
      expect(suma([...tramos])).toBe(suma(porDia));
    }),
  );
});

it('tells the hours as a service day goes, and which was the best', () => {
  const { tramos } = serieHoras(buildCifras());
  expect([tramos[0]?.corto, tramos.at(-1)?.corto]).toEqual(['05', '04']);
  expect(mejorTramo(tramos)?.nombre).toBe('De 14:00 a 14:59');
  expect(mejorTramo(tramos.map((tramo) => ({ ...tramo, total: 0 })))).toBeNull();
});
