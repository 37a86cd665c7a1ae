import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { CartaInicial, Dibujo, EntradaDibujo } from '@carta/contracts';
import { servicioNoDisponible } from '../../plataforma/errores/domain-error';
import { Turnos } from '../../plataforma/colas/turnos';
import { CarpetaWeb } from './carpeta-web';

/** The thread may take this long (ms); the longest carta takes a hundredth, on a busy machine a third. */
const PACIENCIA_MS = 30_000;

const MAX_EN_COLA = 200;

/**
 * Draws diners' pages with the screens' own components, one at a time in a thread of their own, so that no
 * order waits for a long carta. The thread starts with the first page, and again after it ended.
 */
@Injectable()
export class DibujoService implements OnModuleDestroy {
  private readonly logger = new Logger('Paginas');
  private readonly turnos = new Turnos(1, MAX_EN_COLA, servicioNoDisponible);
  private hilo: Worker | undefined;
  private settle: ((dibujo: Dibujo) => void) | undefined;

  constructor(private readonly carpeta: CarpetaWeb) {}

  /**
   * Returns the content of #root: empty when it cannot be drawn and the phone must draw it; null when there
   * is no program to draw with. @throws 503 when too many pages wait to be drawn.
   */
  async draw(
    casa: string,
    direccion: Omit<EntradaDibujo, 'datos'>,
    inicial: CartaInicial,
  ): Promise<string | null> {
    if (!existsSync(this.carpeta.programaDibujo)) return null;
    const dibujo = await this.turnos.run(casa, () =>
      this.ask({ ...direccion, datos: JSON.stringify(inicial) }),
    );
    if ('html' in dibujo) return dibujo.html;
    this.logger.warn(`Página sin dibujar (${direccion.pathname}): ${dibujo.error}`);
    return '';
  }

  async onModuleDestroy(): Promise<void> {
    await this.hilo?.terminate();
  }

  private ask(entrada: EntradaDibujo): Promise<Dibujo> {
    const hilo = (this.hilo ??= this.start());
    return new Promise((resolve) => {
      const settle = (dibujo: Dibujo): void => {
        clearTimeout(paciencia);
        this.settle = undefined;
        resolve(dibujo);
      };
      // an answer that arrived while this thread was busy is read before the thread is ended
      const end = (): void => void (this.settle === settle && hilo.terminate());
      const paciencia = setTimeout(() => setImmediate(end), PACIENCIA_MS);
      this.settle = settle;
      hilo.postMessage(entrada);
    });
  }

  private start(): Worker {
    const hilo = new Worker(this.carpeta.programaDibujo);
    hilo.unref();
    hilo.on('message', (dibujo: Dibujo) => this.settle?.(dibujo));
    let motivo = 'el hilo terminó';
    hilo.on('error', (error) => (motivo = String(error)));
    hilo.on('exit', () => {
      this.hilo = undefined;
      this.settle?.({ error: motivo });
    });
    return hilo;
  }
}
