import { JwtService } from '@nestjs/jwt';
import { FIRMA, VIDA_ACCESO_S } from '../../src/casa/acceso/sesiones/tokens.service';
import { keptSecret } from '../../src/plataforma/config/jwt-secret';
import type { Local } from './locales';

/** A login would give a local's board the same access token. */
export function accessTokens(dataDir: string, locales: readonly Local[]): string[] {
  const jwt = new JwtService({
    secret: keptSecret(dataDir),
    signOptions: {
      algorithm: FIRMA.algorithm,
      issuer: FIRMA.issuer,
      audience: FIRMA.audience,
      expiresIn: VIDA_ACCESO_S,
    },
  });
  return locales.map(({ id, fam }) =>
    jwt.sign({ restauranteId: id, tipoUsuario: 'premium', fam, typ: FIRMA.tipo }, { subject: id }),
  );
}
