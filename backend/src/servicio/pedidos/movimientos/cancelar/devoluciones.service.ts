import { Injectable, Logger } from '@nestjs/common';
import { devueltasDe } from '@carta/contracts';
import type { Devuelta } from '@carta/contracts';
import { ExistenciasService } from '../../../../carta/existencias/existencias.service';
import { isRefusal } from '../../../../plataforma/errores/domain-error';
import { GruposRepository } from '../../grupos/grupos.repository';
import { yaNoQuedan } from '../../pedidos.errors';
import type { Autor } from '../movimientos.service';

interface DeCancelacion {
  ticketId: string;
  linea: string;
  clave: string | undefined;
}

/** What is cancelled before anybody began it is for sale again (docs/reglas/carta.md#quedan). */
@Injectable()
export class DevolucionesService {
  private readonly logger = new Logger('Devoluciones');

  constructor(
    private readonly existencias: ExistenciasService,
    private readonly grupos: GruposRepository,
  ) {}

  /** A retry gives back what a first try could not, and nothing twice. */
  async giveBackAfter<T>(autor: Autor, cancelacion: DeCancelacion, cancel: () => Promise<T>): Promise<T> {
    const hecho = await cancel();
    await this.findDevueltas(autor, cancelacion)
      .then((devueltas) => this.existencias.giveBack(autor.restauranteId, devueltas))
      .catch((error: Error) => this.logger.warn(`No se devuelve lo cancelado: ${error.message}`));
    return hecho;
  }

  /** @throws 409 when it has been sold since; then nothing is undone. */
  async takeAgainBefore<T>(autor: Autor, cancelacion: DeCancelacion, restore: () => Promise<T>): Promise<T> {
    const { restauranteId } = autor;
    const devueltas = await this.findDevueltas(autor, cancelacion);
    const { tomadas, falta } = await this.existencias.takeAgain(restauranteId, devueltas);
    if (falta) throw yaNoQuedan(falta.nombre);
    try {
      return await restore();
    } catch (error) {
      if (isRefusal(error)) await this.existencias.untake(restauranteId, tomadas);
      throw error;
    }
  }

  private async findDevueltas(
    { restauranteId }: Autor,
    { ticketId, linea, clave }: DeCancelacion,
  ): Promise<Devuelta[]> {
    const grupo = await this.grupos.findGrupoFirme(restauranteId, { ticketId });
    return grupo ? devueltasDe(grupo, ticketId, linea, clave) : [];
  }
}
