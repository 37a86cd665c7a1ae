import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Contexto } from '../../plataforma/acceso/acceso';
import { Config } from '../../plataforma/config/config';
import { SesionesService } from './sesiones/sesiones.service';
import { FIRMA, readClaims, signingKey } from './sesiones/tokens.service';

@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    config: Config,
    private readonly sesiones: SesionesService,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // The types know no KeyObject; the library behind them does.
      secretOrKey: signingKey(config) as unknown as Buffer,
      algorithms: [FIRMA.algorithm],
      issuer: FIRMA.issuer,
      audience: FIRMA.audience,
    });
  }

  validate(claims: Record<string, unknown>): Promise<Contexto> {
    const { fam, restauranteId } = readClaims(claims);
    return this.sesiones.contextoOf(fam, restauranteId);
  }
}
