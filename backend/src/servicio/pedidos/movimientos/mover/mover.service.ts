import { Injectable } from '@nestjs/common';
import {
  ESTADO_AL,
  closeGrupo,
  inicioJornada,
  isTardio,
  moveGrupo,
  moveLinea,
  moveTicket,
  parseEstado,
  parseEstadoLinea,
  parseEstadoVisto,
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
  Vista,
} from '@carta/contracts';
import { firmaOf } from '../../../../plataforma/acceso/acceso';
import type { Contexto } from '../../../../plataforma/acceso/acceso';
import { RestaurantesService } from '../../../../casa/locales/restaurantes.service';
import { GruposConsultas } from '../../grupos/grupos-consultas.repository';
import type { Acto } from '../../grupos/claves';
import { estadoNoValido, lineasSinTicket, reaperturaNoValida } from '../../pedidos.errors';
import { MovimientosService, grupoDe } from '../movimientos.service';
import type { Autor, MueveTocado, Tocado } from '../movimientos.service';
import { PagoPartidasService } from '../partidas/pago-partidas.service';
import { cierrePorAprobar, reaperturaPorAprobar } from '../por-aprobar';
import { toGrupo } from '../tablero.mapper';

/** A move of what a screen showed, as it was tapped. */
interface Servido {
  acto: Acto;
  vista: Pick<Vista, 'rev'>;
  toque: Tocado;
}

/** Lines, tickets and mesas go from one estado to another (docs/reglas/piso.md#moves). */
@Injectable()
export class MoverService {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly consultas: GruposConsultas,
    private readonly pagos: PagoPartidasService,
    private readonly restaurantes: RestaurantesService,
  ) {}

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
      return grupoDe(
        this.movimientos.moveTicket(autor, ticketId, vista.rev, acto, (grupo, ahora) =>
          moveGrupo(grupo, destino, ahora, vista),
        ),
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
    const { mesa, isNuevo } = await this.movimientos.moveTocado(
      autor,
      { ticketId },
      vista.rev,
      acto,
      toque,
      (leido, en, visto) => payIfServida(leido, move(leido, en, visto), { ...vista, ...visto }),
    );
    const grupo = toGrupo(mesa);
    const paysRest = isNuevo && !isTardio(toque.haceMs ?? 0);
    const [pagado = grupo] = paysRest ? await this.pagos.payRest(autor, [grupo]) : [];
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
    const pago = await this.consultas.findUltimoPago(contexto.restauranteId, ticketId);
    return grupoDe(
      this.movimientos.moveAprobado(
        contexto,
        { ticketId },
        rev,
        { que: 'reabrir', clave },
        (grupo, _abierta, ahora) => reaperturaPorAprobar(grupo, pago, firmaOf(contexto), ahora),
        (grupo, ahora) => reopenGrupo(grupo, rev ?? undefined, inicioJornada(husos, ahora)),
      ),
    );
  }

  /** @throws 403 where an encargado has to approve it */
  closeMesa(contexto: Contexto, ticketId: string, motivo: string, clave?: string): Promise<Grupo> {
    return grupoDe(
      this.movimientos.moveAprobado(
        contexto,
        { ticketId },
        undefined,
        { que: 'cerrar', clave },
        cierrePorAprobar,
        (grupo, ahora) => closeGrupo(grupo, motivo.trim(), ahora),
      ),
    );
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
