import { isTexto, sinControles } from '../../plataforma/reglas/regla';
import { LIMITES } from '../../plataforma/reglas/limites';
import type { Regla } from '../../plataforma/reglas/regla';

export function normalizeEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

export const email: Regla = (valor) => {
  if (!isTexto(valor) || valor.trim() === '') return 'El email es obligatorio';
  return valor.includes('@') && valor.length <= 254 && sinControles(valor) === null
    ? null
    : 'El email no es válido';
};

/** Anybody may try any non-empty password at login; only absurd lengths are refused. */
export const passwordDeAcceso: Regla = (valor) => {
  if (!isTexto(valor) || valor === '') return 'La contraseña es obligatoria';
  return valor.length <= LIMITES.passwordMax ? null : 'La contraseña es demasiado larga';
};

/** Only the server knows whether it is valid. */
export const refreshToken: Regla = (valor) =>
  isTexto(valor) && valor !== '' && valor.length <= 200 ? null : 'Los datos enviados no son válidos.';
