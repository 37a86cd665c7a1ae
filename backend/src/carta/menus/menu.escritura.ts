import { newId, toId } from '../../plataforma/base-datos/ids';
import { keepingFields, literals, withIds } from '../../plataforma/base-datos/subdocumentos';
import { A_LA_VENTA } from '../agotado';
import type { MenuNuevo } from './datos-menu';
import type { MenuDoc, PlatoDoc } from './menu.schema';

export function newMenu(menu: MenuNuevo): MenuDoc {
  const platos = platosOf(menu, []).map((plato) => ({ ...A_LA_VENTA, ...plato }));
  return { ...menu, platos };
}

export function changedMenu(
  antes: MenuDoc | undefined,
  menu: MenuNuevo | null,
): Record<string, object | string> {
  if (menu === null) return { menu: '$$REMOVE' };
  const { pases, incluye, horas } = menu;
  const platos = platosOf(menu, antes?.platos ?? []);
  return {
    ...literals({ 'menu.pases': pases, 'menu.incluye': incluye }),
    'menu.horas': horas ? { $literal: horas } : '$$REMOVE',
    'menu.platos': keepingFields('menu.platos', platos, { ...A_LA_VENTA }),
  };
}

function platosOf({ platos }: MenuNuevo, conocidos: readonly PlatoDoc[]) {
  const ids = conocidos.map(({ _id }) => _id);
  return withIds(platos, ids, newId).map(({ producto, ...plato }) => ({
    ...plato,
    ...(producto === undefined ? {} : { producto: toId(producto) }),
  }));
}
