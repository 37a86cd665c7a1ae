import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { DispositivosService } from '../../casa/dispositivos/dispositivos.service';
import { RoundRobin } from './round-robin';
import { TableroGateway } from './tablero.gateway';

/** A device counts as connected for three times this long after it was last seen (ms). */
const CADA_MS = 10_000;

/** Records for their owner which paired devices have a socket open. */
@Injectable()
export class PresenciaService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Presencia');
  private readonly toques = new RoundRobin(
    { periodoMs: CADA_MS, turns: 10, onError: (error) => this.warn(error) },
    (isTurnOf) => this.touch(this.conectados().filter(isTurnOf)),
  );

  constructor(
    private readonly gateway: TableroGateway,
    private readonly dispositivos: DispositivosService,
  ) {}

  onApplicationBootstrap(): void {
    this.gateway.namespace.on('connection', (socket) => {
      const { dispositivoId } = socket.data;
      if (dispositivoId === undefined) return;
      this.touch([dispositivoId]).catch((error: Error) => this.warn(error));
      socket.once('disconnect', () => this.leave(dispositivoId));
    });
    this.toques.start();
  }

  beforeApplicationShutdown(): void {
    this.toques.stop();
  }

  private async touch(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await this.dispositivos.touchDispositivos(ids);
  }

  /** Another tab of the same device may still be open in this process. */
  private leave(dispositivoId: string): void {
    if (this.conectados().includes(dispositivoId)) return;
    this.dispositivos.markDesconectado(dispositivoId).catch((error: Error) => this.warn(error));
  }

  private conectados(): string[] {
    const sockets = [...this.gateway.namespace.sockets.values()];
    return [...new Set(sockets.flatMap(({ data }) => data.dispositivoId ?? []))];
  }

  private warn(error: Error): void {
    this.logger.warn(`Sin anotar quién está conectado: ${error.message}`);
  }
}
