import type { Restaurante } from '@carta/contracts';
import { answer, ok } from '../../shared/api/pruebas/servidor';
import type { ServidorDePrueba } from '../../shared/api/pruebas/servidor';

export const ANA = { _id: 'r1', nombre: 'La Tasca de Ana', tipoUsuario: 'premium' } as Restaurante;

/** The server writes such a token, good for `minutos` from now by its own clock. */
function buildToken(minutos: number, reloj = Date.now()): string {
  const iat = Math.floor(reloj / 1000);
  const claims = btoa(JSON.stringify({ restauranteId: 'r1', iat, exp: iat + minutos * 60 }));
  return `cabecera.${claims}.firma-${Math.random()}`;
}

/** Accepts any login, knows the tokens it gave (which it returns), and renews them; they live `minutos`. */
export function serveSesion(
  servidor: ServidorDePrueba,
  { minutos = 15, reloj = Date.now() } = {},
): Set<string> {
  const validos = new Set<string>();
  const give = () => {
    const accessToken = buildToken(minutos, reloj);
    validos.add(accessToken);
    return { accessToken, refreshToken: `refresco-${validos.size}` };
  };
  servidor.manejar = (req, res) => {
    if (req.url === '/api/auth/login') return ok(res, { ...give(), restaurante: ANA });
    if (req.url === '/api/auth/refresh') return ok(res, give());
    const token = req.headers.authorization?.slice('Bearer '.length) ?? '';
    if (!validos.has(token)) return answer(res, 401, { success: false, code: 'UNAUTHORIZED' });
    if (req.url === '/api/auth/logout') validos.delete(token);
    return ok(res, ANA);
  };
  return validos;
}
