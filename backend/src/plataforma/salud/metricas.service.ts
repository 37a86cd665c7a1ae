import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Gauge, Registry, collectDefaultMetrics } from 'prom-client';
import { PROGRAMA } from '../config/programa';

/** Modules add their own gauges to `registro`. */
@Injectable()
export class Metricas implements OnApplicationShutdown {
  readonly registro = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registro });
    new Gauge({
      name: 'carta_version_info',
      help: 'Always 1; its label says which version runs.',
      labelNames: ['version'],
      registers: [this.registro],
    }).set({ version: PROGRAMA.version }, 1);
  }

  get contentType(): string {
    return this.registro.contentType;
  }

  text(): Promise<string> {
    return this.registro.metrics();
  }

  onApplicationShutdown(): void {
    this.registro.clear();
  }
}
