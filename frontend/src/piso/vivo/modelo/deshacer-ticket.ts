import type { Grupo, Linea, Ticket } from '@carta/contracts';
import { planDeshacer } from './deshacer';
import type { PeticionMover } from './deshacer';
import { isPagado } from './grupos';

/**
 * The calls that take one ticket back to how it was before a move made here. Empty when the world has
 * gone on: what was moved has been moved again, cancelled or paid.
 */
export function planDeshacerTicket(
  { antes, despues }: { antes: Grupo; despues: Grupo },
  ticketId: string,
  actual: Grupo | undefined,
): PeticionMover[] {
  const [viejo, movido, ahora] = [antes, despues, actual].map((grupo) => findTicket(grupo, ticketId));
  if (!viejo || !movido || !ahora || !actual || isPagado(actual)) return [];
  const movidas = movido.productos.filter((linea) => findLinea(viejo, linea)?.estado !== linea.estado);
  if (!movidas.every((linea) => isIgual(linea, findLinea(ahora, linea)))) return [];
  return planDeshacer({ ...antes, pedidos: [viejo] }, { ...despues, pedidos: [movido] });
}

const findTicket = (grupo: Grupo | undefined, id: string) => grupo?.pedidos.find(({ _id }) => _id === id);
const findLinea = (ticket: Ticket, { _id }: Linea) => ticket.productos.find((linea) => linea._id === _id);

function isIgual(linea: Linea, ahora: Linea | undefined): boolean {
  return ahora !== undefined && ahora.estado === linea.estado && !ahora.cancelada;
}
