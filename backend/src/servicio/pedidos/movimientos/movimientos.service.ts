import { Injectable } from '@nestjs/common';
import { isFutura, isTardio, rechazo } from '@carta/contracts';
import type { ActoConEncargado, Grupo, GrupoMesa, Movimiento, Toque, Vista } from '@carta/contracts';
import { AprobacionesService } from '../../../casa/personas/aprobaciones.service';
import { firmaOf } from '../../../plataforma/acceso/acceso';
import type { Autor, Contexto } from '../../../plataforma/acceso/acceso';
import { uuidOf } from '../../../plataforma/base-datos/uuid-de';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { hechaDe } from '../grupos/claves';
import type { Acto } from '../grupos/claves';
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
export type MueveTocado = (
  grupo: GrupoMesa,
  tocado: Date,
  vista: Pick<Vista, 'propias' | 'isTardia' | 'recibida'>,
) => Movimiento;

/** The client's account of its tap. */
export type Tocado = { [campo in keyof Toque]: Toque[campo] | null };

/** The mesa's rev as the screen saw it; absent where it does not matter. */
type RevVista = number | null | undefined;

/** What an act did to a mesa. Without `antes` it had been done before, under its key. */
export interface Resultado {
  antes: GrupoMesa | null;
  mesa: GrupoMesa;
  /** It changed something, and was written. */
  isNuevo: boolean;
}

/** The mesa as it is after an act, as screens know it. */
export const grupoDe = async (resultado: Promise<Resultado>): Promise<Grupo> =>
  toGrupo((await resultado).mesa);

/** What an encargado has to approve: `de` names all that would be undone, and how much. */
export interface PorAprobar {
  acto: ActoConEncargado;
  de: readonly unknown[];
}

/** As the mesa is, and as it would be; null where nobody is asked. */
type Pide = (grupo: GrupoMesa, despues: GrupoMesa, ahora: Date) => PorAprobar | null;

/** An approved one is written as the author that `approve` returns. */
type MueveAprobado = (grupo: GrupoMesa, ahora: Date, autor: Autor) => Movimiento;

/**
 * The only way in which a stored mesa changes: load, look up the key, ask the domain, save if nobody else did,
 * announce. Under a key a move happens once (docs/decisiones/la-clave-primero.md); the house's own have none.
 */
@Injectable()
export class MovimientosService {
  constructor(
    private readonly grupos: GruposRepository,
    private readonly aprobaciones: AprobacionesService,
    private readonly events: DomainEvents,
  ) {}

  /**
   * Of the ticket's whole mesa. @throws 404 for an unknown ticket; the move's own refusal, with the mesa.
   */
  moveTicket(autor: Autor, ticketId: string, vista: RevVista, acto: Acto, move: Mueve): Promise<Resultado> {
    return this.changeGrupo(autor, { ticketId }, vista, move, { hecha: hechaDe(acto) });
  }

  moveGrupo(
    autor: Autor,
    grupoId: string,
    vista: RevVista,
    acto: Acto | null,
    move: Mueve,
  ): Promise<Resultado> {
    return this.changeGrupo(autor, { grupoId }, vista, move, { hecha: acto ? hechaDe(acto) : undefined });
  }

  /** A move that may have waited for a connection. */
  async moveTocado(
    autor: Autor,
    ref: GrupoRef,
    vista: RevVista,
    acto: Acto,
    { haceMs, tras }: Tocado,
    move: MueveTocado,
  ): Promise<Resultado> {
    const previas = (tras ?? []).map((previa) => previa.toLowerCase());
    const propias = await this.grupos.findRevsDe(autor.restauranteId, ref, previas);
    const tocado = haceMs ? new Date(Date.now() - haceMs) : undefined;
    const isTardia = isTardio(haceMs ?? 0);
    const moveThen: Mueve = (grupo, recibida) =>
      move(grupo, tocado ?? recibida, { propias, isTardia, recibida });
    return this.changeGrupo(autor, ref, vista, moveThen, { hecha: hechaDe(acto, true), tocado });
  }

  /**
   * The write itself refuses what needs an approval and has none: what has changed since one was given for it
   * asks again. What would be refused, or change nothing, asks nobody.
   * @throws 403 where an encargado has to approve it
   */
  async moveAprobado(
    contexto: Contexto,
    ref: GrupoRef,
    vista: RevVista,
    acto: Acto,
    pide: Pide,
    move: MueveAprobado,
  ): Promise<Resultado> {
    let permiso: { autor: Autor; sobre?: string } = { autor: contexto };
    for (;;) {
      const { autor, sobre } = permiso;
      const moveSiAprobado: Mueve = (grupo, ahora) => {
        const movimiento = move(grupo, ahora, autor);
        const isCambio = movimiento.ok && movimiento.grupo !== grupo;
        const pedida = isCambio ? pide(grupo, movimiento.grupo, ahora) : null;
        if (pedida && sobreDe(pedida) !== sobre) throw new SinAprobar(pedida);
        return movimiento;
      };
      try {
        return await this.changeGrupo(autor, ref, vista, moveSiAprobado, { hecha: hechaDe(acto) });
      } catch (error) {
        if (!(error instanceof SinAprobar)) throw error;
        const aprobable = { acto: error.pedida.acto, sobre: sobreDe(error.pedida), clave: acto.clave };
        permiso = { autor: await this.aprobaciones.approve(contexto, aprobable), sobre: aprobable.sobre };
      }
    }
  }

  /** Which of these tabs have this act behind them. */
  findHechos(grupoIds: readonly string[], acto: Acto): Promise<ReadonlySet<string>> {
    return this.grupos.findHechas(grupoIds, hechaDe(acto));
  }

  private async changeGrupo(
    autor: Autor,
    ref: GrupoRef,
    vista: RevVista,
    move: Mueve,
    autoria: Pick<Autoria, 'hecha' | 'tocado'>,
  ): Promise<Resultado> {
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
    const { antes, grupo, hechos } = resultado;
    if (hechos) this.events.emit('grupo.cambiado', { grupo, hechos, por: actor });
    return { antes, mesa: grupo, isNuevo: hechos !== null };
  }
}

/** Ends an attempt before it writes; nobody outside sees it. */
class SinAprobar extends Error {
  constructor(readonly pedida: PorAprobar) {
    super(pedida.acto);
  }
}

const sobreDe = ({ acto, de }: PorAprobar): string => uuidOf(JSON.stringify([acto, ...de]));
