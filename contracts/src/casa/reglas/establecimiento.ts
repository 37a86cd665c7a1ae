import { HUSOS } from '../../plataforma/dominio/husos';
import { LIMITES } from '../../plataforma/reglas/limites';
import { allOf, isTexto, nombrado, sinControles } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/limites.md#words-of-forms. */

/** A `ubicacion` may be a text or { direccion }. */
export function direccionOf(ubicacion: unknown): string | null {
  if (isTexto(ubicacion)) return ubicacion.trim();
  if (typeof ubicacion !== 'object' || ubicacion === null || Array.isArray(ubicacion)) return null;
  const { direccion, ...sobrantes } = ubicacion as Record<string, unknown>;
  return isTexto(direccion) && Object.keys(sobrantes).length === 0 ? direccion.trim() : null;
}

export const ubicacion: Regla = (valor) => {
  const direccion = direccionOf(valor);
  if (direccion === null) return 'La dirección no es válida';
  if (direccion === '') return 'La dirección es obligatoria';
  return direccion.length <= LIMITES.ubicacionMax
    ? sinControles(direccion)
    : `La dirección puede tener como máximo ${LIMITES.ubicacionMax} caracteres`;
};

export const telefono: Regla = allOf(nombrado('El teléfono es obligatorio'), (valor) =>
  isTexto(valor) && valor.trim().length <= LIMITES.telefonoMax
    ? null
    : `El teléfono puede tener como máximo ${LIMITES.telefonoMax} caracteres`,
);

export const numeroMesas: Regla = (valor) =>
  typeof valor === 'number' && Number.isInteger(valor) && valor >= 1 && valor <= LIMITES.mesasMax
    ? null
    : `El número de mesas debe ser un número entero entre 1 y ${LIMITES.mesasMax}`;

export const huso: Regla = (valor) =>
  isTexto(valor) && HUSOS.some((huso) => huso === valor) ? null : 'La zona horaria no es válida';

/** `ubicacion` has this value until the owner gives one. */
export const SIN_ESPECIFICAR = 'Sin especificar';

export function isIncompleto({
  ubicacion: donde,
  telefono: numero,
}: {
  ubicacion: string;
  telefono: string;
}) {
  return numero.trim() === '' || donde.trim() === '' || donde.trim() === SIN_ESPECIFICAR;
}

export const dia: Regla = (valor) =>
  isTexto(valor) && /^\d{4}-\d{2}-\d{2}$/.test(valor) && isDiaReal(valor)
    ? null
    : 'La fecha no es válida (AAAA-MM-DD)';

function isDiaReal(texto: string): boolean {
  const fecha = new Date(`${texto}T00:00:00Z`);
  return !Number.isNaN(fecha.getTime()) && fecha.toISOString().startsWith(texto);
}
