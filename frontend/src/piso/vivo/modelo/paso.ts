import { ESPERA_TOQUE_MAX_MS, ETIQUETA_ESTADO, TRAS_MAX } from '@carta/contracts';
import type { EstadoGrupo, EstadoLinea, Grupo } from '@carta/contracts';
import { parseJson } from '../../../shared/lib/almacen';
import type { EnCurso } from './enCurso';
import { isPagado } from './grupos';

/** What moves of a board may wait for a connection (docs/reglas.md#moves-that-wait); money is none of it. */
export type CambioEnCola = { grupoMesa: string } & (
  | { tipo: 'linea'; ticketId: string; lineaId: string; de: EstadoLinea; to: EstadoLinea }
  | { tipo: 'pedido'; ticketId: string; de: EstadoLinea; to: EstadoLinea }
  | {
      tipo: 'grupo';
      /** A ticket of it, by which the mesa is named. */
      primero: string;
      de: EstadoGrupo;
      to: EstadoLinea;
      vistos: readonly string[];
    }
  | { tipo: 'llevar'; ticketId: string; llevar: boolean }
  | { tipo: 'enterado'; ticketId: string; lineaId: string; quedan: number }
  | { tipo: 'enterado_mudanza'; ticketId: string; mesa: number }
);

/** A move as it was tapped, until the server has answered it. */
export interface Paso {
  /** What it is known by when it is asked for again. */
  clave: string;
  /** Its place among all moves of this browser. */
  orden: number;
  /** When it was tapped, in ms by this device's clock: only how long ago is ever told. */
  tocadoEn: number;
  /** The rev of its mesa that its screen had heard of, and the keys of the moves before it that it builds on. */
  rev: number;
  tras: readonly string[];
  cambio: CambioEnCola;
  /** For its person: 'Mesa 4, Paella: Listo'. */
  texto: string;
  /** It waits for a connection: its person is shown so, and goes on. */
  espera: boolean;
  /** Why it was given back; such a one is never sent again. */
  devuelto?: string;
}

/** What is said of a move that is too old to be sent. */
export const DEMASIADO_TARDE = 'Se tocó hace más de 4 horas.';

export function isDemasiadoTarde(haceMs: number): boolean {
  return haceMs > ESPERA_TOQUE_MAX_MS;
}

/** Those that are still to be sent, in order. */
export function porEnviar(pasos: readonly Paso[]): Paso[] {
  return pasos.filter(({ devuelto }) => devuelto === undefined);
}

/** The moves of a queue that one tapped now builds on: those of what it moves too. */
export function trasOf(cambio: CambioEnCola, pasos: readonly Paso[]): string[] {
  return porEnviar(pasos)
    .filter((previo) => buildsOn(cambio, previo.cambio))
    .map(({ clave }) => clave)
    .slice(-TRAS_MAX);
}

/** What falls with a move that is refused: the later ones that build on it, or on one of these. */
export function caidosCon(paso: Paso, pasos: readonly Paso[]): Paso[] {
  const caidos = [paso];
  for (const posterior of porEnviar(pasos)) {
    if (posterior.orden > paso.orden && caidos.some(({ cambio }) => buildsOn(posterior.cambio, cambio)))
      caidos.push(posterior);
  }
  return caidos.slice(1);
}

/** Whether a later move starts from where an earlier one leads: it is of the same line, ticket or mesa. */
function buildsOn(posterior: CambioEnCola, previo: CambioEnCola): boolean {
  if (posterior.grupoMesa !== previo.grupoMesa) return false;
  if (posterior.tipo === 'llevar') return previo.tipo === 'llevar' && posterior.ticketId === previo.ticketId;
  if (!isDeEstado(posterior) || !isDeEstado(previo)) return false;
  if (posterior.tipo === 'grupo' || previo.tipo === 'grupo') return true;
  if (posterior.ticketId !== previo.ticketId) return false;
  return posterior.tipo === 'pedido' || previo.tipo === 'pedido' || posterior.lineaId === previo.lineaId;
}

type CambioDeEstado = Extract<CambioEnCola, { to: unknown }>;

function isDeEstado(cambio: CambioEnCola): cambio is CambioDeEstado {
  return 'to' in cambio;
}

/** When what waits of a line, a ticket or a mesa (its id) was tapped last, in ms; null where nothing does. */
export function tocadoDe(pasos: readonly Paso[], id: string): number | null {
  return (
    porEnviar(pasos)
      .filter(({ espera, cambio }) => espera && isDe(cambio, id))
      .at(-1)?.tocadoEn ?? null
  );
}

function isDe(cambio: CambioEnCola, id: string): boolean {
  if ('lineaId' in cambio) return cambio.lineaId === id;
  if (cambio.tipo === 'grupo') return cambio.grupoMesa === id;
  return cambio.ticketId === id;
}

/** The same as its screen plays it on top of what the server says. */
export function toEnCurso({ clave, cambio }: Paso): EnCurso {
  return { ...cambio, id: clave };
}

/** Why a move was refused, by how its mesa is now; null where that does not tell. */
export function motivoDe(cambio: CambioEnCola, grupo: Grupo): string | null {
  if (isPagado(grupo)) return 'La mesa ya está cerrada.';
  if (!isDeEstado(cambio)) return null;
  if (cambio.tipo === 'grupo') return `Ya está ${ETIQUETA_ESTADO[grupo.estadoGrupo]}.`;
  const ticket = grupo.pedidos.find(({ _id }) => _id === cambio.ticketId);
  if (!ticket) return null;
  if (cambio.tipo === 'pedido') return `Ya está ${ETIQUETA_ESTADO[ticket.estado]}.`;
  const linea = ticket.productos.find(({ _id }) => _id === cambio.lineaId);
  if (!linea) return null;
  return linea.cancelada ? 'Se ha cancelado.' : `Ya está ${ETIQUETA_ESTADO[linea.estado]}.`;
}

/** Reads one that was stored; what is not understood is none. */
export function parsePaso(texto: string | null): Paso | null {
  const paso = parseJson(texto) as Partial<Paso> | null;
  const isPaso =
    typeof paso?.clave === 'string' &&
    typeof paso.orden === 'number' &&
    typeof paso.tocadoEn === 'number' &&
    typeof paso.rev === 'number' &&
    typeof paso.texto === 'string' &&
    Array.isArray(paso.tras) &&
    typeof paso.cambio?.grupoMesa === 'string' &&
    typeof paso.cambio.tipo === 'string';
  return isPaso ? (paso as Paso) : null;
}
