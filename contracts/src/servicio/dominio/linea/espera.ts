import { isEntregado } from './estado-linea';
import type { EstadoLinea } from './estado-linea';
import { isEnEspera } from './pase';
import type { LineaConPase } from './pase';
import { platosVivosOf } from './vivas';

/** ISO 8601 UTC has one length, so the texts compare. */
interface TicketQueEspera {
  estado: EstadoLinea;
  createdAt: string;
  productos: readonly (LineaConPase & { marchada?: { en: string }; esMenu?: unknown })[];
}

/** Since when somebody waits for this ticket: null once it is served, and while all that is left waits its turn. */
export function desdeTicket({ estado, createdAt, productos }: TicketQueEspera): string | null {
  if (isEntregado({ estado })) return null;
  const porServir = platosVivosOf(productos).filter((linea) => !isEntregado(linea) && !isEnEspera(linea));
  return porServir.map(({ marchada }) => marchada?.en ?? createdAt).reduce(earlier, null);
}

/** Since when a mesa waits for the oldest of what is to be served; null when nothing is. */
export function esperaDesde({ pedidos }: { pedidos: readonly TicketQueEspera[] }): string | null {
  return pedidos.flatMap((ticket) => desdeTicket(ticket) ?? []).reduce(earlier, null);
}

function earlier(antes: string | null, desde: string): string {
  return antes === null || desde < antes ? desde : antes;
}
