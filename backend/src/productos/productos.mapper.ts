import { centimos, toEuros } from '@carta/contracts';
import type { Categoria, Producto, ProductoVendible } from '@carta/contracts';
import type { ProductoDoc } from './producto.schema';

/** Whether a product can be ordered at this instant. */
function isDisponible(
  { disponible, agotadoHasta }: Pick<ProductoDoc, 'disponible' | 'agotadoHasta'>,
  ahora: Date,
): boolean {
  return disponible && (agotadoHasta === null || agotadoHasta <= ahora);
}

/** When a product that is sold out for today comes back by itself; null for any other. */
export function returnOf(
  { disponible, agotadoHasta }: Pick<ProductoDoc, 'disponible' | 'agotadoHasta'>,
  ahora: Date,
): Date | null {
  return disponible && agotadoHasta && agotadoHasta > ahora ? agotadoHasta : null;
}

/** Whatever is on the list has been declared. */
function toDeclarado({ alergenos, alergenosDeclarados = false }: ProductoDoc) {
  return { alergenos, alergenosDeclarados: alergenosDeclarados || alergenos.length > 0 };
}

/** A product as everybody sees it at this instant. */
export function toProducto(doc: ProductoDoc, ahora: Date): Producto {
  const disponible = isDisponible(doc, ahora);
  const vuelve = returnOf(doc, ahora);
  const { imagen } = doc;
  return {
    _id: doc._id.toHexString(),
    nombre: doc.nombre,
    descripcion: doc.descripcion,
    precio: toEuros(centimos(doc.precio)),
    categoria: doc.categoria?.toHexString() ?? null,
    imagen: imagen && `/uploads/${imagen.nombre}`,
    imagenPrevia: imagen && { ancho: imagen.ancho, alto: imagen.alto, color: imagen.color },
    ingredientes: doc.ingredientes,
    ...toDeclarado(doc),
    disponible,
    estado: disponible ? 'disponible' : 'agotado',
    ...(vuelve ? { agotadoHasta: vuelve.toISOString() } : {}),
  };
}

/** A product as an order prices it; without a categoría it is comida. */
export function toVendible(
  doc: ProductoDoc,
  categoria: Categoria | undefined,
  ahora: Date,
): ProductoVendible {
  return {
    id: doc._id.toHexString(),
    nombre: doc.nombre,
    precio: centimos(doc.precio),
    disponible: isDisponible(doc, ahora),
    tipo: categoria?.tipo ?? 'comida',
    ...(categoria?.horas ? { servida: { nombre: categoria.nombre, horas: categoria.horas } } : {}),
    ...toDeclarado(doc),
  };
}
