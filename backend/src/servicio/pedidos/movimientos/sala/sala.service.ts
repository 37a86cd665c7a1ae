import { Injectable } from '@nestjs/common';
import {
  claimTicket,
  markVisto,
  releaseTicket,
  setComensales,
  setUrgente,
  weighLinea,
} from '@carta/contracts';
import type {
  DecirComensalesRequest,
  LlevarTicketRequest,
  MarcarUrgenteRequest,
  PesarLineaRequest,
} from '@carta/contracts';
import { RestaurantesService } from '../../../../casa/locales/restaurantes.service';
import { firmaOf } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { sinUrgentes } from '../../pedidos.errors';
import { MovimientosService } from '../movimientos.service';
import type { Autor, Resultado } from '../movimientos.service';
import { pesoPorAprobar } from '../por-aprobar';
import { toGrupo } from '../tablero.mapper';

/** What a waiter or a cook says of a ticket, a line or a mesa. */
@Injectable()
export class SalaService {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly restaurantes: RestaurantesService,
  ) {}

  /** Only the first time is written, of each station where the screen shows some alone. */
  markVisto(
    autor: Autor,
    ticketId: string,
    estaciones: readonly string[] | undefined,
    clave: string | undefined,
  ): Promise<Resultado> {
    const acto = { que: ['visto', ticketId, ...(estaciones ?? [])].join(':'), clave };
    return this.movimientos.moveTicket(autor, ticketId, undefined, acto, (grupo, ahora) =>
      markVisto(grupo, ticketId, ahora, estaciones),
    );
  }

  /** Claims a ticket to be brought to its mesa, or lets go of it; the first claim stands. */
  carryTicket(
    autor: Autor,
    ticketId: string,
    { llevar, rev, haceMs }: LlevarTicketRequest,
    clave: string | undefined,
  ): Promise<Resultado> {
    const vista = rev ?? undefined;
    const acto = { que: ['llevar', ticketId, llevar].join(':'), clave };
    return this.movimientos.moveTocado(autor, { ticketId }, rev, acto, { haceMs }, (grupo, en) =>
      llevar
        ? claimTicket(grupo, ticketId, { en, ...firmaOf(autor) }, vista)
        : releaseTicket(grupo, ticketId, firmaOf(autor), vista, haceMs ? en : undefined),
    );
  }

  /**
   * Marks a ticket of which something is under way, or takes that back.
   * @throws 409 when the screen is behind, or would mark one in a house that marks none
   */
  async markUrgente(
    autor: Autor,
    ticketId: string,
    request: MarcarUrgenteRequest,
    clave: string | undefined,
  ): Promise<Resultado> {
    const { urgente, rev } = request;
    const acto = { que: ['urgente', ticketId, urgente].join(':'), clave };
    const { urgentes } = await this.restaurantes.findServicio(autor.restauranteId);
    return this.movimientos.moveTocado(autor, { ticketId }, rev, acto, request, (grupo, en, visto) => {
      const vista = { rev: rev ?? undefined, ...visto };
      const movimiento = setUrgente(grupo, ticketId, urgente, { en, ...firmaOf(autor) }, vista);
      const isMarca = urgente && movimiento.ok && movimiento.grupo !== grupo;
      if (isMarca && !urgentes) throw sinUrgentes(toGrupo(grupo));
      return movimiento;
    });
  }

  /** Says how many sit at a tab. @throws 409 when it is paid, or others have said it since */
  sayComensales(
    autor: Autor,
    grupoId: string,
    { comensales, rev }: DecirComensalesRequest,
    clave: string | undefined,
  ): Promise<Resultado> {
    const acto = { que: `comensales:${comensales}`, clave };
    return this.movimientos.moveGrupo(autor, grupoId, rev, acto, (grupo) =>
      setComensales(grupo, comensales, rev ?? undefined),
    );
  }

  /** Says what a line weighs. @throws 409 when it is charged, or others have weighed it since; 403 when it is asked */
  weighLinea(
    contexto: Contexto,
    ticketId: string,
    linea: string,
    { gramos, rev }: PesarLineaRequest,
    clave: string | undefined,
  ): Promise<Resultado> {
    const acto = { que: ['peso', ticketId, linea, gramos].join(':'), clave };
    return this.movimientos.moveAprobado(
      contexto,
      { ticketId },
      rev,
      acto,
      (grupo) => pesoPorAprobar(grupo, ticketId, linea, gramos),
      (grupo, en, autor) =>
        weighLinea(grupo, ticketId, linea, gramos, { en, ...firmaOf(autor) }, rev ?? undefined),
    );
  }
}
