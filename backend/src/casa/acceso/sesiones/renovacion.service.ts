import { Injectable } from '@nestjs/common';
import type { Tokens } from '@carta/contracts';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { sesionNoValida } from '../auth.errors';
import type { FamiliaConTokens } from './familia';
import { valorRefresh } from './rotacion';
import type { UsoRefresh } from './rotacion';
import { SesionesRepository } from './sesiones.repository';
import { SesionesService } from './sesiones.service';
import { TokensService } from './tokens.service';

const MINUTO_MS = 60_000;
/** An account may repeat a request whose response was lost for this long, since a tablet may sleep. */
const PLAZO_CUENTA_MS = 2 * MINUTO_MS;
/** Parallel requests may move a family on between reading and writing. */
const MAX_RACES = 3;

/** Exchanges refresh tokens for new pairs, and ends copied sessions (see rotacion). */
@Injectable()
export class RenovacionService {
  constructor(
    private readonly sesiones: SesionesService,
    private readonly familias: SesionesRepository,
    private readonly tokens: TokensService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * @param clave drawn by the client for this token: it makes a lost response repeatable. @throws
   * UNAUTHORIZED
   */
  async refresh(refreshToken: string, clave: string | undefined): Promise<Tokens> {
    const token = this.tokens.hashOf(refreshToken);
    const successor = this.tokens.successorOf(refreshToken);
    const uso = { clave: clave === undefined ? null : this.tokens.hashOf(clave), en: new Date() };
    const familia = await this.familias.findVivaPorToken(token, uso.en);
    if (!familia) throw sesionNoValida();
    if (!(await this.accept(familia, token, this.tokens.hashOf(successor), uso))) {
      await this.endCopiada(familia, uso.en);
      throw sesionNoValida();
    }
    const contexto = await this.sesiones.contextoOf(familia.fam, familia.restauranteId);
    return { accessToken: await this.tokens.signAccess(contexto), refreshToken: successor };
  }

  /** Returns false when the token, or its successor, was copied. */
  private async accept(
    familia: FamiliaConTokens,
    token: string,
    successor: string,
    uso: UsoRefresh,
  ): Promise<boolean> {
    let now: FamiliaConTokens | null = familia;
    for (let race = 0; race < MAX_RACES && now; race++) {
      const valor = valorRefresh(
        now,
        { token, ...uso },
        now.rol === 'dispositivo' ? Infinity : PLAZO_CUENTA_MS,
      );
      if (valor === 'copiado') return false;
      if (valor === 'dudoso') await this.familias.addDudoso(now.fam, token);
      if (valor !== 'nuevo') return true;
      if (await this.familias.addSuccessor(now.fam, token, successor, uso)) return true;
      now = await this.familias.findVivaPorToken(token, uso.en);
    }
    // The session ended meanwhile.
    throw sesionNoValida();
  }

  private async endCopiada({ fam, restauranteId, dispositivo }: FamiliaConTokens, en: Date): Promise<void> {
    if (!(await this.familias.endCopiada(fam, en))) return;
    this.events.emit('sesion.terminada', { fam });
    this.events.emit('sesion.copiada', {
      restauranteId,
      en,
      ...(dispositivo ? { dispositivo: dispositivo.nombre } : {}),
    });
  }
}
