import { Injectable } from '@nestjs/common';
import type { OnApplicationShutdown } from '@nestjs/common';
import { Registry, collectDefaultMetrics } from 'prom-client';

/** Modules add their own gauges to `registro`. */
@Injectable()
export class Metricas implements OnApplicationShutdown {
  readonly registro = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registro });
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
