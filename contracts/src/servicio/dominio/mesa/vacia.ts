import { estadoGrupo } from './grupo';
import type { GrupoMesa, LineaMesa, TicketMesa } from './grupo';
import { vistaEn } from './visto';

/** The last cancellation may have been a slip, so a vacía mesa stays open for this long after it (ms). */
export const REPOSO_VACIA_MS = 10_000;

/**
 * Every station that had seen the line has acknowledged its cancellation, ten seconds old by now, so the mesa
 * closes by itself (docs/reglas/dinero.md#paying-closing-opening-again).
 */
export function isVaciaSabida(grupo: GrupoMesa, ahora: Date): boolean {
  if (estadoGrupo(grupo) !== 'vacia' || grupo.pedidos.length === 0) return false;
  return grupo.pedidos.every((ticket) =>
    ticket.lineas.every((linea) => isReposada(linea, ahora) && !isPorSaber(ticket, linea)),
  );
}

/**
 * An order made after all before it was cancelled may be another party's, so only the tickets since then
 * count. Until there is one, all do.
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

/** It was cancelled after its station saw or began it, and nobody has acknowledged that. */
function isPorSaber(ticket: TicketMesa, linea: LineaMesa): boolean {
  const { estado, cancelada, enterado, esMenu } = linea;
  if (!cancelada || enterado || esMenu) return false;
  const vistoEn = vistaEn(ticket, linea);
  return estado !== 'pendiente' || (vistoEn !== undefined && vistoEn <= cancelada.en);
}
