import type { Tanda } from '@carta/contracts';
import { buildFormato, buildProducto } from '../../../shared/api/pruebas/build-carta';
import { filasDePrecio, isDeshacible, textoOmitido, textoTanda, toTandaRequest } from './tanda';

const bravas = buildProducto({ nombre: 'Bravas', precio: 4.5 });
const jamon = buildProducto({
  nombre: 'Jamón',
  precio: 9,
  formatos: [buildFormato('Media', 9), buildFormato('Ración', 17)],
});
const CREADA = '2026-11-27T12:00:00.000Z';
const AHORA = Date.parse(CREADA) + 60_000;
const tanda: Tanda = {
  _id: 'a',
  cambio: { que: 'precio', modo: 'porcentaje', valor: 500, redondeo: 5 },
  creadaEn: CREADA,
  enCurso: false,
  total: 3,
  vistos: 3,
  omitidos: [],
};

it('shows every price before and after, and why a product stays', () => {
  const subida = { modo: 'euros', valor: -1_000, redondeo: 5 } as const;
  expect(
    filasDePrecio([bravas, jamon], { ...subida, valor: 50 }).map(({ nombre, ahora, nuevo }) => [
      nombre,
      ahora,
      nuevo,
    ]),
  ).toEqual([
    ['Bravas', 450, 500],
    ['Jamón · Media', 900, 950],
    ['Jamón · Ración', 1700, 1750],
  ]);
  expect(filasDePrecio([jamon], subida).map(({ nuevo }) => nuevo)).toEqual(['nada', 'nada']);
});

it('asks for what is seen', () => {
  expect(toTandaRequest([bravas, jamon], tanda.cambio).productos).toEqual({
    [bravas._id]: [4.5],
    [jamon._id]: [9, 17],
  });
});

it('says how many are changed, and who stays and why', () => {
  expect(textoTanda({ ...tanda, omitidos: [{ producto: 'x', nombre: 'Pan', motivo: 'cambiado' }] })).toBe(
    'Precios cambiados: 2 productos',
  );
  expect(textoTanda({ ...tanda, total: 1, deshace: 'b' })).toBe('Deshecho: 1 producto');
  expect(textoOmitido({ producto: 'x', nombre: 'Pan', motivo: 'cambiado' })).toBe(
    'Pan: alguien lo ha cambiado entretanto',
  );
});

it.each([
  [{}, AHORA, true],
  [{ enCurso: true }, AHORA, false],
  [{ deshace: 'b' }, AHORA, false],
  [{ total: 0 }, AHORA, false],
  [{}, AHORA + 24 * 3_600_000, false],
])('with %j at %i it can be taken back: %s', (cambios, ahora, si) => {
  expect(isDeshacible({ ...tanda, ...cambios }, ahora)).toBe(si);
});
