import { ESTADOS_LINEA, ETIQUETA_ESTADO, parseEstadoLinea, stepOf } from '@carta/contracts';
import type { EstadoHistorial, EstadoLinea, Grupo, MovimientoReciente } from '@carta/contracts';
import { stepBackTo } from '../../vivo/modelo/deshacer';
import type { PeticionMover } from '../../vivo/modelo/deshacer';
import { isPagado } from '../../vivo/modelo/grupos';

/** What a move can be taken back to, and the calls that do it, one step each. */
export interface Vuelta {
  grupo: Grupo;
  to: EstadoLinea;
  plan: PeticionMover[];
}

/**
 * How a move of the list is taken back now; null for what was itself taken back, cancelled or paid, and
 * for what is no longer ahead of where it came from.
 */
export function vueltaOf(grupos: Iterable<Grupo>, movimiento: MovimientoReciente): Vuelta | null {
  const [de, a] = [parseEstadoLinea(movimiento.de), parseEstadoLinea(movimiento.a)];
  if (de === null || a === null || stepOf(a) <= stepOf(de)) return null;
  for (const grupo of grupos) {
    const ticket = grupo.pedidos.find(({ _id }) => _id === movimiento.pedido);
    if (!ticket || isPagado(grupo)) continue;
    const linea = ticket.productos.find(({ _id }) => _id === movimiento.linea);
    const estado = parseEstadoLinea(movimiento.linea === undefined ? ticket.estado : (linea?.estado ?? de));
    if (linea?.cancelada || estado === null || stepOf(estado) <= stepOf(de)) return null;
    const camino = ESTADOS_LINEA.slice(stepOf(de), stepOf(estado)).reverse();
    const plan = camino.map((to): PeticionMover => {
      if (linea) return { alcance: 'linea', ticketId: ticket._id, lineaId: linea._id, ...stepBackTo(to) };
      return { alcance: 'pedido', ticketId: ticket._id, ...stepBackTo(to) };
    });
    return { grupo, to: de, plan };
  }
  return null;
}

/** What one person did at once: several tickets or lines of a mesa, in one step. */
export interface Acto {
  /** The first of its moves speaks for all: where, when and who. */
  primero: MovimientoReciente;
  movimientos: readonly MovimientoReciente[];
}

/** The moves of the list by what they were: one entry for each act, in the order of the list. */
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

/** How all of an act is taken back, as far as it can be; null where nothing of it can. */
export function vueltaDeActo(grupos: readonly Grupo[], { movimientos }: Acto): Vuelta | null {
  const vueltas = movimientos.flatMap((movimiento) => vueltaOf(grupos, movimiento) ?? []);
  const [primera] = vueltas;
  return primera ? { ...primera, plan: vueltas.flatMap(({ plan }) => plan) } : null;
}

/** What happened, in words: 'En preparación → Listo', 'Cancelado'. */
export function textoMovimiento({ de, a, motivo }: MovimientoReciente): string {
  if (motivo !== undefined) return `Cerrada sin cobrar: ${motivo}`;
  if (de === 'cancelada') return 'Vuelve a pedirse';
  return a === 'cancelada' ? 'Cancelado' : `${etiquetaOf(de)} → ${etiquetaOf(a)}`;
}

function etiquetaOf(estado: Exclude<EstadoHistorial, 'cancelada'>): string {
  return ETIQUETA_ESTADO[estado];
}
