// Longer than most: all that boards read and move, each a sentence.
import { Injectable } from '@nestjs/common';
import {
  ESTADO_AL,
  closeGrupo,
  esperaDesde,
  estadoGrupo,
  inicioJornada,
  isEntregado,
  moveGrupo,
  moveLinea,
  moveTicket,
  parseEstado,
  parseEstadoVisto,
  parseEstadoLinea,
  payCobrada,
  reopenGrupo,
} from '@carta/contracts';
import type {
  EstadoDestino,
  EstadoGrupo,
  EstadoLinea,
  Grupo,
  GrupoMesa,
  Movimiento,
  MoverLineaRequest,
  MoverTicketRequest,
  PagadosEliminados,
  TicketMesa,
  Vista,
} from '@carta/contracts';
import { firmaOf } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { DomainEvents } from '../../../../plataforma/hechos/domain-events';
import type { RevAbierta } from '../../../../plataforma/base-datos/revs-abiertas';
import { RestaurantesService } from '../../../../casa/locales/restaurantes.service';
import { ResumenesService } from '../../../../casa/locales/resumenes.service';
import { GruposLecturas } from '../../grupos/grupos-lecturas.repository';
import { GruposRepository } from '../../grupos/grupos.repository';
import type { Acto } from '../../grupos/claves';
import { MovimientosService } from '../movimientos.service';
import type { Autor, MueveTocado, Tocado } from '../movimientos.service';
import { PagoPartidasService } from '../partidas/pago-partidas.service';
import { cierrePorAprobar, reaperturaPorAprobar } from '../por-aprobar';
import { estadoNoValido, lineasSinTicket, reaperturaNoValida } from '../../pedidos.errors';
import { toGrupo } from '../tablero.mapper';

/** A move of what a screen showed, as it was tapped. */
interface Servido {
  acto: Acto;
  vista: Pick<Vista, 'rev'>;
  toque: Tocado;
}

/** Serves the boards: their lists, and the moves of lines, tickets and mesas (docs/reglas/piso.md#moves). */
@Injectable()
export class TableroService {
  constructor(
    private readonly grupos: GruposRepository,
    private readonly lecturas: GruposLecturas,
    private readonly movimientos: MovimientosService,
    private readonly pagos: PagoPartidasService,
    private readonly restaurantes: RestaurantesService,
    private readonly resumenes: ResumenesService,
    private readonly events: DomainEvents,
  ) {}

  /** The tickets of every open mesa. */
  async findTicketsAbiertos(restauranteId: string): Promise<TicketMesa[]> {
    return (await this.lecturas.findGruposAbiertos(restauranteId)).flatMap(({ pedidos }) => pedidos);
  }

  async findMesasAbiertas(restauranteId: string): Promise<number[]> {
    return (await this.lecturas.findGruposAbiertos(restauranteId))
      .map(({ mesa }) => mesa)
      .sort((a, b) => a - b);
  }

  /** Mesas with unfinished work, the longest wait first. */
  async findActivos(restauranteId: string): Promise<Grupo[]> {
    const abiertos = await this.lecturas.findGruposAbiertos(restauranteId);
    return abiertos
      .filter((grupo) => !isEntregado({ estado: estadoGrupo(grupo) }))
      .map(toGrupo)
      .sort((a, b) => (esperaDesde(a) ?? '').localeCompare(esperaDesde(b) ?? ''));
  }

  /** Served mesas that have not paid, the longest unpaid first. */
  async findEntregados(restauranteId: string): Promise<Grupo[]> {
    const abiertos = await this.lecturas.findGruposAbiertos(restauranteId);
    return abiertos
      .filter((grupo) => isEntregado({ estado: estadoGrupo(grupo) }))
      .map(toGrupo)
      .sort((a, b) => a.ultimoPedido.localeCompare(b.ultimoPedido));
  }

  async findPagados(restauranteId: string, antes: Date | undefined, limite: number): Promise<Grupo[]> {
    return (await this.lecturas.findGruposPagados(restauranteId, antes, limite)).map(toGrupo);
  }

  async findMesa(restauranteId: string, mesa: number): Promise<Grupo | null> {
    const grupo = await this.lecturas.findGrupoAbierto(restauranteId, mesa);
    return grupo && toGrupo(grupo);
  }

  moveLinea(
    autor: Autor,
    ticketId: string,
    linea: string,
    request: MoverLineaRequest,
    clave?: string,
  ): Promise<Grupo> {
    const destino = toEstadoLinea(request.estado);
    const vista = vistaDeLinea(request);
    const acto = { que: ['linea', ticketId, linea, destino].join(':'), clave };
    return this.serve(autor, ticketId, { acto, vista, toque: request }, (grupo, en, visto) =>
      moveLinea(grupo, ticketId, linea, destino, en, { ...vista, ...visto }),
    );
  }

