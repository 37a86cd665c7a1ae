import { isMismoAutor } from './quien';
import type { Autoria, Enterado } from './quien';

/** The author of an act can undo it for this long (ms). */
export const PLAZO_REPONER_MS = 10_000;

/** Three attempts to send it may take this long (ms). */
const MARGEN_REPONER_MS = 20_000;

export const isReciente = (en: Date, ahora: Date): boolean =>
  ahora.getTime() - en.getTime() <= PLAZO_REPONER_MS + MARGEN_REPONER_MS;

/** Taking this back is undoing one's own, for which nobody is asked (docs/reglas/casa.md#approvals). */
export function isPropioReciente(hecho: Enterado, quien: Autoria, ahora: Date): boolean {
  return isReciente(hecho.en, ahora) && isMismoAutor(hecho, quien);
}
