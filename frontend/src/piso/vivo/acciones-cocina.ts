import { ESTADO_AL, ETIQUETA_ESTADO, unidadesVivas } from '@carta/contracts';
import type { CancelarLineaRequest, EstadoLinea, Grupo, Linea, Ticket } from '@carta/contracts';
import { showToast } from '../../shared/ui/Toasts/toast';
import { nombreCompleto } from './modelo/resumen-ticket';
import { CONTRA_EL_MUNDO, forgetPasados, noteHecho } from './hechos';
import { callMover } from './mover-api';
import { callCancelar, callDisponible, callEnterado, callEnteradoMudanza } from './cocina-api';
import type { PeticionMover } from './modelo/deshacer';
import { planDeshacerTicket, planVuelta } from './modelo/deshacer';
import type { EnCurso } from './modelo/enCurso';
import { blancoMudanza, enqueue, isEnCurso, nextMovimiento, play, textoDe } from './peticiones';
import type { Cambio } from './peticiones';
import { touchTickets, useTablero } from './useTablero';

const ERROR = {
  pedido: 'Error al actualizar el estado del pedido',
  linea: 'Error al actualizar el estado del producto',
  cancelar: 'No se ha podido cancelar el producto',
  enterado: 'No se ha podido guardar que lo sabes',
  agotar: 'No se ha podido marcar como agotado',
  reponer: 'No se ha podido volver a poner en la carta',
} as const;

const SIN_VUELTA = 'No se puede deshacer.';

/** Moves one ticket on or back; a tap while it is on its way is not another step. */
export async function stepTicket(grupo: Grupo, ticket: Ticket, to: EstadoLinea): Promise<void> {
  if (isEnCurso(ticket._id)) return;
  touchTickets([ticket._id]);
  const peticion: PeticionMover = { alcance: 'pedido', ticketId: ticket._id, de: ticket.estado, to };
  const cambio = await playPeticion(grupo.grupoMesa, peticion);
  if (cambio) noteMovido(cambio, ticket._id, `Mesa ${grupo.mesa.numero}: ${ETIQUETA_ESTADO[to]}`);
}

/** Moves one line of a ticket in its station; the same rules. */
export async function stepLinea(grupo: Grupo, ticket: Ticket, linea: Linea, to: EstadoLinea): Promise<void> {
  if (isEnCurso(linea._id)) return;
  touchTickets([ticket._id]);
  const { _id: lineaId, estado: de } = linea;
  const peticion: PeticionMover = { alcance: 'linea', ticketId: ticket._id, lineaId, de, to };
  const cambio = await playPeticion(grupo.grupoMesa, peticion);
  const texto = `Mesa ${grupo.mesa.numero}, ${nombreCompleto(linea)}: ${ETIQUETA_ESTADO[to]}`;
  if (cambio) noteMovido(cambio, ticket._id, texto);
}

/** Plays some moves of one mesa in order, and stops at the first refusal. Answers whether all were done. */
export async function playPlan(grupoMesa: string, plan: readonly PeticionMover[]): Promise<boolean> {
  for (const peticion of plan) {
    if ((await playPeticion(grupoMesa, peticion)) === null) return false;
  }
  return true;
}

/**
 * Brings a ticket back to how its mesa last showed it, whoever has moved it on since; what of that is still
 * on its way is waited for.
 */
export async function bringBack(visto: Grupo, ticketId: string): Promise<void> {
  const { grupoMesa } = visto;
  await enqueue(grupoMesa, () => Promise.resolve());
  const plan = planVuelta(visto, ticketId, useTablero.getState().grupos.get(grupoMesa));
  if (plan.length === 0) return showToast({ texto: CONTRA_EL_MUNDO, tono: 'error' });
  if (await playPlan(grupoMesa, plan)) forgetPasados();
}

/** Some units of a line, of those that its screen showed, and the rev of its mesa then. */
export interface ParteCancelada {
  unidades: number;
  quedan: number;
  rev: number;
}

/**
 * Takes one line, or a part of it, off its order for good, for a reason; says that it stays so, in the place of
 * what could be undone before. Answers whether it was done.
 */
export async function cancelLinea(
  { grupoMesa, mesa }: Grupo,
  ticketId: string,
  linea: Linea,
  motivo: string,
  parte?: ParteCancelada,
): Promise<boolean> {
  const { _id: lineaId } = linea;
  if (isEnCurso(lineaId)) return false;
  touchTickets([ticketId]);
  const quedan = parte?.quedan ?? 0;
  const movimiento = { grupoMesa, tipo: 'cancelar', ticketId, lineaId, motivo, quedan } as const;
  const request = (rev: number) => callCancelar(ticketId, lineaId, toCancelar(motivo, rev, parte));
  const cambio = await play({ ...movimiento, id: nextMovimiento() }, request, ERROR.cancelar);
  if (cambio === null) return false;
  const unidades = parte?.unidades ?? linea.cantidad;
  noteCancelada(cambio, `Mesa ${mesa.numero}: cancelado ${unidades} × ${nombreCompleto(linea)}`);
  return true;
}

