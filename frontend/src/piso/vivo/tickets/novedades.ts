// Longer than most: what is new on a board, by all that can happen to it.
import {
  estadoLineaOrPendiente,
  isEnEspera,
  isPorHacer,
  isSinEmpezar,
  stepOf,
  vivasOf,
} from '@carta/contracts';
import type { EstadoLinea, Grupo, Linea, Ticket } from '@carta/contracts';
import { nombreCancelacion } from './cancelaciones';
import type { Grupos } from '../mesas/grupos';
import { blancoMarcha, estadoEnMarcha, textoMarcha } from './marcha-de-pases';
import { recorteDe } from './solo';
import type { Solo } from './solo';
import { isUrgentePorHacer } from './urgentes';

/**
 * A ticket is new if it came while the screen was open or no station had seen it, until somebody touches it
 * on any screen; so is one that came back to be made.
 */
export interface Novedades {
  /** These are shown now, or were shown last. */
  conocidos: ReadonlySet<string>;
  /** A ticket stays here until it is touched. */
  nuevos: ReadonlySet<string>;
  /** The pases of a ticket that have marched, until it is touched or they are begun. */
  marchados: ReadonlyMap<string, readonly Marchado[]>;
  /** A ticket of which something was moved back stays here until it is touched. */
  cambiados: ReadonlyMap<string, CambioTicket>;
  /** This screen made them, so it need not ring for them. */
  canceladasAqui: ReadonlySet<string>;
  mudanzasAqui: ReadonlySet<string>;
}

/** Without an id its line was taken out of its pase. */
interface Marchado {
  id: string | null;
  nombre: string;
}

/** With `vuelto` it is no longer listo; with `propio` this screen did it. */
export interface CambioTicket {
  tipo: 'vuelto' | 'cambiado';
  propio: boolean;
}

/** Tickets are remembered after leaving, because a closed mesa may be reopened. */
const RECORDADOS = 500;

export const SIN_NOVEDADES: Novedades = {
  conocidos: new Set(),
  nuevos: new Set(),
  marchados: new Map(),
  cambiados: new Map(),
  canceladasAqui: new Set(),
  mudanzasAqui: new Set(),
};

interface Lectura {
  antes: Grupos;
  ahora: Grupos;
  /** In the first reading, tickets that a station has seen are not new. */
  primera: boolean;
  /** This screen is changing them now. */
  propios: ReadonlySet<string>;
  /** Of a ticket shown in part, that part is new, begun and moved. */
  solo?: Solo | null;
}

export function noteGrupos(
  novedades: Novedades,
  { antes, ahora, primera, propios, solo = null }: Lectura,
): Novedades {
  const aqui = (ticket: Ticket) => recorteDe(ticket, solo) ?? ticket;
  const tickets = [...ahora.values()].flatMap((grupo) => grupo.pedidos.map(aqui));
  const llegados = tickets.filter(({ _id }) => !novedades.conocidos.has(_id));
  const porEmpezar = new Set(
    tickets.filter((ticket) => isSinEmpezar({ estado: estadoEnMarcha(ticket) })).map(({ _id }) => _id),
  );
  const sinVer = primera ? llegados.filter(({ vistoEn }) => vistoEn === undefined) : llegados;
  const candidatos = [...novedades.nuevos, ...sinVer.map(({ _id }) => _id)];
  const pares = [...ahora.values()]
    .flatMap((grupo) => paresOf(antes.get(grupo.grupoMesa), grupo))
    .map(([previo, ticket, grupoMesa]): Par => [aqui(previo), aqui(ticket), grupoMesa]);
  return {
    conocidos: noteConocidos(novedades.conocidos, tickets, llegados),
    nuevos: new Set(candidatos.filter((id) => porEmpezar.has(id))),
    marchados: noteMarchados(keepShown(novedades.marchados, tickets), pares, propios),
    cambiados: noteCambios(keepShown(novedades.cambiados, tickets), pares, propios),
    canceladasAqui: noteCanceladas(novedades.canceladasAqui, pares, propios),
    mudanzasAqui: novedades.mudanzasAqui,
  };
}

