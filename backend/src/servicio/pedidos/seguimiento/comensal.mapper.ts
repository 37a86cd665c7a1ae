import { ticketsActuales } from '@carta/contracts';
import type {
  Cancelacion,
  GrupoMesa,
  Linea,
  LineaMesa,
  MesaEnVivo,
  Ticket,
  TicketMesa,
  PedidoSeguido,
  QuienMotivo,
} from '@carta/contracts';
import { mapTickets, toLineaComun, toTicketComun } from '../grupos/pedido.mapper';

/** A mesa as its diners see it: who of the staff did what stays inside the house. */

/** Who cancelled a line, to a diner. */
const ALGUIEN = 'El restaurante';

/** One order's own tickets. */
export type PedidoPropioEnVivo = Omit<PedidoSeguido, 'otros' | 'demora'>;

/** What one order's own phone may see of a mesa: that order's tickets and nothing else. */
export function toPedidoSeguido(grupo: GrupoMesa, clave: string): PedidoPropioEnVivo {
  return {
    grupoMesa: grupo.id,
    rev: grupo.rev,
    pagado: grupo.pagado,
    mesa: { numero: grupo.mesa },
    pedidos: mapTickets(grupo, toTicket, (ticket) => ticket.clave === clave),
  };
}

/** The tickets of a mesa besides those of these orders, without what was asked of the kitchen. */
export function toOtros(grupo: GrupoMesa, propias: ReadonlySet<string>): Ticket[] {
  const actuales = ticketsActuales(grupo);
  return mapTickets(
    grupo,
    toTicketDeMesaOf(grupo),
    (ticket) => !propias.has(ticket.clave) && actuales.includes(ticket),
  );
}

/** The orders of a mesa whose phones may see the rest of it: whoever made them had its code, or is of the house. */
export function clavesFirmadas({ pedidos: tickets }: GrupoMesa): string[] {
  return [...new Set(tickets.filter(({ sinVerificar }) => !sinVerificar).map(({ clave }) => clave))];
}

/** When an order came with its mesa's code, or null: only then may its phone have the code of another mesa. */
export function firmadoEn({ pedidos: tickets }: GrupoMesa, clave: string): Date | null {
  const propio = tickets.find(
    (ticket) => ticket.clave === clave && !ticket.sinVerificar && ticket.tomadoPor === undefined,
  );
  return propio?.creadoEn ?? null;
}

/**
 * Every ticket of a mesa, for the phones of its signed orders where the owner lets them see it. It is told to all of
 * them at once, so what was asked of the kitchen is left out: an order's own phone knows its own.
 */
export function toMesaEnVivo(grupo: GrupoMesa): MesaEnVivo {
  const actuales = ticketsActuales(grupo);
  return {
    grupoMesa: grupo.id,
    rev: grupo.rev,
    pagado: grupo.pagado,
    mesa: grupo.mesa,
    pedidos: mapTickets(grupo, toTicketDeMesaOf(grupo), (ticket) => actuales.includes(ticket)),
  };
}

function toTicket(ticket: TicketMesa, numero: number): Ticket {
  return { ...toTicketComun(ticket, numero), productos: ticket.lineas.map(toLinea) };
}

/**
 * What somebody asks of the kitchen may be a matter of health, and none of their neighbours'. Which phone ordered is
 * told by its place among those of the mesa, the first to order first, as the staff name them.
 */
function toTicketDeMesaOf(grupo: GrupoMesa): (ticket: TicketMesa, numero: number) => Ticket {
  const moviles = [...new Set(grupo.pedidos.flatMap(({ movil }) => movil ?? []))];
  return (ticket, numero) => {
    const { notas: _, productos, ...visible } = toTicket(ticket, numero);
    return {
      ...visible,
      ...(ticket.movil ? { movil: String(moviles.indexOf(ticket.movil) + 1) } : {}),
      productos: productos.map(({ notas: __, ...linea }) => linea),
    };
  };
}

function toLinea(linea: LineaMesa): Linea {
  const { cancelada, retiradas } = linea;
  return {
    ...toLineaComun(linea),
    ...(cancelada ? { cancelada: toCancelacion(cancelada) } : {}),
    ...(retiradas
      ? {
          retiradas: retiradas.map((retirada) => ({
            unidades: retirada.unidades,
            ...toCancelacion(retirada),
          })),
        }
      : {}),
  };
}

function toCancelacion({ motivo, en }: Cancelacion): QuienMotivo {
  return { motivo, en: en.toISOString(), por: ALGUIEN };
}
