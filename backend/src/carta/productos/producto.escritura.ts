import { newId, toId } from '../../plataforma/base-datos/ids';
import { keepingFields, literals, withIds } from '../../plataforma/base-datos/subdocumentos';
import { A_LA_VENTA } from '../agotado';
import type { CambiosProducto, ProductoNuevo } from './producto-nuevo';
import type { ProductoDoc } from './producto.schema';

export function newProducto(
  restauranteId: string,
  { categoriaId, clave, imagen = null, formatos = [], opciones = [], ...nuevo }: ProductoNuevo,
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
    ...(clave === undefined ? {} : { clave }),
  };
}

/** A pipeline, so that availability changed meanwhile is kept. */
export function changedProducto(
  antes: ProductoDoc,
  { categoriaId, formatos, opciones, ...cambios }: CambiosProducto,
): [{ $set: Record<string, object> }] {
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
      },
    },
  ];
}
