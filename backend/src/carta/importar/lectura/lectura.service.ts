import type { ColumnasRequest, ImportarRequest } from '@carta/contracts';
import type { CartaLeida } from './palabras/fila-leida';
import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleDestroy } from '@nestjs/common';
import { Hilo } from '../../../plataforma/colas/hilo';
import { Turnos } from '../../../plataforma/colas/turnos';
import { servicioNoDisponible } from '../../../plataforma/errores/domain-error';

/** The thread may take this long (ms): the longest text takes some seconds of a busy machine. */
const PACIENCIA_MS = 20_000;

const MAX_EN_COLA = 50;

/** A text, with what the columns of its table are where somebody has said it. */
export type LecturaPedida = ImportarRequest & Partial<ColumnasRequest>;

/** Reads cartas one at a time in a thread of their own, so that no order waits for a long one. */
@Injectable()
export class LecturaService implements OnModuleDestroy {
  private readonly logger = new Logger('Importaciones');
  private readonly turnos = new Turnos(1, MAX_EN_COLA, servicioNoDisponible);
  private readonly hilo = new Hilo<LecturaPedida, CartaLeida>(
    () => require.resolve('./lectura.hilo'),
    PACIENCIA_MS,
  );

  /** @throws 503 when too many wait to be read, or this one takes too long. */
  read(casa: string, { texto, tabla, columnas }: LecturaPedida): Promise<CartaLeida> {
    return this.turnos.run(casa, () =>
      this.hilo
        .ask({ texto, ...(tabla === undefined ? {} : { tabla }), ...(columnas ? { columnas } : {}) })
        .catch((error: unknown) => {
          this.logger.warn(`Una carta sin leer: ${error instanceof Error ? error.message : String(error)}`);
          throw servicioNoDisponible();
        }),
    );
  }

  onModuleDestroy(): Promise<void> {
    return this.hilo.end();
  }
}
