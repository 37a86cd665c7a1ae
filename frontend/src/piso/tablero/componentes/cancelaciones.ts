import type { Linea, Pedido } from '@carta/contracts';

/** Whether a line was cancelled and its station has not yet said that it knows. */
export function isPorEnterarse({ cancelada, enterado }: Linea): boolean {
  return cancelada !== undefined && enterado === undefined;
}

/** Whether a ticket has such a line. */
export function hasPorEnterarse({ productos }: Pedido): boolean {
  return productos.some(isPorEnterarse);
}
