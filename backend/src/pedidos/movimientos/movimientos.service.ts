import { Injectable } from '@nestjs/common';
import { isFutura, rechazo } from '@carta/contracts';
import type { Grupo, GrupoMesa, Movimiento } from '@carta/contracts';
import type { Sesion } from '../../common/acceso/acceso';
import { DomainEvents } from '../../common/domain-events';
import { GruposRepository } from '../grupos/grupos.repository';
import type { GrupoRef } from '../grupos/grupos.repository';
import { cobroNoEncontrado, movimientoRechazado, pedidoNoEncontrado } from '../pedidos.errors';
import { toGrupo } from './tablero.mapper';

/** Whose restaurante is meant, and the name that what is done is kept under. */
export type Autor = Pick<Sesion, 'restauranteId' | 'nombre'>;

/** What the domain says to a mesa as it is stored; it may be asked again, of what others have saved meanwhile. */
type Mueve = (grupo: GrupoMesa, ahora: Date) => Movimiento;

/** The rev of its mesa as the screen saw it; absent where it does not matter, or is not told. */
type RevVista = number | null | undefined;

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
  move(autor: Autor, ticketId: string, vista: RevVista, move: Mueve): Promise<Grupo> {
    return this.change(autor, { ticketId }, vista, move);
  }

  /** The same of a mesa that is named itself. */
  moveGrupo(autor: Autor, grupoId: string, vista: RevVista, move: Mueve): Promise<Grupo> {
    return this.change(autor, { grupoId }, vista, move);
  }

  /** The same of the mesa that a charge is of. @throws 404 when there is no such charge here. */
  moveCobro(autor: Autor, cobroId: string, move: Mueve): Promise<Grupo> {
    return this.change(autor, { cobroId }, undefined, move);
  }

  private async change(
    { restauranteId, nombre }: Autor,
    ref: GrupoRef,
    vista: RevVista,
    move: Mueve,
  ): Promise<Grupo> {
    const resultado = await this.grupos.change(restauranteId, ref, nombre, (grupo) => {
      const movimiento = isFutura(vista, grupo) ? rechazo('ESTADO_CAMBIADO') : move(grupo, new Date());
      if (movimiento.ok) return movimiento.grupo;
      const ticketId = 'ticketId' in ref ? ref.ticketId : undefined;
      throw movimientoRechazado(movimiento.motivo, toGrupo(grupo), ticketId);
    });
    if (!resultado) throw 'cobroId' in ref ? cobroNoEncontrado() : pedidoNoEncontrado();
    if (resultado.changed) this.events.emit('grupo.cambiado', resultado.grupo);
    return toGrupo(resultado.grupo);
  }
}
