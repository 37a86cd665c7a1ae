import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { closeVacia, isVaciaSabida } from '@carta/contracts';
import { GruposLecturas } from '../grupos/grupos-lecturas.repository';
import { MovimientosService } from './movimientos.service';

/** Between two looks, in ms. */
const CADA_MS = 2_000;
/** Whose name a closing is kept under that nobody asked for. */
const POR = 'Cierre automático';

/**
 * Closes vacía mesas when their time has come (docs/reglas.md#paying-closing-opening-again). Every process looks
 * at what is stored; what one has closed, or an order has filled again, no other closes.
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

  /** Closes those whose time has come at an instant. */
  async close(ahora: Date): Promise<void> {
    const grupos = await this.lecturas.findConCanceladas();
    for (const { id, restauranteId } of grupos.filter((grupo) => isVaciaSabida(grupo, ahora))) {
      if (this.isParado) return;
      await this.movimientos.moveGrupo({ restauranteId, nombre: POR }, id, undefined, (grupo) =>
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

  /** A database that is away is said once, and not at every look. */
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
