import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { canDo } from '@carta/contracts';
import { SesionesService } from '../auth/sesiones/sesiones.service';
import { RoundRobin } from './round-robin';
import { TableroGateway } from './tablero.gateway';

const CADA_MS = 1_000;

/**
 * Closes the sockets of sessions that have ended or may no longer see a board, within a second, also
 * when another process or the command line changed them. A socket lives while its family does,
 * whatever the age of its access token.
 */
@Injectable()
export class VigilanciaService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Vigilancia');
  private readonly ronda = new RoundRobin(
    {
      periodoMs: CADA_MS,
      turnos: 20,
      onError: (error) => this.logger.warn(`Sin revisar las sesiones: ${error.message}`),
    },
    (isTurnOf) => this.review(isTurnOf),
  );

  constructor(
    private readonly gateway: TableroGateway,
    private readonly sesiones: SesionesService,
  ) {}

  onApplicationBootstrap(): void {
    this.ronda.start();
  }

  beforeApplicationShutdown(): void {
    this.ronda.stop();
  }

  private async review(isTurnOf: (fam: string) => boolean): Promise<void> {
    const sockets = [...this.gateway.namespace.sockets.values()].filter(({ data }) => isTurnOf(data.fam));
    if (sockets.length === 0) return;
    const vivas = await this.sesiones.vivas([...new Set(sockets.map(({ data }) => data.fam))]);
    for (const socket of sockets) {
      const sesion = vivas.get(socket.data.fam);
      if (!sesion || !canDo(sesion.tipoUsuario, 'tablero')) socket.disconnect(true);
    }
  }
}
