import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown } from '@nestjs/common';
import type { SaludLista } from '@carta/contracts';
import { BaseDatosError } from '../base-datos/base-datos.error';
import { BaseDatosService } from '../base-datos/base-datos.service';
import { servicioNoDisponible } from '../errores/domain-error';
import { CopiasVistas } from './copias-vistas.service';
import { DiscoService } from './disco.service';

@Injectable()
export class SaludService implements BeforeApplicationShutdown {
  private closing = false;

  constructor(
    private readonly baseDatos: BaseDatosService,
    private readonly disco: DiscoService,
    private readonly copias: CopiasVistas,
  ) {}

  beforeApplicationShutdown(): void {
    this.closing = true;
  }

  /** @throws SERVICE_UNAVAILABLE while the database is away or takes no write, or the server is closing. */
  async checkLista(): Promise<SaludLista> {
    if (this.closing) throw servicioNoDisponible('El servidor se está cerrando.');
    if (this.disco.isLleno()) throw servicioNoDisponible('El disco de la base de datos está lleno.');
    try {
      await this.baseDatos.checkUsable();
      // how old they are decides nothing
      const copias = await this.copias.read(new Date()).catch(() => undefined);
      return { lista: true, disco: this.disco.read(), ...(copias && { copias }) };
    } catch (error) {
      if (!(error instanceof BaseDatosError)) throw error;
      throw servicioNoDisponible(error.message, error);
    }
  }
}
