import { CERO, estadoGrupo, estadoLineaOrPendiente, estadoTicket } from '@carta/contracts';
import type { Grupo, GrupoMesa, Linea, LineaMesa, Ticket, TicketMesa } from '@carta/contracts';
import { isPagado } from './grupos';

/** The rev at which everything this screen shows counts as seen. */
export const REV_VISTA = 0;

/** The grupo as the domain's rules want it; money plays no part in a move. Tickets not in `vistos` are new to its screen. */
export function toMesa(grupo: Grupo, vistos?: readonly string[]): GrupoMesa {
  return {
    id: grupo.grupoMesa,
    restauranteId: '',
    mesa: grupo.mesa.numero,
    rev: grupo.rev,
    pagado: isPagado(grupo),
    actualizadoEn: new Date(grupo.actualizadoEn),
    ...(grupo.pagadoEn !== undefined && { pagadoEn: new Date(grupo.pagadoEn) }),
    pedidos: grupo.pedidos.map((ticket) => toTicketMesa(ticket, vistos?.includes(ticket._id) ?? true)),
  };
}

function toTicketMesa(ticket: Ticket, visto: boolean): TicketMesa {
  return {
    id: ticket._id,
    clave: String(ticket.numero),
    revAlta: visto ? REV_VISTA : REV_VISTA + 1,
    tipo: ticket.tipoPedido,
    creadoEn: new Date(ticket.createdAt),
    ...(ticket.antes !== undefined && { antes: ticket.antes }),
    lineas: ticket.productos.map(({ _id, productoId, nombre, cantidad, estado, cancelada, enterado }) => ({
      id: _id,
      productoId,
      nombre,
      cantidad,
      precio: CERO,
      estado: estadoLineaOrPendiente(estado),
      ...(cancelada && { cancelada: { ...cancelada, en: new Date(cancelada.en) } }),
      ...(enterado && { enterado: { ...enterado, en: new Date(enterado.en) } }),
    })),
  };
}

/** The same grupo with what a change left in its mesa: estados, cancellations, and what its stations know. */
export function withEstadosOf(grupo: Grupo, mesa: GrupoMesa): Grupo {
  return {
    ...grupo,
    estadoGrupo: estadoGrupo(mesa),
    pagadoEn: mesa.pagadoEn?.toISOString(),
    pedidos: grupo.pedidos.map((ticket, i) => withEstadosOfTicket(ticket, mesa.pedidos[i])),
  };
}

function withEstadosOfTicket(ticket: Ticket, movido: TicketMesa | undefined): Ticket {
  if (movido === undefined) return ticket;
  const { antes: _sabida, ...resto } = ticket;
  return {
    ...resto,
    ...(movido.antes !== undefined && { antes: movido.antes }),
    estado: estadoTicket(movido),
    productos: ticket.productos.map((linea, i) => withEstadoOfLinea(linea, movido.lineas[i])),
  };
}

function withEstadoOfLinea(linea: Linea, movida: LineaMesa | undefined): Linea {
  if (movida === undefined) return linea;
  const { estado, cancelada, enterado } = movida;
  return {
    ...linea,
    estado,
    ...(cancelada && {
      cancelada: linea.cancelada ?? { ...cancelada, en: cancelada.en.toISOString() },
    }),
    ...(enterado && { enterado: linea.enterado ?? { ...enterado, en: enterado.en.toISOString() } }),
  };
}
