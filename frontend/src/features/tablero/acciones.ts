import { ETIQUETA_ESTADO, stepOf } from '@carta/contracts';
import type { EstadoGrupo, EstadoLinea, Grupo, Linea } from '@carta/contracts';
import { ApiError, mensajeDe } from '../../shared/api/cliente';
import { avisar } from '../../shared/ui/Avisos/avisar';
import { callBorrarPagados, callCerrar, callMover } from './llamadas';
import { planDeshacer } from './modelo/deshacer';
import type { Llamada } from './modelo/deshacer';
import type { EnCurso } from './modelo/enCurso';
import { hearGrupo } from './motor/lectura';
import { beginMovimiento, clearPagados, endMovimiento, touch, useTablero } from './useTablero';

const ERROR = {
  grupo: 'Error al actualizar el estado del pedido',
  avanzar: 'Error al avanzar el estado del producto',
  retroceder: 'Error al retroceder el estado del producto',
  borrar: 'Error al eliminar los pedidos pagados',
} as const;

let siguiente = 0;
const colas = new Map<string, Promise<unknown>>();

/** Moves one line of a ticket; a tap while it is on its way is not another step. */
export async function moveLinea(
  grupo: Grupo,
  pedidoId: string,
  linea: Linea,
  to: EstadoLinea,
): Promise<void> {
  if (isEnCurso(linea._id)) return;
  touch(grupo);
  const { grupoMesa } = grupo;
  const movimiento = { grupoMesa, tipo: 'linea', pedidoId, lineaId: linea._id, to } as const;
  const error = stepOf(to) > stepOf(linea.estado) ? ERROR.avanzar : ERROR.retroceder;
  await play({ ...movimiento, id: ++siguiente }, { ...movimiento, alcance: 'linea' }, error);
}

/** Moves a whole mesa as it was seen, through its first order (specification §4), and offers to undo it. */
export async function moveGrupo(grupo: Grupo, to: EstadoGrupo): Promise<void> {
  const [primero] = grupo.pedidos;
  if (!primero || isEnCurso(grupo.grupoMesa)) return;
  touch(grupo);
  const { grupoMesa } = grupo;
  const vistos = grupo.pedidos.map(({ _id }) => _id);
  const movimiento: EnCurso = { id: ++siguiente, grupoMesa, tipo: 'grupo', to, vistos };
  const llamada: Llamada = { alcance: 'grupo', pedidoId: primero._id, to };
  const paso = await play(movimiento, llamada, ERROR.grupo, grupo.rev);
  if (paso) offerDeshacer(paso.antes, paso.despues, to);
}

/** Closes an abandoned mesa without payment, and offers to undo it. Answers whether it was done. */
export async function closeMesa(grupo: Grupo, motivo: string): Promise<boolean> {
  const [primero] = grupo.pedidos;
  if (!primero) return false;
  const cerrada = await enqueue(grupo.grupoMesa, () =>
    ask(() => callCerrar(primero._id, motivo), ERROR.grupo),
  );
  if (cerrada) offerDeshacer(grupo, cerrada, cerrada.estadoGrupo);
  return cerrada !== null;
}

/** Takes every paid grupo off the board for good. Answers whether it was done. */
export async function deletePagados(): Promise<boolean> {
  try {
    const { pedidosEliminados } = await callBorrarPagados();
    clearPagados();
    avisar({ texto: `Pedidos eliminados: ${pedidosEliminados}`, tono: 'exito' });
    return true;
  } catch (error) {
    avisar({ texto: textoDe(error, ERROR.borrar), tono: 'error' });
    return false;
  }
}

/** Shows a move at once, asks for it in its turn, and leaves what the server answers. */
async function play(movimiento: EnCurso, llamada: Llamada, porDefecto: string, rev?: number) {
  beginMovimiento(movimiento);
  return enqueue(movimiento.grupoMesa, async () => {
    const antes = useTablero.getState().grupos.get(movimiento.grupoMesa);
    const despues = await call(llamada, rev ?? antes?.rev ?? 0, porDefecto);
    endMovimiento(movimiento.id);
    return antes && despues ? { antes, despues } : null;
  });
}

function call(llamada: Llamada, rev: number, porDefecto: string): Promise<Grupo | null> {
  return ask(() => callMover(llamada, rev), porDefecto);
}

/** The grupo as the server leaves it; null when it refused, which its person has been told. */
async function ask(request: () => Promise<Grupo>, porDefecto: string): Promise<Grupo | null> {
  try {
    const grupo = await request();
    hearGrupo(grupo);
    return grupo;
  } catch (error) {
    if (error instanceof ApiError && isGrupo(error.data)) hearGrupo(error.data);
    avisar({ texto: textoDe(error, porDefecto), tono: 'error' });
    return null;
  }
}

function offerDeshacer(antes: Grupo, despues: Grupo, to: EstadoGrupo): void {
  const plan = planDeshacer(antes, despues);
  if (plan.length === 0) return;
  avisar({
    id: `deshacer-${despues.grupoMesa}`,
    texto: `Mesa ${despues.mesa.numero}: ${ETIQUETA_ESTADO[to]}`,
    tono: 'exito',
    accion: { texto: 'Deshacer', onAction: () => void undo(despues.grupoMesa, plan) },
  });
}

/** Plays the plan in order, and stops at the first refusal: the world has moved on. */
function undo(grupoMesa: string, plan: readonly Llamada[]): Promise<void> {
  return enqueue(grupoMesa, async () => {
    for (const llamada of plan) {
      const rev = useTablero.getState().grupos.get(grupoMesa)?.rev ?? 0;
      if ((await call(llamada, rev, ERROR.grupo)) === null) return;
    }
  });
}

/** One call at a time per mesa, in the order of the taps. */
function enqueue<T>(grupoMesa: string, task: () => Promise<T>): Promise<T> {
  const turno = (colas.get(grupoMesa) ?? Promise.resolve()).then(task);
  colas.set(grupoMesa, turno);
  void turno.finally(() => {
    if (colas.get(grupoMesa) === turno) colas.delete(grupoMesa);
  });
  return turno;
}

/** Whether this line, or this mesa as a whole, is already on its way. */
function isEnCurso(id: string): boolean {
  const { enCurso } = useTablero.getState();
  return enCurso.some((otro) => (otro.tipo === 'linea' ? otro.lineaId === id : otro.grupoMesa === id));
}

/** What the server says of a refusal; of anything else, what could not be done and why. */
function textoDe(error: unknown, porDefecto: string): string {
  if (error instanceof ApiError && error.conMensaje && error.status < 500) return error.message;
  return `${porDefecto}. ${mensajeDe(error)}`;
}

function isGrupo(data: unknown): data is Grupo {
  return typeof data === 'object' && data !== null && 'grupoMesa' in data && 'rev' in data;
}
