import type { Restaurante } from './restaurantes';

export interface LoginRequest {
  email: string;
  password: string;
}

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

/** POST /auth/login */
export interface LoginResponse extends Tokens {
  restaurante: Restaurante;
}

/**
 * POST /auth/register. `tipoUsuario` is accepted and ignored: who registers cannot choose a plan
 * (docs/reglas.md#plans-and-roles).
 */
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

/** POST /auth/verify-email, /resend-verification-code and /forgot-password */
export interface EmailRequest {
  email: string;
}

/** POST /auth/verify-email: whether nobody has registered with this email. */
export interface EmailDisponible {
  disponible: boolean;
}

/** POST /auth/verify-email-code and /verify-password-reset-code */
export interface CodigoRequest {
  email: string;
  code: string;
}

/** POST /auth/verify-email-code: the account, and a session in it; `token` equals `accessToken`. */
export interface VerificacionResponse extends Tokens {
  restaurante: Restaurante;
  token: string;
}

/** POST /auth/verify-password-reset-code: the code is good, and still good afterwards. */
export interface CodigoValido {
  valido: true;
}

/** POST /auth/reset-password */
export interface RestablecerRequest extends CodigoRequest {
  newPassword: string;
}

/** What both ways to another password answer: the names of the devices that stay paired. */
export interface Restablecida {
  dispositivos: string[];
}

/** POST /auth/reset-password/enlace: what the mailed link carries, in place of the code. */
export interface RestablecerConEnlaceRequest extends EmailRequest {
  enlace: string;
  newPassword: string;
}

/** POST /auth/refresh */
export interface RefreshRequest {
  refreshToken: string;
}

/** What the access token carries besides the registered claims (docs/reglas.md#accounts-and-sessions). */
export interface ClaimsAcceso {
  sub: string;
  restauranteId: string;
  tipoUsuario: string;
  fam: string;
  exp: number;
}
