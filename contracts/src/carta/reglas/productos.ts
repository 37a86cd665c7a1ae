// Longer than most: a product and its categoría have many fields, each with its rule and its message.
import { ALERGENOS } from '../dominio/alergenos';
import { GRAMOS_MAX, UNIDADES_PESO } from '../dominio/peso';
import { TIPOS_PEDIDO } from '../../casa/dominio/tipo-categoria';
import { LIMITES } from '../../plataforma/reglas/limites';
import { normalizeTexto } from '../../plataforma/dominio/texto';
import { id } from '../../plataforma/reglas/ids';
import { parsePrecio } from '../../plataforma/reglas/precio';
import { allOf, cadaUno, isTexto, nombrado, obligatorio, sinControles } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/carta.md#the-carta. */

const hasta =
  (maximo: number, que: string): Regla =>
  (valor) =>
    isTexto(valor) && valor.trim().length <= maximo
      ? null
      : `${que} puede tener como máximo ${maximo} caracteres`;

export const nombreCategoria: Regla = allOf(
  nombrado('El nombre de la categoría es obligatorio'),
  hasta(LIMITES.nombreMax, 'El nombre'),
);

export const posicion: Regla = (valor) =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= 0 && valor <= 10_000
    ? null
    : 'La posición debe ser un número entero';

export const tipo: Regla = (valor) =>
  TIPOS_PEDIDO.some((conocido) => conocido === valor) ? null : 'El tipo debe ser comida o bebida';

export const orden: Regla = (valor) => {
  if (!Array.isArray(valor) || valor.length > LIMITES.categoriasMax) return 'El orden no es válido';
  const ids: unknown[] = valor;
  const malo = ids.map(id).find((mensaje) => mensaje !== null);
  if (malo) return malo;
  return new Set(ids).size === ids.length ? null : 'El orden no es válido';
};

/** A product may appear only once, in whichever categoría. */
export const ordenProductos: Regla = (valor) => {
  const secciones = Array.isArray(valor) ? (valor as unknown[]).map(toSeccion) : [];
  const categorias = secciones.map((seccion) => seccion?.categoria);
  const ids = secciones.flatMap((seccion) => seccion?.productos ?? []);
  const isValido =
    secciones.length > 0 &&
    !secciones.includes(null) &&
    hasIdsDistintos(categorias.filter((categoria) => categoria !== null)) &&
    categorias.filter((categoria) => categoria === null).length <= 1 &&
    categorias.length <= LIMITES.categoriasMax + 1 &&
    ids.length <= LIMITES.productosMax &&
    hasIdsDistintos(ids);
  return isValido ? null : 'El orden no es válido';
};

function toSeccion(valor: unknown): { categoria: unknown; productos: unknown[] } | null {
  if (typeof valor !== 'object' || valor === null) return null;
  const { categoria, productos } = valor as { categoria?: unknown; productos?: unknown };
  return Array.isArray(productos) ? { categoria, productos } : null;
}

export const nombreProducto: Regla = allOf(
  nombrado('El nombre del producto es obligatorio'),
  hasta(LIMITES.nombreMax, 'El nombre'),
);

export const precio: Regla = (valor) => {
  if (valor === undefined || valor === null || (isTexto(valor) && valor.trim() === '')) {
    return 'El precio es obligatorio';
  }
  const centimos = parsePrecio(valor);
  if (centimos === null || centimos <= 0) return 'El precio debe ser un número mayor a 0';
  return centimos <= LIMITES.precioMaxEuros * 100 ? null : 'El precio puede ser como máximo 9.999,99 €';
};

export const categoria: Regla = allOf(obligatorio('La categoría es obligatoria'), id);

export const descripcion: Regla = hasta(LIMITES.descripcionMax, 'La descripción');

export const ingredientes: Regla = (valor) => {
  if (!Array.isArray(valor)) return 'Los ingredientes no son válidos';
  if (valor.length > LIMITES.ingredientesMax) {
    return `Un producto puede tener como máximo ${LIMITES.ingredientesMax} ingredientes`;
  }
  return valor.every((ingrediente) => hasta(LIMITES.ingredienteMax, '')(ingrediente) === null)
    ? cadaUno(sinControles)(valor)
    : `Cada ingrediente puede tener como máximo ${LIMITES.ingredienteMax} caracteres`;
};

export const alergenos: Regla = (valor) =>
  Array.isArray(valor) && valor.every((alergeno) => ALERGENOS.some((conocido) => conocido === alergeno))
    ? null
    : 'Los alérgenos no son válidos';

const SI_O_NO: readonly unknown[] = [true, false, 'true', 'false'];

/** A form sends 'true' instead of `true`. */
export const disponible: Regla = (valor) =>
  SI_O_NO.includes(valor) ? null : 'La disponibilidad no es válida';

export const alergenosDeclarados: Regla = (valor) =>
  SI_O_NO.includes(valor) ? null : 'La declaración de alérgenos no es válida';

export const crudo: Regla = (valor) => (SI_O_NO.includes(valor) ? null : 'La marca de crudo no es válida');

