/**
 * This is how a board knows that it is complete (docs/decisiones/latido-y-foto.md#latido). A latido carries
 * the rev of every open mesa and call; revs only grow, so a board that shows at least those has missed
 * nothing. Only a database that lost its primary goes back, so a latido that has known less than the board
 * for longer than a moment does not match either. Instants and periods are ms of one steady clock.
 */

/** Events may still be in flight this long after a latido. */
const MARGEN_MS = 500;
/** Boards that missed the same thing spread their readings over this time. */
const DISPERSION_MS = 500;
/** A latido may be this much older than its arrival, and knows nothing later. */
const EDAD_MS = 700;

/** It maps ids to revs, as a latido does. */
export type Abiertos = Readonly<Record<string, number>>;

export type Mostrados = ReadonlyMap<string, { rev: number; abierto: boolean }>;

interface Pendiente {
  llegada: number;
  abiertos: Abiertos;
  /** They are missing, or shown at an older rev. */
  faltan: readonly (readonly [id: string, rev: number])[];
  /** They are shown as open, or at this higher rev, though the latido does not know them. */
  sobran: readonly (readonly [id: string, rev: number])[];
  /** A board that still does not match reads again then. */
  lectura: number;
}

export interface Cotejo {
  /** The newest matched latido arrived then. */
  coincidencia: number | null;
  pendientes: readonly Pendiente[];
  /** Recent changes by id: it was shown as open, its rev changed, or it was no longer shown. */
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

/** The board calls this after an event or a reading. */
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

/** `azar` is 0 to 1, different per board. */
export function receiveAbiertos(
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

export function isLecturaDebida({ pendientes }: Cotejo, instante: number): boolean {
  return pendientes.some(({ lectura }) => lectura <= instante);
}

/**
 * A reading that began at `desde` knew all that earlier latidos carried, and proves nothing later than that,
 * however long its answer took.
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

/** The board has shown these since more than a moment before a latido that does not know them. */
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

/** Drops what the board shows by now; a latido with nothing left in time has matched. */
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
