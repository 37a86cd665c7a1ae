import { isLlamadaAbierta } from '@carta/contracts';
import type { LlamadaGuardada } from './llamadas.mapper';

const HORA_MS = 3_600_000;
const OLVIDO_MS = 12 * HORA_MS;
const RECUERDO_MS = 3 * HORA_MS;

/** Open calls made before this were forgotten: nobody is shown them, and they keep no new one away. */
export function momentoDeOlvido(ahora: number): Date {
  return new Date(ahora - OLVIDO_MS);
}

/** Whether the phone that made a call is still told of it: while it is open, and for three hours more. */
export function isRecordado(llamada: LlamadaGuardada, ahora: number): boolean {
  const { creadoEn, atendidoEn } = llamada;
  if (isLlamadaAbierta(llamada)) return creadoEn >= momentoDeOlvido(ahora);
  return atendidoEn !== undefined && atendidoEn.getTime() >= ahora - RECUERDO_MS;
}
