import { isEntregado } from '../linea/estado-linea';
import type { Enterado, GrupoMesa } from '../mesa/grupo';
import { mapTickets } from '../mesa/lineas-de-mesa';
import { rechazo } from '../mesa/movimiento';
import type { Movimiento } from '../mesa/movimiento';
import { isEnEspera } from '../linea/pase';
import type { LineaConPase } from '../linea/pase';
import { platosVivosOf } from '../linea/vivas';
import { changedUrgencia } from '../mesa/vista';
import type { Vista } from '../mesa/vista';

/** A ticket may be marked as urgent (docs/reglas/piso.md#urgente). */

interface Marca {
  en: Date | string;
}

interface LineaUrgible extends LineaConPase {
  marchada?: Marca;
  esMenu?: unknown;
}

/** What was under way as it was marked is not served yet; what marches later is not meant. */
export function isUrgente(urgente: Marca | undefined, lineas: readonly LineaUrgible[]): boolean {
  if (urgente === undefined) return false;
  const desde = instanteDe(urgente);
  return platosVivosOf(lineas).some(
    (linea) =>
      !isEntregado(linea) && !isEnEspera(linea) && !(linea.marchada && instanteDe(linea.marchada) > desde),
  );
}

const instanteDe = ({ en }: Marca): number => new Date(en).getTime();

/** Marks a ticket of which something is under way, or takes that back; as so already it stays as it is. */
export function setUrgente(
  grupo: GrupoMesa,
  ticketId: string,
  isMarcado: boolean,
  quien: Enterado,
  vista: Vista = {},
): Movimiento {
  const ticket = grupo.pedidos.find(({ id }) => id === ticketId);
  if (!ticket) return rechazo('NO_EXISTE');
  if (isUrgente(ticket.urgente, ticket.lineas) === isMarcado) return { ok: true, grupo };
  const isVano = isMarcado && !isUrgente(quien, ticket.lineas);
  if (grupo.pagado || isVano || changedUrgencia(ticket, vista)) return rechazo('ESTADO_CAMBIADO');
  const { urgente: _antes, ...resto } = ticket;
  const cambiado = { ...resto, ...(isMarcado ? { urgente: quien } : {}), revUrgente: grupo.rev + 1 };
  return mapTickets(grupo, (existente) => (existente === ticket ? cambiado : existente));
}
