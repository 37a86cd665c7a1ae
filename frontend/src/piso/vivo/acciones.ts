import { ESTADO_AL, ETIQUETA_ESTADO, stepOf } from '@carta/contracts';
import type { EstadoDestino, EstadoLinea, Grupo, Linea } from '@carta/contracts';
import { showToast } from '../../shared/ui/Toasts/toast';
import { callBorrarPagados, callCerrar, callMover } from './mover-api';
import { planDeshacer } from './modelo/deshacer';
import type { PeticionMover } from './modelo/deshacer';
import type { EnCurso } from './modelo/enCurso';
import { ultimoPago } from './modelo/grupos';
import { ask, enqueue, isEnCurso, nextMovimiento, play, textoDe, undo } from './peticiones';
import { clearPagados, touch, useTablero } from './useTablero';

const ERROR = {
  grupo: 'Error al actualizar el estado del pedido',
  avanzar: 'Error al avanzar el estado del producto',
  retroceder: 'Error al retroceder el estado del producto',
  borrar: 'Error al eliminar los pedidos pagados',
} as const;

/** Moves one line of a ticket; a tap while it is on its way is not another step. */
export async function moveLinea(
  grupo: Grupo,
  ticketId: string,
  linea: Linea,
  to: EstadoLinea,
): Promise<void> {
  if (isEnCurso(linea._id)) return;
  touch(grupo);
  const { grupoMesa } = grupo;
  const movimiento = { grupoMesa, tipo: 'linea', ticketId, lineaId: linea._id, to } as const;
  const peticion: PeticionMover = { ...movimiento, alcance: 'linea', de: linea.estado };
  const error = stepOf(to) > stepOf(linea.estado) ? ERROR.avanzar : ERROR.retroceder;
  await play({ ...movimiento, id: nextMovimiento() }, (rev) => callMover(peticion, rev), error);
}

/** Moves a whole mesa as it was seen, through its first order, and offers to undo it. */
export async function moveGrupo(grupo: Grupo, to: EstadoDestino): Promise<void> {
  const [primero] = grupo.pedidos;
  if (!primero || isEnCurso(grupo.grupoMesa)) return;
  touch(grupo);
  const { grupoMesa } = grupo;
  const vistos = grupo.pedidos.map(({ _id }) => _id);
  const movimiento: EnCurso = { id: nextMovimiento(), grupoMesa, tipo: 'grupo', to, vistos };
  const peticion: PeticionMover = { alcance: 'grupo', ticketId: primero._id, de: grupo.estadoGrupo, to };
  const paso = await play(movimiento, () => callMover(peticion, grupo.rev), ERROR.grupo);
  if (paso) offerDeshacer(paso.antes, paso.despues, to);
}

/** Closes an abandoned mesa without payment, and offers to undo it. Answers whether it was done. */
export async function closeMesa(grupo: Grupo, motivo: string): Promise<boolean> {
  const [primero] = grupo.pedidos;
  if (!primero) return false;
  const cerrada = await enqueue(grupo.grupoMesa, () =>
    ask(() => callCerrar(primero._id, motivo), ERROR.grupo),
  );
  if (cerrada) offerDeshacer(grupo, cerrada, ESTADO_AL.cobrar);
  return cerrada !== null;
}

/** Takes every paid grupo that is shown off the board for good. Answers whether it was done. */
export async function deletePagados(): Promise<boolean> {
  const hasta = ultimoPago(useTablero.getState().grupos);
  try {
    const { pedidosEliminados } = await callBorrarPagados(hasta);
    clearPagados(hasta);
    showToast({ texto: `Pedidos eliminados: ${pedidosEliminados}`, tono: 'exito' });
    return true;
  } catch (error) {
    showToast({ texto: textoDe(error, ERROR.borrar), tono: 'error' });
    return false;
  }
}

function offerDeshacer(antes: Grupo, despues: Grupo, to: EstadoDestino): void {
  const plan = planDeshacer(antes, despues);
  if (plan.length === 0) return;
  showToast({
    id: `deshacer-${despues.grupoMesa}`,
    texto: `Mesa ${despues.mesa.numero}: ${ETIQUETA_ESTADO[to]}`,
    tono: 'exito',
    accion: { texto: 'Deshacer', onAction: () => void undo(despues, plan, ERROR.grupo) },
  });
}
