import { Injectable } from '@nestjs/common';
import {
  acknowledgeLinea,
  cancelLinea,
  claimTicket,
  markVisto,
  releaseTicket,
  restoreLinea,
  setComensales,
  setUrgente,
  weighLinea,
} from '@carta/contracts';
import type {
  CancelarLineaRequest,
  DecirComensalesRequest,
  Grupo,
  LlevarTicketRequest,
  MarcarUrgenteRequest,
  MovimientoReciente,
  PesarLineaRequest,
} from '@carta/contracts';
import { RestaurantesService } from '../../../../casa/locales/restaurantes.service';
import { firmaOf } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { GruposLecturas } from '../../grupos/grupos-lecturas.repository';
import { cancelacionSinClave, sinUrgentes } from '../../pedidos.errors';
import { DevolucionesService } from '../cancelar/devoluciones.service';
import { MovimientosService } from '../movimientos.service';
import type { Autor } from '../movimientos.service';
import { cancelacionPorAprobar, pesoPorAprobar } from '../por-aprobar';
import { recientesDe } from '../tablero/recientes';
import { toGrupo } from '../tablero.mapper';

/** Nobody recalls yesterday's dishes, so 'Recientes' looks back only this far (ms). */
const RECIENTE_MS = 24 * 3_600_000;

@Injectable()
export class SalaService {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly lecturas: GruposLecturas,
    private readonly devoluciones: DevolucionesService,
    private readonly restaurantes: RestaurantesService,
  ) {}

  /**
   * An entregado line cannot be cancelled.
   * @throws 422 for units without a key: a retry would repeat it; 403 where an encargado has to approve it
   */
  async cancelLinea(
    contexto: Contexto,
    ticketId: string,
    linea: string,
    { motivo, unidades, rev }: CancelarLineaRequest,
    clave: string | undefined,
  ): Promise<Grupo> {
    const cuanto = unidades
      ? { retirada: retiradaDe(unidades, clave) }
      : clave === undefined
        ? {}
        : { clave };
    const acto = { que: ['cancelar', ticketId, linea].join(':'), clave };
    return this.devoluciones.giveBackAfter(contexto, { ticketId, linea, clave }, () =>
      this.movimientos.moveAprobado(
        contexto,
        { ticketId },
        rev,
        acto,
        (grupo) => cancelacionPorAprobar(grupo, ticketId, linea, unidades ?? undefined),
        (grupo, en, autor) => {
          const cancelacion = { motivo: motivo.trim(), en, ...firmaOf(autor), ...cuanto };
          return cancelLinea(grupo, ticketId, linea, cancelacion, rev ?? undefined);
        },
      ),
    );
  }

  /**
   * By the cancellation's key, within seconds; the station has to take note. @throws 422 without a key; 409
   * when what came back has been sold since.
   */
  restoreLinea(autor: Autor, ticketId: string, linea: string, clave: string | undefined): Promise<Grupo> {
    if (clave === undefined) throw cancelacionSinClave();
    const acto = { que: ['reponer', ticketId, linea].join(':'), clave };
    return this.devoluciones.takeAgainBefore(autor, { ticketId, linea, clave }, () =>
      this.movimientos.moveTicket(autor, ticketId, undefined, acto, (grupo, en) =>
        restoreLinea(grupo, ticketId, linea, clave, { en, ...firmaOf(autor) }),
      ),
    );
  }

  acknowledgeLinea(
    autor: Autor,
    ticketId: string,
    linea: string,
    quedan: number | undefined,
    clave: string | undefined,
  ): Promise<Grupo> {
    const acto = { que: ['enterado', ticketId, linea, quedan].join(':'), clave };
    return this.movimientos.moveTicket(autor, ticketId, undefined, acto, (grupo, en) =>
      acknowledgeLinea(grupo, ticketId, linea, { en, ...firmaOf(autor) }, quedan),
    );
  }

  /** Only the first time is written, of each station where the screen shows some alone. */
  markVisto(
    autor: Autor,
    ticketId: string,
    estaciones: readonly string[] | undefined,
    clave: string | undefined,
  ): Promise<Grupo> {
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
  ): Promise<Grupo> {
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
  ): Promise<Grupo> {
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
  ): Promise<Grupo> {
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
  ): Promise<Grupo> {
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

  /** The last day's steps, of paid and archived mesas too, newest first. */
  async findRecientes(restauranteId: string, limite: number): Promise<MovimientoReciente[]> {
    const desde = new Date(Date.now() - RECIENTE_MS);
    return recientesDe(await this.lecturas.findMovidos(restauranteId, desde, limite), desde, limite);
  }
}

function retiradaDe(unidades: number, clave: string | undefined): { unidades: number; clave: string } {
  if (clave === undefined) throw cancelacionSinClave();
  return { unidades, clave };
}
