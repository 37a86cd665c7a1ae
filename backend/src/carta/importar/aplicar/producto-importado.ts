import { GRAMOS_DE, centimos } from '@carta/contracts';
import type { DbId } from '../../../plataforma/base-datos/ids';
import { newProducto } from '../../productos/lista/producto.escritura';
import type { ProductoDoc } from '../../productos/lista/producto.schema';
import type { Nombrado } from './filas-importacion.repository';
import type { FilaImportacionDoc, ImportacionDoc } from '../plan/importacion.schema';

/** The first posición behind all of a categoría. */
export function posicionesTras(productos: readonly Nombrado[]): (categoria: DbId) => number {
  const ultimas = new Map<string, number>();
  for (const { categoria, posicion } of productos) {
    const id = categoria?.toHexString() ?? '';
    ultimas.set(id, Math.max(ultimas.get(id) ?? -1, posicion));
  }
  return (categoria) => (ultimas.get(categoria.toHexString()) ?? -1) + 1;
}

/** Hidden, until everything is done. What goes by weight is estimated at its unit. */
export function toProductoDoc(
  { _id, restaurante }: ImportacionDoc,
  fila: FilaImportacionDoc,
  posicionEn: (categoria: DbId) => number,
): ProductoDoc {
  const { nombre, descripcion = '', precio, formatos = [], porPeso, alergenos, producto, destino } = fila;
  if (!producto || !destino) throw new Error(`The row of ${nombre} makes no product`);
  const nuevo = {
    nombre,
    descripcion,
    precio: formatos[0]?.precio ?? precio ?? centimos(0),
    categoriaId: destino.categoria.toHexString(),
    ingredientes: [],
    alergenos: alergenos ?? [],
    // an explicit none declares too
    alergenosDeclarados: alergenos !== undefined,
    disponible: true,
    agotadoHasta: null,
    formatos,
    ...(porPeso ? { porPeso: { unidad: porPeso.unidad, gramosEstimados: GRAMOS_DE[porPeso.unidad] } } : {}),
  };
  return {
    ...newProducto(restaurante.toHexString(), nuevo, posicionEn(destino.categoria)),
    _id: producto,
    importacion: _id,
  };
}
