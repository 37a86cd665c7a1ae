import type { EstadoLinea } from '../linea/estado-linea';
import type { Enterado, GrupoMesa, LineaMesa, TicketMesa } from '../mesa/grupo';
import { findLinea, mapLineas, mapTicket, mapTickets } from '../mesa/lineas-de-mesa';
import { rechazo } from '../mesa/movimiento';
import type { Movimiento } from '../mesa/movimiento';
import { enEsperaOf, hasMarchado, isEnEspera, isPorServirAntes, pasesOf } from '../linea/pase';
import type { PaseDeLinea } from '../linea/pase';
import { hasMoved, isSeen, isSince, momentoOf } from '../mesa/vista';
import type { Vista } from '../mesa/vista';

/** Moves of pases are pure functions (docs/reglas/piso.md#marchar). A pase marches, or waits, as a whole. */

const lineasOf = ({ pedidos: tickets }: GrupoMesa): readonly LineaMesa[] =>
  tickets.flatMap(({ lineas }) => lineas);

/** What waits of a pase is made from now on, if something of that was seen. A pase that has marched stays as it is. */
export function marchPase(grupo: GrupoMesa, paseId: string, quien: Enterado, vista: Vista = {}): Movimiento {
  const lineas = lineasOf(grupo).filter(({ pase }) => pase?.id === paseId);
  if (lineas.length === 0) return rechazo('NO_EXISTE');
  if (enEsperaOf(lineas).length === 0) return { ok: true, grupo };
  const isVisto = isAlgoVisto(grupo, enEsperaOf(lineas), vista);
  if (grupo.pagado || !isVisto || isMarchaAjena(lineas, vista)) return rechazo('ESTADO_CAMBIADO');
  return mapPase(grupo, (linea) => linea.pase?.id === paseId && isEnEspera(linea), quien);
}

/** The pase waits again, if nothing of it is begun. One that waits stays as it is. */
export function holdPase(grupo: GrupoMesa, paseId: string, { en }: Enterado, vista: Vista = {}): Movimiento {
  const lineas = lineasOf(grupo).filter(({ pase }) => pase?.id === paseId);
  if (lineas.length === 0) return rechazo('NO_EXISTE');
  const vivas = lineas.filter(({ cancelada }) => !cancelada);
  if (vivas.every(isEnEspera)) return { ok: true, grupo };
  const isEmpezado = vivas.some(({ estado }) => estado !== 'pendiente');
  const isVisto = isAlgoVisto(grupo, vivas, vista);
  if (grupo.pagado || isEmpezado || !isVisto || isMarchaAjena(lineas, vista))
    return rechazo('ESTADO_CAMBIADO');
  return mapLineas(grupo, (linea) => {
    if (!vivas.includes(linea)) return linea;
    const { marchada, ...resto } = linea;
    return { ...resto, detenidaEn: momentoOf([linea], en, marchada?.en), revMarcha: grupo.rev + 1 };
  });
}

/** Not all of these came, or were put in their pase, since the screen looked. */
function isAlgoVisto({ pedidos: tickets }: GrupoMesa, lineas: readonly LineaMesa[], vista: Vista): boolean {
  return tickets
    .filter((ticket) => isSeen(ticket, vista.rev))
    .some((ticket) => ticket.lineas.some((linea) => lineas.includes(linea) && !hasMoved(linea, vista)));
}

/** Somebody has marched the pase, or made it wait, since the screen looked. */
function isMarchaAjena(lineas: readonly LineaMesa[], { rev, propias = [] }: Vista): boolean {
  return lineas.some(
    ({ revMarcha }) => isSince(revMarcha, rev) && !(revMarcha !== undefined && propias.includes(revMarcha)),
  );
}

/**
 * A line that nobody has begun goes to another pase, and waits or marches with it; without one (null) it
 * marches at once.
 */
export function putPase(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  pase: PaseDeLinea | null,
  quien: Enterado,
  vista: Vista<EstadoLinea> = {},
): Movimiento {
  const linea = findLinea(grupo, ticketId, ref);
  if (!linea) return rechazo('NO_EXISTE');
  if (linea.cancelada) return rechazo('ESTADO_CAMBIADO');
  if (linea.esMenu) return rechazo('ES_MENU');
  if (linea.pase?.id === pase?.id) return { ok: true, grupo };
  const isAjena = hasMoved(linea, vista) || isMarchaAjena([linea], vista);
  if (grupo.pagado || linea.estado !== 'pendiente' || isAjena) return rechazo('ESTADO_CAMBIADO');
  const rev = grupo.rev + 1;
  const { pase: _antes, revMarcha, detenidaEn: _en, marchada = quien, ...resto } = linea;
  const movida =
    pase === null
      ? { ...resto, marchada, revMovida: rev }
      : alignLinea(grupo, { ...resto, pase, revMovida: rev }, quien);
  // what screens saw it en espera must go on to tell
  const desde = isEnEspera(linea) ? rev : revMarcha;
  const marcha = movida.marchada && desde !== undefined ? { revMarcha: desde } : {};
  return mapLineas(grupo, (existente) => (existente === linea ? { ...movida, ...marcha } : existente));
}

/** A line waits while the rest of its pase does, and has marched once that has; alone in it, it is as it was. */
export function alignLinea(grupo: GrupoMesa, linea: LineaMesa, quien: Enterado): LineaMesa {
  const { pase, marchada = quien, ...resto } = linea;
  const otras = lineasOf(grupo).filter((otra) => otra.id !== linea.id && otra.pase?.id === pase?.id);
  if (pase === undefined || otras.length === 0) return linea;
  return hasMarchado(otras, pase.id) ? { ...resto, pase, marchada } : { ...resto, pase };
}

/**
 * After every change: the next pase that marches by itself does, once all before it is served. One that
 * somebody has made wait does not.
 */
export function marchSola(grupo: GrupoMesa, quien: Enterado): GrupoMesa {
  if (grupo.pagado) return grupo;
  const lineas = lineasOf(grupo);
  const [siguiente] = pasesOf(enEsperaOf(lineas));
  if (!siguiente) return grupo;
  const isSola = siguiente.lineas.every(({ pase, revMarcha }) => pase?.auto && revMarcha === undefined);
  if (!isSola || isPorServirAntes(lineas, siguiente.id)) return grupo;
  const sola = mapPase({ ...grupo, rev: grupo.rev - 1 }, (linea) => siguiente.lineas.includes(linea), quien);
  return sola.ok ? sola.grupo : grupo;
}

function mapPase(grupo: GrupoMesa, elige: (linea: LineaMesa) => boolean, quien: Enterado): Movimiento {
  return mapTickets(grupo, (ticket) =>
    mapTicket(ticket, (linea) => (elige(linea) ? marchLinea(linea, ticket, grupo.rev + 1, quien) : linea)),
  );
}

function marchLinea(
  linea: LineaMesa,
  { creadoEn }: TicketMesa,
  revMarcha: number,
  quien: Enterado,
): LineaMesa {
  const { detenidaEn: _en, ...resto } = linea;
  return { ...resto, marchada: { ...quien, en: momentoOf([linea], quien.en, creadoEn) }, revMarcha };
}
