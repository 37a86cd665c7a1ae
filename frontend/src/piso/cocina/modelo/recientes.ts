import { ESTADOS_LINEA, ETIQUETA_ESTADO, parseEstadoLinea, platosVivosOf, stepOf } from '@carta/contracts';
import type { EstadoLinea, Grupo, Linea, MovimientoReciente, Ticket } from '@carta/contracts';
import { stepBackTo } from '../../vivo/actos/deshacer';
import type { PeticionMover } from '../../vivo/actos/deshacer';
import { isPagado } from '../../vivo/mesas/grupos';
import { canMarcha, estadoEnMarcha, textoMarcha } from '../../vivo/tickets/marcha-de-pases';
import type { Marcha } from '../../vivo/tickets/marcha-de-pases';
import { lineasAparte, recorteDe } from '../../vivo/tickets/solo';
import type { Solo } from '../../vivo/tickets/solo';
import { textoUrgente } from '../../vivo/tickets/urgentes';
import { t } from '../../lenguas/t';

export interface Vuelta {
  grupo: Grupo;
  to: EstadoLinea;
  plan: PeticionMover[];
}

/** Returns null for a move that was undone, cancelled or paid, or whose line is no longer ahead. */
export function vueltaOf(
  grupos: Iterable<Grupo>,
  movimiento: MovimientoReciente,
  solo: Solo | null = null,
): Vuelta | null {
  const [de, a] = [parseEstadoLinea(movimiento.de), parseEstadoLinea(movimiento.a)];
  if (de === null || a === null || stepOf(a) <= stepOf(de)) return null;
  for (const grupo of grupos) {
    const ticket = findRecorte(grupo, movimiento, solo);
    if (!ticket || isPagado(grupo)) continue;
    const lineas = lineasAparte(grupo, ticket);
    const linea = ticket.productos.find(({ _id }) => _id === movimiento.linea);
    const estado =
      movimiento.linea === undefined ? estadoEnMarcha(ticket) : parseEstadoLinea(linea?.estado ?? de);
    if (linea?.cancelada || estado === null || stepOf(estado) <= stepOf(de)) return null;
    if (!linea && hasOtroPase(ticket, estado)) return null;
    const camino = ESTADOS_LINEA.slice(stepOf(de), stepOf(estado)).reverse();
    const plan = camino.map((to): PeticionMover => {
      if (linea) return { alcance: 'linea', ticketId: ticket._id, lineaId: linea._id, ...stepBackTo(to) };
      return { alcance: 'pedido', ticketId: ticket._id, ...(lineas && { lineas }), ...stepBackTo(to) };
    });
    return { grupo, to: de, plan };
  }
  return null;
}

/** Taking the ticket back would take what was done of an earlier pase back too. */
function hasOtroPase({ productos }: Ticket, estado: EstadoLinea): boolean {
  const ahi = platosVivosOf(productos).filter((linea) => linea.estado === estado);
  return new Set(ahi.map(({ pase }) => pase?.id)).size > 1;
}

/** Whether it moved something that this wall shows. */
export function isDeAqui(
  grupos: readonly Grupo[],
  movimiento: MovimientoReciente,
  solo: Solo | null,
): boolean {
  if (solo === null) return true;
  return grupos.some((grupo) => {
    const recorte = findRecorte(grupo, movimiento, solo);
    const { linea } = movimiento;
    return linea === undefined
      ? recorte !== null
      : recorte?.productos.some(({ _id }) => _id === linea) === true;
  });
}

function findRecorte({ pedidos: tickets }: Grupo, { pedido }: MovimientoReciente, solo: Solo | null) {
  const entero = tickets.find(({ _id }) => _id === pedido);
  return entero ? recorteDe(entero, solo) : null;
}

export interface Acto {
  /** The act shows this move's place, time and person. */
  primero: MovimientoReciente;
  movimientos: readonly MovimientoReciente[];
}

/** Acts are in the order of the list. */
export function actosOf(movimientos: readonly MovimientoReciente[]): Acto[] {
  const actos = new Map<string, MovimientoReciente[]>();
  for (const movimiento of movimientos) {
    const { mesa, en, por } = movimiento;
    const acto = `${mesa} ${en} ${por}`;
    actos.set(acto, [...(actos.get(acto) ?? []), movimiento]);
  }
  return [...actos.values()].flatMap((juntos) => {
    const [primero] = juntos;
    return primero ? [{ primero, movimientos: juntos }] : [];
  });
}

/** Undoes as much as possible; null when nothing can be. */
export function vueltaDeActo(
  grupos: readonly Grupo[],
  { movimientos }: Acto,
  solo: Solo | null = null,
): Vuelta | null {
  const vueltas = movimientos.flatMap((movimiento) => vueltaOf(grupos, movimiento, solo) ?? []);
  const [primera] = vueltas;
  return primera ? { ...primera, plan: vueltas.flatMap(({ plan }) => plan) } : null;
}

/** What marched may wait again, and the other way round, while nobody has begun it. */
export interface VueltaDeMarcha {
  grupo: Grupo;
  tipo: Marcha;
  pase: NonNullable<Linea['pase']>;
}

export function vueltaDeMarcha(grupos: readonly Grupo[], { primero }: Acto): VueltaDeMarcha | null {
  const { de, a, pedido, pase: nombre } = primero;
  const tipo = de === 'en_espera' ? 'esperar' : a === 'en_espera' ? 'marchar' : null;
  const grupo = grupos.find(({ pedidos: tickets }) => tickets.some(({ _id }) => _id === pedido));
  if (tipo === null || nombre === undefined || !grupo || isPagado(grupo)) return null;
  const lineas = grupo.pedidos.flatMap(({ productos }) => productos);
  const pase = lineas.find((linea) => linea.pase?.nombre === nombre)?.pase;
  return pase && canMarcha(grupo, tipo, pase.id) ? { grupo, tipo, pase } : null;
}

export function textoMovimiento({ de, a, motivo, pase }: MovimientoReciente): string {
  if (motivo !== undefined) return t('Cerrada sin cobrar: {motivo}', { motivo });
  if (de === 'cancelada') return t('Vuelve a pedirse');
  if (a === 'urgente' || de === 'urgente') return textoUrgente(a === 'urgente');
  if (a === 'en_espera') return pase === undefined ? t('En espera') : `${t('En espera')} · ${pase}`;
  if (de === 'en_espera') return pase === undefined ? t('Marcha') : textoMarcha('marchar', pase);
  return a === 'cancelada'
    ? t('Cancelado')
    : t('{de} → {a}', { de: t(ETIQUETA_ESTADO[de]), a: t(ETIQUETA_ESTADO[a]) });
}
