import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { closeVacia, isVaciaSabida } from '@carta/contracts';
import { Ronda } from '../../../../plataforma/colas/ronda';
import { GruposLecturas } from '../../grupos/grupos-lecturas.repository';
import { MovimientosService } from '../movimientos.service';

const CADA_MS = 2_000;
const POR = 'Cierre automático';

/**
 * Closes vacía mesas when their time has come (docs/reglas/dinero.md#paying-closing-opening-again). Every process
 * looks at what is stored; a mesa that another closed, or an order filled again, stays as it is.
 */
@Injectable()
export class VaciasService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('MesasVacias');
  private readonly ronda = new Ronda(() => this.closeAndSay());
  private isFallida = false;

  constructor(
    private readonly movimientos: MovimientosService,
    private readonly lecturas: GruposLecturas,
  ) {}

  onApplicationBootstrap(): void {
    this.ronda.start(CADA_MS, CADA_MS);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ronda.stop();
  }

  async close(ahora: Date): Promise<void> {
    const grupos = await this.lecturas.findConCanceladas();
    for (const { id, restauranteId } of grupos.filter((grupo) => isVaciaSabida(grupo, ahora))) {
      if (this.ronda.isParada) return;
      await this.movimientos.moveGrupo({ restauranteId, actor: POR }, id, undefined, null, (grupo) =>
        closeVacia(grupo, ahora),
      );
    }
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
