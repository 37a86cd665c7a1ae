import fc from 'fast-check';
import { ALERGENOS } from '@carta/contracts';
import { buildCategoria, buildMenu, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { LEYENDA, cartaImpresaOf, hasSinDeclarar, shorten } from './carta-impresa';

const tapas = buildCategoria({ nombre: 'Tapas' });
const vacia = buildCategoria({ nombre: 'Vinos' });
const print = (...productos: Parameters<typeof buildProducto>[0][]) =>
  cartaImpresaOf(
    [tapas, vacia],
    productos.map((datos) => buildProducto({ categoria: tapas._id, ...datos })),
  );
const primero = (datos: Parameters<typeof buildProducto>[0]) => print(datos)[0]?.platos[0];

it('has no empty categoría, keeps what is sold out, and puts what has none under a word for guests', () => {
  const secciones = print({ nombre: 'Bravas', disponible: false }, { nombre: 'Pan', categoria: null });

  expect(secciones.map(({ nombre, platos }) => [nombre, platos.map((plato) => plato.nombre)])).toEqual([
    ['Tapas', ['Bravas']],
    ['Otros', ['Pan']],
  ]);
});

it('says the price as people read it', () => {
  expect(primero({ precio: 9.5 })?.precios).toEqual(['9,50\u00a0€']);
});

it('says the price and the allergens of every size', () => {
  const formato = { _id: 'media', nombre: 'Media', precio: 6, disponible: true };
  const racion = { ...formato, _id: 'racion', nombre: 'Ración', precio: 10, alergenos: ['gluten' as const] };
  const plato = primero({ alergenos: ['huevos'], formatos: [formato, racion] });

  expect(plato?.precios).toEqual(['Media 6,00\u00a0€', 'Ración 10,00\u00a0€']);
  expect(plato?.marcas).toBe('1, 3');
});

it('says what it costs in every zona, of each size', () => {
  const zonas = [{ _id: 'a', nombre: 'Terraza', mesas: '1-3' }];
  const media = { _id: 'f', nombre: 'Media', precio: 6, precios: { a: 6.5 }, disponible: true };
  const [seccion] = cartaImpresaOf(
    [tapas],
    [
      buildProducto({ categoria: tapas._id, precio: 2.5, precios: { a: 3, z: 9 } }),
      buildProducto({ categoria: tapas._id, formatos: [media] }),
    ],
    zonas,
  );
  const precios = seccion?.platos.map((plato) =>
    plato.precios.map((precio) => precio.replace('\u00a0', ' ')),
  );
  expect(precios).toEqual([
    ['2,50 €', 'Terraza 3,00 €'],
    ['Media 6,00 €', 'Media Terraza 6,50 €'],
  ]);
});

it('numbers the fourteen allergens in the order of the regulation', () => {
  expect(LEYENDA.map(({ numero }) => numero)).toEqual([...ALERGENOS.keys()].map((i) => i + 1));
  expect(LEYENDA[7]).toEqual({ numero: 8, texto: 'Frutos de cáscara' });
  expect(primero({ alergenos: ['moluscos', 'gluten', 'huevos'] })?.marcas).toBe('1, 3, 14');
});

it('marks what nobody has declared, and not what has none', () => {
  expect(primero({ alergenosDeclarados: true })?.marcas).toBe('');
  expect(primero({ alergenosDeclarados: false })?.marcas).toBe('*');
  expect(hasSinDeclarar(print({ alergenosDeclarados: true }))).toBe(false);
  expect(hasSinDeclarar(print({}, { alergenosDeclarados: false }))).toBe(true);
});

it('cuts a long description after a whole word', () => {
  expect(shorten('Con ajo, perejil y un poco de limón', 16)).toBe('Con ajo…');
  expect(shorten('  Con\najo ', 16)).toBe('Con ajo');
});

it('never makes a description longer than its place, and cuts only what is too long', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 40 }), (texto, maximo) => {
      const limpio = texto.trim().replace(/\s+/g, ' ');
      const corto = shorten(texto, maximo);
      expect(corto.length).toBeLessThanOrEqual(maximo + 1);
      if (limpio.length <= maximo) expect(corto).toBe(limpio);
      else expect(limpio.startsWith(corto.slice(0, -1))).toBe(true);
    }),
  );
});

it('prints a menú first, with what it includes and its dishes, and stars those that nobody has declared', () => {
  const menu = buildMenu(
    { Primeros: ['Lentejas'], Segundos: ['Entrecot +3'] },
    { horas: [{ dias: [1, 2, 3, 4, 5], desde: '13:00', hasta: '16:00' }] },
  );
  const [lentejas] = menu.menu?.pases[0]?.platos ?? [];
  if (lentejas) lentejas.alergenosDeclarados = false;
  const secciones = print({ nombre: 'Bravas' }, { ...menu, categoria: tapas._id });
  const [impreso] = secciones[0]?.platos ?? [];

  expect(impreso?.nombre).toBe('Menú del día');
  expect(impreso?.menu).toMatchObject({
    incluye: 'Incluye pan, bebida y postre o café',
    horas: 'de lunes a viernes, de 13:00 a 16:00',
    pases: [
      { nombre: 'Primeros', platos: [{ nombre: 'Lentejas', suplemento: '', marcas: '*' }] },
      { nombre: 'Segundos', platos: [{ nombre: 'Entrecot', suplemento: '+3,00\u00a0€', marcas: '' }] },
    ],
  });
  expect(hasSinDeclarar(secciones)).toBe(true);
});
