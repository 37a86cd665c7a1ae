import {
  ESTADOS_LINEA,
  ETIQUETA_ESTADO,
  estadoSiguiente,
  isEnEspera,
  stepOf,
  platosVivosOf,
} from '@carta/contracts';
import type { EstadoDestino, EstadoLinea, Grupo, Linea, Ticket } from '@carta/contracts';
import { t } from '../../lenguas/t';
import { noteDeshacible } from '../cola/deshacibles';
import { playPaso, tap, vistaDe } from '../cola/pasos';
import type { Cambio } from '../cola/peticiones';
import { offerDeshacer } from '../cola/un-toque';
import { isPagado } from '../mesas/grupos';
import type { ActoEnCola } from '../pasos/acto';
import { lineasAparte } from '../tickets/solo';
import { reabrir } from './reabrir';

/** A move starts from where its screen saw it (docs/reglas/piso.md#moves). */
export type PeticionMover =
  | { alcance: 'reabrir'; ticketId: string }
  | {
      alcance: 'pedido';
      ticketId: string;
      de: EstadoLinea;
      to: EstadoLinea;
      /** These lines alone. */
      lineas?: readonly string[];
    }
  | { alcance: 'linea'; ticketId: string; lineaId: string; de: EstadoLinea; to: EstadoLinea };

/**
 * Returns the moves from `despues` back to `antes`, in order. A paid mesa is reopened; a ticket whose lines
 * all took the same one step returns whole; other lines return step by step, because nothing moves two steps
 * back at once. Newer tickets stay.
 */
export function planDeshacer(antes: Grupo, despues: Grupo): PeticionMover[] {
  const [primero] = despues.pedidos;
  if (isPagado(despues) && !isPagado(antes) && primero) {
    return [{ alcance: 'reabrir', ticketId: primero._id }];
  }
  return despues.pedidos.flatMap((ticket) => {
    const original = antes.pedidos.find(({ _id }) => _id === ticket._id);
    return original ? planTicket(original, ticket) : [];
  });
}

function planTicket(antes: Ticket, despues: Ticket): PeticionMover[] {
  const comun = pasoComun(antes, despues);
  if (comun !== null) return [{ alcance: 'pedido', ticketId: despues._id, ...stepBackTo(comun) }];
  return despues.productos
    .filter(({ esMenu }) => !esMenu)
    .flatMap((linea) => {
      const original = antes.productos.find(({ _id }) => _id === linea._id);
      return original ? planLinea(despues._id, original, linea) : [];
    });
}

/** Returns null unless all lines but those en espera took the same one step. */
function pasoComun(antes: Ticket, despues: Ticket): EstadoLinea | null {
  const [anteriores, ahora] = [antes, despues].map(({ productos }) =>
    platosVivosOf(productos).filter((linea) => !isEnEspera(linea)),
  ) as [Linea[], Linea[]];
  const desde = anteriores[0]?.estado;
  if (desde === undefined) return null;
  const hasta = stepOf(desde) + 1;
  const juntas =
    anteriores.every(({ estado }) => estado === desde) &&
    ahora.every(({ estado }) => stepOf(estado) === hasta);
  return juntas ? desde : null;
}

function planLinea(ticketId: string, antes: Linea, despues: Linea): PeticionMover[] {
  if (despues.cancelada || despues.esMenu) return [];
  const camino = ESTADOS_LINEA.slice(stepOf(antes.estado), stepOf(despues.estado)).reverse();
  return camino.map((to) => ({ alcance: 'linea', ticketId, lineaId: despues._id, ...stepBackTo(to) }));
}

export function stepBackTo(to: EstadoLinea): { de: EstadoLinea; to: EstadoLinea } {
  return { de: estadoSiguiente(to) ?? to, to };
}

/**
 * The plan is empty when what was moved has been moved again, cancelled or paid. With `lineas` these are the
 * ticket: what others did to the rest stays.
 */
