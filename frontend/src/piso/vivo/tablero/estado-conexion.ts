import { SILENCIO_TABLERO_MS } from '@carta/contracts';

/**
 * `directo`: events arrive. `lento`: only plain reading works, so some seconds late. `cortada`: the server is
 * silent.
 */
export type Conexion =
  | { estado: 'conectando' }
  | { estado: 'directo' }
  | { estado: 'lento'; desde: number }
  /** `noticia` is the last news, if any. */
  | { estado: 'cortada'; desde: number; noticia: number | null };

export const CONECTANDO: Conexion = { estado: 'conectando' };
const DIRECTO: Conexion = { estado: 'directo' };

/** Without events the lists are read this often (ms), while reading works and while it fails. */
export const SONDEO_MS = { lento: 5_000, cortada: 2_000 } as const;

/** All in ms of one steady clock; `contacto` is the last proof that the screen is current. */
interface Senales {
  ahora: number;
  contacto: number;
  /** Everything was read since events began to arrive. */
  alDia: boolean;
  /** The last reading began then; null if it failed. */
  lectura: number | null;
  /** It is on the screen's clock. */
  noticia: number | null;
  toHora: (instante: number) => number;
}

/** Such a screen must look dead; a warning is not enough. */
export function isMuerta({ estado }: Conexion): boolean {
  return estado === 'cortada';
}

/** Four seconds of silence count as a cut. */
export function nextConexion(
  actual: Conexion,
  { ahora, contacto, alDia, lectura, noticia, toHora }: Senales,
): Conexion {
  if (ahora - contacto < SILENCIO_TABLERO_MS) return alDia ? DIRECTO : withNoticia(actual, noticia);
  const reciente =
    lectura !== null && lectura > contacto && ahora - lectura < SONDEO_MS.lento + SILENCIO_TABLERO_MS;
  const estado = reciente ? 'lento' : 'cortada';
  if (actual.estado === estado) return withNoticia(actual, noticia);
  const desde = 'desde' in actual ? actual.desde : toHora(contacto);
  return estado === 'lento' ? { estado, desde } : { estado, desde, noticia };
}

function withNoticia(actual: Conexion, noticia: number | null): Conexion {
  return actual.estado === 'cortada' && actual.noticia !== noticia ? { ...actual, noticia } : actual;
}
