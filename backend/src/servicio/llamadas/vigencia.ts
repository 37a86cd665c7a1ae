import { isLlamadaAbierta } from '@carta/contracts';
import type { LlamadaGuardada } from './llamadas.mapper';

const HORA_MS = 3_600_000;
const OLVIDO_MS = 12 * HORA_MS;
const RECUERDO_MS = 3 * HORA_MS;

/** Open calls made before this are forgotten: nobody sees them, and they block no new one. */
export function momentoDeOlvido(ahora: number): Date {
  return new Date(ahora - OLVIDO_MS);
}

/** The phone that made a call follows it while it is open and for three hours more. */
export function isRecordado(llamada: LlamadaGuardada, ahora: number): boolean {
  const { creadoEn, atendidoEn } = llamada;
  if (isLlamadaAbierta(llamada)) return creadoEn >= momentoDeOlvido(ahora);
  return atendidoEn !== undefined && atendidoEn.getTime() >= ahora - RECUERDO_MS;
}