function planDeshacerTicket(
  { antes, despues }: { antes: Grupo; despues: Grupo },
  ticketId: string,
  actual: Grupo | undefined,
  lineas?: readonly string[],
): PeticionMover[] {
  const [viejo, movido, ahora] = [antes, despues, actual].map((grupo) => findTicket(grupo, ticketId, lineas));
  if (!viejo || !movido || !ahora || !actual || isPagado(actual)) return [];
  const movidas = movido.productos.filter((linea) => findLinea(viejo, linea)?.estado !== linea.estado);
  if (!movidas.every((linea) => isIgual(linea, findLinea(ahora, linea)))) return [];
  const plan = planDeshacer({ ...antes, pedidos: [viejo] }, { ...despues, pedidos: [movido] });
  return lineas ? plan.map((paso) => (paso.alcance === 'pedido' ? { ...paso, lineas } : paso)) : plan;
}

/** Anybody may have moved it on since. Of a ticket shown in part, that part. */
export function planVuelta(visto: Grupo, ticket: Ticket, actual: Grupo | undefined): PeticionMover[] {
  const lineas = lineasAparte(visto, ticket);
  return actual ? planDeshacerTicket({ antes: visto, despues: actual }, ticket._id, actual, lineas) : [];
}

function findTicket(grupo: Grupo | undefined, id: string, lineas?: readonly string[]): Ticket | undefined {
  const ticket = grupo?.pedidos.find(({ _id }) => _id === id);
  if (!ticket || !lineas) return ticket;
  return { ...ticket, productos: ticket.productos.filter(({ _id }) => lineas.includes(_id)) };
}

const findLinea = (ticket: Ticket, { _id }: Linea) => ticket.productos.find((linea) => linea._id === _id);

function isIgual(linea: Linea, ahora: Linea | undefined): boolean {
  return ahora !== undefined && ahora.estado === linea.estado && !ahora.cancelada;
}

/**
 * Plays them in order until one is refused, which is shown. `texto` is their purpose: 'Mesa 4, Deshacer'.
 * Resolves to whether all were done.
 */
export async function playPlan(
  grupo: Grupo,
  plan: readonly PeticionMover[],
  texto: string = textoDeshacer(grupo),
): Promise<boolean> {
  for (const peticion of plan) {
    const isHecha =
      peticion.alcance === 'reabrir'
        ? (await reabrir(grupo, peticion.ticketId)) !== null
        : (await playPaso({ ...peticion, grupoMesa: grupo.grupoMesa, tipo: peticion.alcance }, texto)) !==
          null;
    if (!isHecha) return false;
  }
  return true;
}

function textoDeshacer({ mesa }: Grupo): string {
  return `${t('Mesa {n}', { n: mesa.numero })}, ${t('deshacer')}`;
}

/** Says what was done to these tabs, and takes it back for a moment. */
export function offerPlan(grupos: readonly Grupo[], cambios: readonly Cambio[], to: EstadoDestino): void {
  const efectos = cambios.flatMap(({ antes, despues }) => {
    const plan = planDeshacer(antes, despues);
    return plan.length > 0 ? [{ grupo: despues, undo: () => playPlan(despues, plan) }] : [];
  });
  offerDeshacer(t(ETIQUETA_ESTADO[to]), grupos, efectos);
}

/** 'Deshacer' takes it back while nobody has moved it on. Without `lineas` all of the ticket moves. */
export async function tapVolviendo<D extends { ticketId: string }>(
  acto: ActoEnCola<D>,
  grupo: Grupo,
  datos: D,
  lineas: readonly string[] | undefined,
): Promise<void> {
  const { grupoMesa } = grupo;
  const cambio = await tap(acto, grupo, datos);
  if (cambio === null) return;
  const planAhora = () => planDeshacerTicket(cambio, datos.ticketId, vistaDe(grupoMesa), lineas);
  noteDeshacible({
    texto: acto.texto({ grupoMesa, tipo: acto.tipo, ...datos }, grupo),
    isVigente: () => planAhora().length > 0,
    undo: async () => {
      const plan = planAhora();
      if (plan.length === 0) return 'pasado';
      return (await playPlan(cambio.despues, plan)) ? 'hecho' : 'fallido';
    },
  });
}
