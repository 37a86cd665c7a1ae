import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import type { Pulso, Pulsos } from '@carta/contracts';
import { MB, freeBytes } from '../base-datos/espacio';
import { Periodico } from '../colas/periodico';
import { Config } from '../config/config';
import { Metricas } from '../salud/metricas.service';
import { SIN_TOTALES, cuartoDe, medidasEntre, readTotales } from './medidas-cuarto';
import type { PulsoDoc } from './pulso.schema';
import { PulsosRepository } from './pulsos.repository';
import type { PulsoSumado } from './pulsos.repository';

/** A timer for the next quarter would be late after a machine has slept. */
const LOOK_MS = 5_000;
const PASO_BUCLE_MS = 20;
/** A day without a database; of more the oldest are forgotten. */
const MAX_PENDIENTES = 96;
const STOP_LIMIT_MS = 1_000;

/** Keeps what this process measured of each quarter of an hour, for whoever has no Prometheus (docs/operar.md#without-prometheus). */
@Injectable()
export class PulsoService extends Periodico {
  private readonly proceso = randomUUID();
  /** The one of /metrics forgets what it measured whenever it is read. */
  private readonly bucle = monitorEventLoopDelay({ resolution: PASO_BUCLE_MS });
  private cuarto = cuartoDe(new Date());
  private antes = SIN_TOTALES;
  private pendientes: PulsoDoc[] = [];

  constructor(
    private readonly config: Config,
    private readonly pulsos: PulsosRepository,
    private readonly metricas: Metricas,
  ) {
    super({
      nombre: 'Pulso',
      fallo: 'Lo medido en un cuarto de hora no se ha podido guardar todavía',
      cadaMs: LOOK_MS,
    });
  }

  override onApplicationBootstrap(): void {
    this.cuarto = cuartoDe(new Date());
    this.bucle.enable();
    super.onApplicationBootstrap();
  }

  /** What was measured of the quarter that has begun is stored too, unless the database is away. */
  override async beforeApplicationShutdown(): Promise<void> {
    const ended = super.beforeApplicationShutdown().then(() => this.end(this.cuarto));
    await Promise.race([ended, sleep(STOP_LIMIT_MS, undefined, { ref: false })]);
    this.bucle.disable();
  }

  /** Stores a quarter once it is over. */
  async runOnce(ahora: Date): Promise<void> {
    const cuarto = cuartoDe(ahora);
    if (cuarto.getTime() !== this.cuarto.getTime()) await this.end(cuarto);
  }

  async findPulsos(ahora: Date): Promise<Pulsos> {
    return { ahora: ahora.toISOString(), pulsos: (await this.pulsos.findCuartos()).map(toPulso) };
  }

  /** What cannot be stored waits for the next time, and disturbs nobody. */
  private async end(siguiente: Date): Promise<void> {
    const { cuarto } = this;
    this.cuarto = siguiente;
    try {
      this.pendientes = [...this.pendientes, await this.measure(cuarto)].slice(-MAX_PENDIENTES);
      await this.pulsos.insertPulsos(this.pendientes);
      this.pendientes = [];
    } catch (error) {
      this.warn(error);
    }
  }

  private async measure(cuarto: Date): Promise<PulsoDoc> {
    const totales = await readTotales(this.metricas.registro);
    const medidas = medidasEntre(this.antes, totales);
    this.antes = totales;
    const [bucleMs, paronMs] = [toRetraso(this.bucle.percentile(99)), toRetraso(this.bucle.max)];
    this.bucle.reset();
    return {
      _id: `${cuarto.toISOString()} ${this.proceso}`,
      cuarto,
      ...medidas,
      bucleMs,
      paronMs,
      discoLibreMB: Math.floor(freeBytes(this.config.dataDir) / MB),
    };
  }
}

/** What is measured (ns) has the pause between two looks in it. */
const toRetraso = (ns: number): number => Math.max(0, Math.round(ns / 1e6) - PASO_BUCLE_MS);

function toPulso(pulso: PulsoSumado): Pulso {
  const { cuarto, respuestas, p95Ms, vistoS, bucleMs, paronMs, errores, discoLibreMB } = pulso;
  return {
    desde: cuarto.toISOString(),
    respuestas,
    p95Ms,
    vistoS,
    bucleMs,
    paronMs,
    errores,
    discoLibreMB,
  };
}
