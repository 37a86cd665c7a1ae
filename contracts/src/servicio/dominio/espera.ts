import { isEntregado } from './estado-linea';
import type { EstadoLinea } from './estado-linea';

interface TicketQueEspera {
  estado: EstadoLinea;
  /** ISO 8601 UTC has one length, so the texts compare. */
  createdAt: string;
}

/** The oldest ticket not yet entregado decides; null when all are. */
export function esperaDesde({ pedidos }: { pedidos: readonly TicketQueEspera[] }): string | null {
  const abiertos = pedidos.filter((ticket) => !isEntregado(ticket)).map(({ createdAt }) => createdAt);
  return abiertos.reduce<string | null>(
    (antes, desde) => (antes === null || desde < antes ? desde : antes),
    null,
  );
}
