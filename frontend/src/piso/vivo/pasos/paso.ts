import { ESPERA_TOQUE_MAX_MS, TRAS_MAX } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import { parseJson } from '../../../shared/lib/almacen';
import { isPagado } from '../mesas/grupos';
import type { EnCurso } from './en-curso';
import { actoEnColaDe, isActoEnCola } from './acto';
import type { Familia, Tocado } from './acto';

export interface Paso {
  /** It is the Idempotency-Key. */
  clave: string;
  orden: number;
  /** ms on this device's clock; only the difference is ever sent. */
  tocadoEn: number;
  /** The screen knew `rev`; the move builds on those with the keys `tras`. */
  rev: number;
  tras: readonly string[];
  cambio: Tocado;
  texto: string;
  /** Who was on this device as it was tapped; absent in a house without people. */
  persona?: string;
  /** It is shown as waiting, and the person goes on. */
  espera: boolean;
  /** With a reason here it is never sent again. */
  devuelto?: string;
}

const DESCONOCIDO = 'Esta versión de la aplicación no lo conoce.';
export const DEMASIADO_TARDE = 'Se tocó hace más de 4 horas.';

export function isDemasiadoTarde(haceMs: number): boolean {
  return haceMs > ESPERA_TOQUE_MAX_MS;
}

export function porEnviar(pasos: readonly Paso[]): Paso[] {
  return pasos.filter(({ devuelto }) => devuelto === undefined);
}

/** Returns the earlier moves that it builds on, as `familias` says: the screen has seen what they do. */
export function trasOf(cambio: Tocado, pasos: readonly Paso[]): string[] {
  const { familias } = actoEnColaDe(cambio);
  return porEnviar(pasos)
    .filter(
      ({ cambio: previo }) =>
        isCerca(cambio, previo) && familias.some((familia) => isDeFamilia(previo, familia)),
    )
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

/** It is of the same family, about the same line, ticket, mesa or pase. */
function buildsOn(posterior: Tocado, previo: Tocado): boolean {
  const [familia] = actoEnColaDe(posterior).familias;
  return familia !== undefined && isDeFamilia(previo, familia) && isCerca(posterior, previo);
}

const isDeFamilia = (cambio: Tocado, familia: Familia) => actoEnColaDe(cambio).familias[0] === familia;

const PARTES = ['grupoMesa', 'ticketId', 'lineaId', 'pase'] as const;

/** One is about the other or about a part of it. */
function isCerca(uno: Tocado, otro: Tocado): boolean {
  return PARTES.every(
    (parte) => uno[parte] === undefined || otro[parte] === undefined || uno[parte] === otro[parte],
  );
}

/** Returns when a line, ticket, mesa or pase was last tapped (ms) by a waiting move; null without any. */
export function tocadoDe(pasos: readonly Paso[], id: string): number | null {
  return (
    porEnviar(pasos)
      .filter(({ espera, cambio }) => espera && isSobre(cambio, id))
      .at(-1)?.tocadoEn ?? null
  );
}

/** What waits of a ticket is shown there, whatever it is. */
function isSobre(cambio: Tocado, id: string): boolean {
  if (cambio.ticketId !== undefined && cambio.lineaId === undefined) return cambio.ticketId === id;
  return actoEnColaDe(cambio).blanco(cambio) === id;
}

export function toEnCurso({ clave, cambio }: Paso): EnCurso {
  return { ...cambio, id: clave };
}

/** Returns null when the mesa does not explain it. */
export function motivoDe(cambio: Tocado, grupo: Grupo): string | null {
  if (isPagado(grupo)) return 'La mesa ya está cerrada.';
  return actoEnColaDe(cambio).motivo?.(cambio, grupo) ?? null;
}

/**
 * Returns null for a text that is not understood. What a newer version stored, and this one does not know, is shown as
 * not done; unless somebody has read that, the version that knows it sends it.
 */
export function parsePaso(texto: string | null): Paso | null {
  const paso = parseJson(texto) as Partial<Paso> | null;
  const isPaso =
    typeof paso?.clave === 'string' &&
    typeof paso.orden === 'number' &&
    typeof paso.tocadoEn === 'number' &&
    typeof paso.rev === 'number' &&
    typeof paso.texto === 'string' &&
    Array.isArray(paso.tras) &&
    typeof paso.cambio?.grupoMesa === 'string';
  if (!isPaso) return null;
  return isActoEnCola(paso.cambio?.tipo)
    ? (paso as Paso)
    : { ...(paso as Paso), devuelto: paso.devuelto ?? DESCONOCIDO };
}
