import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import { BaseDatosService } from '../base-datos/base-datos.service';
import { servicioNoDisponible } from '../common/errors/domain-error';

/** Whether this process should be sent requests. */
@Injectable()
export class SaludService implements BeforeApplicationShutdown {
  private closing = false;

  constructor(private readonly baseDatos: BaseDatosService) {}

  /** The server stops taking requests right after this. */
  beforeApplicationShutdown(): void {
    this.closing = true;
  }

  /** @throws SERVICE_UNAVAILABLE while the database is away, or the server is closing. */
  async checkLista(): Promise<void> {
    if (this.closing) throw servicioNoDisponible('El servidor se está cerrando.');
    try {
      await this.baseDatos.ping();
    } catch (error) {
      throw servicioNoDisponible('La base de datos no responde.', error);
    }
  }
}
