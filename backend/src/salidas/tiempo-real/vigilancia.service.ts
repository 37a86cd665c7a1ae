import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { canDo } from '@carta/contracts';
import { SesionesService } from '../../casa/acceso/sesiones/sesiones.service';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { RoundRobin } from './round-robin';
import type { SocketTablero } from './socket.types';
import { TableroGateway } from './tablero.gateway';

const CADA_MS = 1_000;
/** The clocks of two machines may differ this much, so changes as old are looked at again. */
const MARGEN_MS = 60_000;
/** Every session is checked this often, whether a change was announced or not. */
const REPASO_MS = 30_000;

/**
 * Closes the sockets of sessions that have ended or may no longer see a board, within a second, also when
 * another process or the command line changed them. One that expired, or ended without a trace, is found
 * within half a minute. A socket lives while its family does, whatever the age of its access token.
 */
@Injectable()
export class VigilanciaService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Vigilancia');
  private readonly repasos = [
    new RoundRobin({ periodoMs: CADA_MS, turns: 1, onError: (error) => this.warn(error) }, () =>
      this.reviewCambiadas(),
    ),
    new RoundRobin({ periodoMs: REPASO_MS, turns: 20, onError: (error) => this.warn(error) }, (isTurnOf) =>
      this.review(({ data }) => isTurnOf(data.fam)),
    ),
  ];

  /** Maps the accounts that have just changed to the instant of the change (ms). */
  private anunciadas: ReadonlyMap<string, number> = new Map();

  constructor(
    private readonly gateway: TableroGateway,
    private readonly sesiones: SesionesService,
    private readonly events: DomainEvents,
  ) {}

  onApplicationBootstrap(): void {
    this.repasos.forEach((repaso) => repaso.start());
  }

  beforeApplicationShutdown(): void {
    this.repasos.forEach((repaso) => repaso.stop());
  }

  private async reviewCambiadas(): Promise<void> {
    const { fams, locales } = await this.sesiones.cambiadas(new Date(Date.now() - MARGEN_MS));
    this.announce(locales);
    const terminadas = new Set(fams);
    if (terminadas.size + locales.size === 0) return;
    await this.review(({ data }) => terminadas.has(data.fam) || locales.has(data.restauranteId));
  }

  /** Announces once a change made by the command line, which cannot emit events itself. */
  private announce(locales: Map<string, number>): void {
    for (const [restauranteId, cuando] of locales) {
      if (this.anunciadas.get(restauranteId) === cuando) continue;
      this.events.emit('cuenta.cambiada', { restauranteId });
    }
    this.anunciadas = locales;
  }

  private async review(which: (socket: SocketTablero) => boolean): Promise<void> {
    const sockets = [...this.gateway.namespace.sockets.values()].filter(which);
    if (sockets.length === 0) return;
    const vivas = await this.sesiones.vivas([...new Set(sockets.map(({ data }) => data.fam))]);
    for (const socket of sockets) {
      const contexto = vivas.get(socket.data.fam);
      if (!contexto || !canDo(contexto, 'tablero')) socket.disconnect(true);
    }
  }

  private warn(error: Error): void {
    this.logger.warn(`Sin revisar las sesiones: ${error.message}`);
  }
}
