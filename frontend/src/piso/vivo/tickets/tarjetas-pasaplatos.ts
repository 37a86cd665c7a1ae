// Longer than most: what is made, what waits and what leaves of a mesa are told from the same lines.
import {
  esperaDesde,
  estacionDeLinea,
  estacionesDe,
  isEnEspera,
  isEntregado,
  isListo,
  isPorHacer,
  platosVivosOf,
} from '@carta/contracts';
import type { EstacionCasa, Grupo, Linea, Ticket } from '@carta/contracts';
import { llevaAhora } from './lleva';
import { pasesVivosOf, porMarcharDe, siguienteDe } from './estado-pases';
import type { PaseVivo } from './estado-pases';
import { isPagado } from '../mesas/grupos';
import { idPartida, partidasOf } from '../mesas/partidas-abiertas';
import type { Partida } from '../mesas/partidas-abiertas';
import { isTicketUrgente } from './urgentes';

/** One pase of a mesa or a party, or what of it marches at once, until all is served (docs/reglas/piso.md#la-salida). */
export interface TarjetaPasaplatos {
  id: string;
  /** All of the party. */
  mesas: readonly number[];
  /** 'Segundos'; 'Bebidas' and null, food, march at once. */
  nombre: string | null;
  /** It has waited since then (ms). */
  desde: number;
  isLista: boolean;
  /** Some of it was marked as urgent. */
  isUrgente: boolean;
  estaciones: readonly EstacionTarjeta[];
  /** What is not served, by ticket. */
  partes: readonly ParteTarjeta[];
}

export interface EstacionTarjeta {
  nombre: string;
  isLista: boolean;
}

export interface ParteTarjeta {
  grupo: Grupo;
  ticket: Ticket;
  lineas: readonly Linea[];
}

/** What of a mesa or a party waits its turn, in order. */
export interface EsperaPasaplatos {
  id: string;
  mesas: readonly number[];
  grupos: readonly Grupo[];
  pases: readonly PaseVivo[];
  /** Those whose turn it is; without any, those of which the first of `pases` waits. */
  siguientes: readonly { grupo: Grupo; pase: PaseVivo }[];
  /** Since when the first of them might march (ms); null while something before it is to be served. */
  desde: number | null;
}

export interface VistaPasaplatos {
  /** What is ready comes first, of that what is urgent, then the longest wait. */
  tarjetas: TarjetaPasaplatos[];
  /** Those whose turn it is come first, the longest before the others; the rest goes by the mesas' numbers. */
  esperas: EsperaPasaplatos[];
}

/** `ahora` is the server's clock in ms; `casa` are the stations of the house's own. */
export function vistaPasaplatosOf(
  grupos: Iterable<Grupo>,
  ahora: number,
  casa?: readonly EstacionCasa[],
): VistaPasaplatos {
  const partidas = partidasOf([...grupos].filter((grupo) => !isPagado(grupo)));
  const tarjetas = partidas.flatMap((partida) => tarjetasOf(partida, ahora, casa)).sort(compare);
  const esperas = partidas.flatMap((partida) => esperaDe(partida, ahora) ?? []).sort(compareEsperas);
  return { tarjetas, esperas };
}

function esperaDe(partida: Partida, ahora: number): EsperaPasaplatos | null {
  const { mesas, grupos } = partida;
  const pedidos = grupos.flatMap((grupo) => grupo.pedidos);
  const pases = pasesVivosOf({ pedidos }, ahora).filter(({ estado }) => estado === 'en_espera');
  const [primero] = pases;
  if (primero === undefined) return null;
  const deTurno = grupos.flatMap((grupo) => {
    const turno = porMarcharDe(pasesVivosOf(grupo, ahora));
    return turno ? [{ grupo, ...turno }] : [];
  });
  const siguientes = grupos.flatMap((grupo) => {
    const pase = siguienteDe(pasesVivosOf(grupo, ahora));
    return pase?.id === primero.id ? [{ grupo, pase }] : [];
  });
  return {
    // once the next of them has marched, the one after it is another row
    id: `${idPartida(partida)} ${primero.id}`,
    mesas,
    grupos,
    pases,
    siguientes: deTurno.length > 0 ? deTurno : siguientes,
    desde: deTurno.length > 0 ? Math.min(...deTurno.map(({ pase, tras }) => (tras ?? pase).desde)) : null,
  };
}

function compareEsperas(a: EsperaPasaplatos, b: EsperaPasaplatos): number {
  const [desdeA, desdeB] = [a, b].map(({ desde }) => desde ?? Infinity) as [number, number];
  if (desdeA !== desdeB) return desdeA < desdeB ? -1 : 1;
  return (a.mesas[0] ?? 0) - (b.mesas[0] ?? 0);
}

function compare(a: TarjetaPasaplatos, b: TarjetaPasaplatos): number {
  const porOrden = Number(b.isLista) - Number(a.isLista) || Number(b.isUrgente) - Number(a.isUrgente);
  return porOrden || a.desde - b.desde || (a.id < b.id ? -1 : 1);
}