  /** Moves the whole mesa of an order as the screen saw it, or one ticket of it. */
  moveEstado(autor: Contexto, ticketId: string, request: MoverTicketRequest, clave?: string): Promise<Grupo> {
    if (request.reabrir) return this.reopenMesa(autor, ticketId, request, clave);
    if (request.lineas && request.alcance !== 'pedido') throw lineasSinTicket();
    if (request.alcance === 'pedido') return this.moveTicket(autor, ticketId, request, clave);
    const destino = toEstadoGrupo(request.estado);
    const vista = { de: request.de ? toEstadoVisto(request.de) : undefined, rev: request.rev ?? undefined };
    const acto = { que: `mesa:${destino}`, clave };
    // money never waits: a mesa is paid at the instant of the request
    if (destino === ESTADO_AL.cobrar) {
      return this.movimientos.moveTicket(autor, ticketId, vista.rev, acto, (grupo, ahora) =>
        moveGrupo(grupo, destino, ahora, vista),
      );
    }
    return this.serve(autor, ticketId, { acto, vista, toque: request }, (grupo, en, visto) =>
      moveGrupo(grupo, destino, en, { ...vista, ...visto }),
    );
  }

  private moveTicket(
    autor: Autor,
    ticketId: string,
    request: MoverTicketRequest,
    clave: string | undefined,
  ): Promise<Grupo> {
    const destino = toEstadoLinea(request.estado);
    const { lineas } = request;
    const deLineas = lineas ? { lineas: lineas.map((linea) => linea.toLowerCase()) } : {};
    const vista = { ...vistaDeLinea(request), ...deLineas };
    const acto = { que: ['ticket', ticketId, destino].join(':'), clave };
    return this.serve(autor, ticketId, { acto, vista, toque: request }, (grupo, en, visto) =>
      moveTicket(grupo, ticketId, destino, en, { ...vista, ...visto }),
    );
  }

  /** The last dish of what is all charged pays its mesa, and of a party the others that are so. */
  private async serve(
    autor: Autor,
    ticketId: string,
    { acto, vista, toque }: Servido,
    move: MueveTocado,
  ): Promise<Grupo> {
    let isHecha = false;
    const grupo = await this.movimientos.moveTocado(
      autor,
      { ticketId },
      vista.rev,
      acto,
      toque,
      (leido, en, visto) => {
        const movido = payIfServida(leido, move(leido, en, visto), { ...vista, ...visto });
        isHecha = movido.ok && movido.grupo !== leido && !visto.isTardia;
        return movido;
      },
    );
    const [pagado = grupo] = isHecha ? await this.pagos.payRest(autor, [grupo]) : [];
    return pagado;
  }

  private async reopenMesa(
    contexto: Contexto,
    ticketId: string,
    { estado, alcance, rev }: MoverTicketRequest,
    clave: string | undefined,
  ): Promise<Grupo> {
    if (estado !== ESTADO_AL.entregar || alcance === 'pedido') throw reaperturaNoValida();
    const husos = await this.restaurantes.findHusos(contexto.restauranteId);
    const pago = await this.lecturas.findUltimoPago(contexto.restauranteId, ticketId);
    return this.movimientos.moveAprobado(
      contexto,
      { ticketId },
      rev,
      { que: 'reabrir', clave },
      (grupo, _abierta, ahora) => reaperturaPorAprobar(grupo, pago, firmaOf(contexto), ahora),
      (grupo, ahora) => reopenGrupo(grupo, rev ?? undefined, inicioJornada(husos, ahora)),
    );
  }

  /** @throws 403 where an encargado has to approve it */
  closeMesa(contexto: Contexto, ticketId: string, motivo: string, clave?: string): Promise<Grupo> {
    return this.movimientos.moveAprobado(
      contexto,
      { ticketId },
      undefined,
      { que: 'cerrar', clave },
      cierrePorAprobar,
      (grupo, ahora) => closeGrupo(grupo, motivo.trim(), ahora),
    );
  }

  /** @param hasta leaves those paid later, which the screen has not seen, when a retry comes late. */
  async archivePagados(restauranteId: string, hasta?: Date): Promise<PagadosEliminados> {
    const ahora = new Date();
    const eliminados = await this.grupos.archivePagados(restauranteId, ahora, hasta);
    await this.resumenes.markPagadosArchivados(restauranteId, ahora);
    this.events.emit('pagados.archivados', { restauranteId, eliminados, ...(hasta ? { hasta } : {}) });
    return { pedidosEliminados: eliminados };
  }

  toGrupo(grupo: GrupoMesa): Grupo {
    return toGrupo(grupo);
  }

  findRevsGrupos(restauranteIds: readonly string[]): Promise<RevAbierta[]> {
    return this.lecturas.findRevsGrupos(restauranteIds);
  }
}

/** A mesa is paid at the instant of the request, and by nothing that had waited: money never waits. */
function payIfServida(antes: GrupoMesa, movimiento: Movimiento, { rev, isTardia }: Vista): Movimiento {
  return isTardia ? movimiento : payCobrada(antes, movimiento, rev, new Date());
}

/** A body may hold null for what is absent. */
function vistaDeLinea({ de, rev }: Pick<MoverTicketRequest, 'de' | 'rev'>): Vista<EstadoLinea> {
  return { de: de ? toEstadoLinea(de) : undefined, rev: rev ?? undefined };
}

function toEstadoLinea(texto: string): EstadoLinea {
  const estado = parseEstadoLinea(texto);
  if (estado === null) throw estadoNoValido();
  return estado;
}

function toEstadoVisto(texto: string): EstadoGrupo {
  const estado = parseEstadoVisto(texto);
  if (estado === null) throw estadoNoValido();
  return estado;
}

function toEstadoGrupo(texto: string): EstadoDestino {
  const estado = parseEstado(texto);
  if (estado === null) throw estadoNoValido();
  return estado;
}
