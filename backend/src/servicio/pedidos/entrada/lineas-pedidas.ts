import { fromEuros, libreDe, reglasCarta } from '@carta/contracts';
import type { EstacionCasa, LineaPedida, LineaPedidaRequest, LineaTomadaRequest } from '@carta/contracts';
import { idDeNombre } from '../../../plataforma/base-datos/id-de-nombre';
import { campoNoValido } from '../../../plataforma/errores/domain-error';

/** The lines of a body as the domain prices them. @throws 422 for one beside the carta that cannot be sold */
export function toLineasPedidas(
  productos: readonly LineaTomadaRequest[],
  estaciones: readonly EstacionCasa[] | undefined,
): LineaPedida[] {
  return productos.map((linea, i) => {
    const { libre } = linea;
    return libre ? toLibre({ ...linea, libre }, `productos.${i}`, estaciones) : toLineaPedida(linea);
  });
}

/** Drops the nulls of a body. */
export function toLineaPedida(linea: LineaPedidaRequest): LineaPedida {
  const { productoId, nombre, cantidad, precio, notas, formato, opciones } = linea;
  return {
    nombre,
    cantidad,
    precio: fromEuros(precio),
    ...(productoId ? { productoId: productoId.toLowerCase() } : {}),
    ...(notas ? { notas } : {}),
    ...(formato ? { formato: formato.toLowerCase() } : {}),
    ...(opciones ? { opciones: opciones.map((id) => id.toLowerCase()) } : {}),
  };
}

function toLibre(
  { libre: estacion, cantidad, notas, ...linea }: LineaTomadaRequest & { libre: string },
  donde: string,
  estaciones: readonly EstacionCasa[] | undefined,
): LineaPedida {
  if (linea.productoId || linea.formato || linea.opciones?.length) {
    throw campoNoValido(`${donde}.libre`, 'Lo que va fuera de carta no es un producto ni se elige.');
  }
  // of a product's line the name is an echo of what is stored, which may be older than this rule
  const noNombre = reglasCarta.nombreProducto(linea.nombre);
  if (noNombre !== null) throw campoNoValido(`${donde}.nombre`, noNombre);
  const noPrecio = reglasCarta.precio(linea.precio);
  if (noPrecio !== null) throw campoNoValido(`${donde}.precio`, noPrecio);
  const escrita = { nombre: linea.nombre.trim(), precio: fromEuros(linea.precio) };
  const vendible = libreDe({ ...escrita, estacion }, estaciones);
  if (!vendible) throw campoNoValido(`${donde}.libre`, 'Esa estación ya no está: elige otra.');
  const libre = { id: idDeNombre(escrita.nombre), ...vendible };
  return { ...escrita, cantidad, libre, ...(notas ? { notas } : {}) };
}
