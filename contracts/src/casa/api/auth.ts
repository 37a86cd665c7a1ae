import type { Restaurante } from './restaurantes';

export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface LoginResponse extends Tokens {
  restaurante: Restaurante;
}

/** `token` is null while the email has to be verified. */
export interface RegistroResponse {
  restaurante: Restaurante;
  requiresVerification: boolean;
  token: string | null;
}

/** It is true when nobody has registered with this email. */
export interface EmailDisponible {
  disponible: boolean;
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

/** These devices stay paired after the password changed. */
export interface Restablecida {
  dispositivos: string[];
}

/** These claims come beside the registered ones (docs/reglas/casa.md#accounts-and-sessions). */
export interface ClaimsAcceso {
  sub: string;
  restauranteId: string;
  tipoUsuario: string;
  fam: string;
  exp: number;
}
