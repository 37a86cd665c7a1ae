import { Global, Injectable, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

const LECTURAS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The changes that somebody is waiting for: an order, a dish that moves on. Work that nobody has asked for gives
 * way to them.
 */
@Injectable()
export class CambiosEnCurso {
  private cuantos = 0;
  private readonly esperan = new Set<() => void>();

  begin(): void {
    this.cuantos += 1;
  }

  end(): void {
    this.cuantos -= 1;
    if (this.cuantos === 0) this.esperan.forEach((goOn) => goOn());
  }

  /** Resolves as soon as none is under way, and after so long (ms) at the latest. */
  async none(limiteMs: number): Promise<void> {
    if (this.cuantos === 0 || limiteMs <= 0) return;
    await new Promise<void>((resolve) => {
      const goOn = () => {
        clearTimeout(limite);
        this.esperan.delete(goOn);
        resolve();
      };
      const limite = setTimeout(goOn, limiteMs);
      this.esperan.add(goOn);
    });
  }
}

@Global()
@Module({ providers: [CambiosEnCurso], exports: [CambiosEnCurso] })
export class CambiosModule {}

/** Counts every request that changes something, from its arrival until its answer is out or nobody waits for it. */
export function registerCambios(app: NestFastifyApplication): void {
  const cambios = app.get(CambiosEnCurso);
  app
    .getHttpAdapter()
    .getInstance()
    .addHook('onRequest', ({ method }, reply, done) => {
      if (!LECTURAS.has(method)) {
        cambios.begin();
        reply.raw.once('close', () => cambios.end());
      }
      done();
    });
}
