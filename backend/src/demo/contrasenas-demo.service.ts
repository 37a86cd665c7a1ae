import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Hasher } from '../auth/hasher.service';
import { SesionesService } from '../auth/sesiones/sesiones.service';
import { Config } from '../config/config';
import { RestaurantesService } from '../restaurantes/restaurantes.service';
import { PASSWORD_DEMO } from './carta-demo';

/**
 * The passwords of the demo's accounts: the one everybody knows, except in production, where each has
 * one of its own that only the banner of the start that made it tells.
 */
@Injectable()
export class ContrasenasDemoService {
  private readonly nuevas = new Map<string, string>();

  constructor(
    private readonly config: Config,
    private readonly restaurantes: RestaurantesService,
    private readonly hasher: Hasher,
    private readonly sesiones: SesionesService,
  ) {}

  /** For an account that is about to be made. */
  choose(email: string): string {
    if (this.config.nodeEnv !== 'production') return PASSWORD_DEMO;
    const password = randomBytes(9).toString('base64url');
    this.nuevas.set(email, password);
    return password;
  }

  /** What the banner may tell; null when nobody here knows it. */
  tell(email: string): string | null {
    return this.config.nodeEnv === 'production' ? (this.nuevas.get(email) ?? null) : PASSWORD_DEMO;
  }

  /** A database that was tried out before it went into production still has the known one. */
  async replaceConocidas(emails: readonly string[]): Promise<void> {
    if (this.config.nodeEnv !== 'production') return;
    for (const email of emails) {
      const cuenta = await this.restaurantes.findCuentaPorEmail(email);
      if (!cuenta || !(await this.hasher.verify(cuenta.passwordHash, PASSWORD_DEMO))) continue;
      await this.restaurantes.resetPassword(cuenta.id, await this.hasher.hash(this.choose(email)));
      await this.sesiones.endAll(cuenta.id);
    }
  }
}
