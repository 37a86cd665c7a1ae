import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { closeVacia, isVaciaSabida } from '@carta/contracts';
import { GruposLecturas } from '../grupos/grupos-lecturas.repository';
import { MovimientosService } from './movimientos.service';

const CADA_MS = 2_000;
const POR = 'Cierre automático';

/**
 * Closes vacía mesas when their time has come (docs/reglas.md#paying-closing-opening-again). Every process
 * looks at what is stored; a mesa that another closed, or an order filled again, stays as it is.
 */
@Injectable()
export class VaciasService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('MesasVacias');
  private espera: NodeJS.Timeout | undefined;
  private enCurso: Promise<void> = Promise.resolve();
  private isParado = false;
  private isFallida = false;

  constructor(
    private readonly movimientos: MovimientosService,
    private readonly lecturas: GruposLecturas,
  ) {}

  onApplicationBootstrap(): void {
    this.closeLater();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isParado = true;
    clearTimeout(this.espera);
    await this.enCurso;
  }

  async close(ahora: Date): Promise<void> {
    const grupos = await this.lecturas.findConCanceladas();
    for (const { id, restauranteId } of grupos.filter((grupo) => isVaciaSabida(grupo, ahora))) {
      if (this.isParado) return;
      await this.movimientos.moveGrupo({ restauranteId, actor: POR }, id, undefined, (grupo) =>
        closeVacia(grupo, ahora),
      );
    }
  }

  private closeLater(): void {
    this.espera = setTimeout(() => {
      this.enCurso = this.closeAndSay().finally(() => {
        if (!this.isParado) this.closeLater();
      });
    }, CADA_MS);
    this.espera.unref();
  }

  /** Logs a database that is away once, not at every look. */
  private async closeAndSay(): Promise<void> {
    try {
      await this.close(new Date());
      this.isFallida = false;
    } catch (error) {
      if (!this.isFallida) {
        this.logger.warn(
          `No se cierran mesas vacías: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
      this.isFallida = true;
    }
  }
}
