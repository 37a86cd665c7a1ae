import { withRebaja } from '../dinero/capas';
import { unidadesCobradas } from '../dinero/cobrar';
import { isEntregado } from '../linea/estado-linea';
import { estadoTicket, platosVivos } from '../mesa/grupo';
import type { Enterado, GrupoMesa, LineaMesa, Retirada, TicketMesa } from '../mesa/grupo';
import { findLinea, mapLineas } from '../mesa/lineas-de-mesa';
import { alignLinea } from './marchar';
import { menuEntero } from '../mesa/menus';
import { rechazo } from '../mesa/movimiento';
import type { MotivoRechazo, Movimiento } from '../mesa/movimiento';
import { isEnEspera } from '../linea/pase';
import { isReciente } from '../mesa/propio-reciente';
import { isSince } from '../mesa/vista';

/** Functions are pure (docs/reglas/piso.md#the-life-of-a-line). */

/** A line may have this many, which bounds the trail of money. */
const REPUESTAS_MAX = 10;

/**
 * Undoes a line's last cancellation by its key: within ten seconds, once, and only if nothing has followed
 * from it. The line returns to its estado, and its station must acknowledge it. Of a menu all returns that
 * went by that key.
 */
export function restoreLinea(
  grupo: GrupoMesa,
  ticketId: string,
  ref: string,
  clave: string,
  quien: Enterado,
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  const linea = findLinea(grupo, ticketId, ref);
  if (!ticket || !linea) return rechazo('NO_EXISTE');
  if (linea.repuesta?.clave === clave) return { ok: true, grupo };
  const menu = menuEntero(grupo, linea);
  const todas = menu.filter((cada) => ultimaDe(cada)?.clave === clave);
  const isSinMenu = menu.some(({ esMenu, cancelada }) => esMenu && cancelada && cancelada.clave !== clave);
  if (grupo.pagado || !todas.includes(linea) || isSinMenu) return rechazo('ESTADO_CAMBIADO');
  const reparos = todas.flatMap((cada) => reparoDe(grupo, cada, quien) ?? []);
  if (reparos[0]) return rechazo(reparos[0]);
  const vueltas = new Map(todas.map((cada) => [cada, restored(grupo, cada, clave, quien)]));
  // its pase was made to wait since, and somebody had begun it
  const isEmpezada = [...vueltas.values()].some((cada) => isEnEspera(cada) && cada.estado !== 'pendiente');
  if (isEmpezada) return rechazo('ESTADO_CAMBIADO');
  return mapLineas(grupo, (cada) => vueltas.get(cada) ?? cada);
}

function ultimaDe({
  cancelada,
  cantidad,
  enterado,
  retiradas = [],
}: LineaMesa): Partial<Retirada> | undefined {
  return cancelada ? { ...cancelada, unidades: cantidad, enterado } : retiradas.at(-1);
}

/** Why its last cancellation cannot be undone any more. */
function reparoDe(grupo: GrupoMesa, linea: LineaMesa, { en }: Enterado): MotivoRechazo | null {
  const { enterado, por, rev, ...ultima } = ultimaDe(linea) ?? {};
  if (!ultima.en || !isReciente(ultima.en, en)) return 'TARDE';
  if (enterado && enterado.por !== por) return 'SABIDA';
  const ticket = grupo.pedidos.find(({ lineas }) => lineas.includes(linea));
  if (isSince(linea.revMovida, rev) || (ticket && wasServido(ticket, rev))) return 'ESTADO_CAMBIADO';
  if (wasRebajada(grupo, linea, rev)) return 'ESTADO_CAMBIADO';
  if (isGratisCobrada(grupo, linea)) return 'COBRADO';
  return (linea.repuesta?.veces ?? 0) >= REPUESTAS_MAX ? 'MUY_CANCELADA' : null;
}

function restored(grupo: GrupoMesa, linea: LineaMesa, clave: string, quien: Enterado): LineaMesa {
  const { cancelada, enterado: _sabida, retiradas = [], ...resto } = linea;
  const { unidades = 0 } = ultimaDe(linea) ?? {};
  const quedan = cancelada ? retiradas : retiradas.slice(0, -1);
  const rev = grupo.rev + 1;
  const cantidad = cancelada ? linea.cantidad : linea.cantidad + unidades;
  const vuelta = { ...resto, cantidad, ...(quedan.length > 0 ? { retiradas: quedan } : {}) };
  const viva = alignLinea(grupo, withRebaja(vuelta, grupo.ajustes), quien);
  return {
    ...viva,
    repuesta: {
      ...quien,
      ...{ clave, unidades, rev, veces: (linea.repuesta?.veces ?? 0) + 1 },
      ...(isEnEspera(viva) ? { enterado: quien } : {}),
    },
    // to a screen that has not seen it return, it counts as moved back
    revMovida: rev,
    revVuelta: rev,
  };
}

/** A unit that costs nothing was charged; of more units it would be one that costs something. */
function isGratisCobrada(grupo: GrupoMesa, { id, cantidad, gratis = 0 }: LineaMesa): boolean {
  return (unidadesCobradas(grupo).get(id) ?? 0) > cantidad - gratis;
}

/** Something was taken off it, or given back, since that rev. */
function wasRebajada({ ajustes = [] }: GrupoMesa, { id }: LineaMesa, rev: number | undefined): boolean {
  return ajustes.some(
    (ajuste) => isSince(ajuste.rev, rev) && ajuste.lineas.some(({ linea }) => linea === id),
  );
}

/** The rest of the ticket was served since that rev. */
function wasServido(ticket: TicketMesa, rev: number | undefined): boolean {
  const vivas = platosVivos(ticket).filter(({ revMovida }) => isSince(revMovida, rev));
  return vivas.length > 0 && isEntregado({ estado: estadoTicket(ticket) });
}
