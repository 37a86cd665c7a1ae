import { buildGrupo } from '../pruebas/fabrica';
import { idaDe } from './ida';

const AHORA = Date.parse('2026-03-01T14:00:00.000Z');
const hace = (minutos: number) => new Date(AHORA - minutos * 60_000).toISOString();
const ido = (de: number, mesa: number, minutos: number) =>
  buildGrupo({ mesa, mudanzas: [{ de, a: mesa, en: hace(minutos), por: 'Ana' }] });

it.each([
  ['where its party has just gone', [ido(6, 9, 1)], 9],
  ['the last party, of two', [ido(6, 9, 10), ido(6, 4, 2)], 4],
  ['nothing once that is long ago', [ido(6, 9, 16)], null],
  ['nothing of another mesa', [ido(5, 9, 1)], null],
])('tells of a mesa %s', (_caso, grupos, mesa) => {
  expect(idaDe(6, grupos, AHORA)?.mesa.numero ?? null).toBe(mesa);
});
