import { isLlamadaAbierta, isEntregado, isListo, vivasOf } from '@carta/contracts';
import type { Llamada, Grupo, Ticket, Servicio, TipoLlamada } from '@carta/contracts';
import { llevaAhora } from '../../vivo/modelo/enCursoSala';
import { minutosDesde, urgenciaOf } from '../../vivo/modelo/espera';
import type { Urgencia } from '../../vivo/modelo/espera';
import { isPagado } from '../../vivo/modelo/grupos';

/** What a mesa waits for. `id` is its own among everything on the radar. */
export type EntradaRadar = Espera & Asunto;

interface Espera {
  id: string;
  mesa: number;
  /** Since when it waits, in ms. */
  desde: number;
  /** The same in whole minutes, and how pressing that is in this restaurant. */
  minutos: number;
  urgencia: Urgencia;
}

type Asunto =
  | { tipo: 'listo'; grupo: Grupo; ticket: Ticket; lleva: string | null }
  | { tipo: 'por_cobrar'; grupo: Grupo }
  | { tipo: TipoLlamada; llamada: Llamada; lleva: string | null };

export type TipoEntrada = EntradaRadar['tipo'];

export interface Sala {
  grupos: Iterable<Grupo>;
  llamadas: Iterable<Llamada>;
  /** ms of the server's clock. */
  ahora: number;
  servicio: Pick<Servicio, 'minutosAmbar' | 'minutosRojo'>;
}

/** Who sits at a mesa, and what gets cold at the pass, come before money. */
const TURNO = {
  camarero: 0,
  cuenta: 0,
  listo: 0,
  por_cobrar: 1,
} as const satisfies Record<TipoEntrada, number>;

/**
 * Everything that a waiter can do something about: calls, bills and tickets at the pass, then mesas that are
 * served and not paid; of each the longest wait first. Each thing is there once. What nobody has begun is
 * told apart (sin-empezar.ts), and what is being cooked needs nobody.
 */
export function radarOf({ grupos, llamadas, ahora, servicio }: Sala): EntradaRadar[] {
  const abiertos = [...grupos].filter((grupo) => !isPagado(grupo));
  const asuntos = [
    ...abiertos.flatMap((grupo) => asuntosOf(grupo, ahora)),
    ...[...llamadas].filter(isLlamadaAbierta).map(llamadaOf),
  ];
  return asuntos
    .map((asunto) => ({ ...asunto, ...esperaFrom(asunto.desde, ahora, servicio) }))
    .sort((a, b) => TURNO[a.tipo] - TURNO[b.tipo] || a.desde - b.desde || (a.id < b.id ? -1 : 1));
}

type Pendiente = Pick<Espera, 'id' | 'mesa' | 'desde'> & Asunto;

function asuntosOf(grupo: Grupo, ahora: number): Pendiente[] {
  const mesa = grupo.mesa.numero;
  if (grupo.pedidos.every(isEntregado)) {
    return [{ tipo: 'por_cobrar', id: grupo.grupoMesa, mesa, desde: servidaDesde(grupo, ahora), grupo }];
  }
  return grupo.pedidos.filter(isListo).map((ticket) => ({
    tipo: 'listo',
    id: ticket._id,
    mesa,
    desde: listoDesde(ticket, ahora),
    grupo,
    ticket,
    lleva: llevaAhora(ticket, ahora),
  }));
}

function llamadaOf(llamada: Llamada): Pendiente {
  const { _id, mesa, tipo, creadoEn, por } = llamada;
  return { tipo, id: _id, mesa, desde: Date.parse(creadoEn), llamada, lleva: por ?? null };
}

/** How long that is now, and how pressing. */
export function esperaFrom(desde: number, ahora: number, servicio: Sala['servicio']) {
  const minutos = minutosDesde(desde, ahora);
  return { minutos, urgencia: urgenciaOf(minutos, servicio) };
}

/** The instant the last line of a ticket was ready; what this screen has just moved has none yet. */
function listoDesde(ticket: Ticket, ahora: number): number {
  return lastOf(
    vivasOf(ticket.productos).map(({ listoEn }) => toMs(listoEn, ahora)),
    ahora,
  );
}

/** The instant the last line of a mesa was served, or taken off where nothing else is left. */
function servidaDesde({ pedidos: tickets }: Grupo, ahora: number): number {
  const servidas = tickets
    .flatMap(({ productos }) => vivasOf(productos))
    .map(({ entregadoEn }) => toMs(entregadoEn, ahora));
  if (servidas.length > 0) return lastOf(servidas, ahora);
  const lineas = tickets.flatMap(({ productos }) => productos);
  return lastOf(
    lineas.map(({ cancelada }) => toMs(cancelada?.en, ahora)),
    ahora,
  );
}

function toMs(instante: string | undefined, ahora: number): number {
  return instante === undefined ? ahora : Date.parse(instante);
}

function lastOf(instantes: readonly number[], ahora: number): number {
  return instantes.length > 0 ? Math.max(...instantes) : ahora;
}
