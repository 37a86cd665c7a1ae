import { CUARTO_MS, DIA_MS, diasEntre, jornadaDeDia, nombreJornada } from '@carta/contracts';
import type { Husos, Pulso, Pulsos } from '@carta/contracts';

/** From when to when (ms) is looked at; without a service day, the last 24 hours. */
export interface Lapso {
  dia: string | null;
  desde: number;
  hasta: number;
}

/** One quarter of an hour of a lapso, by when it began (ms); null: nothing was stored of it. */
export interface Cuarto {
  desde: number;
  pulso: Pulso | null;
}

export type Mal = 'lento' | 'tarde' | 'fallos' | 'sin-datos';

/** Quarters one after the other that have the same wrong with them. */
export interface Racha {
  mal: Mal;
  desde: number;
  hasta: number;
  /** Some in between were well. */
  aRatos: boolean;
  pulsos: Pulso[];
}

/** A row that is due may be stored a moment later. */
const MARGEN_MS = 60_000;

const LENTO_MS = 1_000;
/** The 95th of 100 is one answer where there are fewer. */
const MIN_RESPUESTAS = 20;
export const PARON_MS = 2_000;
/** As in docs/operar.md#alerts-to-set, where a wall is asleep. */
const TARDE_S = 60;
/** Where `/api/salud/lista` warns too. */
export const POCO_DISCO_MB = 1_000;

/** The last 24 hours, then each service day of which there are rows, the newest first. */
export function lapsosOf({ ahora, pulsos }: Pulsos, husos: Husos): Lapso[] {
  const hasta = lastCuarto(ahora);
  const ultimas24 = { dia: null, desde: hasta - DIA_MS, hasta };
  const [primero] = pulsos;
  if (!primero) return [ultimas24];
  const diaDe = (instante: string) => nombreJornada(husos, new Date(instante));
  const dias = diasEntre(diaDe(primero.desde), diaDe(ahora)).reverse();
  return [ultimas24, ...dias.map((dia) => lapsoDeDia(husos, dia))];
}

function lapsoDeDia(husos: Husos, dia: string): Lapso {
  const { inicio, fin } = jornadaDeDia(husos, dia);
  return { dia, desde: inicio.getTime(), hasta: fin.getTime() };
}

/** Those that are over, and not of before anything was measured. */
export function cuartosOf({ ahora, pulsos }: Pulsos, { desde, hasta }: Lapso): Cuarto[] {
  const [inicio, final] = [new Date(desde).toISOString(), new Date(hasta).toISOString()];
  const deLapso = pulsos.filter((pulso) => inicio <= pulso.desde && pulso.desde < final);
  const porCuarto = new Map(deLapso.map((pulso) => [Date.parse(pulso.desde), pulso]));
  const primero = pulsos[0] ? Date.parse(pulsos[0].desde) : Infinity;
  const fin = Math.min(hasta, lastCuarto(ahora));
  const cuartos: Cuarto[] = [];
  for (let cuarto = Math.max(desde, primero); cuarto < fin; cuarto += CUARTO_MS) {
    const pulso = porCuarto.get(cuarto) ?? null;
    const isDebido = Date.parse(ahora) >= cuarto + CUARTO_MS + MARGEN_MS;
    if (pulso || isDebido) cuartos.push({ desde: cuarto, pulso });
  }
  return cuartos;
}

/** When the one that goes on began. */
export const lastCuarto = (ahora: string): number => Math.floor(Date.parse(ahora) / CUARTO_MS) * CUARTO_MS;

export const isDeLentas = ({ respuestas, p95Ms }: Pulso): boolean =>
  respuestas >= MIN_RESPUESTAS && (p95Ms ?? 0) > LENTO_MS;

export function malesOf({ pulso }: Cuarto): Mal[] {
  if (pulso === null) return ['sin-datos'];
  const males: [Mal, boolean][] = [
    ['lento', isDeLentas(pulso) || pulso.paronMs > PARON_MS],
    ['tarde', (pulso.vistoS ?? 0) > TARDE_S],
    ['fallos', pulso.errores > 0],
  ];
  return males.filter(([, isAsi]) => isAsi).map(([mal]) => mal);
}

/** So many good quarters between two bad ones are told with them: a slow evening is one sentence. */
const HUECO = { lento: 2, tarde: 2, fallos: 2, 'sin-datos': 0 } as const satisfies Record<Mal, number>;

/** By when they began. */
export function rachasOf(cuartos: readonly Cuarto[]): Racha[] {
  const rachas: Racha[] = [];
  const ultimas = new Map<Mal, Racha>();
  for (const cuarto of cuartos) {
    for (const mal of malesOf(cuarto)) {
      const ultima = ultimas.get(mal);
      if (ultima && cuarto.desde - ultima.hasta <= HUECO[mal] * CUARTO_MS) extend(ultima, cuarto);
      else {
        const nueva = extend(
          { mal, desde: cuarto.desde, hasta: cuarto.desde, aRatos: false, pulsos: [] },
          cuarto,
        );
        ultimas.set(mal, nueva);
        rachas.push(nueva);
      }
    }
  }
  return rachas;
}

function extend(racha: Racha, { desde, pulso }: Cuarto): Racha {
  racha.aRatos ||= desde > racha.hasta;
  racha.hasta = desde + CUARTO_MS;
  if (pulso) racha.pulsos.push(pulso);
  return racha;
}

/** As rows: quarters of which nothing was stored, one after the other, are one. */
export function filasOf(cuartos: readonly Cuarto[]): (Cuarto & { hasta: number })[] {
  const filas: (Cuarto & { hasta: number })[] = [];
  for (const cuarto of cuartos) {
    const ultima = filas.at(-1);
    if (cuarto.pulso === null && ultima?.pulso === null) ultima.hasta = cuarto.desde + CUARTO_MS;
    else filas.push({ ...cuarto, hasta: cuarto.desde + CUARTO_MS });
  }
  return filas;
}
