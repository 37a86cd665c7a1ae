import type { Tono } from '../../../shared/audio/tonos';
import type { Conexion } from './conexion';
import type { Novedades } from './novedades';

/** How often a tone insists, in ms. */
const REPETIR_MS = { alarma: 20_000, pedido: 15_000 } as const;

/** What has been said aloud, and when (ms). */
interface Memoria {
  anunciados: ReadonlySet<string>;
  pedido: number;
  alarma: number;
}

export const SIN_MEMORIA: Memoria = { anunciados: new Set(), pedido: 0, alarma: 0 };

/**
 * The tone due now, if any, and what to remember of it. A new ticket sounds at once and insists until
 * somebody touches it; a cut insists for as long as it lasts, and is the only thing said meanwhile.
 */
export function nextTono(
  { conexion, novedades }: { conexion: Conexion; novedades: Novedades },
  memoria: Memoria,
  ahora: number,
): { tono: Tono | null; memoria: Memoria } {
  if (conexion.estado === 'cortada') {
    if (ahora - memoria.alarma < REPETIR_MS.alarma) return { tono: null, memoria };
    return { tono: 'alarma', memoria: { ...memoria, alarma: ahora } };
  }
  const tranquila = { ...memoria, alarma: 0 };
  const sinAnunciar = [...novedades.nuevos].some((id) => !memoria.anunciados.has(id));
  const insistir = novedades.nuevos.size > 0 && ahora - memoria.pedido >= REPETIR_MS.pedido;
  if (!sinAnunciar && !insistir) return { tono: null, memoria: tranquila };
  return { tono: 'pedido', memoria: { ...tranquila, anunciados: novedades.nuevos, pedido: ahora } };
}
