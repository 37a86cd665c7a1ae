import type { Restaurante, Tokens } from '@carta/contracts';
import { almacenLocal, almacenPestana } from '../shared/lib/almacen';
import { forgetVistos } from '../shared/lib/visto';
import { claveDe } from './claves-renovacion';
import { caducidadOf } from './token';

/**
 * Where the session lives: the session storage of the tab (docs/reglas.md#accounts-and-sessions), so that
 * closing the tab ends it. `token` repeats the access token.
 */
const CLAVES = {
  acceso: 'accessToken',
  refresco: 'refreshToken',
  token: 'token',
  caducidad: 'tokenCaduca',
  actividad: 'ultimaActividad',
} as const;

/** Left by a verified email; cleared with everything else. */
const CLAVES_USUARIO = { token: 'token', usuario: 'user' } as const;

export function saveTokens({ accessToken, refreshToken }: Tokens): void {
  almacenPestana.write(CLAVES.acceso, accessToken);
  almacenPestana.write(CLAVES.refresco, refreshToken);
  almacenPestana.write(CLAVES.token, accessToken);
  almacenPestana.write(CLAVES.caducidad, String(caducidadOf(accessToken, Date.now())));
  claveDe(refreshToken);
}

/** What a verified email leaves in the local storage. Nothing here reads it. */
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

/** When the access token stops counting, in ms of this device's clock; 0 when there is none. */
export function readCaducidad(): number {
  return Number(almacenPestana.read(CLAVES.caducidad) ?? 0);
}

/** The last sign of a person, in ms of this device's clock; null when none is known. */
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
