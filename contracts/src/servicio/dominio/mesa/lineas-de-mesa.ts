import type { GrupoMesa, LineaMesa, TicketMesa } from './grupo';
import type { Movimiento } from './movimiento';

export type MoveLinea = (linea: LineaMesa) => LineaMesa;

/** `ref` is its id, or its place in its ticket from 0 (docs/api.md#orders). */
export function findLinea(
  { pedidos: tickets }: Pick<GrupoMesa, 'pedidos'>,
  ticketId: string,
  ref: string,
): LineaMesa | undefined {
  const lineas = tickets.find(({ id }) => id === ticketId)?.lineas ?? [];
  return /^\d{1,2}$/.test(ref) ? lineas[Number(ref)] : lineas.find(({ id }) => id === ref);
}

export function mapTicket(ticket: TicketMesa, move: MoveLinea): TicketMesa {
  const lineas = ticket.lineas.map(move);
  return lineas.every((linea, i) => linea === ticket.lineas[i]) ? ticket : { ...ticket, lineas };
}

export function mapLineas(grupo: GrupoMesa, move: MoveLinea): Movimiento {
  return mapTickets(grupo, (ticket) => mapTicket(ticket, move));
}

/** One change is one write and one step of rev. */
export function mapTickets(grupo: GrupoMesa, change: (ticket: TicketMesa) => TicketMesa): Movimiento {
  return { ok: true, grupo: withTickets(grupo, change) };
}

export function withTickets(grupo: GrupoMesa, change: (ticket: TicketMesa) => TicketMesa): GrupoMesa {
  const tickets = grupo.pedidos.map(change);
  if (tickets.every((ticket, i) => ticket === grupo.pedidos[i])) return grupo;
  return { ...grupo, rev: grupo.rev + 1, pedidos: tickets };
}
