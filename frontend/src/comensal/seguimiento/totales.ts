import { fromEuros, sumCentimos, timesUnidades, toEuros, vivasOf } from '@carta/contracts/comensal';
import type { Centimos, Linea, Ticket } from '@carta/contracts';
import type { Mesas } from './mesas';
import type { Ronda } from './rondas';

/** Sums in whole céntimos; cancelled lines stay visible and cost nothing. */

export function lineasVivas({ productos }: Ticket): Linea[] {
  return vivasOf(productos);
}

function centimosOf(tickets: readonly Ticket[]): Centimos {
  return sumCentimos(
    tickets.flatMap(lineasVivas).map(({ precio, cantidad }) => timesUnidades(fromEuros(precio), cantidad)),
  );
}

export const pedidosOf = ({ pedidos }: Ronda): Ticket[] => pedidos.map(({ pedido: ticket }) => ticket);

/** It is in euros. */
export function totalPedidos(tickets: readonly Ticket[]): number {
  return toEuros(centimosOf(tickets));
}

/** It is in euros. */
export function totalRonda(ronda: Ronda): number {
  return totalPedidos(pedidosOf(ronda));
}

/** Returns the euros that are not paid yet. */
export function totalPendiente(rondas: readonly Ronda[]): number {
  return totalPedidos(rondas.filter(({ pagado }) => !pagado).flatMap(pedidosOf));
}

/** Newest round first; `total` in euros of the whole mesa. */
export interface RestoDeMesa {
  grupoMesa: string;
  mesa: number;
  rondas: readonly { numero: number; movil: string | undefined; pedidos: readonly Ticket[] }[];
  total: number;
}

/** Leaves out mesas where nobody else ordered. */
export function restosOf(rondas: readonly Ronda[], mesas: Mesas): RestoDeMesa[] {
  const propios = new Set(rondas.flatMap(pedidosOf).map(({ _id }) => _id));
  return mesas.flatMap(({ grupoMesa, pagado, pedidos: tickets }) => {
    const mias = rondas.filter((ronda) => !ronda.pagado && ronda.grupoMesa === grupoMesa);
    const otros = tickets.filter(({ _id }) => !propios.has(_id));
    const [primera] = mias;
    if (pagado || primera === undefined || otros.length === 0) return [];
    const total = totalPedidos([...mias.flatMap(pedidosOf), ...otros]);
    return [{ grupoMesa, mesa: primera.mesa, rondas: byNumero(otros), total }];
  });
}

/** Null where this phone has not ordered, or the owner does not share the mesa. */
export function totalDeMesa(rondas: readonly Ronda[], mesas: Mesas, mesa: number | null): Centimos | null {
  const mias = rondas.filter((ronda) => !ronda.pagado && ronda.mesa === mesa);
  const grupoMesa = mias[0]?.grupoMesa;
  const entera = mesas.find((otra) => otra.grupoMesa === grupoMesa && !otra.pagado);
  if (entera === undefined) return null;
  const suyos = mias.filter((ronda) => ronda.grupoMesa === grupoMesa).flatMap(pedidosOf);
  const propios = new Set(suyos.map(({ _id }) => _id));
  return centimosOf([...suyos, ...entera.pedidos.filter(({ _id }) => !propios.has(_id))]);
}

/** It is null when there is nothing. */
export function totalPropio(rondas: readonly Ronda[], mesa: number | null): Centimos | null {
  const mias = rondas.filter((ronda) => !ronda.pagado && ronda.mesa === mesa).flatMap(pedidosOf);
  const total = centimosOf(mias);
  return total === 0 ? null : total;
}

function byNumero(tickets: readonly Ticket[]): RestoDeMesa['rondas'] {
  const numeros = [...new Set(tickets.map(({ numero }) => numero))].sort((a, b) => b - a);
  return numeros.map((numero) => {
    const pedidos = tickets.filter((otro) => otro.numero === numero);
    return { numero, movil: pedidos[0]?.movil, pedidos };
  });
}
