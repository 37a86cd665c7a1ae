import { Injectable } from '@nestjs/common';
import { isFutura, isTardio, rechazo } from '@carta/contracts';
import type { Grupo, GrupoMesa, Movimiento, Toque, Vista } from '@carta/contracts';
import { firmaOf } from '../../../plataforma/acceso/acceso';
import type { Autor } from '../../../plataforma/acceso/acceso';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { DomainError } from '../../../plataforma/errores/domain-error';
import type { Autoria } from '../grupos/grupo.diff';
import { GruposRepository } from '../grupos/grupos.repository';
import type { GrupoRef } from '../grupos/grupos.repository';
import { cobroNoEncontrado, movimientoRechazado, pedidoNoEncontrado } from '../pedidos.errors';
import { toGrupo } from './tablero.mapper';

/** The house's own rounds make changes too. */
export type { Autor } from '../../../plataforma/acceso/acceso';

/** A pure change of a mesa; it runs again when others have saved meanwhile. */
type Mueve = (grupo: GrupoMesa, ahora: Date) => Movimiento;

/** The same for a move that may have waited; `tocado` is when it was tapped. */
type MueveTocado = (grupo: GrupoMesa, tocado: Date, vista: Pick<Vista, 'propias' | 'isTardia'>) => Movimiento;

/** The client's account of its tap, and the key that recognises a retry. */
export type Tocado = { [campo in keyof Toque]: Toque[campo] | null } & { clave?: string | undefined };

/** The mesa's rev as the screen saw it; absent where it does not matter. */
type RevVista = number | null | undefined;

/** The only way in which a stored mesa changes: load, ask the domain, save if nobody else did, announce. */
@Injectable()
export class MovimientosService {
  constructor(
    private readonly grupos: GruposRepository,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Returns the ticket's whole mesa. @throws 404 for an unknown ticket; the move's own refusal, with the
   * mesa.
   */
  moveTicket(autor: Autor, ticketId: string, vista: RevVista, move: Mueve): Promise<Grupo> {
    return this.changeGrupo(autor, { ticketId }, vista, move);
  }

  /** A move that waited for a connection may come twice: a known key returns the mesa as it is now. */
  async moveTocado(
    autor: Autor,
    ref: GrupoRef,
    vista: RevVista,
    { clave, haceMs, tras }: Tocado,
    move: MueveTocado,
  ): Promise<Grupo> {
    const { restauranteId } = autor;
    const previas = (tras ?? []).map((previa) => previa.toLowerCase());
    const propias = await this.grupos.findRevsDe(restauranteId, ref, previas);
    const visto = { propias, isTardia: isTardio(haceMs ?? 0) };
    const tocado = haceMs ? new Date(Date.now() - haceMs) : undefined;
    try {
      const moveThen: Mueve = (grupo, ahora) => move(grupo, tocado ?? ahora, visto);
      return await this.changeGrupo(autor, ref, vista, moveThen, { clave, tocado });
    } catch (error) {
      const isOtro = error instanceof DomainError && error.code === 'ESTADO_CAMBIADO';
      if (!isOtro || clave === undefined) throw error;
      if ((await this.grupos.findRevsDe(restauranteId, ref, [clave])).length === 0) throw error;
      const grupo = await this.grupos.findGrupoFirme(restauranteId, ref);
      if (!grupo) throw error;
      return toGrupo(grupo);
    }
  }

  moveGrupo(autor: Autor, grupoId: string, vista: RevVista, move: Mueve): Promise<Grupo> {
    return this.changeGrupo(autor, { grupoId }, vista, move);
  }

  /** @throws 404 when there is no such charge here. */
  moveCobro(autor: Autor, cobroId: string, move: Mueve): Promise<Grupo> {
    return this.changeGrupo(autor, { cobroId }, undefined, move);
  }

  private async changeGrupo(
    autor: Autor,
    ref: GrupoRef,
    vista: RevVista,
    move: Mueve,
    autoria: Omit<Autoria, 'por' | 'persona' | 'aprobadoPor'> = {},
  ): Promise<Grupo> {
    const { restauranteId, actor } = autor;
    const resultado = await this.grupos.changeGrupo(
      restauranteId,
      ref,
      { ...firmaOf(autor), ...autoria },
      (grupo) => {
        const movimiento = isFutura(vista, grupo) ? rechazo('ESTADO_CAMBIADO') : move(grupo, new Date());
        if (movimiento.ok) return movimiento.grupo;
        const ticketId = 'ticketId' in ref ? ref.ticketId : undefined;
        throw movimientoRechazado(movimiento.motivo, toGrupo(grupo), ticketId);
      },
    );
    if (!resultado) throw 'cobroId' in ref ? cobroNoEncontrado() : pedidoNoEncontrado();
    const { grupo, hechos } = resultado;
    if (hechos) this.events.emit('grupo.cambiado', { grupo, hechos, por: actor });
    return toGrupo(grupo);
  }
}
