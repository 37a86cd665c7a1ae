import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { demasiadasSolicitudes } from '../../../plataforma/errores/domain-error';
import { redDe } from '../../../plataforma/red/red-de';
import { Config } from '../../../plataforma/config/config';
import { MEMORIA_INTENTOS_MS, esperaTras } from './espera-tras';
import type { IntentoDoc } from './intento.schema';
import { IntentosRepository } from './intentos.repository';

/** A place among the parallel guesses at one account is tried for this often, then refused. */
const MAX_RACES = 5;

/**
 * Slows down guessing at one account, whatever addresses it comes from. An attempt is counted as a
 * failure before its password is looked at, so that parallel guesses cannot outrun the count.
 */
@Injectable()
export class IntentosService {
  constructor(
    private readonly intentos: IntentosRepository,
    private readonly config: Config,
  ) {}

  /**
   * Counts one attempt.
   * @param conocida an address the account was entered from: it is counted apart, so that a stranger
   * who guesses does not lock its owner out.
   * @throws TOO_MANY_REQUESTS while the account rests.
   */
  async count(email: string, conocida: string | undefined): Promise<void> {
    if (!this.config.rateLimit) return;
    const id = this.idOf(email, conocida);
    for (let race = 0; race < MAX_RACES; race++) {
      const ahora = Date.now();
      const seen = await this.intentos.find(id);
      const rest = (seen?.esperaHasta.getTime() ?? 0) - ahora;
      if (rest > 0) throw demasiadasSolicitudes(rest / 1_000);
      if (await this.intentos.replace(seen, next(id, seen, ahora))) return;
    }
    throw demasiadasSolicitudes(1);
  }

  /** The attempt was right: nothing is held against the account any more. */
  async forgive(email: string, conocida: string | undefined): Promise<void> {
    if (this.config.rateLimit) await this.intentos.delete(this.idOf(email, conocida));
  }

  private idOf(email: string, conocida = ''): string {
    return createHmac('sha256', this.config.jwtSecret)
      .update(`intento:${email}:${redDe(conocida)}`)
      .digest('base64url');
  }
}

function next(_id: string, seen: IntentoDoc | null, ahora: number): IntentoDoc {
  const before = seen && seen.olvidarEn.getTime() > ahora ? seen.fallos : 0;
  const fallos = before + 1;
  return {
    _id,
    fallos,
    esperaHasta: new Date(ahora + esperaTras(fallos)),
    olvidarEn: new Date(ahora + MEMORIA_INTENTOS_MS),
  };
}
