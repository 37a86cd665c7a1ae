import type { Restaurante } from './restaurantes';

export interface LoginRequest {
  email: string;
  password: string;
  /** The place to enter, where the account has several; its first otherwise. */
  restaurante?: string;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface LoginResponse extends Tokens {
  restaurante: Restaurante;
}

/** `tipoUsuario` is accepted and ignored: nobody registers into a plan (docs/reglas/casa.md#plans-and-roles). */
export interface RegistroRequest {
  nombre: string;
  email: string;
  password: string;
  ubicacion?: string | { direccion: string };
  numeroMesas?: number;
  tipoUsuario?: string;
}

/** `token` is null while the email has to be verified. */
export interface RegistroResponse {
  restaurante: Restaurante;
  requiresVerification: boolean;
  token: string | null;
}

export interface EmailRequest {
  email: string;
}

/** It is true when nobody has registered with this email. */
export interface EmailDisponible {
  disponible: boolean;
}

export interface CodigoRequest {
  email: string;
  code: string;
}

/** `token` equals `accessToken`. */
export interface VerificacionResponse extends Tokens {
  restaurante: Restaurante;
  token: string;
}

/** The code stays valid afterwards. */
export interface CodigoValido {
  valido: true;
}

export interface RestablecerRequest extends CodigoRequest {
  newPassword: string;
}

/** These devices stay paired after the password changed. */
export interface Restablecida {
  dispositivos: string[];
}

/** `enlace` is the secret of the mailed link, and replaces the code. */
export interface RestablecerConEnlaceRequest extends EmailRequest {
  enlace: string;
  newPassword: string;
}

export interface RefreshRequest {
  refreshToken: string;
}

/** These claims come beside the registered ones (docs/reglas/casa.md#accounts-and-sessions). */
export interface ClaimsAcceso {
  sub: string;
  restauranteId: string;
  tipoUsuario: string;
  fam: string;
  exp: number;
}
