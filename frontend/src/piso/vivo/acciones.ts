import { ESTADO_AL, ETIQUETA_ESTADO, fromEuros, rutas } from '@carta/contracts';
import type {
  CerrarMesaRequest,
  EstadoDestino,
  EstadoGrupo,
  EstadoLinea,
  Grupo,
  Linea,
  MoverTicketRequest,
  PagadosEliminados,
} from '@carta/contracts';
import { del, put } from '../../shared/api/cliente';
import { createClave } from '../../shared/lib/clave';
import { showToast } from '../../shared/ui/Toasts/toast';
import { cuentaDe } from './mesas/falta';
import { textoPorAprobar } from './mesas/por-aprobar';
import { conClave } from './cola/con-clave';
import { tap } from './cola/pasos';
import { offerDeshacer } from './cola/un-toque';
import { planDeshacer } from './actos/deshacer';
import { isPagado, ultimoPago } from './mesas/grupos';
import { askConEncargado, isEnCurso, nextMovimiento, textoDe } from './cola/peticiones';
import type { Cambio } from './cola/peticiones';
import { playAhora, playPlan } from './cola/play';
import { clearPagados, touch, useTablero } from './tablero/useTablero';
import { t } from '../lenguas/t';

const ERROR = {
  grupo: 'Error al actualizar el estado del pedido',
  borrar: 'Error al eliminar los pedidos pagados',
} as const;

export async function moveLinea(
  grupo: Grupo,
  ticketId: string,
  { _id: lineaId, estado: de }: Linea,
  to: EstadoLinea,
): Promise<void> {
  touch(grupo);
  await tap(grupo, { grupoMesa: grupo.grupoMesa, tipo: 'linea', ticketId, lineaId, de, to });
}

/** Each mesa is moved as it was seen, through its first order. */
export async function moveGrupos(grupos: readonly Grupo[], to: EstadoDestino): Promise<void> {
  const pasos = await Promise.all(grupos.map((grupo) => moveGrupo(grupo, to)));
  const cambios = pasos.flatMap((paso) => paso ?? []);
  const isPagada = cambios.some(({ despues }) => isPagado(despues));
  offerPlan(grupos, cambios, isPagada ? ESTADO_AL.cobrar : to);
}

async function moveGrupo(grupo: Grupo, to: EstadoDestino): Promise<Cambio | null> {
  const [primero] = grupo.pedidos;
  if (!primero) return null;
  return to === ESTADO_AL.cobrar ? pay(grupo, primero._id) : step(grupo, primero._id, to);
}

function step(grupo: Grupo, primero: string, to: EstadoLinea): Promise<Cambio | null> {
  const { grupoMesa, estadoGrupo: de, rev } = grupo;
  return tap(grupo, { grupoMesa, tipo: 'grupo', primero, de, to, vistos: ticketsOf(grupo) }, rev);
}

/** It never waits in the queue: money moves now or not at all. */
async function pay(grupo: Grupo, primero: string): Promise<Cambio | null> {
  const { grupoMesa, estadoGrupo: de, rev } = grupo;
  if (isEnCurso(grupoMesa)) return null;
  touch(grupo);
  const movimiento = { id: nextMovimiento(), grupoMesa, tipo: 'pagar', vistos: ticketsOf(grupo) } as const;
  return playAhora(movimiento, () => callPagar(primero, de, rev), ERROR.grupo);
}

const ticketsOf = ({ pedidos }: Grupo) => pedidos.map(({ _id }) => _id);

export async function closeMesa(grupo: Grupo, motivo: string): Promise<boolean> {
  const [primero] = grupo.pedidos;
  if (!primero) return false;
  const clave = createClave();
  const que = textoPorAprobar([grupo.mesa.numero], 'toda la cuenta', fromEuros(cuentaDe([grupo]).importe));
  const { grupoMesa } = grupo;
  const cerrada = await askConEncargado(
    { grupoMesa, clave, que, acto: 'cerrar', porDefecto: ERROR.grupo },
    () => callCerrar(primero._id, motivo, clave),
  );
  if (cerrada) offerPlan([grupo], [{ antes: grupo, despues: cerrada }], ESTADO_AL.cobrar);
  return cerrada !== null;
}

/** Only those that are shown go. Resolves to whether it was done. */
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

function offerPlan(grupos: readonly Grupo[], cambios: readonly Cambio[], to: EstadoDestino): void {
  const efectos = cambios.flatMap(({ antes, despues }) => {
    const plan = planDeshacer(antes, despues);
    return plan.length > 0 ? [{ grupo: despues, undo: () => playPlan(despues, plan) }] : [];
  });
  offerDeshacer(t(ETIQUETA_ESTADO[to]), grupos, efectos);
}

/** It is paid as the screen saw it: orders that came later, or a reopening, are refused. */
function callPagar(ticketId: string, de: EstadoGrupo, rev: number): Promise<Grupo> {
  const cuerpo: MoverTicketRequest = { estado: ESTADO_AL.cobrar, de, rev, alcance: 'grupo' };
  return put<Grupo>(rutas.pedidoEstado(ticketId), cuerpo, conClave());
}

function callCerrar(ticketId: string, motivo: string, clave: string): Promise<Grupo> {
  const cuerpo: CerrarMesaRequest = { motivo };
  return put<Grupo>(rutas.cerrarMesa(ticketId), cuerpo, conClave(clave));
}

/** Only those that the screen showed go, so a late repeat takes no others. */
function callBorrarPagados(hasta: string | undefined): Promise<PagadosEliminados> {
  const query = hasta === undefined ? '' : `?hasta=${encodeURIComponent(hasta)}`;
  return del<PagadosEliminados>(`${rutas.pedidosPagados()}${query}`, { auth: true });
}