export function touchNovedades(novedades: Novedades, tocados: readonly string[]): Novedades {
  const { nuevos, marchados, cambiados } = novedades;
  if (!tocados.some((id) => nuevos.has(id) || marchados.has(id) || cambiados.has(id))) return novedades;
  return {
    ...novedades,
    nuevos: new Set([...nuevos].filter((id) => !tocados.includes(id))),
    marchados: new Map([...marchados].filter(([id]) => !tocados.includes(id))),
    cambiados: new Map([...cambiados].filter(([id]) => !tocados.includes(id))),
  };
}

/** Returns a unique name of the last or the next move. */
export function nombreMudanza(
  { grupoMesa, mudanzas = [] }: Grupo,
  que: 'ultima' | 'siguiente' = 'ultima',
): string {
  return `${grupoMesa} ${mudanzas.length + (que === 'siguiente' ? 1 : 0)}`;
}

/** A refused one is forgotten. */
export function noteMudanza(novedades: Novedades, nombre: string, isPropia: boolean): Novedades {
  const rest = [...novedades.mudanzasAqui].filter((mudanza) => mudanza !== nombre);
  return { ...novedades, mudanzasAqui: new Set((isPropia ? [...rest, nombre] : rest).slice(-RECORDADOS)) };
}

/** A pase that has marched is as new as an order. */
export function hasNuevos({ nuevos, marchados }: Novedades, grupo: Grupo): boolean {
  return grupo.pedidos.some(({ _id }) => nuevos.has(_id) || marchados.has(_id));
}

/** Returns what has marched of a ticket, or of the part of it that is shown. */
export function marchadosDe({ marchados }: Novedades, { _id, productos }: Ticket): readonly Marchado[] {
  const suyos = marchados.get(_id) ?? NADA;
  return suyos.filter(({ id }) =>
    productos.some(({ pase, marchada }) => marchada !== undefined && (pase?.id ?? null) === id),
  );
}

const NADA: readonly Marchado[] = [];

/** Returns what has marched of a mesa and nobody has touched: 'Marchan segundos'. */
export function marchasNuevas({ marchados }: Novedades, { pedidos: tickets }: Grupo): string[] {
  const nombres = tickets.flatMap(({ _id }) => (marchados.get(_id) ?? []).map(({ nombre }) => nombre));
  return [...new Set(nombres)].map((nombre) => textoMarcha('marchar', nombre));
}

/** The set stays the same while nothing is added; the oldest that are no longer shown are forgotten. */
function noteConocidos(
  conocidos: ReadonlySet<string>,
  tickets: readonly Ticket[],
  llegados: readonly Ticket[],
): ReadonlySet<string> {
  if (llegados.length === 0) return conocidos;
  const mostrados = new Set(tickets.map(({ _id }) => _id));
  const idos = [...conocidos].filter((id) => !mostrados.has(id));
  return new Set([...idos.slice(-RECORDADOS), ...mostrados]);
}

function keepShown<T>(porTicket: ReadonlyMap<string, T>, tickets: readonly Ticket[]): ReadonlyMap<string, T> {
  if (porTicket.size === 0) return porTicket;
  return new Map(
    tickets.flatMap(({ _id }) => {
      const valor = porTicket.get(_id);
      return valor === undefined ? [] : [[_id, valor] as const];
    }),
  );
}

type Par = readonly [antes: Ticket, ahora: Ticket, grupoMesa: string];

function paresOf(antes: Grupo | undefined, ahora: Grupo): Par[] {
  if (antes === undefined || antes === ahora) return [];
  return ahora.pedidos.flatMap((ticket): Par[] => {
    const previo = antes.pedidos.find(({ _id }) => _id === ticket._id);
    return previo && previo !== ticket ? [[previo, ticket, ahora.grupoMesa]] : [];
  });
}

