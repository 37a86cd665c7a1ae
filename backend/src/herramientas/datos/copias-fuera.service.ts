import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { BaseDatosService } from '../../plataforma/base-datos/base-datos.service';
import { dbOf } from '../../plataforma/base-datos/conexion/connect';
import { readUltimasCopias } from '../../plataforma/base-datos/ultima-copia';
import { MINUTO_MS, Periodico } from '../../plataforma/colas/periodico';
import { Config } from '../../plataforma/config/config';
import { Metricas } from '../../plataforma/salud/metricas.service';
import { carryFuera } from './fuera';

const STOP_LIMIT_MS = 1_000;

/**
 * Carries the newest copy elsewhere (COPIAS_FUERA), whoever made it, as soon as that can be done. Apart from their
 * making, for a disk that never answers.
 */
@Injectable()
export class CopiasFueraService extends Periodico {
  private readonly ultima: Gauge;
  private readonly fallidas: Counter;

  constructor(
    private readonly config: Config,
    private readonly baseDatos: BaseDatosService,
    { registro }: Metricas,
  ) {
    super({ nombre: 'Copias', cadaMs: 10 * MINUTO_MS });
    const registers = [registro];
    this.ultima = new Gauge({
      name: 'carta_ultima_copia_fuera_segundos',
      help: 'When the last copy that was carried elsewhere was begun, in seconds since 1970; 0 when there is none.',
      registers,
    });
    this.fallidas = new Counter({
      name: 'carta_copias_fuera_fallidas_total',
      help: 'Times that this process could not carry a copy elsewhere.',
      registers,
    });
  }

  override onApplicationBootstrap(): void {
    if (this.config.copiasFuera !== undefined) super.onApplicationBootstrap();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    const carried = super.beforeApplicationShutdown();
    await Promise.race([carried, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
  }

  async runOnce(): Promise<void> {
    await this.carryFuera();
  }

  /** Tells in the log and the figures what went wrong; the copy here stays as it is. */
  async carryFuera(): Promise<'hecha' | 'no toca' | 'fallida'> {
    const db = dbOf(this.baseDatos.connection);
    try {
      const file = await carryFuera(db, this.config);
      const { fuera } = await readUltimasCopias(db);
      this.ultima.set((fuera?.getTime() ?? 0) / 1_000);
      if (file === undefined) return 'no toca';
      this.logger.log(`Copia llevada fuera: ${file}`);
      return 'hecha';
    } catch (error) {
      if (this.isParado) return 'no toca';
      this.fallidas.inc();
      const why = error instanceof Error ? error.message : String(error);
      this.logger.error(`${why} Se intentará otra vez.`);
      return 'fallida';
    }
  }
}
