import type { ClaimsAcceso } from '@carta/contracts';

type Claims = Pick<ClaimsAcceso, 'exp'> & { iat?: number };

/** Unchecked, since the server checks it; null for no token. */
function readClaims(token: string): Claims | null {
  const cuerpo = token.split('.')[1];
  if (cuerpo === undefined) return null;
  try {
    const claims: unknown = JSON.parse(atob(cuerpo.replaceAll('-', '+').replaceAll('_', '/')));
    return isClaims(claims) ? claims : null;
  } catch {
    return null;
  }
}

/** ms on this device's clock, from the lifetime that the server states: a wrong clock expels nobody. */
export function caducidadOf(token: string, ahora: number): number {
  const claims = readClaims(token);
  if (claims === null) return 0;
  return claims.iat === undefined ? claims.exp * 1000 : ahora + (claims.exp - claims.iat) * 1000;
}

function isClaims(valor: unknown): valor is Claims {
  return typeof valor === 'object' && valor !== null && 'exp' in valor && typeof valor.exp === 'number';
}
