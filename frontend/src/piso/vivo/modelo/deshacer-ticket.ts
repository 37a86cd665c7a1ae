import type { Grupo, Linea, Pedido } from '@carta/contracts';
import { planDeshacer } from './deshacer';
import type { PeticionMover } from './deshacer';
import { isPagado } from './grupos';

/**
 * The calls that take one ticket back to how it was before a move made here. Empty when the world has
 * gone on: what was moved has been moved again, cancelled or paid.
 */
export function planDeshacerTicket(
  { antes, despues }: { antes: Grupo; despues: Grupo },
  pedidoId: string,
  actual: Grupo | undefined,
): PeticionMover[] {
  const [viejo, movido, ahora] = [antes, despues, actual].map((grupo) => findPedido(grupo, pedidoId));
  if (!viejo || !movido || !ahora || !actual || isPagado(actual)) return [];
  const movidas = movido.productos.filter((linea) => findLinea(viejo, linea)?.estado !== linea.estado);
  if (!movidas.every((linea) => isIgual(linea, findLinea(ahora, linea)))) return [];
  return planDeshacer({ ...antes, pedidos: [viejo] }, { ...despues, pedidos: [movido] });
}

const findPedido = (grupo: Grupo | undefined, id: string) => grupo?.pedidos.find(({ _id }) => _id === id);
const findLinea = (pedido: Pedido, { _id }: Linea) => pedido.productos.find((linea) => linea._id === _id);

function isIgual(linea: Linea, ahora: Linea | undefined): boolean {
  return ahora !== undefined && ahora.estado === linea.estado && !ahora.cancelada;
}
