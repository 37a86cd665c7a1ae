import { fromEuros, sumCentimos, toEuros } from '@carta/contracts/comensal';
import type { Linea } from '@carta/contracts';

/** A menu is stored as a priced line and its dishes (docs/reglas.md). */

/** Each menu as it was ordered: one line at the price of all of it, whose opciones are its dishes. */
export function joinMenus(lineas: readonly Linea[]): Linea[] {
  return lineas.flatMap((linea) => {
    if (linea.deMenu !== undefined) return [];
    return linea.esMenu ? joined(linea, platosOf(linea, lineas)) : [linea];
  });
}

export function platosOf({ _id }: Linea, lineas: readonly Linea[]): Linea[] {
  return lineas.filter(({ deMenu }) => deMenu === _id);
}

function joined(menu: Linea, platos: readonly Linea[]): Linea {
  const elegidos = platos.map(({ paseMenu = '', nombre, precio }) => ({
    nombre: paseMenu,
    valor: nombre,
    suplemento: precio,
  }));
  const todas = [menu, ...platos];
  const precio = toEuros(sumCentimos(todas.map((linea) => fromEuros(linea.precio))));
  const rebaja = toEuros(sumCentimos(todas.map((linea) => fromEuros(linea.rebaja ?? 0))));
  const { rebaja: _suya, gratis: _suyas, ...resto } = menu;
  const menos = rebaja > 0 ? { rebaja } : {};
  return { ...resto, precio, ...menos, opciones: [...elegidos, ...(menu.opciones ?? [])] };
}

/** Its menu stands on the other ticket: there is nothing here under which it could be read. */
export function isSinSuMenu({ deMenu }: Linea, lineas: readonly Linea[]): boolean {
  return deMenu !== undefined && lineas.every(({ _id }) => _id !== deMenu);
}
