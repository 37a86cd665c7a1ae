import type { Linea } from '@carta/contracts';
import { isSinSuMenu, joinMenus } from './menus';

const buildLinea = (cambios: Partial<Linea> & Pick<Linea, 'nombre' | 'precio'>): Linea => ({
  ...{ _id: cambios.nombre, productoId: cambios.nombre, cantidad: 1, estado: 'pendiente' },
  ...cambios,
});

const menu = buildLinea({ nombre: 'Menú del día', precio: 14.5, esMenu: true });
const lentejas = buildLinea({ nombre: 'Lentejas', precio: 0, deMenu: menu._id, paseMenu: 'Primero' });
const entrecot = buildLinea({ nombre: 'Entrecot', precio: 3.1, deMenu: menu._id, paseMenu: 'Segundo' });
const cana = buildLinea({ nombre: 'Caña', precio: 2.5 });

it('reads a menu as one line, at the price of all of it, in its place', () => {
  expect(joinMenus([menu, lentejas, cana, entrecot])).toEqual([
    {
      ...menu,
      precio: 17.6,
      opciones: [
        { nombre: 'Primero', valor: 'Lentejas', suplemento: 0 },
        { nombre: 'Segundo', valor: 'Entrecot', suplemento: 3.1 },
      ],
    },
    cana,
  ]);
});

it('leaves lines without menus as they are', () => {
  expect(joinMenus([cana])).toEqual([cana]);
});

it('knows a dish whose menu stands elsewhere', () => {
  expect(isSinSuMenu(entrecot, [menu, entrecot])).toBe(false);
  expect(isSinSuMenu(entrecot, [entrecot, cana])).toBe(true);
  expect(isSinSuMenu(cana, [cana])).toBe(false);
});
