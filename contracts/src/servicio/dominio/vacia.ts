import { estadoGrupo } from './grupo';
import type { GrupoMesa, LineaMesa, TicketMesa } from './grupo';

/** A vacía mesa stays open for so long after its last cancellation, in ms: it may have been a slip. */
export const REPOSO_VACIA_MS = 10_000;

/**
 * Whether a mesa is vacía, its last cancellation ten seconds old, and known to every station that had seen what
 * was cancelled: it closes by itself (docs/reglas.md#paying-closing-opening-again).
 */
export function isVaciaSabida(grupo: GrupoMesa, ahora: Date): boolean {
  if (estadoGrupo(grupo) !== 'vacia' || grupo.pedidos.length === 0) return false;
  return grupo.pedidos.every((ticket) =>
    ticket.lineas.every((linea) => isReposada(linea, ahora) && !isPorSaber(ticket, linea)),
  );
}

/**
 * The tickets of who sits at a mesa now: an order that came when all before it was cancelled may be of others
 * than those. While nobody has ordered since, all of them.
 */
export function ticketsActuales({ pedidos: tickets }: GrupoMesa): readonly TicketMesa[] {
  const primero = tickets.reduce(
    (desde, { creadoEn }, i) =>
      tickets.slice(0, i).every((previo) => wasCancelado(previo, creadoEn)) ? i : desde,
    0,
  );
  return tickets.slice(primero);
}

function wasCancelado({ lineas }: TicketMesa, cuando: Date): boolean {
  return lineas.length > 0 && lineas.every(({ cancelada }) => cancelada && cancelada.en <= cuando);
}

function isReposada({ cancelada }: LineaMesa, ahora: Date): boolean {
  return cancelada !== undefined && ahora.getTime() - cancelada.en.getTime() >= REPOSO_VACIA_MS;
}

/** The station had seen the line, or begun it, before it was cancelled, and has not said that it knows. */
function isPorSaber({ vistoEn }: TicketMesa, { estado, cancelada, enterado }: LineaMesa): boolean {
  if (!cancelada || enterado) return false;
  return estado !== 'pendiente' || (vistoEn !== undefined && vistoEn <= cancelada.en);
}
