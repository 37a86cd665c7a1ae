import { SILENCIO_TABLERO_MS } from '@carta/contracts';

/**
 * What a board may promise about what it shows. `directo`: events arrive as they happen. `lento`: only
 * plain reading works, so it may be some seconds late. `cortada`: nothing is heard of the server.
 */
export type Conexion =
  | { estado: 'conectando' }
  | { estado: 'directo' }
  | { estado: 'lento'; desde: number }
  /** With the last news there was, null when there has been none. */
  | { estado: 'cortada'; desde: number; noticia: number | null };

export const CONECTANDO: Conexion = { estado: 'conectando' };
const DIRECTO: Conexion = { estado: 'directo' };

/** How often a board without events reads its lists, in ms: while reading works, and while it does not. */
export const SONDEO_MS = { lento: 5_000, cortada: 2_000 } as const;

/** Instants in ms of one steady clock; `contacto` is the last proof that what is shown is what is there. */
interface Senales {
  ahora: number;
  contacto: number;
  /** Everything has been read since the events began to arrive. */
  alDia: boolean;
  /** When the last reading that was answered began; null when the last one was not. */
  lectura: number | null;
  /** When the server was last heard, on whatever clock the screen counts by; null when it never was. */
  noticia: number | null;
  /** What the clock on the wall showed at an instant. */
  toHora: (instante: number) => number;
}

/** Whether nothing is heard of the server: such a screen must look dead, not like one with a warning. */
export function isMuerta({ estado }: Conexion): boolean {
  return estado === 'cortada';
}

/** How the connection reads now, given how it read before: four seconds of silence is a cut. */
export function nextConexion(
  actual: Conexion,
  { ahora, contacto, alDia, lectura, noticia, toHora }: Senales,
): Conexion {
  if (ahora - contacto < SILENCIO_TABLERO_MS) return alDia ? DIRECTO : hearNoticia(actual, noticia);
  const reciente =
    lectura !== null && lectura > contacto && ahora - lectura < SONDEO_MS.lento + SILENCIO_TABLERO_MS;
  const estado = reciente ? 'lento' : 'cortada';
  if (actual.estado === estado) return hearNoticia(actual, noticia);
  const desde = 'desde' in actual ? actual.desde : toHora(contacto);
  return estado === 'lento' ? { estado, desde } : { estado, desde, noticia };
}

function hearNoticia(actual: Conexion, noticia: number | null): Conexion {
  return actual.estado === 'cortada' && actual.noticia !== noticia ? { ...actual, noticia } : actual;
}