/** The same by the station that makes it, which need not be told of it. */
export async function cancelEnEstacion(...args: Parameters<typeof cancelLinea>): Promise<boolean> {
  if (!(await cancelLinea(...args))) return false;
  const [{ grupoMesa }, ticketId, { _id: lineaId }] = args;
  const grupo = useTablero.getState().grupos.get(grupoMesa);
  const ticket = grupo?.pedidos.find(({ _id }) => _id === ticketId);
  const linea = ticket?.productos.find(({ _id }) => _id === lineaId);
  if (grupo && linea) void acknowledgeLinea(grupo, ticketId, linea);
  return true;
}

function noteCancelada({ despues: { grupoMesa } }: Cambio, texto: string): void {
  const tell = () => showToast({ id: `deshacer-${grupoMesa}`, texto: `${texto}. ${SIN_VUELTA}` });
  tell();
  noteHecho({
    texto,
    undo: () => {
      tell();
      return Promise.resolve('hecho');
    },
  });
}

/** A part is of what its screen showed then, whatever has become of the line since. */
function toCancelar(motivo: string, rev: number, parte: ParteCancelada | undefined): CancelarLineaRequest {
  return parte ? { motivo, unidades: parte.unidades, rev: Math.min(rev, parte.rev) } : { motivo, rev };
}

/** Says that the station knows of a cancellation. Answers whether it was done. */
export async function acknowledgeLinea(grupo: Grupo, ticketId: string, linea: Linea): Promise<boolean> {
  if (isEnCurso(linea._id)) return false;
  touchTickets([ticketId]);
  const quedan = unidadesVivas(linea);
  const movimiento = {
    grupoMesa: grupo.grupoMesa,
    tipo: 'enterado',
    ticketId,
    lineaId: linea._id,
    quedan,
  } as const;
  const request = () => callEnterado(ticketId, linea._id, quedan);
  return (await play({ ...movimiento, id: nextMovimiento() }, request, ERROR.enterado)) !== null;
}

/** Says that the station knows at which mesa a ticket is now. Answers whether it was done. */
export async function acknowledgeMudanza(
  { grupoMesa, mesa }: Grupo,
  { _id: ticketId }: Ticket,
): Promise<boolean> {
  if (isEnCurso(blancoMudanza(ticketId))) return false;
  touchTickets([ticketId]);
  const movimiento = { grupoMesa, tipo: 'enterado_mudanza', ticketId, mesa: mesa.numero } as const;
  const request = () => callEnteradoMudanza(ticketId, mesa.numero);
  return (await play({ ...movimiento, id: nextMovimiento() }, request, ERROR.enterado)) !== null;
}

/** Takes the product of a line off every carta until tomorrow, and offers to undo it. */
export async function markAgotado({ productoId, nombre }: Linea): Promise<void> {
  if (!(await changeDisponible(productoId, false))) return;
  let repuesto = false;
  const reponer = async () => {
    repuesto ||= await changeDisponible(productoId, true);
    return repuesto ? 'hecho' : 'fallido';
  };
  noteHecho({ texto: `${nombre}: agotado hoy`, undo: reponer });
  showToast({
    id: `agotado-${productoId}`,
    texto: `${nombre}: agotado hoy. Ya no se puede pedir.`,
    tono: 'exito',
    accion: { texto: 'Deshacer', onAction: () => void reponer() },
  });
}

async function changeDisponible(productoId: string, disponible: boolean): Promise<boolean> {
  try {
    await callDisponible(productoId, disponible);
    return true;
  } catch (error) {
    showToast({ texto: textoDe(error, disponible ? ERROR.reponer : ERROR.agotar), tono: 'error' });
    return false;
  }
}

function playPeticion(grupoMesa: string, peticion: PeticionMover): Promise<Cambio | null> {
  const error = peticion.alcance === 'linea' ? ERROR.linea : ERROR.pedido;
  return play(toEnCurso(grupoMesa, peticion), (rev) => callMover(peticion, rev), error);
}

function toEnCurso(grupoMesa: string, peticion: PeticionMover): EnCurso {
  const id = nextMovimiento();
  if (peticion.alcance === 'reabrir')
    return { id, grupoMesa, tipo: 'grupo', to: ESTADO_AL.entregar, vistos: [] };
  if (peticion.alcance === 'grupo') return { id, grupoMesa, tipo: 'grupo', to: peticion.to, vistos: [] };
  const { ticketId, to } = peticion;
  if (peticion.alcance === 'pedido') return { id, grupoMesa, tipo: 'pedido', ticketId, to };
  return { id, grupoMesa, tipo: 'linea', ticketId, lineaId: peticion.lineaId, to };
}

function noteMovido(cambio: Cambio, ticketId: string, texto: string): void {
  const { grupoMesa } = cambio.despues;
  const planAhora = () => planDeshacerTicket(cambio, ticketId, useTablero.getState().grupos.get(grupoMesa));
  noteHecho({
    texto,
    isVigente: () => planAhora().length > 0,
    undo: async () => {
      const plan = planAhora();
      if (plan.length === 0) return 'pasado';
      return (await playPlan(grupoMesa, plan)) ? 'hecho' : 'fallido';
    },
  });
}
