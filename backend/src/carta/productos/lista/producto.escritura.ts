import { newId, toId } from '../../../plataforma/base-datos/ids';
import { withClave } from '../../../plataforma/base-datos/claves-recordadas';
import { nextRev } from '../../../plataforma/base-datos/revision';
import { keepingFields, literals, withIds } from '../../../plataforma/base-datos/subdocumentos';
import { A_LA_VENTA } from '../../agotado';
import { changedMenu, newMenu } from '../../menus/menu.escritura';
import type { CambiosProducto, ProductoNuevo } from './producto-nuevo';
import type { ProductoDoc } from './producto.schema';

export function newProducto(
  restauranteId: string,
  { categoriaId, clave, imagen = null, formatos = [], opciones = [], menu, ...nuevo }: ProductoNuevo,
  posicion: number,
): ProductoDoc {
  const conIds = withIds(formatos, [], newId).map((formato) => ({ ...formato, ...A_LA_VENTA }));
  return {
    _id: newId(),
    restaurante: toId(restauranteId),
    ...nuevo,
    categoria: categoriaId === null ? null : toId(categoriaId),
    posicion,
    imagen,
    ...(conIds.length > 0 ? { formatos: conIds } : {}),
    ...(opciones.length > 0 ? { opciones: opciones.map(toId) } : {}),
    ...(menu ? { menu: newMenu(menu) } : {}),
    ...(clave === undefined ? {} : { clave }),
  };
}

/** A pipeline, so that availability changed meanwhile is kept. */
export function changedProducto(
  antes: ProductoDoc,
  { categoriaId, formatos, opciones, menu, ...cambios }: CambiosProducto,
  clave: string | undefined,
): [{ $set: Record<string, object | string> }] {
  const conocidos = (antes.formatos ?? []).map(({ _id }) => _id);
  const campos = {
    ...cambios,
    ...(categoriaId === undefined ? {} : { categoria: categoriaId === null ? null : toId(categoriaId) }),
    ...(opciones === undefined ? {} : { opciones: opciones.map(toId) }),
  };
  const conIds = formatos && withIds(formatos, conocidos, newId);
  return [
    {
      $set: {
        ...literals(campos),
        ...(conIds ? { formatos: keepingFields('formatos', conIds, { ...A_LA_VENTA }) } : {}),
        ...(menu === undefined ? {} : changedMenu(antes.menu, menu)),
        ...withClave(clave),
        ...nextRev(),
      },
    },
  ];
}
