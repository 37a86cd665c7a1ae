import type { Llamada, Grupo, Pantalla } from '@carta/contracts';
import type { Tono } from '../../../shared/lib/tonos';
import type { Conexion } from './conexion';
import type { Novedades } from './novedades';

/** How often the alarm of a cut insists, in ms. */
const REPETIR_ALARMA_MS = 20_000;
/** Silence between two tones, in ms: one over the other is neither. */
const RESPIRO_MS = 1_200;

/** Something that calls for a person: which things, in which tone, and how often it insists (ms; null: once). */
export interface SonidoDebido {
  tono: Tono;
  ids: readonly string[];
  cadaMs: number | null;
}

/** What a voice may look at to know what to say. */
export interface Presente {
  pantalla: Pantalla;
  grupos: ReadonlyMap<string, Grupo>;
  llamadas: ReadonlyMap<string, Llamada>;
  novedades: Novedades;
  /** The server's clock minus this device's, in ms. */
  desfase: number;
}

/** What a screen has to say aloud now, the most urgent first. */
export type ReglaSonido = (presente: Presente) => SonidoDebido[];

/** What has been said aloud, and when (ms). */
interface Memoria {
  anunciados: ReadonlyMap<Tono, readonly string[]>;
  dichos: ReadonlyMap<Tono, number>;
  ultimo: number;
}

export const SIN_MEMORIA: Memoria = { anunciados: new Map(), dichos: new Map(), ultimo: -Infinity };

interface Paso {
  tono: Tono | null;
  memoria: Memoria;
}

/**
 * The tone due now, if any, and what to remember of it. What is new sounds at once, and insists where
 * its voice says so; a cut insists for as long as it lasts, and is the only thing said meanwhile.
 */
export function nextTono(
  { conexion, debidos }: { conexion: Conexion; debidos: readonly SonidoDebido[] },
  memoria: Memoria,
  ahora: number,
): Paso {
  if (conexion.estado === 'cortada') return soundAlarma(memoria, ahora);
  const presente = forgetPasados(memoria, debidos);
  if (ahora - presente.ultimo < RESPIRO_MS) return { tono: null, memoria: presente };
  const debido = debidos.find((debido) => turnoOf(debido, presente) <= ahora);
  if (debido === undefined) return { tono: null, memoria: presente };
  return { tono: debido.tono, memoria: remember(presente, debido, ahora) };
}

function soundAlarma(memoria: Memoria, ahora: number): Paso {
  const dicha = memoria.dichos.get('alarma');
  if (dicha !== undefined && ahora - dicha < REPETIR_ALARMA_MS) return { tono: null, memoria };
  return { tono: 'alarma', memoria: remember(memoria, { tono: 'alarma', ids: [] }, ahora) };
}

/** What no longer calls is forgotten: when it calls again, it is new. */
function forgetPasados(memoria: Memoria, debidos: readonly SonidoDebido[]): Memoria {
  const dichos = new Map(memoria.dichos);
  dichos.delete('alarma');
  const anunciados = new Map(
    debidos.map(({ tono, ids }) => {
      const antes = memoria.anunciados.get(tono) ?? [];
      return [tono, ids.filter((id) => antes.includes(id))] as const;
    }),
  );
  return { ...memoria, dichos, anunciados };
}

/** From when one is due, were nothing else said: at once where something new calls, and never again if it is said once. */
function turnoOf({ tono, ids, cadaMs }: SonidoDebido, memoria: Memoria): number {
  if (ids.length === 0) return Infinity;
  const anunciados = memoria.anunciados.get(tono) ?? [];
  if (ids.some((id) => !anunciados.includes(id))) return -Infinity;
  return cadaMs === null ? Infinity : (memoria.dichos.get(tono) ?? -Infinity) + cadaMs;
}

/** Until when nothing is to be said, unless something changes: ms, as `ahora`. */
export function calladoHasta(debidos: readonly SonidoDebido[], memoria: Memoria): number {
  const turnos = debidos.map((debido) => turnoOf(debido, memoria));
  return Math.max(memoria.ultimo + RESPIRO_MS, Math.min(Infinity, ...turnos));
}

function remember(memoria: Memoria, { tono, ids }: Omit<SonidoDebido, 'cadaMs'>, ahora: number): Memoria {
  return {
    anunciados: new Map(memoria.anunciados).set(tono, ids),
    dichos: new Map(memoria.dichos).set(tono, ahora),
    ultimo: ahora,
  };
}
