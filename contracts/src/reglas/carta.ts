import { ALERGENOS } from '../dominio/alergenos';
import { TIPOS_PEDIDO } from '../dominio/tipo-categoria';
import { LIMITES } from './limites';
import { id } from './pedido';
import { parsePrecio } from './precio';
import { allOf, isTexto, obligatorio } from './regla';
import type { Regla } from './regla';

/** Rules of categorías and products (docs/reglas.md#the-carta). */

const hasta =
  (maximo: number, que: string): Regla =>
  (valor) =>
    isTexto(valor) && valor.trim().length <= maximo
      ? null
      : `${que} puede tener como máximo ${maximo} caracteres`;

export const nombreCategoria: Regla = allOf(
  obligatorio('El nombre de la categoría es obligatorio'),
  hasta(LIMITES.nombreMax, 'El nombre'),
);

export const posicion: Regla = (valor) =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= 0 && valor <= 10_000
    ? null
    : 'La posición debe ser un número entero';

export const tipo: Regla = (valor) =>
  TIPOS_PEDIDO.some((conocido) => conocido === valor) ? null : 'El tipo debe ser comida o bebida';

/** The ids of every categoría, in their new order. */
export const orden: Regla = (valor) => {
  if (!Array.isArray(valor) || valor.length > LIMITES.categoriasMax) return 'El orden no es válido';
  const ids: unknown[] = valor;
  const malo = ids.map(id).find((mensaje) => mensaje !== null);
  if (malo) return malo;
  return new Set(ids).size === ids.length ? null : 'El orden no es válido';
};

export const nombreProducto: Regla = allOf(
  obligatorio('El nombre del producto es obligatorio'),
  hasta(LIMITES.nombreMax, 'El nombre'),
);

/** A price as a form or a JSON body brings it. */
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
  return valor.every((uno) => hasta(LIMITES.ingredienteMax, '')(uno) === null)
    ? null
    : `Cada ingrediente puede tener como máximo ${LIMITES.ingredienteMax} caracteres`;
};

export const alergenos: Regla = (valor) =>
  Array.isArray(valor) && valor.every((uno) => ALERGENOS.some((conocido) => conocido === uno))
    ? null
    : 'Los alérgenos no son válidos';

const SI_O_NO: readonly unknown[] = [true, false, 'true', 'false'];

/** `true`, or 'true' as a form writes it. */
export const disponible: Regla = (valor) =>
  SI_O_NO.includes(valor) ? null : 'La disponibilidad no es válida';

/** The same, of whether a dish says what it contains. */
export const alergenosDeclarados: Regla = (valor) =>
  SI_O_NO.includes(valor) ? null : 'La declaración de alérgenos no es válida';

/** True or false, never in quotes. */
export const siONo: Regla = (valor) => (typeof valor === 'boolean' ? null : 'La disponibilidad no es válida');

/** 'solo hoy': a sold-out product comes back with the next service day. */
export const hastaManana: Regla = (valor) =>
  valor === 'mañana' ? null : 'Solo se puede agotar hasta mañana o hasta nuevo aviso';
