import { buildProducto } from '../../../shared/api/pruebas/carta';
import { hastaOf, textoDisponible, toAgotado, withDisponibilidad } from './disponibilidad';

const noche = new Date('2026-11-21T22:00:00Z');

it('sells out for today, until the next service day', () => {
  const agotado = withDisponibilidad(buildProducto(), toAgotado('hoy'), noche);

  expect(agotado).toMatchObject({
    disponible: false,
    estado: 'agotado',
    agotadoHasta: '2026-11-22T04:00:00.000Z',
  });
  expect([hastaOf(agotado), textoDisponible(agotado)]).toEqual(['hoy', 'Agotado · vuelve mañana']);
});

it('sells out until further notice, and is back', () => {
  const hoy = withDisponibilidad(buildProducto(), toAgotado('hoy'), noche);

  const agotado = withDisponibilidad(hoy, toAgotado('aviso'), noche);
  expect(agotado.agotadoHasta).toBeUndefined();
  expect([hastaOf(agotado), textoDisponible(agotado)]).toEqual(['aviso', 'Agotado']);

  expect(withDisponibilidad(hoy, { disponible: true })).toMatchObject({
    disponible: true,
    estado: 'disponible',
  });
  expect(withDisponibilidad(hoy, { disponible: true })).not.toHaveProperty('agotadoHasta');
});
