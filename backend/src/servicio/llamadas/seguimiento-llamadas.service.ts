import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../plataforma/config/config';

/** The old name of a call: phones keep the tokens they were given then. */
const PREFIJO = 'aviso';

/** The HMAC is made for this purpose alone, so that no other token of the server is valid here. */
@Injectable()
export class SeguimientoLlamadas {
  constructor(private readonly config: Config) {}

  signLlamada(llamadaId: string): string {
    return `${PREFIJO}.${llamadaId}.${this.firma(llamadaId)}`;
  }

  /** Returns the id of the call, or null when the token proves none. */
  verifyLlamada(token: unknown): string | null {
    if (typeof token !== 'string' || token.length > 200) return null;
    const [prefijo, llamadaId = '', firma = '', ...sobra] = token.split('.');
    if (prefijo !== PREFIJO || sobra.length > 0) return null;
    const buena = Buffer.from(this.firma(llamadaId));
    const dada = Buffer.from(firma);
    return buena.length === dada.length && timingSafeEqual(buena, dada) ? llamadaId : null;
  }

  private firma(llamadaId: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`aviso:${llamadaId}`).digest('base64url');
  }
}
