import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { canDo } from '@carta/contracts';
import { AuthService } from '../auth/auth.service';
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
  private timer: NodeJS.Timeout | undefined;
  private busy = false;

  constructor(
    private readonly gateway: TableroGateway,
    private readonly auth: AuthService,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      if (this.busy) return;
      this.busy = true;
      this.review()
        .catch((error: Error) => this.logger.warn(`Sin revisar las sesiones: ${error.message}`))
        .finally(() => (this.busy = false));
    }, CADA_MS);
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async review(): Promise<void> {
    const sockets = [...this.gateway.namespace.sockets.values()];
    if (sockets.length === 0) return;
    const vivas = await this.auth.sesionesVivas([...new Set(sockets.map(({ data }) => data.fam))]);
    for (const socket of sockets) {
      const sesion = vivas.get(socket.data.fam);
      if (!sesion || !canDo(sesion.tipoUsuario, 'tablero')) socket.disconnect(true);
    }
  }
}