export const porPeso: Regla = (valor) =>
  typeof valor === 'object' && !Array.isArray(valor) ? null : 'Cómo se vende por peso no es válido';

export const unidadPeso: Regla = (valor) =>
  UNIDADES_PESO.some((unidad) => unidad === valor) ? null : 'El precio por peso es de 100 g o de kg';

export const gramos: Regla = (valor) =>
  Number.isInteger(valor) && Number(valor) >= 1 && Number(valor) <= GRAMOS_MAX
    ? null
    : 'Los gramos deben ser un número entero entre 1 y 50.000';

export const siONoDeclarados: Regla = (valor) =>
  typeof valor === 'boolean' ? null : 'La declaración de alérgenos no es válida';

export const siONo: Regla = (valor) => (typeof valor === 'boolean' ? null : 'La disponibilidad no es válida');

const QUEDAN_MAX = 999;

/** Null counts it no longer. */
export const quedan: Regla = (valor) =>
  valor === null || (Number.isInteger(valor) && Number(valor) >= 0 && Number(valor) <= QUEDAN_MAX)
    ? null
    : `Cuántos quedan es un número entero de 0 a ${QUEDAN_MAX}`;

export const hastaManana: Regla = (valor) =>
  valor === 'mañana' ? null : 'Solo se puede agotar hasta mañana o hasta nuevo aviso';

function conNombres(maximo: number, muchos: string, repetido: string): Regla {
  return (valor) => {
    if (!Array.isArray(valor) || valor.length > maximo) return muchos;
    const nombres = valor
      .map((parte: unknown) => normalizeTexto(nombreOf(parte)))
      .filter((nombre) => nombre !== '');
    return new Set(nombres).size === nombres.length ? null : repetido;
  };
}

function nombreOf(parte: unknown): string {
  const { nombre } = (parte ?? {}) as { nombre?: unknown };
  return isTexto(nombre) ? nombre.trim() : '';
}

export const nombreFormato: Regla = allOf(
  nombrado('El nombre del formato es obligatorio'),
  hasta(LIMITES.nombreFormatoMax, 'El nombre'),
);

export const formatos: Regla = conNombres(
  LIMITES.formatosMax,
  `Un producto puede tener como máximo ${LIMITES.formatosMax} formatos`,
  'Hay dos formatos con el mismo nombre',
);

export const opcionesDeProducto: Regla = (valor) => {
  if (!Array.isArray(valor)) return 'Las opciones no son válidas';
  if (valor.length > LIMITES.opcionesPorProducto) {
    return `Un producto puede tener como máximo ${LIMITES.opcionesPorProducto} opciones`;
  }
  return hasIdsDistintos(valor) ? null : 'Las opciones no son válidas';
};

function hasIdsDistintos(valores: readonly unknown[]): boolean {
  const ids = valores.map((valorId) => (isTexto(valorId) ? valorId.toLowerCase() : valorId));
  return ids.every((valorId) => id(valorId) === null) && new Set(ids).size === ids.length;
}

export const precios: Regla = (valor) => {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) {
    return 'Los precios por zona no son válidos';
  }
  const zonas = Object.keys(valor);
  if (zonas.length > LIMITES.zonasMax || !hasIdsDistintos(zonas))
    return 'Los precios por zona no son válidos';
  return (
    Object.values(valor)
      .map(precio)
      .find((mensaje) => mensaje !== null) ?? null
  );
};

export const nombreOpcion: Regla = allOf(
  nombrado('El nombre de la opción es obligatorio'),
  hasta(LIMITES.nombreOpcionMax, 'El nombre'),
);

export const cuantosValores: Regla = (valor) =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= 0 && valor <= LIMITES.valoresMax
    ? null
    : `Debe ser un número entero entre 0 y ${LIMITES.valoresMax}`;

/** Requires 0 ≤ min ≤ max and 1 ≤ max ≤ values. */
export function cuantas({ min, max, valores }: { min: number; max: number; valores: number }): string | null {
  if (max < 1) return 'Se debe poder elegir al menos uno';
  if (min > max) return 'El mínimo no puede ser mayor que el máximo';
  return max <= valores ? null : 'No se pueden elegir más valores de los que hay';
}

export const valores: Regla = (valor) =>
  Array.isArray(valor) && valor.length === 0
    ? 'Añade al menos un valor'
    : conNombres(
        LIMITES.valoresMax,
        `Una opción puede tener como máximo ${LIMITES.valoresMax} valores`,
        'Hay dos valores con el mismo nombre',
      )(valor);

export const nombreValor: Regla = allOf(
  nombrado('El nombre del valor es obligatorio'),
  hasta(LIMITES.nombreOpcionMax, 'El nombre'),
);

export const suplemento: Regla = (valor) => {
  const centimos = parsePrecio(valor);
  if (centimos === null || centimos < 0) return 'El suplemento debe ser un número mayor o igual a 0';
  return centimos <= LIMITES.precioMaxEuros * 100 ? null : 'El suplemento puede ser como máximo 9.999,99 €';
};
