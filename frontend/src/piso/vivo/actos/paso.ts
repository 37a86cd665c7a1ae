import {
  ESPERA_TOQUE_MAX_MS,
  ETIQUETA_ESTADO,
  TRAS_MAX,
  combineEstados,
  isSinEmpezar,
  vivasOf,
} from '@carta/contracts';
import type { EstadoGrupo, EstadoLinea, Grupo } from '@carta/contracts';
import { parseJson } from '../../../shared/lib/almacen';
import type { EnCurso } from './enCurso';
import { isPagado } from '../mesas/grupos';
import { blancoMarcha, lineasDePase } from '../tickets/pases';
import type { Marcha } from '../tickets/pases';
import { canUrgente } from '../tickets/urgentes';

/** These moves may wait for a connection (docs/reglas/piso.md#moves-that-wait); money never does. */
export type CambioEnCola = { grupoMesa: string } & (
  | { tipo: 'linea'; ticketId: string; lineaId: string; de: EstadoLinea; to: EstadoLinea }
  | {
      tipo: 'pedido';
      ticketId: string;
      de: EstadoLinea;
      to: EstadoLinea;
      /** These lines alone, which a station shows. */
      lineas?: readonly string[];
    }
  | {
      tipo: 'grupo';
      /** The mesa is addressed by this ticket. */
      primero: string;
      de: EstadoGrupo;
      to: EstadoLinea;
      vistos: readonly string[];
    }
  | { tipo: 'llevar'; ticketId: string; llevar: boolean }
  | { tipo: 'urgente'; ticketId: string; urgente: boolean }
  | { tipo: 'enterado'; ticketId: string; lineaId: string; quedan: number }
  | { tipo: 'enterado_mudanza'; ticketId: string; mesa: number }
  | { tipo: Marcha; pase: string }
);

export interface Paso {
  /** It is the Idempotency-Key. */
  clave: string;
  orden: number;
  /** ms on this device's clock; only the difference is ever sent. */
  tocadoEn: number;
  /** The screen knew `rev`; the move builds on those with the keys `tras`. */
  rev: number;
  tras: readonly string[];
  cambio: CambioEnCola;
  texto: string;
  /** Who was on this device as it was tapped; absent in a house without people. */
  persona?: string;
  /** It is shown as waiting, and the person goes on. */
  espera: boolean;
  /** With a reason here it is never sent again. */
  devuelto?: string;
}

export const DEMASIADO_TARDE = 'Se tocó hace más de 4 horas.';

export function isDemasiadoTarde(haceMs: number): boolean {
  return haceMs > ESPERA_TOQUE_MAX_MS;
}

export function porEnviar(pasos: readonly Paso[]): Paso[] {
  return pasos.filter(({ devuelto }) => devuelto === undefined);
}

/**
 * Returns earlier moves of the same line, ticket, mesa or pase; for a line, ticket or mesa also those that marched
 * a pase of the mesa: the screen has seen it march.
 */
export function trasOf(cambio: CambioEnCola, pasos: readonly Paso[]): string[] {
  const isMarchaSuya = (previo: CambioEnCola) =>
    isDeEstado(cambio) && isDeMarcha(previo) && previo.grupoMesa === cambio.grupoMesa;
  return porEnviar(pasos)
    .filter((previo) => buildsOn(cambio, previo.cambio) || isMarchaSuya(previo.cambio))
    .map(({ clave }) => clave)
    .slice(-TRAS_MAX);
}

/** Returns later moves that build on it, directly or not. */
export function caidosCon(paso: Paso, pasos: readonly Paso[]): Paso[] {
  const caidos = [paso];
  for (const posterior of porEnviar(pasos)) {
    if (posterior.orden > paso.orden && caidos.some(({ cambio }) => buildsOn(posterior.cambio, cambio)))
      caidos.push(posterior);
  }
  return caidos.slice(1);
}

/** Both concern the same line, ticket, mesa or pase. */
function buildsOn(posterior: CambioEnCola, previo: CambioEnCola): boolean {
  if (posterior.grupoMesa !== previo.grupoMesa) return false;
  if (posterior.tipo === 'llevar' || posterior.tipo === 'urgente')
    return previo.tipo === posterior.tipo && posterior.ticketId === previo.ticketId;
  if (isDeMarcha(posterior)) return isDeMarcha(previo) && posterior.pase === previo.pase;
  if (!isDeEstado(posterior) || !isDeEstado(previo)) return false;
  if (posterior.tipo === 'grupo' || previo.tipo === 'grupo') return true;
  if (posterior.ticketId !== previo.ticketId) return false;
  return posterior.tipo === 'pedido' || previo.tipo === 'pedido' || posterior.lineaId === previo.lineaId;
}

type CambioDeEstado = Extract<CambioEnCola, { to: unknown }>;

function isDeEstado(cambio: CambioEnCola): cambio is CambioDeEstado {
  return 'to' in cambio;
}

function isDeMarcha(cambio: CambioEnCola): cambio is Extract<CambioEnCola, { pase: string }> {
  return 'pase' in cambio;
}

/** Returns when a line, ticket, mesa or pase was last tapped (ms) by a waiting move; null without any. */
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
  if (isDeMarcha(cambio)) return blancoMarcha(cambio.grupoMesa, cambio.pase) === id;
  return cambio.ticketId === id;
}

export function toEnCurso({ clave, cambio }: Paso): EnCurso {
  return { ...cambio, id: clave };
}

/** Returns null when the mesa does not explain it. */
export function motivoDe(cambio: CambioEnCola, grupo: Grupo): string | null {
  if (isPagado(grupo)) return 'La mesa ya está cerrada.';
  if (isDeMarcha(cambio)) return motivoDeMarcha(cambio, grupo);
  if (cambio.tipo === 'urgente') return motivoDeUrgente(cambio, grupo);
  if (!isDeEstado(cambio)) return null;
  if (cambio.tipo === 'grupo') return `Ya está ${ETIQUETA_ESTADO[grupo.estadoGrupo]}.`;
  const ticket = grupo.pedidos.find(({ _id }) => _id === cambio.ticketId);
  if (!ticket) return null;
  if (cambio.tipo === 'pedido') {
    const { lineas } = cambio;
    const suyas = lineas && vivasOf(ticket.productos).filter(({ _id }) => lineas.includes(_id));
    const estado = suyas ? combineEstados(suyas.map((linea) => linea.estado)) : ticket.estado;
    return `Ya está ${ETIQUETA_ESTADO[estado]}.`;
  }
  const linea = ticket.productos.find(({ _id }) => _id === cambio.lineaId);
  if (!linea) return null;
  return linea.cancelada ? 'Se ha cancelado.' : `Ya está ${ETIQUETA_ESTADO[linea.estado]}.`;
}

function motivoDeMarcha({ tipo, pase }: { tipo: Marcha; pase: string }, grupo: Grupo): string {
  if (tipo === 'marchar') return 'Después se ha dicho que espere.';
  const isEmpezado = vivasOf(lineasDePase(grupo, pase)).some((linea) => !isSinEmpezar(linea));
  return isEmpezado ? 'Ya se está preparando.' : 'Después se ha marchado.';
}

function motivoDeUrgente(
  { ticketId, urgente }: { ticketId: string; urgente: boolean },
  { pedidos: tickets }: Grupo,
): string {
  if (!urgente) return 'Después se ha vuelto a marcar.';
  const ticket = tickets.find(({ _id }) => _id === ticketId);
  return ticket && canUrgente(ticket) ? 'Después se ha dicho que no lo es.' : 'Ya está servido.';
}

/** Returns null for a text that is not understood. */
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
