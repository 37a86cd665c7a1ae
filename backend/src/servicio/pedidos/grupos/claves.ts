import { uuidOf } from '../../../plataforma/base-datos/uuid-de';
import { SIN_HISTORIAL } from './grupo.schema';
import type { GrupoDoc } from './grupo.schema';

/** What a request does to what, and the Idempotency-Key, if any, under which it does it once. */
export interface Acto {
  que: string;
  clave: string | undefined;
}

/** A key and its act, as a mesa remembers that they have been done (docs/decisiones/la-clave-primero.md). */
export interface Hecha {
  id: string;
  /** The key alone, by which a program of before wrote moves that wait into their steps. */
  enPasos?: string;
}

/** A mesa remembers as many; the oldest goes first. */
const CLAVES_MAX = 1_000;

/** @param isEnPasos the steps that it makes tell their key, on which later ones of its screen build. */
export function hechaDe({ que, clave }: Acto, isEnPasos = false): Hecha | undefined {
  if (clave === undefined) return undefined;
  return { id: uuidOf(`${que}:${clave}`), ...(isEnPasos ? { enPasos: clave } : {}) };
}

/** Reads a mesa without its history, and of all its keys whether this one is there. */
export function consultaCon(hecha: Hecha | undefined): { projection: Record<string, unknown> } {
  if (!hecha) return SIN_HISTORIAL;
  const claves = { $elemMatch: { $eq: hecha.id } };
  const deAntes = { $elemMatch: { clave: hecha.enPasos, conClave: { $exists: false } } };
  const pasos = hecha.enPasos === undefined ? {} : { movimientos: deAntes, movimientosDinero: deAntes };
  return { projection: { ...SIN_HISTORIAL.projection, ...pasos, claves } };
}

/** @param doc as it was read with `consultaCon` */
export function wasHecha(doc: GrupoDoc, hecha: Hecha | undefined): boolean {
  const { claves = [], movimientos = [], movimientosDinero = [] } = doc;
  return hecha !== undefined && claves.length + movimientos.length + movimientosDinero.length > 0;
}

export const pushClave = ({ id }: Hecha) => ({ claves: { $each: [id], $slice: -CLAVES_MAX } });

/** Of two that come at once under one key the later does not find the mesa. */
export const sinClave = (hecha: Hecha | undefined) => (hecha ? { claves: { $ne: hecha.id } } : {});
