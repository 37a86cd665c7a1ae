import { isEnEspera, isLlamadaAbierta, isEntregado, isListo, isVacia, platosVivosOf } from '@carta/contracts';
import type { Llamada, Grupo, Ticket, TipoLlamada } from '@carta/contracts';
import { llevaAhora } from '../../vivo/tickets/lleva';
import { pasesVivosOf, porMarcharDe, siguienteDe } from '../../vivo/tickets/estado-pases';
import type { PasePorMarchar } from '../../vivo/tickets/estado-pases';
import { isPagado } from '../../vivo/mesas/grupos';
import type { Duda } from '../../vivo/mesas/dudas';
import { juntasOf, partidaOf } from '../../vivo/mesas/partidas-abiertas';

/** A mesa waits for it. Its `id` is unique on the radar. */
export type EntradaRadar = Espera & Asunto;

interface Espera {
  id: string;
  mesa: number;
  /** All mesas of its party, that one among them. */
  mesas: readonly number[];
  /** It has waited since then (ms). */
  desde: number;
}

type Asunto =
  | { tipo: 'listo'; grupo: Grupo; ticket: Ticket }
  /** The order may be of the party that sits elsewhere now. */
  | { tipo: 'duda'; duda: Duda }
  /** `grupos` are all tabs of its party, which are paid together. */
  /** Nothing of an earlier pase is to be served; `olvidado`: its turn came too long ago. */
  | ({ tipo: 'por_marchar' | 'olvidado'; grupo: Grupo } & PasePorMarchar)
  | { tipo: 'por_cobrar'; grupo: Grupo; grupos: readonly Grupo[] }
  | { tipo: TipoLlamada; llamada: Llamada };

export type TipoEntrada = EntradaRadar['tipo'];

export interface Sala {
  grupos: Iterable<Grupo>;
  llamadas: Iterable<Llamada>;
  dudas?: readonly Duda[];
  /** Mesas whose next pase was forgotten (`olvidadosOf`). */
  olvidados?: readonly string[];
  /** ms of the server's clock; things that this screen has just moved wait since then. */
  ahora: number;
}

/** Calls come first, then what gets cold at the pass or was forgotten, then the next pase, then money. */
const TURNO = {
  camarero: 0,
  cuenta: 0,
  listo: 1,
  olvidado: 1,
  duda: 1,
  por_marchar: 2,
  por_cobrar: 3,
} as const satisfies Record<TipoEntrada, number>;

/**
 * Lists everything that a waiter can act on, each thing once: calls and bills, tickets at the pass, the next
 * pase of mesas that have eaten, then mesas that are served but not paid, a party once all of it is; the
 * longest wait of each first. Orders that nobody has begun are in sin-empezar.ts, and those being cooked need
 * nobody.
 */
export function radarOf({ grupos, llamadas, dudas = [], olvidados = [], ahora }: Sala): EntradaRadar[] {
  const abiertos = [...grupos].filter((grupo) => !isPagado(grupo) && !isVacia({ estado: grupo.estadoGrupo }));
  const juntas = juntasOf(new Map(abiertos.map((grupo) => [grupo.grupoMesa, grupo])));
  const entradas = [
    ...abiertos.flatMap((grupo) => entradasOf(grupo, abiertos, ahora)),
    ...abiertos.flatMap((grupo) => marchaOf(grupo, olvidados.includes(grupo.grupoMesa), ahora)),
    ...[...llamadas].filter(isLlamadaAbierta).map(llamadaOf),
    ...dudas.map(dudaOf),
  ];
  return entradas
    .map((entrada) => ({ ...entrada, mesas: juntas.get(entrada.mesa) ?? [entrada.mesa] }))
    .sort((a, b) => TURNO[a.tipo] - TURNO[b.tipo] || a.desde - b.desde || (a.id < b.id ? -1 : 1));
}

type DeUnaMesa = Omit<Espera, 'mesas'> & Asunto;

/** Returns null when nobody is on it. `ahora` in ms of the server's clock. */
export function quienVa(entrada: EntradaRadar, ahora: number): string | null {
  if ('llamada' in entrada) return entrada.llamada.por ?? null;
  return 'ticket' in entrada ? llevaAhora(entrada.ticket, ahora) : null;
}

function entradasOf(grupo: Grupo, abiertos: readonly Grupo[], ahora: number): DeUnaMesa[] {
  const mesa = grupo.mesa.numero;
  if (isServido(grupo)) {
    const { lider, grupos: juntos } = partidaOf(abiertos, mesa);
    const grupos = lider === null ? [grupo] : juntos;
    if ((lider !== null && lider !== grupo) || !grupos.every(isServido)) return [];
    const desde = Math.max(...grupos.map((junto) => servidaDesde(junto, ahora)));
    return [{ tipo: 'por_cobrar', id: grupo.grupoMesa, mesa, desde, grupo, grupos }];
  }
  return grupo.pedidos.filter(isListo).map((ticket) => ({
    tipo: 'listo',
    id: ticket._id,
    mesa,
    desde: listoDesde(ticket, ahora),
    grupo,
    ticket,
  }));
}

function marchaOf(grupo: Grupo, isOlvidado: boolean, ahora: number): DeUnaMesa[] {
  const pases = pasesVivosOf(grupo, ahora);
  const entrada = { id: `marchar-${grupo.grupoMesa}`, mesa: grupo.mesa.numero, grupo };
  const pase = siguienteDe(pases);
  if (pase && isOlvidado) return [{ ...entrada, tipo: 'olvidado', desde: pase.desde, pase, tras: undefined }];
  const porMarchar = porMarcharDe(pases);
  if (!porMarchar) return [];
  const { desde } = porMarchar.tras ?? porMarchar.pase;
  return [{ ...entrada, ...porMarchar, tipo: 'por_marchar', desde }];
}

function dudaOf(duda: Duda): DeUnaMesa {
  const { grupo, ticket } = duda;
  const desde = Date.parse(ticket.createdAt);
  return { tipo: 'duda', id: `duda-${ticket._id}`, mesa: grupo.mesa.numero, desde, duda };
}

function isServido({ pedidos }: Grupo): boolean {
  return pedidos.every(isEntregado);
}

function llamadaOf(llamada: Llamada): DeUnaMesa {
  const { _id, mesa, tipo, creadoEn } = llamada;
  return { tipo, id: _id, mesa, desde: Date.parse(creadoEn), llamada };
}

/** The last line of a ticket was ready then; one that this screen has just moved has no instant yet. */
function listoDesde(ticket: Ticket, ahora: number): number {
  return lastOf(
    platosVivosOf(ticket.productos).flatMap((linea) =>
      isEnEspera(linea) ? [] : [toMs(linea.listoEn, ahora)],
    ),
    ahora,
  );
}

function servidaDesde({ pedidos: tickets }: Grupo, ahora: number): number {
  const servidas = tickets
    .flatMap(({ productos }) => platosVivosOf(productos))
    .map(({ entregadoEn }) => toMs(entregadoEn, ahora));
  return lastOf(servidas, ahora);
}

function toMs(instante: string | undefined, ahora: number): number {
  return instante === undefined ? ahora : Date.parse(instante);
}

function lastOf(instantes: readonly number[], ahora: number): number {
  return instantes.length > 0 ? Math.max(...instantes) : ahora;
}
