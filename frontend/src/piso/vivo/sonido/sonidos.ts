import type { Llamada, Grupo, Pantalla } from '@carta/contracts';
import type { Tono } from '../../../shared/lib/tonos';
import type { Conexion } from '../tablero/estado-conexion';
import type { Novedades } from '../tickets/novedades';
import type { Solo } from '../tickets/solo';

const REPETIR_ALARMA_MS = 20_000;
/** Tones are this far apart (ms). */
const RESPIRO_MS = 1_200;

/** A null `cadaMs` sounds once. */
export interface SonidoDebido {
  tono: Tono;
  ids: readonly string[];
  cadaMs: number | null;
}

export interface Presente {
  pantalla: Pantalla;
  solo?: Solo | null;
  grupos: ReadonlyMap<string, Grupo>;
  llamadas: ReadonlyMap<string, Llamada>;
  novedades: Novedades;
  /** It is the server's clock minus this device's, in ms. */
  desfase: number;
}

/** The most urgent sound comes first. */
export type ReglaSonido = (presente: Presente) => SonidoDebido[];

/** `sonadoEn` and `ultimo` are in ms. */
interface Memoria {
  anunciados: ReadonlyMap<Tono, readonly string[]>;
  sonadoEn: ReadonlyMap<Tono, number>;
  ultimo: number;
}

export const SIN_MEMORIA: Memoria = { anunciados: new Map(), sonadoEn: new Map(), ultimo: -Infinity };

interface Paso {
  tono: Tono | null;
  memoria: Memoria;
}

/**
 * New things sound at once and insist as their voice does; a cut insists while it lasts, and silences the
 * rest.
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
  const ultima = memoria.sonadoEn.get('alarma');
  if (ultima !== undefined && ahora - ultima < REPETIR_ALARMA_MS) return { tono: null, memoria };
  return { tono: 'alarma', memoria: remember(memoria, { tono: 'alarma', ids: [] }, ahora) };
}

/** A thing that no longer calls is forgotten, so it is new when it calls again. */
function forgetPasados(memoria: Memoria, debidos: readonly SonidoDebido[]): Memoria {
  const sonadoEn = new Map(memoria.sonadoEn);
  sonadoEn.delete('alarma');
  const anunciados = new Map(
    debidos.map(({ tono, ids }) => {
      const antes = memoria.anunciados.get(tono) ?? [];
      return [tono, ids.filter((id) => antes.includes(id))] as const;
    }),
  );
  return { ...memoria, sonadoEn, anunciados };
}

/** A new thing has its turn at once; one that sounds once never has another. */
function turnoOf({ tono, ids, cadaMs }: SonidoDebido, memoria: Memoria): number {
  if (ids.length === 0) return Infinity;
  const anunciados = memoria.anunciados.get(tono) ?? [];
  if (ids.some((id) => !anunciados.includes(id))) return -Infinity;
  return cadaMs === null ? Infinity : (memoria.sonadoEn.get(tono) ?? -Infinity) + cadaMs;
}

/** Until then (ms, as `ahora`) it is silent unless something changes. */
export function calladoHasta(debidos: readonly SonidoDebido[], memoria: Memoria): number {
  const turnos = debidos.map((debido) => turnoOf(debido, memoria));
  return Math.max(memoria.ultimo + RESPIRO_MS, Math.min(Infinity, ...turnos));
}

function remember(memoria: Memoria, { tono, ids }: Omit<SonidoDebido, 'cadaMs'>, ahora: number): Memoria {
  return {
    anunciados: new Map(memoria.anunciados).set(tono, ids),
    sonadoEn: new Map(memoria.sonadoEn).set(tono, ahora),
    ultimo: ahora,
  };
}
