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

/** POST /auth/refresh */
export interface RefreshRequest {
  refreshToken: string;
}

/** What the access token carries besides the registered claims (API §2). */
export interface ClaimsAcceso {
  sub: string;
  restauranteId: string;
  tipoUsuario: string;
  fam: string;
  exp: number;
}
