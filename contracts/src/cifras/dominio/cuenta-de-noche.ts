import type { TipoPedido } from '../../casa/dominio/tipo-categoria';
import { isEnEspera } from '../../servicio/dominio/linea/pase';
import type { PaseDeLinea } from '../../servicio/dominio/linea/pase';
import type { Enterado } from '../../servicio/dominio/mesa/quien';

/** What a night was, counted (docs/reglas/cifras.md#the-mornings-count). Functions are pure. */

/** A call that waited longer than this (ms) is told. */
const LLAMADA_TARDE_MS = 3 * 60_000;

/** Keys that phones told of one mesa, and of all of them, on one service day. */
export const CLAVES_POR_MESA = 5;
export const CLAVES_POR_DIA = 100;

export interface TicketDeParte {
  /** Its tab. */
  grupo: string;
  clave: string;
  tipo: TipoPedido;
  creadoEn: Date;
  vistoEn?: Date;
  lineas: readonly { pase?: PaseDeLinea; marchada?: Enterado; cancelada?: unknown }[];
}

/** Seconds from when a ticket was there to be made until a screen of its station showed it. */
export interface VistoDeParte {
  vistos: number;
  /** Of these tickets no screen ever showed all. */
  sinVer: number;
  p50: number | null;
  p95: number | null;
}

export interface PedidosDeParte {
  pedidos: number;
  /** One key stands in two tickets of a kind, or in two tabs. */
  dobles: number;
  visto: VistoDeParte;
}

export function countPedidos(tickets: readonly TicketDeParte[]): PedidosDeParte {
  const porClave = new Map<string, TicketDeParte[]>();
  for (const ticket of tickets) porClave.set(ticket.clave, [...(porClave.get(ticket.clave) ?? []), ticket]);
  const pedidos = [...porClave.values()];
  return { pedidos: pedidos.length, dobles: pedidos.filter(isDoble).length, visto: countVisto(tickets) };
}

function isDoble(tickets: readonly TicketDeParte[]): boolean {
  const [primero] = tickets;
  const isOtraMesa = tickets.some(({ grupo }) => grupo !== primero?.grupo);
  return isOtraMesa || new Set(tickets.map(({ tipo }) => tipo)).size < tickets.length;
}

function countVisto(tickets: readonly TicketDeParte[]): VistoDeParte {
  const segundos: number[] = [];
  let sinVer = 0;
  for (const ticket of tickets) {
    const desde = desdeDe(ticket);
    if (ticket.vistoEn)
      segundos.push(
        Math.max(0, Math.round((ticket.vistoEn.getTime() - (desde ?? ticket.creadoEn).getTime()) / 1_000)),
      );
    else if (desde && ticket.lineas.some(({ cancelada }) => cancelada === undefined)) sinVer += 1;
  }
  return { vistos: segundos.length, sinVer, p50: percentil(segundos, 50), p95: percentil(segundos, 95) };
}

/** Null while all of it waits for its pase. */
function desdeDe({ creadoEn, lineas }: TicketDeParte): Date | null {
  const instantes = lineas
    .filter((linea) => !isEnEspera(linea))
    .map(({ pase, marchada }) => (pase && marchada ? marchada.en : creadoEn).getTime());
  return instantes.length === 0 ? null : new Date(Math.min(...instantes));
}

/** The nearest rank; null of nothing. */
export function percentil(valores: readonly number[], cien: number): number | null {
  const enOrden = [...valores].sort((a, b) => a - b);
  return enOrden[Math.max(0, Math.ceil((cien / 100) * enOrden.length) - 1)] ?? null;
}

/** Minutes of a service day, numbered from its beginning; a minute is in `bien` if any process found it so. */
export interface MinutosDeNoche {
  bien: readonly number[];
  mal: readonly number[];
}

/** Minutes. Null: nothing was measured. */
export type CocinaDeParte = { sinPantalla: number; sinMedir: number } | null;

/** @param total the minutes of that day. */
export function countMinutos({ bien, mal }: MinutosDeNoche, total: number): CocinaDeParte {
  const buenos = new Set(bien);
  const malos = new Set(mal.filter((minuto) => !buenos.has(minuto)));
  const medidos = buenos.size + malos.size;
  return medidos === 0 ? null : { sinPantalla: malos.size, sinMedir: Math.max(0, total - medidos) };
}

export function countLlamadas(
  llamadas: readonly { creadoEn: Date; atendidoEn?: Date }[],
  ahora: Date,
): { llamadas: number; tarde: number } {
  const tardes = llamadas.filter(
    ({ creadoEn, atendidoEn = ahora }) => atendidoEn.getTime() - creadoEn.getTime() > LLAMADA_TARDE_MS,
  );
  return { llamadas: llamadas.length, tarde: tardes.length };
}
