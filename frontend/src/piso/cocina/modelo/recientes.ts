import { ESTADOS_LINEA, ETIQUETA_ESTADO, parseEstadoLinea, stepOf } from '@carta/contracts';
import type { EstadoLinea, Grupo, MovimientoReciente } from '@carta/contracts';
import { stepBackTo } from '../../vivo/modelo/deshacer';
import type { PeticionMover } from '../../vivo/modelo/deshacer';
import { isPagado } from '../../vivo/modelo/grupos';
import { lineasAparte, parteDe } from '../../vivo/modelo/solo';
import type { Solo } from '../../vivo/modelo/solo';

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
    const ticket = findParte(grupo, movimiento, solo);
    if (!ticket || isPagado(grupo)) continue;
    const lineas = lineasAparte(grupo, ticket);
    const linea = ticket.productos.find(({ _id }) => _id === movimiento.linea);
    const estado = parseEstadoLinea(movimiento.linea === undefined ? ticket.estado : (linea?.estado ?? de));
    if (linea?.cancelada || estado === null || stepOf(estado) <= stepOf(de)) return null;
    const camino = ESTADOS_LINEA.slice(stepOf(de), stepOf(estado)).reverse();
    const plan = camino.map((to): PeticionMover => {
      if (linea) return { alcance: 'linea', ticketId: ticket._id, lineaId: linea._id, ...stepBackTo(to) };
      return { alcance: 'pedido', ticketId: ticket._id, ...(lineas && { lineas }), ...stepBackTo(to) };
    });
    return { grupo, to: de, plan };
  }
  return null;
}

/** Whether it moved something that this wall shows. */
export function isDeAqui(
  grupos: readonly Grupo[],
  movimiento: MovimientoReciente,
  solo: Solo | null,
): boolean {
  if (solo === null) return true;
  return grupos.some((grupo) => {
    const parte = findParte(grupo, movimiento, solo);
    const { linea } = movimiento;
    return linea === undefined ? parte !== null : parte?.productos.some(({ _id }) => _id === linea) === true;
  });
}

function findParte({ pedidos: tickets }: Grupo, { pedido }: MovimientoReciente, solo: Solo | null) {
  const entero = tickets.find(({ _id }) => _id === pedido);
  return entero ? parteDe(entero, solo) : null;
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

export function textoMovimiento({ de, a, motivo, pase }: MovimientoReciente): string {
  if (motivo !== undefined) return `Cerrada sin cobrar: ${motivo}`;
  if (de === 'cancelada') return 'Vuelve a pedirse';
  if (a === 'en_espera') return pase === undefined ? 'En espera' : `En espera · ${pase}`;
  if (de === 'en_espera') return pase === undefined ? 'Marcha' : `Marchan ${pase.toLocaleLowerCase('es')}`;
  return a === 'cancelada' ? 'Cancelado' : `${ETIQUETA_ESTADO[de]} → ${ETIQUETA_ESTADO[a]}`;
}
