import { moveMesa, sendPedido } from './api';
import { PLATOS, buildCasaConPases, movePase } from './casa-pases';
import type { NombrePase } from './casa-pases';
import type { EnMarcha } from './start-producto';
import type { Local } from './restaurantes';

/** So many mesas have ordered; of these, which came last, something is to be made. */
export const MESAS_SENTADAS = 58;
export const MESAS_CON_TRABAJO = 20;

/** What one mesa after another orders: so many dishes of a pase. */
const PEDIDOS: readonly Partial<Record<NombrePase, number>>[] = [
  { Primeros: 2, Segundos: 2 },
  { Entrantes: 1, Segundos: 3, Postres: 1 },
  { Primeros: 3, Segundos: 2, Postres: 2 },
  { Entrantes: 2, Primeros: 1, Segundos: 1 },
];

/**
 * A full house in the middle of a service by pases: those who came first have eaten, or have at the pass, what was
 * made for them, and their next pase waits for a waiter; the last are cooked for, some of them their second.
 */
export async function buildNocheConPases(producto: EnMarcha): Promise<Local> {
  const local = await buildCasaConPases(producto);
  for (let mesa = 1; mesa <= MESAS_SENTADAS; mesa++) {
    const pedido = PEDIDOS[mesa % PEDIDOS.length] ?? {};
    const pases = Object.entries(pedido) as [NombrePase, number][];
    await sendPedido(
      producto,
      local,
      mesa,
      pases.flatMap(([pase, cuantos]) => PLATOS[pase].slice(0, cuantos)),
    );
    const conTrabajo = mesa > MESAS_SENTADAS - MESAS_CON_TRABAJO;
    if (conTrabajo && mesa % 3 > 0) continue;
    await moveMesa(producto, local, mesa, 'listo');
    if (mesa % 2 > 0 || conTrabajo) await moveMesa(producto, local, mesa, 'entregado');
    if (conTrabajo) await movePase(producto, local, mesa, pases[1]?.[0] ?? 'Segundos');
  }
  return local;
}
