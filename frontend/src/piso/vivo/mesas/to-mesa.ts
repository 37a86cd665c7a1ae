import { CERO, estadoGrupo, estadoLineaOrPendiente, estadoTicket, estadosDeMenus } from '@carta/contracts';
import type {
  EstadoLinea,
  Grupo,
  GrupoMesa,
  Linea,
  LineaMesa,
  Repuesta,
  RepuestaLinea,
  Retirada,
  RetiradaLinea,
  Ticket,
  TicketMesa,
} from '@carta/contracts';
import { isPagado } from './grupos';

/** At this rev everything on screen counts as seen. */
export const REV_VISTA = 0;

/** The domain's rules need no prices, so none are copied. Tickets outside `vistos` are new to the screen. */
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

export function toTicketMesa(ticket: Ticket, visto = true): TicketMesa {
  return {
    id: ticket._id,
    clave: String(ticket.numero),
    revAlta: visto ? REV_VISTA : REV_VISTA + 1,
    tipo: ticket.tipoPedido,
    creadoEn: new Date(ticket.createdAt),
    ...(ticket.notas !== undefined && { notas: ticket.notas }),
    ...(ticket.evita && { evita: ticket.evita }),
    ...(ticket.antes !== undefined && { antes: ticket.antes }),
    ...(ticket.urgente && { urgente: withDate(ticket.urgente) }),
    lineas: ticket.productos.map(toLineaMesa),
  };
}

function toLineaMesa(linea: Linea): LineaMesa {
  const { _id, productoId, nombre, cantidad, estado, notas, cancelada, enterado, retiradas, repuesta } =
    linea;
  const { pase, marchada, detenidaEn, esMenu, deMenu } = linea;
  return {
    id: _id,
    productoId,
    nombre,
    cantidad,
    precio: CERO,
    estado: estadoLineaOrPendiente(estado),
    ...(notas !== undefined && { notas }),
    ...(esMenu && { esMenu }),
    ...(deMenu !== undefined && { deMenu }),
    ...(pase && { pase }),
    ...(marchada && { marchada: withDate(marchada) }),
    ...(detenidaEn !== undefined && { detenidaEn: new Date(detenidaEn) }),
    ...(cancelada && { cancelada: withDate(cancelada) }),
    ...(enterado && { enterado: withDate(enterado) }),
    ...(retiradas && { retiradas: retiradas.map(toRetirada) }),
    ...(repuesta && { repuesta: toRepuesta(repuesta) }),
  };
}

function toRepuesta({ enterado, ...rest }: RepuestaLinea): Repuesta {
  const sabida = enterado && { enterado: withDate(enterado) };
  return { ...withDate(rest), clave: '', rev: REV_VISTA, veces: 1, ...sabida };
}

function toRetirada({ enterado, ...rest }: RetiradaLinea): Retirada {
  const sabida = enterado && { enterado: withDate(enterado) };
  return { ...withDate(rest), clave: '', rev: REV_VISTA, ...sabida };
}

const withDate = <T extends { en: string }>(hecho: T) => ({ ...hecho, en: new Date(hecho.en) });
const withTexto = <T extends { en: Date }>(hecho: T) => ({ ...hecho, en: hecho.en.toISOString() });

/** A menu line is as far as its dishes. */
export function withEstadosOf(grupo: Grupo, mesa: GrupoMesa): Grupo {
  const menus = estadosDeMenus(mesa.pedidos);
  return {
    ...grupo,
    estadoGrupo: estadoGrupo(mesa),
    pagadoEn: mesa.pagadoEn?.toISOString(),
    pedidos: grupo.pedidos.map((ticket, i) => withEstadosOfTicket(ticket, mesa.pedidos[i], menus)),
  };
}

function withEstadosOfTicket(
  ticket: Ticket,
  movido: TicketMesa | undefined,
  menus: ReadonlyMap<string, EstadoLinea>,
): Ticket {
  if (movido === undefined) return ticket;
  const { antes: _sabida, urgente: _urgente, ...resto } = ticket;
  return {
    ...resto,
    ...(movido.antes !== undefined && { antes: movido.antes }),
    ...(movido.urgente && { urgente: withTexto(movido.urgente) }),
    estado: estadoTicket(movido),
    productos: ticket.productos.map((linea, i) =>
      withEstadoOfLinea(linea, movido.lineas[i], menus.get(linea._id)),
    ),
  };
}

function withEstadoOfLinea(linea: Linea, movida: LineaMesa | undefined, deMenu?: EstadoLinea): Linea {
  if (movida === undefined) return linea;
  const { cantidad, estado, cancelada, enterado, retiradas, repuesta } = movida;
  const { pase: _pase, marchada: _marchada, detenidaEn: _detenidaEn, ...resto } = linea;
  return {
    ...resto,
    ...(movida.pase && { pase: movida.pase }),
    ...(movida.marchada && { marchada: withTexto(movida.marchada) }),
    ...(movida.detenidaEn && { detenidaEn: movida.detenidaEn.toISOString() }),
    cantidad,
    estado: deMenu ?? estado,
    ...(cancelada && { cancelada: linea.cancelada ?? withTexto(cancelada) }),
    ...(enterado && { enterado: linea.enterado ?? withTexto(enterado) }),
    ...(retiradas && { retiradas: retiradas.map(toRetiradaLinea) }),
    ...(repuesta?.enterado &&
      linea.repuesta && { repuesta: { ...linea.repuesta, enterado: withTexto(repuesta.enterado) } }),
  };
}

function toRetiradaLinea({ unidades, motivo, por, en, enterado }: Retirada): RetiradaLinea {
  return { unidades, motivo, ...withTexto({ por, en }), ...(enterado && { enterado: withTexto(enterado) }) };
}
