import { isEntregado } from './estado-linea';
import type { EstadoLinea } from './estado-linea';

/** What of a ticket tells how long its mesa waits, as the API tells it. */
interface TicketQueEspera {
  estado: EstadoLinea;
  /** ISO 8601 UTC, all of one length: they compare as texts. */
  createdAt: string;
}

/** The instant since which a mesa waits: its oldest ticket not yet entregado; null when served. */
export function esperaDesde({ pedidos }: { pedidos: readonly TicketQueEspera[] }): string | null {
  const abiertos = pedidos.filter((ticket) => !isEntregado(ticket)).map(({ createdAt }) => createdAt);
  return abiertos.reduce<string | null>(
    (antes, desde) => (antes === null || desde < antes ? desde : antes),
    null,
  );
}
