import { MODOS_ALERGENOS } from '../api/tandas';
import { centimos, isEuros } from '../../plataforma/dominio/dinero';
import type { Centimos } from '../../plataforma/dominio/dinero';
import { REDONDEOS, subirPrecio } from '../dominio/subida';
import type { Subida } from '../dominio/subida';
import { alergenos, hastaManana, siONo } from './productos';
import { LIMITES } from '../../plataforma/reglas/limites';
import { id } from '../../plataforma/reglas/ids';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/carta.md#several-products-at-once. */

const PRODUCTOS_INVALIDOS = 'Los productos no son válidos';
const CAMBIO_INVALIDO = 'El cambio no es válido';
/** It counts hundredths of a percent, or céntimos: 999,99 % or €. */
const VALOR_MAX = 99_999;

export const productos: Regla = (valor) => {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return PRODUCTOS_INVALIDOS;
  const ids = Object.keys(valor);
  if (ids.length === 0) return 'No hay productos que cambiar';
  const isValido =
    ids.length <= LIMITES.productosMax &&
    ids.every((productoId) => id(productoId) === null) &&
    new Set(ids.map((productoId) => productoId.toLowerCase())).size === ids.length &&
    Object.values(valor).every(isPrecios);
  return isValido ? null : PRODUCTOS_INVALIDOS;
};

const isPrecios = (valor: unknown): boolean =>
  Array.isArray(valor) && valor.length <= LIMITES.formatosMax && valor.every(isEuros);

export const cambio: Regla = (valor) => {
  const { que, ...datos } = (valor ?? {}) as Record<string, unknown>;
  const campos = typeof que === 'string' && Object.hasOwn(CAMBIOS, que) ? CAMBIOS[que] : undefined;
  if (!campos || Object.keys(datos).some((campo) => !Object.hasOwn(campos, campo))) return CAMBIO_INVALIDO;
  const mensajes = Object.entries(campos).map(([campo, regla]) => regla(datos[campo]));
  return mensajes.find((mensaje) => mensaje !== null) ?? null;
};

const check =
  (isValido: (valor: unknown) => boolean): Regla =>
  (valor) =>
    isValido(valor) ? null : CAMBIO_INVALIDO;

const oneOf = (...valores: readonly unknown[]): Regla => check((valor) => valores.includes(valor));

const CAMBIOS: Readonly<Record<string, Record<string, Regla>>> = {
  disponibilidad: {
    disponible: siONo,
    hasta: (valor) => (valor === undefined ? null : hastaManana(valor)),
  },
  precio: {
    modo: oneOf('porcentaje', 'euros'),
    valor: check((valor) => Number.isInteger(valor) && Math.abs(Number(valor)) <= VALOR_MAX),
    redondeo: oneOf(...REDONDEOS),
  },
  categoria: { categoria: id },
  alergenos: { modo: oneOf(...MODOS_ALERGENOS), alergenos },
};

export type PrecioRechazado = 'nada' | 'demasiado';

/** Returns new prices for a product and all its formatos, or for none of them. */
export function preciosNuevos(
  precios: readonly Centimos[],
  subida: Subida,
): { precios: Centimos[] } | { rechazado: PrecioRechazado } {
  const { modo, valor } = subida;
  const isNada = (base: Centimos) => (modo === 'euros' ? base + valor <= 0 : valor <= -10_000);
  if (precios.some(isNada)) return { rechazado: 'nada' };
  const nuevos = precios.map((base) => subirPrecio(base, subida));
  const maximo = centimos(Math.round(LIMITES.precioMaxEuros * 100));
  return nuevos.some((nuevo) => nuevo > maximo) ? { rechazado: 'demasiado' } : { precios: nuevos };
}
