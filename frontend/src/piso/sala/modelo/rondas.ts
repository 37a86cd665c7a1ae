import { isEntregado, isListo } from '@carta/contracts';
import type { Grupo, Ticket } from '@carta/contracts';

export interface RondaSala {
  numero: number;
  /** ISO 8601. */
  pedidaEn: string;
  pedidos: readonly Ticket[];
}

/** Rounds to be brought come first, then those being made, then the others; the newest first. */
export function rondasOf({ pedidos: tickets }: Grupo): RondaSala[] {
  const numeros = [...new Set(tickets.map(({ numero }) => numero))];
  return numeros
    .map((numero) => {
      const pedidos = tickets.filter((ticket) => ticket.numero === numero);
      return { numero, pedidaEn: pedidos[0]?.createdAt ?? '', pedidos };
    })
    .sort((a, b) => ordenOf(a) - ordenOf(b) || b.numero - a.numero);
}

function ordenOf({ pedidos: tickets }: RondaSala): number {
  if (tickets.some(isListo)) return 0;
  return tickets.every(isEntregado) ? 2 : 1;
}
