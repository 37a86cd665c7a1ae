/**
 * How a board knows that it shows everything there is (docs/decisiones/latido-y-foto.md#latido). A latido
 * names every open mesa and call with its rev; since revs only grow, a board that shows at least those has
 * missed nothing the beat knew, in whatever order events arrive and however much is written meanwhile. Only a
 * database that has lost its primary takes a change back: a beat that knows less than what is shown, and not only
 * since a moment, is one that the board has not matched either.
 * Instants and periods are ms of one steady clock.
 */

/** Events on their way have this long after a beat; a board without what it told by then has missed it. */
const MARGEN_MS = 500;
/** Boards that have missed the same do not all read at once. */
const DISPERSION_MS = 500;
/** A beat may be this much older than its arrival: of what opened or went since then it says nothing. */
const EDAD_MS = 700;

/** The open mesas and calls a beat tells of: rev by id. */
export type Abiertos = Readonly<Record<string, number>>;

/** What a board shows, open or not, by id. */
export type Mostrados = ReadonlyMap<string, { rev: number; abierto: boolean }>;

/** A beat that the board does not match yet. */
interface Pendiente {
  llegada: number;
  abiertos: Abiertos;
  /** What the board lacks, or shows at an older rev. */
  faltan: readonly (readonly [id: string, rev: number])[];
  /** What the board shows as open and the beat does not know, or at a lower rev: and the rev that it shows. */
  sobran: readonly (readonly [id: string, rev: number])[];
  /** When the board reads again if it has not matched within its time. */
  lectura: number;
}

export interface Cotejo {
  /** The arrival of the newest beat that the board has matched; null before the first. */
  coincidencia: number | null;
  pendientes: readonly Pendiente[];
  /**
   * Since when each thing is shown as open, since when at its rev, and since when it is not shown at all; only
   * what is recent.
   */
  entradas: ReadonlyMap<string, number>;
  cambios: ReadonlyMap<string, number>;
  salidas: ReadonlyMap<string, number>;
}

export const SIN_COTEJAR: Cotejo = {
  coincidencia: null,
  pendientes: [],
  entradas: new Map(),
  cambios: new Map(),
  salidas: new Map(),
};

/** The board has gone from one state to another, by an event or by a reading. */
export function noteMostrados(
  cotejo: Cotejo,
  antes: Mostrados,
  despues: Mostrados,
  instante: number,
): Cotejo {
  const entradas = recent(cotejo.entradas, instante);
  const salidas = recent(cotejo.salidas, instante);
  const cambios = recent(cotejo.cambios, instante);
  for (const [id, { abierto, rev }] of despues) {
    if (abierto && !antes.get(id)?.abierto) entradas.set(id, instante);
    if (antes.get(id)?.rev !== rev) cambios.set(id, instante);
  }
  for (const id of antes.keys()) if (!despues.has(id)) salidas.set(id, instante);
  return settle({ ...cotejo, entradas, cambios, salidas }, despues, instante);
}

/** A beat has arrived. @param azar between 0 and 1, another for each board. */
export function hearAbiertos(
  cotejo: Cotejo,
  mostrados: Mostrados,
  abiertos: Abiertos,
  { instante, azar }: { instante: number; azar: number },
): Cotejo {
  const entradas = recent(cotejo.entradas, instante);
  const cambios = recent(cotejo.cambios, instante);
  const nuevo: Pendiente = {
    llegada: instante,
    abiertos,
    faltan: Object.entries(abiertos),
    sobran: sobranOf({ llegada: instante, abiertos }, mostrados, { entradas, cambios }),
    lectura: instante + MARGEN_MS + azar * DISPERSION_MS,
  };
  const salidas = recent(cotejo.salidas, instante);
  const pendientes = [...cotejo.pendientes, nuevo];
  return settle({ ...cotejo, entradas, cambios, salidas, pendientes }, mostrados, instante);
}

/** Whether the board is to read again now: a beat has been missed, and its reading is due. */
export function isLecturaDebida({ pendientes }: Cotejo, instante: number): boolean {
  return pendientes.some(({ lectura }) => lectura <= instante);
}

/**
 * A reading begun at an instant has ended. It knew all that earlier beats told; and what stands now is
 * proved for no later than that, however long its answer was on its way.
 */
export function noteLeido(cotejo: Cotejo, mostrados: Mostrados, desde: number): Cotejo {
  const entradas = backdate(cotejo.entradas, desde);
  const cambios = backdate(cotejo.cambios, desde);
  const pendientes = cotejo.pendientes
    .filter(({ llegada }) => llegada > desde)
    .map((pendiente) => ({ ...pendiente, sobran: sobranOf(pendiente, mostrados, { entradas, cambios }) }));
  return {
    coincidencia: cotejo.coincidencia && Math.min(cotejo.coincidencia, desde),
    pendientes,
    entradas,
    cambios,
    salidas: backdate(cotejo.salidas, desde),
  };
}

/** What the board shows as open, or at its rev, not only since a moment before the beat, and the beat does not know. */
function sobranOf(
  { llegada, abiertos }: Pick<Pendiente, 'llegada' | 'abiertos'>,
  mostrados: Mostrados,
  { entradas, cambios }: Pick<Cotejo, 'entradas' | 'cambios'>,
): (readonly [string, number])[] {
  const isViejo = (desde = -Infinity) => desde < llegada - EDAD_MS;
  return [...mostrados].flatMap(([id, { abierto, rev }]) => {
    const told = abiertos[id];
    const sobra =
      told === undefined ? abierto && isViejo(entradas.get(id)) : told < rev && isViejo(cambios.get(id));
    return sobra ? [[id, rev] as const] : [];
  });
}

/** Takes off what the board shows by now; a beat with nothing left in its time has been matched. */
function settle(cotejo: Cotejo, mostrados: Mostrados, instante: number): Cotejo {
  let { coincidencia } = cotejo;
  const pendientes: Pendiente[] = [];
  for (const pendiente of cotejo.pendientes) {
    const { llegada } = pendiente;
    const faltan = pendiente.faltan.filter(([id, rev]) => {
      const mostrado = mostrados.get(id);
      return mostrado ? mostrado.rev < rev : !cotejo.salidas.has(id);
    });
    const sobran = pendiente.sobran.filter(([id, rev]) => {
      const mostrado = mostrados.get(id);
      return id in pendiente.abiertos ? mostrado?.rev === rev : mostrado?.abierto;
    });
    const isIgual = faltan.length + sobran.length === 0 && instante <= llegada + MARGEN_MS;
    if (isIgual) coincidencia = Math.max(coincidencia ?? llegada, llegada);
    else pendientes.push({ ...pendiente, faltan, sobran });
  }
  return { ...cotejo, coincidencia, pendientes };
}

function recent(instantes: ReadonlyMap<string, number>, ahora: number): Map<string, number> {
  return new Map([...instantes].filter(([, instante]) => ahora - instante <= EDAD_MS));
}

function backdate(instantes: ReadonlyMap<string, number>, desde: number): Map<string, number> {
  return new Map([...instantes].map(([id, instante]) => [id, Math.min(instante, desde)]));
}
