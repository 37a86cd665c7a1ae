import { isEnEspera, ticketsActuales, toEuros, totalCobrado, unidadesCobradas } from '@carta/contracts';
import type {
  Cancelacion,
  CobradoDeMesa,
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

const ALGUIEN = 'El restaurante';

export type PedidoPropioEnVivo = Omit<PedidoSeguido, 'otros' | 'cuenta' | 'demora'>;

export function toPedidoSeguido(grupo: GrupoMesa, clave: string): PedidoPropioEnVivo {
  return {
    grupoMesa: grupo.id,
    rev: grupo.rev,
    pagado: grupo.pagado,
    mesa: { numero: grupo.mesa },
    pedidos: mapTickets(grupo, toTicket, (ticket) => ticket.clave === clave),
  };
}

/** Leaves out the notes to the kitchen. */
export function toOtros(grupo: GrupoMesa, propias: ReadonlySet<string>): Ticket[] {
  const actuales = ticketsActuales(grupo);
  return mapTickets(
    grupo,
    toTicketDeMesaOf(grupo),
    (ticket) => !propias.has(ticket.clave) && actuales.includes(ticket),
  );
}

/** Orders with the mesa's code or by the staff: their phones may see the rest of the mesa. */
export function clavesFirmadas({ pedidos: tickets }: GrupoMesa): string[] {
  return [...new Set(tickets.filter(({ sinVerificar }) => !sinVerificar).map(({ clave }) => clave))];
}

/** Only a phone whose order came with its mesa's code may receive the code of another mesa. */
export function firmadoEn({ pedidos: tickets }: GrupoMesa, clave: string): Date | null {
  const propio = tickets.find(
    (ticket) => ticket.clave === clave && !ticket.sinVerificar && ticket.tomadoPor === undefined,
  );
  return propio?.creadoEn ?? null;
}

/** All phones of signed orders receive the same, so notes to the kitchen are left out. */
export function toMesaEnVivo(grupo: GrupoMesa): MesaEnVivo {
  const actuales = ticketsActuales(grupo);
  return {
    grupoMesa: grupo.id,
    rev: grupo.rev,
    pagado: grupo.pagado,
    mesa: grupo.mesa,
    pedidos: mapTickets(grupo, toTicketDeMesaOf(grupo), (ticket) => actuales.includes(ticket)),
    ...toCobrado(grupo),
  };
}

/** Neither who charged nor how it was paid. */
export function toCobrado(grupo: GrupoMesa): { cuenta?: CobradoDeMesa } {
  const cobrado = totalCobrado(grupo);
  if (cobrado === 0) return {};
  const lineas = [...unidadesCobradas(grupo)].map(([linea, unidades]) => ({ linea, unidades }));
  return { cuenta: { cobrado: toEuros(cobrado), ...(lineas.length > 0 ? { lineas } : {}) } };
}

function toTicket(ticket: TicketMesa, numero: number): Ticket {
  return { ...toTicketComun(ticket, numero), productos: ticket.lineas.map(toLinea) };
}

/**
 * Notes to the kitchen may be a matter of health, and are none of the neighbours'. Phones are numbered in the
 * order in which they first ordered, as the staff names them.
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
    ...(isEnEspera(linea) ? { enEspera: true } : {}),
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
