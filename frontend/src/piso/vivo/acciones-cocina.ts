// Longer than most: all that a station does to a line, each with its way back.
import {
  combineEstados,
  costeUnidades,
  PLAZO_REPONER_MS,
  isEnEspera,
  platosVivosOf,
  stepOf,
  unidadesVivas,
} from '@carta/contracts';
import type { CancelarLineaRequest, EstadoLinea, Grupo, Linea, Ticket } from '@carta/contracts';
import { toConCoste } from '../../shared/lib/coste';
import { createClave } from '../../shared/lib/clave';
import { showToast } from '../../shared/ui/Toasts/toast';
import { withAprobacion } from './cola/aprobacion';
import { textoPorAprobar } from './mesas/por-aprobar';
import { settle, tap, vistaDe } from './cola/pasos';
import { CONTRA_EL_MUNDO, forgetPasados, noteDeshacible } from './cola/deshacibles';
import { callCancelar, callDisponible, callReponer } from './cocina-api';
import { planDeshacerTicket, planVuelta } from './actos/deshacer';
import { estadoEnMarcha } from './tickets/marcha-de-pases';
import { nombreCompleto } from './tickets/resumen-ticket';
import { lineasAparte } from './tickets/solo';
import { instante } from './tablero/instante';
import { ask, enqueue, isEnCurso, nextMovimiento, textoDe } from './cola/peticiones';
import { actoEnColaDe } from './actos';
import type { CambioEnCola } from './actos';
import { playAhora, playPlan } from './cola/play';
import { touchTickets, useTablero } from './tablero/useTablero';
import { t } from '../lenguas/t';

const ERROR = {
  cancelar: 'No se ha podido cancelar el producto',
  deshacer: 'No se ha podido deshacer',
  agotar: 'No se ha podido marcar como agotado',
  reponer: 'No se ha podido volver a poner en la carta',
} as const;

const SIN_VUELTA = 'No se puede deshacer.';

export async function stepTicket(grupo: Grupo, ticket: Ticket, to: EstadoLinea): Promise<void> {
  const { grupoMesa } = grupo;
  const { _id: ticketId } = ticket;
  const rezagadas = rezagadasOf(ticket, to);
  const lineas = rezagadas?.map(({ _id }) => _id) ?? lineasAparte(grupo, ticket);
  const de = rezagadas ? combineEstados(rezagadas.map(({ estado }) => estado)) : ticket.estado;
  await tapVolviendo(
    grupo,
    { grupoMesa, tipo: 'pedido', ticketId, de, to, ...(lineas && { lineas }) },
    lineas,
  );
}

/** With what was made of an earlier pase the ticket is there already: the lines behind it move alone. */
function rezagadasOf(ticket: Ticket, to: EstadoLinea): Linea[] | null {
  if (estadoEnMarcha(ticket) !== to) return null;
  const enMarcha = platosVivosOf(ticket.productos).filter((linea) => !isEnEspera(linea));
  return enMarcha.filter((linea) => stepOf(linea.estado) < stepOf(to));
}

export async function stepLinea(grupo: Grupo, ticket: Ticket, linea: Linea, to: EstadoLinea): Promise<void> {
  const { grupoMesa } = grupo;
  const { _id: lineaId, estado: de } = linea;
  const cambio = { grupoMesa, tipo: 'linea', ticketId: ticket._id, lineaId, de, to } as const;
  await tapVolviendo(grupo, cambio, lineasAparte(grupo, ticket));
}

/** Anybody may have moved it on since; moves on their way are awaited. Of a ticket shown in part, that part. */
export async function bringBack(visto: Grupo, ticket: Ticket): Promise<void> {
  const { grupoMesa } = visto;
  await settle(grupoMesa);
  const plan = planVuelta(visto, ticket, vistaDe(grupoMesa));
  if (plan.length === 0) return showToast({ texto: t(CONTRA_EL_MUNDO), tono: 'error' });
  if (await playPlan(visto, plan)) forgetPasados();
}

/** `quedan` and `rev` are those that the screen showed. */
export interface PorRetirar {
  unidades: number;
  quedan: number;
  rev: number;
}

/** Cancels a line or some units; it can be undone for ten seconds. Resolves to whether it was done. */
export async function cancelLinea(...args: ArgsCancelar): Promise<boolean> {
  return cancelThen(args, () => undefined);
}

type ArgsCancelar = [grupo: Grupo, ticketId: string, linea: Linea, motivo: string, retira?: PorRetirar];

