import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { inicioJornada } from '@carta/contracts';
import { BaseDatosService } from '../../plataforma/base-datos/base-datos.service';
import { Cerrojo } from '../../plataforma/base-datos/cerrojo';
import { dbOf } from '../../plataforma/base-datos/conexion/connect';
import { noteCopia, readUltimasCopias } from '../../plataforma/base-datos/ultima-copia';
import { Ronda } from '../../plataforma/colas/ronda';
import { Config } from '../../plataforma/config/config';
import { Metricas } from '../../plataforma/salud/metricas.service';
import { makeCopia } from './copias';
import { carryFuera } from './fuera';

const FIRST_LOOK_MS = 60_000;
const LOOK_MS = 10 * 60_000;
const STOP_LIMIT_MS = 1_000;
const CERROJO = 'copia-diaria';

/**
 * Copies everything each service day (COPIAS), soon after it begins, in one of the processes; and carries the newest
 * copy elsewhere (COPIAS_FUERA), whoever made it, as soon as that can be done.
 */
@Injectable()
export class CopiasService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Copias');
  private readonly closing = new AbortController();
  private readonly ronda = new Ronda(async () => {
    await this.makeIfDue(new Date());
  });
  /** Apart, for a disk that never answers. */
  private readonly rondaFuera = new Ronda(async () => {
    await this.carryFuera();
  });
  private readonly ultima: Gauge;
  private readonly fallidas: Counter;
  private readonly ultimaFuera: Gauge;
  private readonly fallidasFuera: Counter;

  constructor(
    private readonly config: Config,
    private readonly baseDatos: BaseDatosService,
    { registro }: Metricas,
  ) {
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
    this.ultimaFuera = new Gauge({
      name: 'carta_ultima_copia_fuera_segundos',
      help: 'When the last copy that was carried elsewhere was begun, in seconds since 1970; 0 when there is none.',
      registers,
    });
    this.fallidasFuera = new Counter({
      name: 'carta_copias_fuera_fallidas_total',
      help: 'Times that this process could not carry a copy elsewhere.',
      registers,
    });
  }

  onApplicationBootstrap(): void {
    const { copias, copiasFuera } = this.config;
    if (copias !== undefined) this.ronda.start(FIRST_LOOK_MS, LOOK_MS);
    if (copiasFuera !== undefined) this.rondaFuera.start(FIRST_LOOK_MS, LOOK_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closing.abort();
    const carried = this.rondaFuera.stop();
    await this.ronda.stop();
    await Promise.race([carried, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
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

  /** Tells in the log and the figures what went wrong; the copy here stays as it is. */
  async carryFuera(): Promise<'hecha' | 'no toca' | 'fallida'> {
    const db = dbOf(this.baseDatos.connection);
    try {
      const file = await carryFuera(db, this.config);
      const { fuera } = await readUltimasCopias(db);
      this.ultimaFuera.set((fuera?.getTime() ?? 0) / 1_000);
      if (file === undefined) return 'no toca';
      this.logger.log(`Copia llevada fuera: ${file}`);
      return 'hecha';
    } catch (error) {
      if (this.closing.signal.aborted) return 'no toca';
      this.fallidasFuera.inc();
      const why = error instanceof Error ? error.message : String(error);
      this.logger.error(`${why} Se intentará otra vez.`);
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
