import type { EstacionFija } from './cocina';
import { DIA_MS, husoElegido, instanteEn, relojEn } from '../../plataforma/dominio/husos';
import type { Huso, Husos } from '../../plataforma/dominio/husos';

/**
 * All opening hours are on the chosen clock, from the instant it is chosen
 * (docs/reglas/casa.md#the-clock-of-the-place).
 */

/** `dias` go from 1 (Monday) to 7; times are 'HH:MM', and a `hasta` not after `desde` is past midnight. */
export interface Tramo {
  dias: readonly number[];
  desde: string;
  hasta: string;
}

/** A station without tramos never closes, except on the days of `cerrados` ('2026-12-25'). */
export interface Horario {
  cocina?: readonly Tramo[];
  barra?: readonly Tramo[];
  cerrados: readonly string[];
}

export type Horas = { tramos: readonly Tramo[] } & Pick<Horario, 'cerrados'>;

/** `cierra` is null when it does not close for days, `abre` when nobody knows when. */
export type Apertura = { abierto: true; cierra: Date | null } | { abierto: false; abre: Date | null };

/** An order begun before closing is still accepted for this long (ms). */
export const GRACIA_MS = 10 * 60_000;

const MINUTO_MS = 60_000;
const DIA_MIN = 24 * 60;
const SEMANA_DIAS = 7;
/** The service day begins at this minute of a day. */
const FIN_NOCHE = 5 * 60;
/** Calendars that never meet have no common opening, so the search for one is bounded. */
const MAX_DESACUERDOS = 30;
const SIEMPRE: readonly Tramo[] = [{ dias: [1, 2, 3, 4, 5, 6, 7], desde: '05:00', hasta: '05:00' }];

export function horasDeEstacion(horario: Horario | undefined, estacion: EstacionFija): Horas | null {
  const tramos = horario?.[estacion];
  if (!horario || (!tramos && horario.cerrados.length === 0)) return null;
  return { tramos: tramos ?? SIEMPRE, cerrados: horario.cerrados };
}

export function horasDeCategoria(horas: readonly Tramo[] | undefined): Horas | null {
  return horas && horas.length > 0 ? { tramos: horas, cerrados: [] } : null;
}

/** Returns whether all are open at once, and until when; otherwise when they next are. */
export function aperturaEn(husos: Husos, todas: readonly Horas[], instante: Date): Apertura {
  const huso = husoElegido(husos);
  const ahora = instante.getTime();
  if (areOpen(huso, todas, ahora)) {
    const fines = todas.flatMap((horas) => finSeguidoDe(huso, horas, ahora) ?? []);
    return { abierto: true, cierra: fines.length === 0 ? null : new Date(Math.min(...fines)) };
  }
  const abre = aperturaComun(huso, todas, ahora);
  return { abierto: false, abre: abre === null ? null : new Date(abre) };
}

/** Returns minutes from midnight; a tramo wholly before 05:00 belongs to the night of its day. */
export function minutosDe({ desde, hasta }: Omit<Tramo, 'dias'>): [inicio: number, fin: number] {
  const [inicio, fin] = [minutoDe(desde), minutoDe(hasta)];
  if (inicio < fin && fin <= FIN_NOCHE) return [inicio + DIA_MIN, fin + DIA_MIN];
  return [inicio, fin <= inicio ? fin + DIA_MIN : fin];
}

function minutoDe(hora: string): number {
  const [horas = 0, minutos = 0] = hora.split(':').map(Number);
  return horas * 60 + minutos;
}

function areOpen(huso: Huso, todas: readonly Horas[], instante: number): boolean {
  return todas.every((horas) => finDe(huso, horas, instante) !== null);
}

function diaDe(huso: Huso, instante: number): number {
  return Math.floor(relojEn(huso, instante) / DIA_MS);
}

/** Returns instants in ms; a change of clocks may leave nothing of a tramo. */
function intervalosDe(huso: Huso, { tramos, cerrados }: Horas, dia: number): [inicio: number, fin: number][] {
  // 1 January 1970 was a Thursday
  const propios = tramos.filter(({ dias }) => dias.includes(((dia + 3) % SEMANA_DIAS) + 1));
  if (propios.length === 0 || cerrados.includes(nombreDe(dia))) return [];
  return propios
    .map((tramo): [number, number] => {
      const [inicio, fin] = minutosDe(tramo);
      return [instanteDe(huso, dia, inicio), instanteDe(huso, dia, fin)];
    })
    .filter(([inicio, fin]) => inicio < fin);
}

const nombreDe = (dia: number): string => new Date(dia * DIA_MS).toISOString().slice(0, 10);

function instanteDe(huso: Huso, dia: number, minuto: number): number {
  return instanteEn(huso, dia * DIA_MS + minuto * MINUTO_MS);
}

function finDe(huso: Huso, horas: Horas, instante: number): number | null {
  const hoy = diaDe(huso, instante);
  const fines = [hoy - 1, hoy]
    .flatMap((dia) => intervalosDe(huso, horas, dia))
    .flatMap(([inicio, fin]) => (inicio <= instante && instante < fin ? fin : []));
  return fines.length === 0 ? null : Math.max(...fines);
}

/** Adjoining tramos count as one; null when it does not close within a week. */
function finSeguidoDe(huso: Huso, horas: Horas, ahora: number): number | null {
  let ultimo = ahora;
  for (let fin = finDe(huso, horas, ahora); fin !== null; fin = finDe(huso, horas, ultimo)) {
    ultimo = fin;
    if (ultimo - ahora > SEMANA_DIAS * DIA_MS) return null;
  }
  return ultimo;
}

function aperturaComun(huso: Huso, todas: readonly Horas[], ahora: number): number | null {
  let abre = ahora;
  for (let veces = 0; veces < MAX_DESACUERDOS; veces++) {
    const cerrada = todas.find((horas) => finDe(huso, horas, abre) === null);
    if (!cerrada) return abre;
    const proxima = inicioTras(huso, cerrada, abre);
    if (proxima === null) return null;
    abre = proxima;
  }
  return null;
}

function inicioTras(huso: Huso, horas: Horas, instante: number): number | null {
  const inicios = (dia: number): number[] =>
    intervalosDe(huso, horas, dia).flatMap(([inicio]) => (inicio > instante ? inicio : []));
  const hoy = diaDe(huso, instante);
  const ultimo = hoy + SEMANA_DIAS * (horas.cerrados.length + 1);
  for (let dia = hoy - 1; dia <= ultimo; dia++) {
    const propios = inicios(dia);
    // the next day's early hours may come before this day's night
    if (propios.length > 0) return Math.min(...propios, ...inicios(dia + 1));
  }
  return null;
}
