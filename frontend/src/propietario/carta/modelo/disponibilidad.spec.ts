import {
  buildFormato,
  buildOpcion,
  buildProducto,
  buildValor,
} from '../../../shared/api/pruebas/build-carta';
import {
  agotableOf,
  hastaOf,
  textoDisponible,
  toAgotable,
  toAgotado,
  withAgotable,
  withValorAgotable,
} from './disponibilidad';

const noche = new Date('2026-11-21T22:00:00Z');
const HOY = toAgotable([], toAgotado('hoy'), noche);
const AVISO = toAgotable([], toAgotado('aviso'), noche);

it('sells out for today, until the next service day', () => {
  const agotado = withAgotable(buildProducto(), HOY);

  expect(agotado).toMatchObject({
    disponible: false,
    estado: 'agotado',
    agotadoHasta: '2026-11-22T04:00:00.000Z',
  });
  expect([hastaOf(agotado), textoDisponible(agotado)]).toEqual(['hoy', 'Agotado · vuelve mañana']);
});

it('sells out until further notice, and is back', () => {
  const hoy = withAgotable(buildProducto(), HOY);

  const agotado = withAgotable(hoy, AVISO);
  expect(agotado.agotadoHasta).toBeUndefined();
  expect([hastaOf(agotado), textoDisponible(agotado)]).toEqual(['aviso', 'Agotado']);

  const vuelto = withAgotable(hoy, toAgotable([], { disponible: true }));
  expect(vuelto).toMatchObject({ disponible: true, estado: 'disponible' });
  expect(vuelto).not.toHaveProperty('agotadoHasta');
});

it('sells out one formato, and neither its product nor its neighbours', () => {
  const [tapa, media] = [buildFormato('Tapa', 3.5), buildFormato('Media', 6)];

  const croquetas = withAgotable(buildProducto({ formatos: [tapa, media] }), HOY, media._id);

  expect(croquetas).toMatchObject({ disponible: true, estado: 'disponible' });
  expect(croquetas.formatos).toEqual([tapa, { ...media, ...HOY }]);
  expect(withAgotable(croquetas, toAgotable([], { disponible: true }), media._id).formatos).toEqual([
    tapa,
    media,
  ]);
});

it('sells out one value of an opción', () => {
  const [patatas, arroz] = [buildValor('Patatas'), buildValor('Arroz')];
  const opcion = buildOpcion('Guarnición', [], { valores: [patatas, arroz] });

  const guarnicion = withValorAgotable(opcion, AVISO, arroz._id);

  expect(guarnicion.valores).toEqual([patatas, { ...arroz, disponible: false }]);
  expect(guarnicion.valores.map(agotableOf)).toEqual([{ disponible: true }, { disponible: false }]);
});
