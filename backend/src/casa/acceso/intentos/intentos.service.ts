import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { demasiadasSolicitudes } from '../../../plataforma/errores/domain-error';
import { redDe } from '../../../plataforma/red/red-de';
import { Config } from '../../../plataforma/config/config';
import { MEMORIA_INTENTOS_MS, esperaTras } from './espera-tras';
import type { IntentoDoc } from './intento.schema';
import { IntentosRepository } from './intentos.repository';

/** A write is tried this often against parallel guesses at one account. */
const MAX_RACES = 5;

/**
 * Slows down guessing at one account. An attempt counts before its password is compared: guesses come in
 * parallel.
 */
@Injectable()
export class IntentosService {
  constructor(
    private readonly intentos: IntentosRepository,
    private readonly config: Config,
  ) {}

  /**
   * @param conocida an address from which the account was entered before: it is counted apart, so that a
   * stranger's guesses do not lock the owner out.
   * @throws TOO_MANY_REQUESTS while the account rests.
   */
  async countIntento(email: string, conocida: string | undefined): Promise<void> {
    if (!this.config.rateLimit) return;
    const id = this.idOf(email, conocida);
    for (let race = 0; race < MAX_RACES; race++) {
      const ahora = Date.now();
      const seen = await this.intentos.findIntento(id);
      const rest = (seen?.esperaHasta.getTime() ?? 0) - ahora;
      if (rest > 0) throw demasiadasSolicitudes(rest / 1_000);
      if (await this.intentos.replaceIntento(seen, next(id, seen, ahora))) return;
    }
    throw demasiadasSolicitudes(1);
  }

  async forgive(email: string, conocida: string | undefined): Promise<void> {
    if (this.config.rateLimit) await this.intentos.deleteIntento(this.idOf(email, conocida));
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
