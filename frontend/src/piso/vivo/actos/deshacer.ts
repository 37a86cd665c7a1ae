import { ESTADOS_LINEA, estadoSiguiente, isEnEspera, stepOf, platosVivosOf } from '@carta/contracts';
import type { EstadoLinea, Grupo, Linea, Ticket } from '@carta/contracts';
import { isPagado } from '../mesas/grupos';
import { lineasAparte } from '../tickets/solo';

/** A move starts from where its screen saw it (docs/reglas/piso.md#moves). */
export type PeticionMover =
  | { alcance: 'reabrir'; ticketId: string }
  | {
      alcance: 'pedido';
      ticketId: string;
      de: EstadoLinea;
      to: EstadoLinea;
      /** These lines alone. */
      lineas?: readonly string[];
    }
  | { alcance: 'linea'; ticketId: string; lineaId: string; de: EstadoLinea; to: EstadoLinea };

/**
 * Returns the moves from `despues` back to `antes`, in order. A paid mesa is reopened; a ticket whose lines
 * all took the same one step returns whole; other lines return step by step, because nothing moves two steps
 * back at once. Newer tickets stay.
 */
export function planDeshacer(antes: Grupo, despues: Grupo): PeticionMover[] {
  const [primero] = despues.pedidos;
  if (isPagado(despues) && !isPagado(antes) && primero) {
    return [{ alcance: 'reabrir', ticketId: primero._id }];
  }
  return despues.pedidos.flatMap((ticket) => {
    const original = antes.pedidos.find(({ _id }) => _id === ticket._id);
    return original ? planTicket(original, ticket) : [];
  });
}

function planTicket(antes: Ticket, despues: Ticket): PeticionMover[] {
  const comun = pasoComun(antes, despues);
  if (comun !== null) return [{ alcance: 'pedido', ticketId: despues._id, ...stepBackTo(comun) }];
  return despues.productos
    .filter(({ esMenu }) => !esMenu)
    .flatMap((linea) => {
      const original = antes.productos.find(({ _id }) => _id === linea._id);
      return original ? planLinea(despues._id, original, linea) : [];
    });
}

/** Returns null unless all lines but those en espera took the same one step. */
function pasoComun(antes: Ticket, despues: Ticket): EstadoLinea | null {
  const [anteriores, ahora] = [antes, despues].map(({ productos }) =>
    platosVivosOf(productos).filter((linea) => !isEnEspera(linea)),
  ) as [Linea[], Linea[]];
  const desde = anteriores[0]?.estado;
  if (desde === undefined) return null;
  const hasta = stepOf(desde) + 1;
  const juntas =
    anteriores.every(({ estado }) => estado === desde) &&
    ahora.every(({ estado }) => stepOf(estado) === hasta);
  return juntas ? desde : null;
}

function planLinea(ticketId: string, antes: Linea, despues: Linea): PeticionMover[] {
  if (despues.cancelada || despues.esMenu) return [];
  const camino = ESTADOS_LINEA.slice(stepOf(antes.estado), stepOf(despues.estado)).reverse();
  return camino.map((to) => ({ alcance: 'linea', ticketId, lineaId: despues._id, ...stepBackTo(to) }));
}

export function stepBackTo(to: EstadoLinea): { de: EstadoLinea; to: EstadoLinea } {
  return { de: estadoSiguiente(to) ?? to, to };
}

/**
 * The plan is empty when what was moved has been moved again, cancelled or paid. With `lineas` these are the
 * ticket: what others did to the rest stays.
 */
export function planDeshacerTicket(
  { antes, despues }: { antes: Grupo; despues: Grupo },
  ticketId: string,
  actual: Grupo | undefined,
  lineas?: readonly string[],
): PeticionMover[] {
  const [viejo, movido, ahora] = [antes, despues, actual].map((grupo) => findTicket(grupo, ticketId, lineas));
  if (!viejo || !movido || !ahora || !actual || isPagado(actual)) return [];
  const movidas = movido.productos.filter((linea) => findLinea(viejo, linea)?.estado !== linea.estado);
  if (!movidas.every((linea) => isIgual(linea, findLinea(ahora, linea)))) return [];
  const plan = planDeshacer({ ...antes, pedidos: [viejo] }, { ...despues, pedidos: [movido] });
  return lineas ? plan.map((paso) => (paso.alcance === 'pedido' ? { ...paso, lineas } : paso)) : plan;
}

/** Anybody may have moved it on since. Of a ticket shown in part, that part. */
export function planVuelta(visto: Grupo, ticket: Ticket, actual: Grupo | undefined): PeticionMover[] {
  const lineas = lineasAparte(visto, ticket);
  return actual ? planDeshacerTicket({ antes: visto, despues: actual }, ticket._id, actual, lineas) : [];
}

function findTicket(grupo: Grupo | undefined, id: string, lineas?: readonly string[]): Ticket | undefined {
  const ticket = grupo?.pedidos.find(({ _id }) => _id === id);
  if (!ticket || !lineas) return ticket;
  return { ...ticket, productos: ticket.productos.filter(({ _id }) => lineas.includes(_id)) };
}

const findLinea = (ticket: Ticket, { _id }: Linea) => ticket.productos.find((linea) => linea._id === _id);

function isIgual(linea: Linea, ahora: Linea | undefined): boolean {
  return ahora !== undefined && ahora.estado === linea.estado && !ahora.cancelada;
}
