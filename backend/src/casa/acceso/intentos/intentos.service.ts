import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { demasiadasSolicitudes } from '../../../plataforma/errores/domain-error';
import type { DomainError } from '../../../plataforma/errores/domain-error';
import { redDe } from '../../../plataforma/red/red-de';
import { Config } from '../../../plataforma/config/config';
import { MEMORIA_INTENTOS_MS, esperaTras, esperaTrasPin } from './espera-tras';
import type { IntentoDoc } from './intento.schema';
import { pinDemasiadoPronto } from '../auth.errors';
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
  countIntento(email: string, conocida: string | undefined): Promise<void> {
    return this.count(this.idOf(email, conocida), esperaTras);
  }

  forgive(email: string, conocida: string | undefined): Promise<void> {
    return this.forget(this.idOf(email, conocida));
  }

  /**
   * Guesses of a PIN rest a device, never an address: a whole house shares one. Those at one person count apart
   * too, or whoever knows a PIN would begin afresh with it between two guesses at another's.
   * @throws TOO_MANY_REQUESTS while it rests.
   */
  async countPin(dispositivo: string, persona: string): Promise<void> {
    await this.count(this.hash(`pin:${dispositivo}:${persona}`), esperaTrasPin, pinDemasiadoPronto);
    await this.count(this.hash(`pin:${dispositivo}`), esperaTrasPin, pinDemasiadoPronto);
  }

  async forgivePin(dispositivo: string, persona: string): Promise<void> {
    await this.forget(this.hash(`pin:${dispositivo}:${persona}`));
    await this.forget(this.hash(`pin:${dispositivo}`));
  }

  private async count(
    id: string,
    espera: (fallos: number) => number,
    refuse: (segundos: number) => DomainError = demasiadasSolicitudes,
  ): Promise<void> {
    if (!this.config.rateLimit) return;
    for (let race = 0; race < MAX_RACES; race++) {
      const ahora = Date.now();
      const seen = await this.intentos.findIntento(id);
      const rest = (seen?.esperaHasta.getTime() ?? 0) - ahora;
      if (rest > 0) throw refuse(rest / 1_000);
      if (await this.intentos.replaceIntento(seen, next(id, seen, ahora, espera))) return;
    }
    throw refuse(1);
  }

  private async forget(id: string): Promise<void> {
    if (this.config.rateLimit) await this.intentos.deleteIntento(id);
  }

  private idOf(email: string, conocida = ''): string {
    return this.hash(`intento:${email}:${redDe(conocida)}`);
  }

  private hash(que: string): string {
    return createHmac('sha256', this.config.jwtSecret).update(que).digest('base64url');
  }
}

function next(
  _id: string,
  seen: IntentoDoc | null,
  ahora: number,
  espera: (fallos: number) => number,
): IntentoDoc {
  const before = seen && seen.olvidarEn.getTime() > ahora ? seen.fallos : 0;
  const fallos = before + 1;
  return {
    _id,
    fallos,
    esperaHasta: new Date(ahora + espera(fallos)),
    olvidarEn: new Date(ahora + MEMORIA_INTENTOS_MS),
  };
}
