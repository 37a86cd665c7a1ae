import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { inicioJornada } from '@carta/contracts';
import { BaseDatosService } from '../../plataforma/base-datos/base-datos.service';
import { Cerrojo } from '../../plataforma/base-datos/cerrojo';
import { dbOf } from '../../plataforma/base-datos/conexion/connect';
import { noteCopia, readUltimasCopias } from '../../plataforma/base-datos/ultima-copia';
import { MINUTO_MS, Periodico } from '../../plataforma/colas/periodico';
import { Config } from '../../plataforma/config/config';
import { Metricas } from '../../plataforma/salud/metricas.service';
import { makeCopia } from './copias';

const CERROJO = 'copia-diaria';

/** Copies everything each service day (COPIAS), soon after it begins, in one of the processes. */
@Injectable()
export class CopiasService extends Periodico {
  private readonly closing = new AbortController();
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
      name: 'carta_ultima_copia_segundos',
      help: 'When the last copy on schedule was begun, in seconds since 1970; 0 when there is none.',
      registers,
    });
    this.fallidas = new Counter({
      name: 'carta_copias_fallidas_total',
      help: 'Copies on schedule that failed in this process.',
      registers,
    });
  }

  override onApplicationBootstrap(): void {
    if (this.config.copias !== undefined) super.onApplicationBootstrap();
  }

  override async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    await super.beforeApplicationShutdown();
  }

  async runOnce(ahora: Date): Promise<void> {
    await this.makeIfDue(ahora);
  }

  /** Makes this service day's copy unless it is there; a failure goes to the log and the figures. */
  async makeIfDue(ahora: Date): Promise<'hecha' | 'no toca' | 'fallida'> {
    try {
      return (await this.tryMake(ahora)) ? 'hecha' : 'no toca';
    } catch (error) {
      if (this.closing.signal.aborted) return 'no toca';
      this.fallidas.inc();
      const why = error instanceof Error ? error.message : String(error);
      this.logger.error(`No se ha podido hacer la copia de hoy (se intentará otra vez): ${why}`);
      return 'fallida';
    }
  }

  private async tryMake(ahora: Date): Promise<boolean> {
    const { copias } = this.config;
    const db = dbOf(this.baseDatos.connection);
    if (copias === undefined || (await this.isDone(ahora))) return false;
    const cerrojo = await Cerrojo.take(db, CERROJO);
    if (!cerrojo) return false;
    try {
      if (await this.isDone(ahora)) return false;
      await this.make(ahora, copias);
      await noteCopia(db, 'diaria', ahora);
      return true;
    } finally {
      await cerrojo.release();
    }
  }

  private async isDone(ahora: Date): Promise<boolean> {
    const { diaria } = await readUltimasCopias(dbOf(this.baseDatos.connection));
    this.ultima.set((diaria?.getTime() ?? 0) / 1_000);
    return diaria !== undefined && diaria >= inicioJornada([], ahora);
  }

  private async make(ahora: Date, kept: number): Promise<void> {
    const connection = await this.baseDatos.connectPatiently();
    try {
      const exportacion = { connection, ahora, signal: this.closing.signal };
      const { file, incompletos } = await makeCopia(kept, this.config, exportacion);
      this.logger.log(`Copia hecha: ${file}`);
      if (incompletos.length > 0)
        this.logger.error(`Fotos dañadas, que no van en la copia: ${incompletos.length}`);
    } finally {
      await connection.close();
    }
    this.ultima.set(ahora.getTime() / 1_000);
  }
}
