import { isPorPesar, sumCentimos, toEuros } from '@carta/contracts';
import type { Centimos, Ticket } from '@carta/contracts';
import { costeDe } from '../../shared/lib/coste';
import type { Mesas } from './mesas';
import { lineasVivas, pedidosOf } from './rondas';
import type { Ronda } from './rondas';

/** Sums in whole céntimos; cancelled lines stay visible and cost nothing. */

function centimosOf(tickets: readonly Ticket[]): Centimos {
  return sumCentimos(tickets.flatMap(lineasVivas).map(costeDe));
}

/** Something of it is not weighed, so its total is an estimate. */
export const isEstimado = (tickets: readonly Ticket[]): boolean =>
  tickets.flatMap(lineasVivas).some(isPorPesar);

/** It is in euros. */
export function totalPedidos(tickets: readonly Ticket[]): number {
  return toEuros(centimosOf(tickets));
}

/** It is in euros. */
export function totalRonda(ronda: Ronda): number {
  return totalPedidos(pedidosOf(ronda));
}

export const pendientesOf = (rondas: readonly Ronda[]): Ticket[] =>
  rondas.filter(({ pagado }) => !pagado).flatMap(pedidosOf);

/** Returns the euros that are not paid yet. */
export function totalPendiente(rondas: readonly Ronda[]): number {
  return totalPedidos(pendientesOf(rondas));
}

/** Newest round first; `total` in euros of the whole mesa. */
export interface RestoDeMesa {
  grupoMesa: string;
  mesa: number;
  rondas: readonly { numero: number; movil: string | undefined; pedidos: readonly Ticket[] }[];
  total: number;
  isEstimado: boolean;
}

/** Leaves out mesas where nobody else ordered. */
export function restosOf(rondas: readonly Ronda[], mesas: Mesas): RestoDeMesa[] {
  const propios = new Set(rondas.flatMap(pedidosOf).map(({ _id }) => _id));
  return mesas.flatMap(({ grupoMesa, pagado, pedidos: tickets }) => {
    const propias = rondas.filter((ronda) => !ronda.pagado && ronda.grupoMesa === grupoMesa);
    const ajenos = tickets.filter(({ _id }) => !propios.has(_id));
    const [primera] = propias;
    if (pagado || primera === undefined || ajenos.length === 0) return [];
    const todos = [...propias.flatMap(pedidosOf), ...ajenos];
    const cuenta = { total: totalPedidos(todos), isEstimado: isEstimado(todos) };
    return [{ grupoMesa, mesa: primera.mesa, rondas: byNumero(ajenos), ...cuenta }];
  });
}

/** Null where this phone has not ordered, the owner does not share the mesa, or something is not weighed. */
export function totalDeMesa(rondas: readonly Ronda[], mesas: Mesas, mesa: number | null): Centimos | null {
  const propias = rondas.filter((ronda) => !ronda.pagado && ronda.mesa === mesa);
  const grupoMesa = propias[0]?.grupoMesa;
  const entera = mesas.find((candidata) => candidata.grupoMesa === grupoMesa && !candidata.pagado);
  if (entera === undefined) return null;
  const tickets = propias.filter((ronda) => ronda.grupoMesa === grupoMesa).flatMap(pedidosOf);
  const propios = new Set(tickets.map(({ _id }) => _id));
  const todos = [...tickets, ...entera.pedidos.filter(({ _id }) => !propios.has(_id))];
  return isEstimado(todos) ? null : centimosOf(todos);
}

/** It is null when there is nothing, or something is not weighed. */
export function totalPropio(rondas: readonly Ronda[], mesa: number | null): Centimos | null {
  const propias = rondas.filter((ronda) => !ronda.pagado && ronda.mesa === mesa).flatMap(pedidosOf);
  const total = centimosOf(propias);
  return total === 0 || isEstimado(propias) ? null : total;
}

function byNumero(tickets: readonly Ticket[]): RestoDeMesa['rondas'] {
  const numeros = [...new Set(tickets.map(({ numero }) => numero))].sort((a, b) => b - a);
  return numeros.map((numero) => {
    const pedidos = tickets.filter((ticket) => ticket.numero === numero);
    return { numero, movil: pedidos[0]?.movil, pedidos };
  });
}
