import { estadoGrupo, toEuros, totalGrupo } from '@carta/contracts';
import type { Grupo, GrupoMesa, Linea, LineaMesa, Ticket, TicketMesa } from '@carta/contracts';
import { mapTickets, toLineaComun, toTicketComun, toQuien } from '../grupos/pedido.mapper';

/** A mesa as the staff sees it: the REST answer and the event are made here alike. */
export function toGrupo(grupo: GrupoMesa): Grupo {
  const instantes = grupo.pedidos.map((ticket) => ticket.creadoEn.getTime());
  return {
    grupoMesa: grupo.id,
    rev: grupo.rev,
    mesa: { numero: grupo.mesa },
    estadoGrupo: estadoGrupo(grupo),
    pedidos: mapTickets(grupo, toTicket),
    primerPedido: new Date(Math.min(...instantes)).toISOString(),
    ultimoPedido: new Date(Math.max(...instantes)).toISOString(),
    totalGrupo: toEuros(totalGrupo(grupo)),
    actualizadoEn: grupo.actualizadoEn.toISOString(),
    ...(grupo.pagadoEn ? { pagadoEn: grupo.pagadoEn.toISOString() } : {}),
    ...(grupo.motivoCierre ? { motivoCierre: grupo.motivoCierre } : {}),
  };
}

function toTicket(ticket: TicketMesa, numero: number): Ticket {
  return {
    ...toTicketComun(ticket, numero),
    ...(ticket.evita ? { evita: [...ticket.evita] } : {}),
    ...(ticket.sinVerificar ? { sinVerificar: true } : {}),
    ...(ticket.tomadoPor ? { tomadoPor: ticket.tomadoPor } : {}),
    ...(ticket.lleva ? { lleva: toQuien(ticket.lleva) } : {}),
    productos: ticket.lineas.map(toLinea),
  };
}

function toLinea(linea: LineaMesa): Linea {
  const { cancelada, enterado } = linea;
  return {
    ...toLineaComun(linea),
    ...(cancelada ? { cancelada: { motivo: cancelada.motivo, ...toQuien(cancelada) } } : {}),
    ...(enterado ? { enterado: toQuien(enterado) } : {}),
  };
}
