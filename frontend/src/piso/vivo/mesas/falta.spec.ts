import { buildCobro, buildGrupo } from '../pruebas/fabrica';
import { cuentaDe, faltasOf } from './falta';

const cobros = [buildCobro({ importe: 5 })];
const anulado = { motivo: 'Era de otra mesa', en: '2026-03-01T14:00:00.000Z', por: 'Ana' };

it('is the total until something is charged, and what is left from then on', () => {
  expect(cuentaDe([buildGrupo({ totalGrupo: 20, pendiente: 20 })])).toEqual({
    etiqueta: 'Total',
    importe: 20,
  });
  expect(cuentaDe([buildGrupo({ totalGrupo: 20, pendiente: 15, cobros })])).toEqual({
    etiqueta: 'Falta por cobrar',
    importe: 15,
  });
});

it.each([
  ['what was charged has been annulled', { pendiente: 20, cobros: [buildCobro({ anulado })] }],
  ['it is paid', { pendiente: 0, cobros, pagadoEn: '2026-03-01T15:00:00.000Z' }],
])('is the total when %s', (_caso, cambios) => {
  expect(cuentaDe([buildGrupo({ totalGrupo: 20, ...cambios })])).toEqual({ etiqueta: 'Total', importe: 20 });
});

it('is told of every mesa of a party of which one was charged, and of no other', () => {
  const grupos = [
    buildGrupo({ mesa: 6, pendiente: 15, cobros, mesasJuntas: [6, 7, 8] }),
    buildGrupo({ mesa: 7, pendiente: 8 }),
    buildGrupo({ mesa: 9, pendiente: 4 }),
  ];
  const faltas = faltasOf(new Map(grupos.map((grupo) => [grupo.grupoMesa, grupo])));
  expect([...faltas]).toEqual([
    [6, 23],
    [7, 23],
    [8, 23],
  ]);
});
