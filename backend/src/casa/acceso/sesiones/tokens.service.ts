import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { reglasIds, tipoUsuarioOf } from '@carta/contracts';
import type { ClaimsAcceso } from '@carta/contracts';
import type { Contexto } from '../../../plataforma/acceso/acceso';
import { Config } from '../../../plataforma/config/config';
import { sesionNoValida } from '../auth.errors';

/** Access tokens live this many seconds (docs/reglas/casa.md#accounts-and-sessions). */
export const VIDA_ACCESO_S = 15 * 60;

/** Access tokens are signed and checked with HS256 only. */
export const FIRMA = {
  algorithm: 'HS256',
  issuer: 'carta-digital',
  audience: 'carta-digital-api',
  tipo: 'access',
} as const;

/** With a text, every check would first try to read it as a public key. */
export const signingKey = ({ jwtSecret }: Config): KeyObject => createSecretKey(Buffer.from(jwtSecret));

/** Makes and reads tokens; who may still enter is decided elsewhere. */
@Injectable()
export class TokensService {
  constructor(
    private readonly jwt: JwtService,
    private readonly config: Config,
  ) {}

  signAccess({ restauranteId, rol, plan, fam }: Contexto): Promise<string> {
    const claims = { restauranteId, tipoUsuario: tipoUsuarioOf({ rol, plan }), fam, typ: FIRMA.tipo };
    return this.jwt.signAsync(claims, { subject: restauranteId });
  }

  /** @throws UNAUTHORIZED when it is not one of ours, or has expired. */
  async verifyAccess(token: string): Promise<ClaimsAcceso> {
    const claims = await this.jwt.verifyAsync<Record<string, unknown>>(token).catch(() => null);
    return readClaims(claims);
  }

  /** A refresh token is 256 random bits. */
  newRefresh(): string {
    return randomBytes(32).toString('base64url');
  }

  /** The one successor of a refresh token: asking twice gives the same. */
  successorOf(refresh: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`refresh:${refresh}`).digest('base64url');
  }

  /** A refresh token is random, so a plain hash is enough. */
  hashOf(refresh: string): string {
    return createHash('sha256').update(refresh).digest('base64url');
  }
}

/** Expects claims whose signature was checked. @throws UNAUTHORIZED when they are for another use */
export function readClaims(claims: Record<string, unknown> | null): ClaimsAcceso {
  if (!claims || claims.typ !== FIRMA.tipo) throw sesionNoValida();
  const { sub, restauranteId, tipoUsuario, fam, exp } = claims;
  const areIds = [sub, restauranteId, fam].every((id) => typeof id === 'string' && reglasIds.id(id) === null);
  if (!areIds || sub !== restauranteId || typeof exp !== 'number') throw sesionNoValida();
  return { sub, restauranteId, tipoUsuario, fam, exp } as ClaimsAcceso;
}
