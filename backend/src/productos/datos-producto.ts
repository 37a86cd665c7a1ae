import { parsePrecio, reglasCarta } from '@carta/contracts';
import type { Centimos, ProductoRequest } from '@carta/contracts';
import { campoNoValido } from '../common/errors/domain-error';
import type { CambiosProducto, ProductoNuevo } from './producto-nuevo';

/** A request whose fields have kept their rules; `imagen` is there to say that there is to be no photo. */
export type DatosProducto = Partial<ProductoRequest> & { imagen?: '' };

/** What a request changes: absent (or null) stays as it is. */
export function toCambios(datos: DatosProducto): CambiosProducto {
  const { nombre, descripcion, precio, categoria, ingredientes, disponible, imagen } = datos;
  return {
    ...(isDicho(nombre) ? { nombre: nombre.trim() } : {}),
    ...(isDicho(descripcion) ? { descripcion: descripcion.trim() } : {}),
    ...(isDicho(precio) ? { precio: toCentimos(precio) } : {}),
    ...(isDicho(categoria) ? { categoriaId: categoria.toLowerCase() } : {}),
    ...(isDicho(ingredientes) ? { ingredientes: trimmed(ingredientes) } : {}),
    ...toAlergenos(datos),
    // Said outright, it no longer depends on the day.
    ...(isDicho(disponible) ? { disponible: String(disponible) === 'true', agotadoHasta: null } : {}),
    ...(isDicho(imagen) ? { imagen: null } : {}),
  };
}

/** A new product: what its request does not say is empty, and it is for sale. */
export function toNuevo(datos: DatosProducto & ProductoRequest): ProductoNuevo {
  return {
    nombre: datos.nombre.trim(),
    descripcion: '',
    precio: toCentimos(datos.precio),
    categoriaId: datos.categoria.toLowerCase(),
    ingredientes: [],
    alergenos: [],
    disponible: true,
    agotadoHasta: null,
    ...toCambios(datos),
  };
}

/** A list alone declares what is in it: emptied without a word, it declares nothing. */
function toAlergenos({
  alergenos,
  alergenosDeclarados,
}: DatosProducto): Pick<CambiosProducto, 'alergenos' | 'alergenosDeclarados'> {
  const dicho = isDicho(alergenosDeclarados)
    ? { alergenosDeclarados: String(alergenosDeclarados) === 'true' }
    : {};
  if (!isDicho(alergenos)) return dicho;
  return { alergenos: [...new Set(alergenos)], alergenosDeclarados: alergenos.length > 0, ...dicho };
}

function isDicho<T>(valor: T | null | undefined): valor is T {
  return valor !== null && valor !== undefined;
}

function toCentimos(precio: unknown): Centimos {
  const valor = parsePrecio(precio);
  if (valor === null) throw campoNoValido('precio', reglasCarta.precio(precio) ?? '');
  return valor;
}

function trimmed(textos: readonly string[]): string[] {
  return textos.map((texto) => texto.trim()).filter((texto) => texto !== '');
}
