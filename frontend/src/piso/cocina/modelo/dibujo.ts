import type { Dibujo } from '../../vivo/tablero/useTablero';

/**
 * What a latido finds of a list that is drawn in parts: what was due at the last one and still does not hang is
 * drawn at once, and where that did not help the screen says so. While any of it has come, it is waited for.
 */
export function nextDibujo(
  actual: Dibujo,
  faltaban: ReadonlySet<string>,
  faltan: ReadonlySet<string>,
): Dibujo {
  if (faltan.size === 0) return actual === 'incompleto' ? 'de-una-vez' : actual;
  const isParado = faltaban.size > 0 && [...faltaban].every((id) => faltan.has(id));
  if (!isParado) return actual;
  return actual === 'por-partes' ? 'de-una-vez' : 'incompleto';
}
