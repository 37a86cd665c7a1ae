import { isTexto } from '../../plataforma/reglas/regla';
import { LIMITES } from '../../plataforma/reglas/limites';
import type { Regla } from '../../plataforma/reglas/regla';

/** Rules of the login form (docs/reglas.md#words-of-forms). */

/** Emails are compared trimmed and in lower case. */
export function normalizeEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

export const email: Regla = (valor) => {
  if (!isTexto(valor) || valor.trim() === '') return 'El email es obligatorio';
  return valor.includes('@') && valor.length <= 254 ? null : 'El email no es válido';
};

/** At login any non-empty password may be tried; only absurd lengths are refused. */
export const passwordDeAcceso: Regla = (valor) => {
  if (!isTexto(valor) || valor === '') return 'La contraseña es obligatoria';
  return valor.length <= LIMITES.passwordMax ? null : 'La contraseña es demasiado larga';
};

/** A refresh token as it travels: what it is worth, only the server can say. */
export const refreshToken: Regla = (valor) =>
  isTexto(valor) && valor !== '' && valor.length <= 200 ? null : 'Los datos enviados no son válidos.';