const AL_MOMENTO = '';

function tarjetasOf(partida: Partida, ahora: number, casa?: readonly EstacionCasa[]): TarjetaPasaplatos[] {
  const porPase = new Map<string, ParteTarjeta[]>();
  for (const grupo of partida.grupos) {
    for (const ticket of grupo.pedidos) {
      for (const [pase, lineas] of groupBy(enMarchaOf(ticket), (linea) => linea.pase?.id ?? AL_MOMENTO)) {
        porPase.set(pase, [...(porPase.get(pase) ?? []), { grupo, ticket, lineas }]);
      }
    }
  }
  return [...porPase].map(([pase, partes]) => {
    const desde = esperaDesde({
      pedidos: partes.map(({ ticket, lineas: productos }) => ({ ...ticket, productos })),
    });
    return {
      id: `${idPartida(partida)} ${pase}`,
      mesas: partida.mesas,
      nombre: partes[0]?.lineas[0]?.pase?.nombre ?? (partes.every(isBebida) ? 'Bebidas' : null),
      desde: desde === null ? ahora : Date.parse(desde),
      isLista: partes.every(isParteLista),
      isUrgente: partes.some(isParteUrgente),
      estaciones: estacionesOf(partes, casa),
      partes,
    };
  });
}

/** What stations make of it, or have made, and nobody has served. */
function enMarchaOf({ productos }: Ticket): Linea[] {
  return platosVivosOf(productos).filter((linea) => !isEnEspera(linea) && !isEntregado(linea));
}

const isBebida = ({ ticket }: ParteTarjeta) => ticket.tipoPedido === 'bebida';

const isParteLista = ({ lineas }: ParteTarjeta) => !lineas.some(isPorHacer);

export function isParteUrgente({ ticket: { urgente }, lineas }: ParteTarjeta): boolean {
  return isTicketUrgente({ urgente, productos: [...lineas] });
}

/** Those that make something of it, in the house's order. */
function estacionesOf(partes: readonly ParteTarjeta[], casa?: readonly EstacionCasa[]): EstacionTarjeta[] {
  const platos = partes.flatMap(({ ticket, lineas }) => lineas.map((linea) => ({ ticket, linea })));
  const porId = groupBy(platos, ({ ticket, linea }) => estacionDeLinea(linea, ticket.tipoPedido, casa));
  return estacionesDe(casa).flatMap(({ _id, nombre }) => {
    const suyos = porId.get(_id);
    return suyos ? [{ nombre, isLista: !suyos.some(({ linea }) => isPorHacer(linea)) }] : [];
  });
}

function groupBy<T>(cosas: readonly T[], keyOf: (cosa: T) => string): Map<string, T[]> {
  const porClave = new Map<string, T[]>();
  for (const cosa of cosas) porClave.set(keyOf(cosa), [...(porClave.get(keyOf(cosa)) ?? []), cosa]);
  return porClave;
}

/** What of a card is of each of its mesas. */
export function partesPorMesa({
  partes,
}: Pick<TarjetaPasaplatos, 'partes'>): readonly (readonly ParteTarjeta[])[] {
  return [...groupBy(partes, ({ grupo }) => grupo.grupoMesa).values()];
}

/** What of a card can be brought now, each ticket with all that the card has of it. */
export function salidaOf({ partes }: Pick<TarjetaPasaplatos, 'partes'>): ParteTarjeta[] {
  return partes.filter(isParteLista);
}

/** All that is under way of the ticket is ready, and on this card; only such a ticket can be claimed. */
export function isEntera({ ticket, lineas }: ParteTarjeta): boolean {
  return isListo(ticket) && enMarchaOf(ticket).length === lineas.length;
}

/** Who brings what can be claimed of it; null while nobody brings some of that. */
export function llevaSalida(salida: readonly ParteTarjeta[], ahora: number): string | null {
  const quienes = salida.filter(isEntera).map(({ ticket }) => llevaAhora(ticket, ahora));
  return quienes.includes(null) || quienes.length === 0 ? null : [...new Set(quienes)].join(', ');
}

/** Returns 'Plancha, Fríos': the stations that have made it. */
export function nombresDeSalida(salida: readonly ParteTarjeta[], casa?: readonly EstacionCasa[]): string {
  return nombresOf(estacionesOf(salida, casa));
}

/** Returns 'Plancha, Fríos', the stations that have not made theirs; null once all have. */
export function faltanDe({ estaciones }: Pick<TarjetaPasaplatos, 'estaciones'>): string | null {
  const faltan = estaciones.filter(({ isLista }) => !isLista);
  return faltan.length > 0 ? nombresOf(faltan) : null;
}

const nombresOf = (estaciones: readonly EstacionTarjeta[]) =>
  estaciones.map(({ nombre }) => nombre).join(', ');
