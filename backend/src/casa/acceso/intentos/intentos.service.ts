import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { demasiadasSolicitudes } from '../../../plataforma/errores/domain-error';
import type { DomainError } from '../../../plataforma/errores/domain-error';
import { redDe } from '../../../plataforma/red/red-de';
import { Config } from '../../../plataforma/config/config';
import { MEMORIA_ACIERTO_MS, MEMORIA_INTENTOS_MS, esperaTras, esperaTrasPin } from './espera-tras';
import type { IntentoDoc } from './intento.schema';
import { pinDemasiadoPronto } from '../auth.errors';
import { IntentosRepository } from './intentos.repository';

/** A write is tried this often against parallel guesses at one account. */
const MAX_RACES = 5;

/** Whose PIN is typed on which device. */
export interface PinTecleado {
  casa: string;
  dispositivo: string;
  persona: string;
}

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
    await this.count(this.idOf(email, conocida), esperaTras);
  }

  forgive(email: string, conocida: string | undefined): Promise<void> {
    return this.forget(this.idOf(email, conocida));
  }

  /**
   * Guesses of a PIN rest a device, never an address: a whole house shares one. Those at one person count apart
   * too, or whoever knows a PIN would begin afresh with it between two guesses at another's; and over all devices
   * of the house, but where that person was right today: no guesses elsewhere keep them from their own device.
   * Returns how often this person has been guessed at in a row.
   * @throws TOO_MANY_REQUESTS while it rests.
   */
  async countPin(pin: PinTecleado): Promise<number> {
    const { casa, dispositivo, persona } = pin;
    const enCasa = (await this.wasRight(pin))
      ? 0
      : await this.count(this.hash(`pin-casa:${casa}:${persona}`), esperaTrasPin, pinDemasiadoPronto);
    const enEste = await this.count(
      this.hash(`pin:${dispositivo}:${persona}`),
      esperaTrasPin,
      pinDemasiadoPronto,
    );
    await this.count(this.hash(`pin:${dispositivo}`), esperaTrasPin, pinDemasiadoPronto);
    return Math.max(enCasa, enEste);
  }

  async forgivePin(pin: PinTecleado): Promise<void> {
    const { casa, dispositivo, persona } = pin;
    await this.forget(this.hash(`pin:${dispositivo}:${persona}`));
    await this.forget(this.hash(`pin:${dispositivo}`));
    // guesses elsewhere do not begin afresh with each right PIN here
    if (!(await this.wasRight(pin))) await this.forget(this.hash(`pin-casa:${casa}:${persona}`));
    await this.rememberRight(pin);
  }

  private async wasRight(pin: PinTecleado): Promise<boolean> {
    const acierto = await this.intentos.findIntento(this.aciertoOf(pin));
    return (acierto?.olvidarEn.getTime() ?? 0) > Date.now();
  }

  private async rememberRight(pin: PinTecleado): Promise<void> {
    if (!this.config.rateLimit) return;
    const _id = this.aciertoOf(pin);
    const ahora = Date.now();
    const acierto = {
      _id,
      fallos: 0,
      esperaHasta: new Date(ahora),
      olvidarEn: new Date(ahora + MEMORIA_ACIERTO_MS),
    };
    // of two at once either will do
    await this.intentos.replaceIntento(await this.intentos.findIntento(_id), acierto);
  }

  private aciertoOf({ casa, dispositivo, persona }: PinTecleado): string {
    return this.hash(`pin-bien:${casa}:${dispositivo}:${persona}`);
  }

  private async count(
    id: string,
    espera: (fallos: number) => number,
    refuse: (segundos: number) => DomainError = demasiadasSolicitudes,
  ): Promise<number> {
    if (!this.config.rateLimit) return 0;
    for (let race = 0; race < MAX_RACES; race++) {
      const ahora = Date.now();
      const seen = await this.intentos.findIntento(id);
      const rest = (seen?.esperaHasta.getTime() ?? 0) - ahora;
      if (rest > 0) throw refuse(rest / 1_000);
      const contado = next(id, seen, ahora, espera);
      if (await this.intentos.replaceIntento(seen, contado)) return contado.fallos;
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
