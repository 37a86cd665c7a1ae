// Longer than most: the place of each ticket on the wall depends on all others, so it is one calculation.
import { isSinEmpezar } from '@carta/contracts';
import { GUARDA_MS, PACIENCIA_MS, REPOSO_MS, nextOrden, noteDesorden } from '../../vivo/tablero/quietud';
import type { Desorden } from '../../vivo/tablero/quietud';
import { finOf, fitsEn, growCaja, isMismaCaja, nextCaja, trozosOf } from './cajas';
import type { Caja, Medida, Muro } from './cajas';
import { isDemasiados } from './letra';
import type { Letra } from './letra';
import { estadoEnMano } from './oleadas';
import { compareTickets, desdeDe } from './tickets-cocina';
import type { TicketConGrupo } from './tickets-cocina';

/**
 * Nothing moves under a finger: a ticket keeps its place and number, one that left leaves a ghost, and
 * tidying happens later, all at once. Instants are ms of one clock, sizes px.
 */
export interface Colocacion {
  lugares: readonly Lugar[];
  muro: Muro;
  letra: Letra;
  /** Something other than a ghost asked for a reflow. */
  desorden: Desorden | null;
}

export interface Lugar extends TicketConGrupo {
  /** It is unique, because the cook types it. */
  numero: number;
  /** It is null until the ticket is drawn and measured (modelo/dibujados). */
  caja: Caja | null;
  medida: Medida;
  /** The ticket left then, and a ghost holds its place. */
  ido: number | null;
  /** An earlier tap may have been meant for the ticket that was here. */
  guardadoHasta: number;
}

export const SIN_COLOCAR: Colocacion = {
  lugares: [],
  muro: { columnas: 0, alto: 0 },
  letra: 26,
  desorden: null,
};

const SIN_MEDIDA: Medida = { alto: 0, cortes: [] };

export type Altos = ReadonlyMap<string, Medida>;

/** A ticket that left becomes a ghost, a new one goes last, and one that returns causes a reflow at once. */
export function syncTickets(
  colocacion: Colocacion,
  tickets: readonly TicketConGrupo[],
  ahora: number,
): Colocacion {
  const abiertos = new Map(tickets.map((abierto) => [abierto.ticket._id, abierto]));
  const lugares = colocacion.lugares
    .filter((lugar) => lugar.caja !== null || abiertos.has(idOf(lugar)))
    .map((lugar) => syncLugar(lugar, abiertos.get(idOf(lugar)), ahora));
  const conocidos = new Set(lugares.map(idOf));
  const llegados = tickets.filter(({ ticket }) => !conocidos.has(ticket._id));
  if (llegados.length === 0 && isIgual(lugares, colocacion.lugares)) return colocacion;
  const libres = numerosLibres(lugares, llegados.length);
  llegados.forEach((llegado, i) =>
    lugares.push({
      ...llegado,
      numero: libres[i] ?? 0,
      caja: null,
      medida: SIN_MEDIDA,
      ido: null,
      guardadoHasta: 0,
    }),
  );
  const siguiente = { ...colocacion, lugares };
  // a ticket that belongs before others was brought back, and is looked for in its place
  if (isRezagado(llegados, colocacion.lugares)) return noteDesorden(siguiente, ahora - PACIENCIA_MS);
  // what has marched is as old as that, and goes there with the next tidying
  if (isOrdenado(colocacion.lugares) && !isOrdenado(lugares)) return noteDesorden(siguiente, ahora);
  if (llegados.length === 0) return siguiente;
  return isDemasiados(tickets.length, colocacion.letra) ? noteDesorden(siguiente, ahora) : siguiente;
}

function syncLugar(lugar: Lugar, abierto: TicketConGrupo | undefined, ahora: number): Lugar {
  if (!abierto) return lugar.ido === null ? { ...lugar, ido: ahora } : lugar;
  const igual = lugar.ido === null && lugar.ticket === abierto.ticket && lugar.grupo === abierto.grupo;
  return igual ? lugar : { ...lugar, ...abierto, ido: null };
}

/**
 * New ones hang after the last; one that grew pushes down only those under it; one that shrank leaves a gap.
 * A smaller letter or cuts may bring hidden tickets into view.
 */
export function fitAltos(colocacion: Colocacion, altos: Altos, ahora: number): Colocacion {
  const { muro, letra } = colocacion;
  const puestas: Caja[] = [];
  const lugares = colocacion.lugares.map((lugar) => {
    if (!isMedido(lugar, altos)) return lugar;
    const medida = medidaOf(lugar, altos);
    const caja = lugar.caja ? growCaja(puestas, medida, lugar.caja) : nextCaja(puestas, medida, muro);
    puestas.push(...trozosOf(caja));
    return withCaja(lugar, caja, medida, ahora);
  });
  if (isIgual(lugares, colocacion.lugares)) return colocacion;
  const siguiente = { ...colocacion, lugares };
  const movidos = colocacion.lugares.some(({ caja }, i) => caja !== null && caja !== lugares[i]?.caja);
  const isMejorable = letra > 26 || (muro.columnas > 1 && !muro.partido);
  const estrecho = isMejorable && puestas.some((caja) => finOf(caja) > muro.alto);
  return movidos || estrecho ? noteDesorden(siguiente, ahora) : siguiente;
}

