import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { Dibujo, EncargoDibujo } from '@carta/contracts';
import { CarpetaWeb } from './carpeta-web';

/** The longest carta takes a fraction of it, in ms: a thread that answers nobody for so long is ended. */
const PACIENCIA_MS = 5_000;

/**
 * Draws diners' pages with the screens' own components, in a thread of its own: nobody's order waits for a
 * long carta. The thread begins with the first page, and again after whatever ended it.
 */
@Injectable()
export class PintorService implements OnModuleDestroy {
  private readonly logger = new Logger('Pintor');
  private readonly esperan = new Map<number, (dibujo: Dibujo) => void>();
  private hilo: Worker | undefined;
  /** Counted from the thread’s last answer while anybody waits: a long queue is no silence. */
  private paciencia: NodeJS.Timeout | undefined;
  private encargos = 0;

  constructor(private readonly carpeta: CarpetaWeb) {}

  /** What goes inside a page's #root; null when it cannot be drawn, and is left to the phone. */
  async draw(pathname: string, datos: string): Promise<string | null> {
    if (!existsSync(this.carpeta.pintor)) return null;
    const dibujo = await this.ask({ id: ++this.encargos, pathname, datos });
    if ('html' in dibujo) return dibujo.html;
    this.logger.warn(`Página sin dibujar (${pathname}): ${dibujo.error}`);
    return null;
  }

  async onModuleDestroy(): Promise<void> {
    await this.hilo?.terminate();
  }

  private ask(encargo: EncargoDibujo): Promise<Dibujo> {
    const hilo = (this.hilo ??= this.start());
    return new Promise((resolve) => {
      if (this.esperan.size === 0) this.paciencia = setTimeout(() => void hilo.terminate(), PACIENCIA_MS);
      this.esperan.set(encargo.id, resolve);
      hilo.postMessage(encargo);
    });
  }

  private start(): Worker {
    const hilo = new Worker(this.carpeta.pintor);
    hilo.unref();
    hilo.on('message', (dibujo: Dibujo) => this.settle(dibujo));
    let motivo = 'el hilo terminó';
    hilo.on('error', (error) => (motivo = String(error)));
    hilo.on('exit', () => {
      this.hilo = undefined;
      for (const id of this.esperan.keys()) this.settle({ id, error: motivo });
    });
    return hilo;
  }

  private settle(dibujo: Dibujo): void {
    this.esperan.get(dibujo.id)?.(dibujo);
    this.esperan.delete(dibujo.id);
    if (this.esperan.size === 0) clearTimeout(this.paciencia);
    else this.paciencia?.refresh();
  }
}
