import type { Restaurante, Tokens } from '@carta/contracts';
import { almacenLocal, almacenPestana } from '../shared/lib/almacen';
import { forgetVistos } from '../shared/lib/visto';
import { claveDe } from './claves-renovacion';
import { caducidadOf } from './token';

/**
 * The tab's session storage, so that closing the tab ends it (docs/reglas/casa.md#accounts-and-sessions). `token`
 * repeats the access token.
 */
const CLAVES = {
  acceso: 'accessToken',
  refresco: 'refreshToken',
  token: 'token',
  caducidad: 'tokenCaduca',
  actividad: 'ultimaActividad',
} as const;

/** Written after a verified email, and read by nothing here. */
const CLAVES_USUARIO = { token: 'token', usuario: 'user' } as const;

export function saveTokens({ accessToken, refreshToken }: Tokens): void {
  almacenPestana.write(CLAVES.acceso, accessToken);
  almacenPestana.write(CLAVES.refresco, refreshToken);
  almacenPestana.write(CLAVES.token, accessToken);
  almacenPestana.write(CLAVES.caducidad, String(caducidadOf(accessToken, Date.now())));
  claveDe(refreshToken);
}

export function saveUsuario(restaurante: Restaurante, token: string): void {
  almacenLocal.write(CLAVES_USUARIO.token, token);
  almacenLocal.write(CLAVES_USUARIO.usuario, JSON.stringify(restaurante));
}

export function readAcceso(): string | null {
  return almacenPestana.read(CLAVES.acceso);
}

export function readRefresco(): string | null {
  return almacenPestana.read(CLAVES.refresco);
}

/** Returns ms on this device's clock; 0 without a token. */
export function readCaducidad(): number {
  return Number(almacenPestana.read(CLAVES.caducidad) ?? 0);
}

/** Returns ms on this device's clock. */
export function readActividad(): number | null {
  const guardada = almacenPestana.read(CLAVES.actividad);
  return guardada === null ? null : Number(guardada);
}

export function saveActividad(instante: number): void {
  almacenPestana.write(CLAVES.actividad, String(instante));
}

export function forgetSesion(): void {
  for (const clave of Object.values(CLAVES)) almacenPestana.remove(clave);
  for (const clave of Object.values(CLAVES_USUARIO)) almacenLocal.remove(clave);
  forgetVistos();
}
