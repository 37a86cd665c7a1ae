import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../../plataforma/config/config';
import type { PersonaGuardada } from '../locales/local.types';

const DE_LLAVE = 6;
const DE_PIN = 8;

/**
 * Keyed digests of PINs, which say within a house what is equal, without the time of a hash. One holds only for
 * the hash beside it and the secret of today: without it a PIN is compared with the hash.
 */
@Injectable()
export class HuellasPin {
  constructor(private readonly config: Config) {}

  /** @param hash of this PIN */
  huellaOf(restauranteId: string, hash: string, pin: string): string {
    return `${this.markOf(hash)}${this.digest(`${restauranteId}:${pin}`)}`;
  }

  /** Returns null where there is none that holds. */
  isMismo(restauranteId: string, { pin: hash, huella }: PersonaGuardada, pin: string): boolean | null {
    if (!huella?.startsWith(this.markOf(hash))) return null;
    return huella === this.huellaOf(restauranteId, hash, pin);
  }

  private markOf(hash: string): string {
    return `${this.digest('llave').slice(0, DE_LLAVE)}.${hash.slice(-DE_PIN)}.`;
  }

  private digest(texto: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(`huella-pin:${texto}`).digest('base64url');
  }
}
