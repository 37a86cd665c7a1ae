import { buildCifras } from '../pruebas/cifras';
import { exportCsv, nombreArchivo } from './exportacion';

const _id = '65f000000000000000a1b2c3';

it.each([
  ['la-tasca-a1b2c3', 'estadisticas-la-tasca-2026-11-01-2026-11-22.csv'],
  ['a1b2c3', 'estadisticas-2026-11-01-2026-11-22.csv'],
])('the file of %s is called %s', (slug, nombre) => {
  expect(nombreArchivo({ slug, _id }, buildCifras({ desde: '2026-11-01', hasta: '2026-11-22' }))).toBe(
    nombre,
  );
});

it('holds everything that the page shows', () => {
  const filas = exportCsv({ nombre: 'La Tasca' }, buildCifras()).split('\r\n');

  for (const fila of [
    'Recaudado (€);125,50',
    'Ticket medio (€);12,55',
    'Pendiente de cobro (€);30',
    'Importe cancelado (€);8,50',
    '2026-11-22;10;125,50',
    '14:00;10;125,50',
    'Tarjeta;80',
    'Efectivo;20,50',
    'Sin indicar;25',
    'Caña;12;26,40',
    `"'=Menú; ""del día""";6;72`,
    'Croquetas · Media;4;24',
    'Hasta listo;9,40;16;10',
    'Hasta entregado;12;75;1',
  ]) {
    expect(filas).toContain(fila);
  }
});
