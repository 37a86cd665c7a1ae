import fc from 'fast-check';
import { buildGrupo, buildLlamada, buildTicket } from '../../vivo/pruebas/fabrica';
import { ID_SALA, resumenOtrasZonas, splitZonas } from './mis-zonas';
import { radarOf } from './radar';

const TERRAZA = { _id: 'a', nombre: 'Terraza', mesas: '1-3' };
const BARRA = { _id: 'b', nombre: 'Barra', mesas: '4' };
const ZONAS = [TERRAZA, BARRA];

const lista = (mesa: number) => buildGrupo({ mesa, pedidos: [buildTicket({ lineas: ['listo'] })] });
const wait = (mesas: readonly number[], llaman: readonly number[] = []) =>
  radarOf({
    grupos: mesas.map(lista),
    llamadas: llaman.map((mesa) => buildLlamada({ mesa })),
    ahora: Date.now(),
  });

it.each([
  ['of one zona', ['a'], [1, 3], [4, 9]],
  ['of two', ['a', 'b'], [1, 3, 4], [9]],
  ['of the Sala', [ID_SALA], [9], [1, 3, 4]],
  ['of the whole house where none is chosen', [], [1, 3, 4, 9], []],
  ['of the whole house where the chosen one is gone', ['z'], [1, 3, 4, 9], []],
])('shows the mesas %s', (_caso, elegidas, deMisZonas, deOtrasZonas) => {
  const partido = splitZonas(wait([1, 3, 4, 9]), ZONAS, elegidas);
  expect(partido.deMisZonas.map(({ mesa }) => mesa).sort()).toEqual(deMisZonas);
  expect(partido.deOtrasZonas.map(({ mesa }) => mesa).sort()).toEqual(deOtrasZonas);
});

it('shows a party that sits in any of them', () => {
  const juntas = radarOf({
    grupos: [
      lista(4),
      buildGrupo({ mesa: 9, mesasJuntas: [3, 9], pedidos: [buildTicket({ lineas: ['listo'] })] }),
    ],
    llamadas: [],
    ahora: Date.now(),
  });
  expect(splitZonas(juntas, ZONAS, ['a']).deMisZonas.map(({ mesa }) => mesa)).toEqual([9]);
});

it('shows everything where there are no zonas', () => {
  expect(splitZonas(wait([1]), [], ['a']).deOtrasZonas).toEqual([]);
});

it('loses nothing: what is not shown is counted', () => {
  const mesas = fc.array(fc.integer({ min: 1, max: 12 }), { maxLength: 8 });
  const elegidas = fc.subarray(['a', 'b', ID_SALA, 'z']);
  fc.assert(
    fc.property(mesas, mesas, elegidas, (conListo, llaman, conocidas) => {
      const entradas = wait(conListo, llaman);
      const { deMisZonas, deOtrasZonas } = splitZonas(entradas, ZONAS, conocidas);
      expect(new Set([...deMisZonas, ...deOtrasZonas])).toEqual(new Set(entradas));
      expect(deMisZonas.length + deOtrasZonas.length).toBe(entradas.length);
    }),
  );
});

it.each([
  [wait([1, 2]), 'En otras zonas: 2 por atender'],
  [wait([1], [2]), 'En otras zonas: 2 por atender, y una llama'],
  [wait([], [1, 2]), 'En otras zonas: 2 por atender, 2 llaman'],
])('says how much is elsewhere', (entradas, resumen) => {
  expect(resumenOtrasZonas(entradas)).toBe(resumen);
});
