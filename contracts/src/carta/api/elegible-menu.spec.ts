import { elegir, hasEleccion, isPorElegir } from '../dominio/eleccion';
import type { MenuProducto, PlatoMenu } from './carta';
import { toElegible } from './elegible';
import { buildProducto } from './pruebas/producto-api';

const buildPlato = (_id: string, cambios: Partial<PlatoMenu> = {}): PlatoMenu => ({
  _id,
  nombre: _id,
  tipo: 'comida',
  alergenos: [],
  alergenosDeclarados: true,
  disponible: true,
  ...cambios,
});
const buildMenu = (cambios: Partial<MenuProducto> = {}): MenuProducto => ({
  pases: [
    {
      nombre: 'Primeros',
      platos: [buildPlato('lentejas'), buildPlato('ensalada', { alergenos: ['pescado'] })],
    },
    { nombre: 'Segundos', platos: [buildPlato('merluza'), buildPlato('entrecot', { suplemento: 3 })] },
  ],
  incluye: [],
  ...cambios,
});
const menu = (cambios?: Partial<MenuProducto>) =>
  buildProducto({
    nombre: 'Menú del día',
    precio: 14.5,
    menu: buildMenu(cambios),
    alergenosDeclarados: false,
  });

it('asks for one dish of each pase, in its own words, at the price of the menu and the supplements', () => {
  const elegible = toElegible(menu(), []);

  expect(isPorElegir(menu())).toBe(true);
  expect(elegir(elegible, {}).problema).toEqual({ motivo: 'falta', opcion: 'Primero', min: 1 });
  expect(elegir(elegible, { opciones: ['lentejas', 'ensalada', 'merluza'] }).problema).toEqual({
    motivo: 'sobran',
    opcion: 'Primero',
    max: 1,
  });
  expect(elegir(elegible, { opciones: ['entrecot', 'ensalada'] })).toMatchObject({
    precio: 1_750,
    problema: null,
    alergenos: ['pescado'],
    opciones: [
      { nombre: 'Primero', valor: 'ensalada', suplemento: 0 },
      { nombre: 'Segundo', valor: 'entrecot', suplemento: 300 },
    ],
  });
});

it('costs what its zona says, and its supplements the same everywhere', () => {
  const enTerraza = toElegible({ ...menu(), precios: { terraza: 16 } }, [], 'terraza');
  expect(elegir(enTerraza, { opciones: ['entrecot', 'lentejas'] }).precio).toBe(1_900);
});

it('says nothing of what nobody has declared: what it includes is a dish too', () => {
  const [sinNada, conPan] = [menu(), menu({ incluye: ['pan'] })].map((producto) =>
    elegir(toElegible(producto, []), { opciones: ['lentejas', 'merluza'] }),
  );
  expect(sinNada?.alergenosDeclarados).toBe(true);
  expect(conPan?.alergenosDeclarados).toBe(false);
});

it('can be had while every pase has something left', () => {
  const { pases } = buildMenu();
  const [primeros, segundos] = pases.map(({ platos }) =>
    platos.map((plato) => ({ ...plato, disponible: false })),
  );
  const sin = (agotados: readonly PlatoMenu[] = []) =>
    menu({
      pases: [
        { nombre: 'Primeros', platos: [...agotados, buildPlato('sopa')] },
        { nombre: 'Segundos', platos: [...(segundos ?? [])] },
      ],
    });

  expect(hasEleccion(toElegible(menu(), []))).toBe(true);
  expect(hasEleccion(toElegible(sin(primeros), []))).toBe(false);
});
