import { api } from './direccion';

/** What the server measured of itself in a quarter of an hour; of several processes, the worst of each figure. */
export interface Pulso {
  /** When the quarter began. */
  desde: string;
  /** How many requests were answered, all processes together, without what only machines ask. */
  respuestas: number;
  /** 95 of 100 answers took at most this (ms), 10,000 standing for whatever is more; null: there were none. */
  p95Ms: number | null;
  /** 95 of 100 tickets were shown by a screen within this (s), 900 standing for more; null: none was. */
  vistoS: number | null;
  /** How late the process came to what it had to do next (ms): 99 of 100 times at most, and at worst. */
  bucleMs: number;
  paronMs: number;
  /** Answers with a status of 500 or more. */
  errores: number;
  discoLibreMB: number;
}

/** GET /servidor/pulsos: those of the last 30 days by their time; a quarter without one is not known. */
export interface Pulsos {
  /** The server's clock as it answers. */
  ahora: string;
  pulsos: Pulso[];
}

export const CUARTO_MS = 15 * 60_000;

export const rutaPulsos = () => api('/servidor/pulsos');
