import { isEntregado, isListo, vivasOf } from '@carta/contracts';
import type { Grupo, Pedido } from '@carta/contracts';

/** One order of a mesa: its food and its drinks apart. */
export interface RondaSala {
  numero: number;
  /** ISO 8601. */
  pedidaEn: string;
  pedidos: readonly Pedido[];
}

/** The rounds of a mesa: what is to be brought, then what is being made, then the rest; the newest first. */
export function rondasOf({ pedidos }: Grupo): RondaSala[] {
  const numeros = [...new Set(pedidos.map(({ numero }) => numero))];
  return numeros
    .map((numero) => {
      const suyos = pedidos.filter((pedido) => pedido.numero === numero);
      return { numero, pedidaEn: suyos[0]?.createdAt ?? '', pedidos: suyos };
    })
    .sort((a, b) => ordenOf(a) - ordenOf(b) || b.numero - a.numero);
}

function ordenOf({ pedidos }: RondaSala): number {
  if (pedidos.some(isListo)) return 0;
  return pedidos.every(isEntregado) ? 2 : 1;
}

/** What a ticket is of, in one line: '2 × Croquetas, 1 × Caña'. */
export function resumenOf({ productos }: Pedido): string {
  return vivasOf(productos)
    .map(({ cantidad, nombre }) => `${cantidad} × ${nombre}`)
    .join(', ');
}