/** `andThen` runs after the cancellation and after its undoing. */
async function cancelThen(
  [{ grupoMesa, mesa }, ticketId, linea, motivo, retira]: ArgsCancelar,
  andThen: () => void,
): Promise<boolean> {
  const { _id: lineaId } = linea;
  if (isEnCurso(lineaId)) return false;
  touchTickets([ticketId]);
  const quedan = retira?.quedan ?? 0;
  const movimiento = { grupoMesa, tipo: 'cancelar', ticketId, lineaId, motivo, quedan } as const;
  const clave = createClave();
  const request = (rev: number) => callCancelar(ticketId, lineaId, toCancelar(motivo, rev, retira), clave);
  const unidades = retira?.unidades ?? linea.cantidad;
  const importe = costeUnidades(toConCoste(linea), unidades, quedan);
  const que = textoPorAprobar([mesa.numero], `${unidades} × ${nombreCompleto(linea)}`, importe);
  const cambio = await withAprobacion({ clave, que }, () =>
    playAhora({ ...movimiento, id: nextMovimiento() }, request, ERROR.cancelar, 'cancelarServido'),
  );
  if (cambio === null) return false;
  andThen();
  noteCancelada(
    grupoMesa,
    `${t('Mesa {n}', { n: mesa.numero })}: ${t('cancelado {n} × {plato}', { n: unidades, plato: nombreCompleto(linea) })}`,
    async () => {
      const reponer = () => ask(() => callReponer(ticketId, lineaId, clave), ERROR.deshacer);
      if ((await enqueue(grupoMesa, reponer)) === null) return false;
      andThen();
      return true;
    },
  );
  return true;
}

/** The station that cancels it knows of it, so it is acknowledged at once. */
export async function cancelEnEstacion(...args: ArgsCancelar): Promise<boolean> {
  const [{ grupoMesa }, ticketId, { _id: lineaId }] = args;
  return cancelThen(args, () => {
    const grupo = useTablero.getState().grupos.get(grupoMesa);
    const ticket = grupo?.pedidos.find(({ _id }) => _id === ticketId);
    const linea = ticket?.productos.find(({ _id }) => _id === lineaId);
    if (grupo && linea) void acknowledgeLinea(grupo, ticketId, linea);
  });
}

/** After ten seconds 'Deshacer' says that it stays, and undoes nothing older. */
function noteCancelada(grupoMesa: string, texto: string, reponer: () => Promise<boolean>): void {
  const hasta = instante() + PLAZO_REPONER_MS;
  const id = `deshacer-${grupoMesa}`;
  let isRepuesta = false;
  const undo = async () => {
    if (isRepuesta) return 'hecho';
    if (instante() > hasta) {
      showToast({ id, texto: `${texto}. ${t(SIN_VUELTA)}` });
      return 'hecho';
    }
    isRepuesta = await reponer();
    return isRepuesta ? 'hecho' : 'fallido';
  };
  noteDeshacible({ texto, undo, isVigente: () => !isRepuesta });
  const accion = { texto: t('Deshacer'), onAction: () => void undo().then(forgetPasados) };
  showToast({ id, texto, duracion: PLAZO_REPONER_MS, accion });
}

/** The units are counted from what the screen showed, whatever has happened since. */
function toCancelar(motivo: string, rev: number, retira: PorRetirar | undefined): CancelarLineaRequest {
  return retira ? { motivo, unidades: retira.unidades, rev: Math.min(rev, retira.rev) } : { motivo, rev };
}

export async function acknowledgeLinea(grupo: Grupo, ticketId: string, linea: Linea): Promise<boolean> {
  const { grupoMesa } = grupo;
  const quedan = unidadesVivas(linea);
  return (await tap(grupo, { grupoMesa, tipo: 'enterado', ticketId, lineaId: linea._id, quedan })) !== null;
}

export async function acknowledgeMudanza(grupo: Grupo, { _id: ticketId }: Ticket): Promise<boolean> {
  const { grupoMesa, mesa } = grupo;
  return (await tap(grupo, { grupoMesa, tipo: 'enterado_mudanza', ticketId, mesa: mesa.numero })) !== null;
}

/** It is sold out until tomorrow. */
export async function markAgotado({ productoId, nombre }: Linea): Promise<void> {
  if (!(await changeDisponible(productoId, false))) return;
  let repuesto = false;
  const reponer = async () => {
    repuesto ||= await changeDisponible(productoId, true);
    return repuesto ? 'hecho' : 'fallido';
  };
  noteDeshacible({ texto: `${nombre}: ${t('agotado hoy')}`, undo: reponer });
  showToast({
    id: `agotado-${productoId}`,
    texto: `${nombre}: ${t('agotado hoy')}. ${t('Ya no se puede pedir.')}`,
    tono: 'exito',
    accion: { texto: t('Deshacer'), onAction: () => void reponer() },
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

/** 'Deshacer' takes it back while nobody has moved it on. Without `lineas` all of the ticket moves. */
async function tapVolviendo(
  grupo: Grupo,
  tocado: CambioEnCola & { ticketId: string },
  lineas: readonly string[] | undefined,
): Promise<void> {
  const cambio = await tap(grupo, tocado);
  if (cambio === null) return;
  const planAhora = () => planDeshacerTicket(cambio, tocado.ticketId, vistaDe(grupo.grupoMesa), lineas);
  noteDeshacible({
    texto: actoEnColaDe(tocado).texto(tocado, grupo),
    isVigente: () => planAhora().length > 0,
    undo: async () => {
      const plan = planAhora();
      if (plan.length === 0) return 'pasado';
      return (await playPlan(cambio.despues, plan)) ? 'hecho' : 'fallido';
    },
  });
}
