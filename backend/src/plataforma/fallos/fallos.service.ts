import { Injectable, Logger } from '@nestjs/common';
import { Counter } from 'prom-client';
import type { FalloRequest } from '@carta/contracts';
import { Limites } from '../limites/limites.service';
import { Metricas } from '../salud/metricas.service';

@Injectable()
export class FallosService {
  private readonly logger = new Logger('Pantallas');
  private readonly contados: Counter;

  constructor(
    private readonly limites: Limites,
    { registro }: Metricas,
  ) {
    this.contados = new Counter({
      name: 'carta_fallos_pantalla_total',
      help: 'Faults that screens have told of to this process.',
      registers: [registro],
    });
  }

  /** @throws 429 when an address reports too many. */
  async note({ build, screen, stack }: FalloRequest, ip: string): Promise<void> {
    await this.limites.consume('fallosPorDireccion', ip);
    this.contados.inc();
    this.logger.warn(`Ha fallado ${screen} (${build}): ${stack.replaceAll('\n', ' < ')}`);
  }
}
