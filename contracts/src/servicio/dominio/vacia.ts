import { estadoGrupo } from './grupo';
import type { GrupoMesa, LineaMesa, TicketMesa } from './grupo';

/** ms that a vacía mesa stays open after its last cancellation, which may have been a slip. */
export const REPOSO_VACIA_MS = 10_000;

/**
 * Its last cancellation is ten seconds old and acknowledged by every station that had seen the line: the mesa
 * closes by itself (docs/reglas.md#paying-closing-opening-again).
 */
export function isVaciaSabida(grupo: GrupoMesa, ahora: Date): boolean {
  if (estadoGrupo(grupo) !== 'vacia' || grupo.pedidos.length === 0) return false;
  return grupo.pedidos.every((ticket) =>
    ticket.lineas.every((linea) => isReposada(linea, ahora) && !isPorSaber(ticket, linea)),
  );
}

/**
 * Tickets of whoever sits here now: an order made after all before it was cancelled may be another party's.
 * Until then, all of them.
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

/** Cancelled after its station saw or began it, and not acknowledged. */
function isPorSaber({ vistoEn }: TicketMesa, { estado, cancelada, enterado }: LineaMesa): boolean {
  if (!cancelada || enterado) return false;
  return estado !== 'pendiente' || (vistoEn !== undefined && vistoEn <= cancelada.en);
}