export interface Reflujo {
  altos: Altos;
  muro: Muro;
  letra: Letra;
}

/**
 * Tickets are in order, without expired ghosts. One that does not fit on its screen may continue in the next
 * column.
 */
export function reflow(colocacion: Colocacion, { altos, muro, letra }: Reflujo, ahora: number): Colocacion {
  const quedan = colocacion.lugares
    .filter(({ ido }) => ido === null || ahora - ido < REPOSO_MS)
    .sort(compareTickets);
  // an undrawn ticket would cause another reflow
  const isTodo = quedan.every((lugar) => isMedido(lugar, altos));
  const caben =
    isTodo &&
    fitsEn(
      quedan.map((lugar) => medidaOf(lugar, altos)),
      muro,
    );
  const conCortes = { ...muro, partido: muro.columnas > 1 && !caben };
  const puestas: Caja[] = [];
  const lugares = quedan.map((lugar) => {
    if (!isMedido(lugar, altos)) return lugar;
    const medida = medidaOf(lugar, altos);
    // a ghost is not cut
    const caja = nextCaja(puestas, isFantasma(lugar) ? { ...medida, cortes: [] } : medida, conCortes);
    puestas.push(...trozosOf(caja));
    return withCaja(lugar, caja, medida, ahora);
  });
  return { lugares, muro: conCortes, letra, desorden: null };
}

export function nextReflujo({ lugares, desorden }: Colocacion, dedo: boolean): number | null {
  return nextOrden({ idos: lugares.map(({ ido }) => ido), desorden }, dedo);
}

export const idOf = ({ ticket }: TicketConGrupo): string => ticket._id;
export const isFantasma = ({ ido }: Lugar): boolean => ido !== null;
export const isGuardado = ({ guardadoHasta }: Lugar, ahora: number): boolean => ahora < guardadoHasta;

/** Returns px, in whole screens. */
export function altoTotal({ lugares, muro }: Colocacion): number {
  const cajas = lugares.flatMap(({ caja }) => caja ?? []);
  const pagina = muro.columnas > 1 ? (cajas.at(-1)?.pagina ?? 0) + muro.alto : 0;
  return Math.max(pagina, ...cajas.flatMap(trozosOf).map(finOf));
}

/** An undrawn ticket has no height. */
function isMedido(lugar: Lugar, altos: Altos): boolean {
  return lugar.caja !== null || altos.has(idOf(lugar));
}

function medidaOf(lugar: Lugar, altos: Altos): Medida {
  const leida = isFantasma(lugar) ? undefined : altos.get(idOf(lugar));
  return leida && !isMismaMedida(leida, lugar.medida) ? leida : lugar.medida;
}

/** Returns the same object if nothing changed. */
function withCaja(lugar: Lugar, caja: Caja, medida: Medida, ahora: number): Lugar {
  const { caja: antes } = lugar;
  if (antes !== null && isMismaCaja(antes, caja))
    return medida === lugar.medida ? lugar : { ...lugar, medida };
  const movido = antes !== null && !isMismoSitio(antes, caja);
  return { ...lugar, caja, medida, guardadoHasta: movido ? ahora + GUARDA_MS : lugar.guardadoHasta };
}

function isMismoSitio(a: Caja, b: Caja): boolean {
  const sitiosOf = (caja: Caja) =>
    trozosOf(caja).map(({ columna, arriba, desde }) => [columna, arriba, desde]);
  return sitiosOf(a).join() === sitiosOf(b).join();
}

function isMismaMedida(a: Medida, b: Medida): boolean {
  return (
    a.alto === b.alto &&
    a.cortes.length === b.cortes.length &&
    a.cortes.every((corte, i) => corte === b.cortes[i])
  );
}

/** The lowest free numbers are used, so that a quiet kitchen needs one key. */
function numerosLibres(lugares: readonly Lugar[], cuantos: number): number[] {
  const usados = new Set(lugares.map(({ numero }) => numero));
  const libres: number[] = [];
  for (let numero = 1; libres.length < cuantos; numero += 1) if (!usados.has(numero)) libres.push(numero);
  return libres;
}

function isIgual(a: readonly Lugar[], b: readonly Lugar[]): boolean {
  return a.length === b.length && a.every((lugar, i) => lugar === b[i]);
}

function isRezagado(llegados: readonly TicketConGrupo[], lugares: readonly Lugar[]): boolean {
  const ultimo = [...lugares].sort(compareTickets).at(-1);
  return (
    ultimo !== undefined &&
    llegados.some((llegado) => !isRecienMarchado(llegado) && compareTickets(llegado, ultimo) < 0)
  );
}

/** Nobody has begun what has marched of it: until the server says when, this device's clock may be behind. */
function isRecienMarchado(llegado: TicketConGrupo): boolean {
  const { ticket } = llegado;
  return desdeDe(llegado) !== ticket.createdAt && isSinEmpezar({ estado: estadoEnMano(ticket) });
}

function isOrdenado(lugares: readonly Lugar[]): boolean {
  return lugares.every((lugar, i) => i === 0 || compareTickets(lugares[i - 1] ?? lugar, lugar) < 0);
}
