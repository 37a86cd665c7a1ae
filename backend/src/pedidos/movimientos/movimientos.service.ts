import { Injectable } from '@nestjs/common';
import type { Grupo, GrupoMesa, Movimiento } from '@carta/contracts';
import type { Sesion } from '../../common/acceso/acceso';
import { DomainEvents } from '../../common/domain-events';
import { GruposRepository } from '../grupos/grupos.repository';
import { movimientoRechazado, pedidoNoEncontrado } from '../pedidos.errors';
import { toGrupo } from './tablero.mapper';

/** Whose restaurante is meant, and the name that what is done is kept under. */
export type Autor = Pick<Sesion, 'restauranteId' | 'nombre'>;

/** The one way in which a stored mesa changes: load, ask the domain, save if nobody else did, announce. */
@Injectable()
export class MovimientosService {
  constructor(
    private readonly grupos: GruposRepository,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Answers the whole mesa of a ticket as it is now.
   * @throws 404 when there is no such ticket here; the move's own refusal, with the mesa.
   */
  async move(
    { restauranteId, nombre }: Autor,
    ticketId: string,
    move: (grupo: GrupoMesa, ahora: Date) => Movimiento,
  ): Promise<Grupo> {
    const resultado = await this.grupos.change(restauranteId, ticketId, nombre, (grupo) => {
      const movimiento = move(grupo, new Date());
      if (!movimiento.ok) throw movimientoRechazado(movimiento.motivo, ticketId, toGrupo(grupo));
      return movimiento.grupo;
    });
    if (!resultado) throw pedidoNoEncontrado();
    if (resultado.changed) this.events.emit('grupo.cambiado', resultado.grupo);
    return toGrupo(resultado.grupo);
  }
}
