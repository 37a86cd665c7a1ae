import { existsSync } from 'node:fs';
import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import type { CartaInicial, Dibujo, EntradaDibujo } from '@carta/contracts';
import { servicioNoDisponible } from '../../plataforma/errores/domain-error';
import { Hilo } from '../../plataforma/colas/hilo';
import { Turnos } from '../../plataforma/colas/turnos';
import { CarpetaWeb } from './carpeta-web';

/** The thread may take this long (ms); the longest carta takes a hundredth, on a busy machine a third. */
const PACIENCIA_MS = 30_000;

const MAX_EN_COLA = 200;

/**
 * Draws diners' pages with the screens' own components, one at a time in a thread of their own, so that no
 * order waits for a long carta.
 */
@Injectable()
export class DibujoService implements OnModuleDestroy {
  private readonly logger = new Logger('Paginas');
  private readonly turnos = new Turnos(1, MAX_EN_COLA, servicioNoDisponible);
  private readonly hilo = new Hilo<EntradaDibujo, Dibujo>(() => this.carpeta.programaDibujo, PACIENCIA_MS);

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

  onModuleDestroy(): Promise<void> {
    return this.hilo.end();
  }

  private ask(entrada: EntradaDibujo): Promise<Dibujo> {
    return this.hilo.ask(entrada).catch((error: unknown) => ({ error: messageOf(error) }));
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
