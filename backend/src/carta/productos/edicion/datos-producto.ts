import { parsePrecio, reglasCarta } from '@carta/contracts';
import type { Alergeno, Centimos, FormatoRequest, Husos, PorPesoRequest } from '@carta/contracts';
import { campoNoValido } from '../../../plataforma/errores/domain-error';
import { toDestino } from '../../destino';
import { toMenuNuevo } from '../../menus/datos-menu';
import type { CambiarProductoDto, CrearProductoDto } from './dto/producto.dto';
import type { CambiosProducto, FormatoNuevo, PreciosPorZona, ProductoNuevo } from '../lista/producto-nuevo';

/** Absent or null fields stay as they are; null removes a pase or an estación, and sells by the piece. */
export function toCambios(datos: CambiarProductoDto, husos: Husos): CambiosProducto {
  const { nombre, descripcion, precio, categoria, ingredientes, disponible, imagen } = datos;
  const { precios, opciones, crudo, cuenta, porPeso } = datos;
  return {
    ...(isDicho(nombre) ? { nombre: nombre.trim() } : {}),
    ...(isDicho(descripcion) ? { descripcion: descripcion.trim() } : {}),
    ...(isDicho(precio) ? { precio: toCentimos(precio, 'precio') } : {}),
    ...(isDicho(precios) ? { precios: toPrecios(precios, 'precios') } : {}),
    ...(isDicho(categoria) ? { categoriaId: categoria.toLowerCase() } : {}),
    ...(isDicho(ingredientes) ? { ingredientes: trimmed(ingredientes) } : {}),
    ...(isDicho(opciones) ? { opciones: opciones.map((id) => id.toLowerCase()) } : {}),
    ...toAlergenos(datos),
    ...(isDicho(crudo) ? { crudo: String(crudo) === 'true' } : {}),
    ...(isDicho(cuenta) ? { cuenta: cuenta.map(({ nombre, n }) => ({ nombre: nombre.trim(), n })) } : {}),
    ...(porPeso === undefined ? {} : { porPeso: porPeso && toPorPeso(porPeso) }),
    ...toFormatos(datos),
    ...(isDicho(datos.menu) ? { menu: toMenuNuevo(datos.menu, husos) } : {}),
    ...toDestino(datos),
    // A direct change overrides 'sold out for today'.
    ...(isDicho(disponible) ? { disponible: String(disponible) === 'true', agotadoHasta: null } : {}),
    ...(isDicho(imagen) ? { imagen: null } : {}),
  };
}

export function toNuevo(datos: CrearProductoDto, husos: Husos): ProductoNuevo {
  return {
    nombre: datos.nombre.trim(),
    descripcion: '',
    precio: toCentimos(datos.precio, 'precio'),
    categoriaId: datos.categoria.toLowerCase(),
    ingredientes: [],
    alergenos: [],
    disponible: true,
    agotadoHasta: null,
    ...toCambios(datos, husos),
  };
}

const toPorPeso = ({ unidad, gramosEstimados }: PorPesoRequest): PorPesoRequest => ({
  unidad,
  gramosEstimados,
});

/** A list that is not empty counts as declared; an empty one does not. */
function toAlergenos({
  alergenos,
  alergenosDeclarados,
}: CambiarProductoDto): Pick<CambiosProducto, 'alergenos' | 'alergenosDeclarados'> {
  const declarados = isDicho(alergenosDeclarados)
    ? { alergenosDeclarados: String(alergenosDeclarados) === 'true' }
    : {};
  if (!isDicho(alergenos)) return declarados;
  return { alergenos: distintos(alergenos), alergenosDeclarados: alergenos.length > 0, ...declarados };
}

/** A product with formatos costs what the first one does, whatever price was sent. */
function toFormatos({ formatos }: CambiarProductoDto): Pick<CambiosProducto, 'formatos' | 'precio'> {
  if (!isDicho(formatos)) return {};
  const nuevos = formatos.map(toFormato);
  return { formatos: nuevos, ...(nuevos[0] ? { precio: nuevos[0].precio } : {}) };
}

function toFormato({ _id, nombre, precio, precios, alergenos }: FormatoRequest, i: number): FormatoNuevo {
  return {
    ...(isDicho(_id) ? { _id } : {}),
    nombre: nombre.trim(),
    precio: toCentimos(precio, `formatos.${i}.precio`),
    ...(isDicho(precios) ? { precios: toPrecios(precios, `formatos.${i}.precios`) } : {}),
    ...(isDicho(alergenos) ? { alergenos: distintos(alergenos) } : {}),
  };
}

function toPrecios(precios: Record<string, number | string>, campo: string): PreciosPorZona {
  return Object.fromEntries(
    Object.entries(precios).map(([zona, precio]) => [zona.toLowerCase(), toCentimos(precio, campo)]),
  );
}

const distintos = (alergenos: readonly Alergeno[]): Alergeno[] => [...new Set(alergenos)];

function isDicho<T>(valor: T | null | undefined): valor is T {
  return valor !== null && valor !== undefined;
}

function toCentimos(precio: unknown, campo: string): Centimos {
  const valor = parsePrecio(precio);
  if (valor === null) throw campoNoValido(campo, reglasCarta.precio(precio) ?? '');
  return valor;
}

function trimmed(textos: readonly string[]): string[] {
  return textos.map((texto) => texto.trim()).filter((texto) => texto !== '');
}