/** What has marched marks its ticket, unless it was done here, until the first of it is begun or waits again. */
function noteMarchados(
  marchados: Novedades['marchados'],
  pares: readonly Par[],
  propios: ReadonlySet<string>,
): Novedades['marchados'] {
  const siguientes = new Map(marchados);
  for (const [antes, ahora, grupoMesa] of pares) {
    const previos = siguientes.get(ahora._id) ?? [];
    const nuevos = marchadosEntre(antes, ahora).filter(
      ({ id }) => id === null || !propios.has(blancoMarcha(grupoMesa, id)),
    );
    const vigentes = unicos([...previos, ...nuevos]).filter(({ id }) => isPorEmpezar(ahora, id));
    if (vigentes.length > 0) siguientes.set(ahora._id, vigentes);
    else siguientes.delete(ahora._id);
  }
  return siguientes;
}

function marchadosEntre(antes: Ticket, ahora: Ticket): Marchado[] {
  return ahora.productos.flatMap((linea) => {
    const previa = previaOf(antes, linea);
    if (!previa || !isEnEspera(previa) || isEnEspera(linea) || linea.cancelada) return [];
    return { id: linea.pase?.id ?? null, nombre: linea.pase?.nombre ?? '' };
  });
}

function unicos(marchados: readonly Marchado[]): Marchado[] {
  return [...new Map(marchados.map((marchado) => [marchado.id, marchado])).values()];
}

/** Nobody has begun what has marched of it. */
function isPorEmpezar({ productos }: Ticket, pase: string | null): boolean {
  const lineas = vivasOf(productos).filter((linea) => (linea.pase?.id ?? null) === pase && linea.marchada);
  return lineas.length > 0 && lineas.every(isSinEmpezar);
}

/** A line moved back marks its ticket, and so does urgency; one moved on removes the mark. */
function noteCambios(
  cambiados: Novedades['cambiados'],
  pares: readonly Par[],
  propios: ReadonlySet<string>,
): Novedades['cambiados'] {
  const siguientes = new Map(cambiados);
  for (const [antes, ahora] of pares) {
    const pasos = pasosOf(antes, ahora);
    const propio = propios.has(ahora._id);
    const vuelto = !isConTrabajo(antes) && isConTrabajo(ahora) && marchadosEntre(antes, ahora).length === 0;
    if (vuelto) siguientes.set(ahora._id, { tipo: 'vuelto', propio });
    else if ((pasos.some((paso) => paso < 0) || isUrgenteAhora(antes, ahora)) && !propio)
      siguientes.set(ahora._id, { tipo: 'cambiado', propio });
    else if (pasos.some((paso) => paso > 0)) siguientes.delete(ahora._id);
  }
  return siguientes;
}

const isUrgenteAhora = (antes: Ticket, ahora: Ticket) =>
  isUrgentePorHacer(ahora) && !isUrgentePorHacer(antes);

const isConTrabajo = (ticket: Ticket) => isPorHacer({ estado: estadoEnMarcha(ticket) });

function noteCanceladas(
  canceladas: ReadonlySet<string>,
  pares: readonly Par[],
  propios: ReadonlySet<string>,
): ReadonlySet<string> {
  const nuevas = pares
    .filter(([, ahora]) => propios.has(ahora._id))
    .flatMap(([antes, ahora]) =>
      ahora.productos.flatMap((linea) => {
        const nombre = nombreCancelacion(linea);
        const previa = previaOf(antes, linea);
        return nombre === null || (previa && nombreCancelacion(previa) === nombre) ? [] : [nombre];
      }),
    );
  return nuevas.length === 0 ? canceladas : new Set([...canceladas, ...nuevas].slice(-RECORDADOS));
}

/** A step back is negative. */
function pasosOf(antes: Ticket, ahora: Ticket): number[] {
  return ahora.productos.map((linea) => {
    const previa = previaOf(antes, linea);
    return previa ? pasoOf(linea.estado) - pasoOf(previa.estado) : 0;
  });
}

const previaOf = (antes: Ticket, { _id }: Linea) => antes.productos.find((linea) => linea._id === _id);
const pasoOf = (estado: EstadoLinea) => stepOf(estadoLineaOrPendiente(estado));
