import { email } from './acceso';
import { LIMITES } from '../../plataforma/reglas/limites';
import { allOf, isTexto, nombrado, obligatorio } from '../../plataforma/reglas/regla';
import type { Regla } from '../../plataforma/reglas/regla';

/** These rules are in docs/reglas/limites.md#words-of-forms. */

export const nombreRestaurante: Regla = allOf(
  nombrado('El nombre del restaurante es obligatorio'),
  (valor) =>
    isTexto(valor) && valor.trim().length <= LIMITES.nombreMax
      ? null
      : `El nombre puede tener como máximo ${LIMITES.nombreMax} caracteres`,
);

/** It must be one address that mail can be sent to, without anything beside it. */
export const emailNuevo: Regla = allOf(email, (valor) =>
  isTexto(valor) && /^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u.test(valor.trim())
    ? null
    : 'El email no es válido',
);

const largo: Regla = (valor) => {
  if (!isTexto(valor) || valor.length < LIMITES.passwordMin) {
    return `La contraseña debe tener al menos ${LIMITES.passwordMin} caracteres`;
  }
  return valor.length <= LIMITES.passwordMax ? null : 'La contraseña es demasiado larga';
};

/** Each form has its own words. */
export const passwordDeRegistro: Regla = largo;
export const passwordRestablecida: Regla = allOf(obligatorio('La contraseña es obligatoria', false), largo);
export const passwordNueva: Regla = allOf(obligatorio('La nueva contraseña es obligatoria', false), largo);

export function matchPassword(password: unknown): Regla {
  return (valor) => (valor === password ? null : 'Las contraseñas no coinciden');
}

const seisDigitos: Regla = (valor) =>
  isTexto(valor) && /^[0-9]{6}$/.test(valor) ? null : 'El código debe tener 6 dígitos';

export const codigo: Regla = allOf(obligatorio('Por favor, ingresa el código de verificación'), seisDigitos);

export const codigoDeRecuperacion: Regla = allOf(obligatorio('El código es obligatorio'), seisDigitos);

/** A link carries 128 random bits in base64url. */
export const enlace: Regla = (valor) =>
  isTexto(valor) && /^[\w-]{22}$/.test(valor) ? null : 'El enlace no es válido. Pide otro.';

export function onlyDigitos(texto: string): string {
  return texto.replace(/[^0-9]/g, '').slice(0, LIMITES.codigoDigitos);
}
