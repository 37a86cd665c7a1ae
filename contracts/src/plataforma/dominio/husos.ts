/** Every instant is formatted and taken apart here (docs/reglas/casa.md#the-clock-of-the-place). */
export const HUSOS = ['Europe/Madrid', 'Atlantic/Canary'] as const;
export type Huso = (typeof HUSOS)[number];

const HUSO_INICIAL: Huso = 'Europe/Madrid';

/** The clock counts from this service day ('2026-05-02') on. */
export interface CambioHuso {
  desde: string;
  huso: Huso;
}

/** The list is in order; when empty, the place has always used the first clock. */
export type Husos = readonly CambioHuso[];

export const CAMBIOS_HUSO_MAX = 20;

const MINUTO_MS = 60_000;
export const DIA_MS = 24 * 60 * MINUTO_MS;
export const HORA_INICIO_MS = 5 * 60 * MINUTO_MS;

const relojes = new Map<Huso, Intl.DateTimeFormat>();

/** Making one costs a thousand times as much as using it. */
function relojDe(huso: Huso): Intl.DateTimeFormat {
  const conocido = relojes.get(huso);
  if (conocido) return conocido;
  const reloj = new Intl.DateTimeFormat('en-GB', {
    timeZone: huso,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  relojes.set(huso, reloj);
  return reloj;
}

/** Returns the wall clock at an instant as if it were UTC; both are in ms. */
export function relojEn(huso: Huso, instante: number): number {
  const minuto = Math.floor(instante / MINUTO_MS) * MINUTO_MS;
  const partes = new Map(
    relojDe(huso)
      .formatToParts(minuto)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const parte = (nombre: Intl.DateTimeFormatPartTypes): number => partes.get(nombre) ?? 0;
  const reloj = Date.UTC(parte('year'), parte('month') - 1, parte('day'), parte('hour'), parte('minute'));
  return reloj + instante - minuto;
}

/**
 * Returns the instant (ms) of a wall time. A time that a change of the hour skips is moved on by that change;
 * one that comes twice is the second. 05:00 exists once every day.
 */
export function instanteEn(huso: Huso, reloj: number): number {
  const primera = reloj - (relojEn(huso, reloj) - reloj);
  return reloj - (relojEn(huso, primera) - primera);
}

export const husoElegido = (husos: Husos): Huso => husos.at(-1)?.huso ?? HUSO_INICIAL;

export function husoDeDia(husos: Husos, dia: string): Huso {
  return husos.filter(({ desde }) => desde <= dia).at(-1)?.huso ?? HUSO_INICIAL;
}

/** Returns the last change before an instant; undefined before the first. */
export function cambioEn(husos: Husos, instante: number): CambioHuso | undefined {
  return husos.filter(({ desde }) => inicioDeDia(husos, desde).getTime() <= instante).at(-1);
}

export function husoEn(husos: Husos, instante: number): Huso {
  return cambioEn(husos, instante)?.huso ?? HUSO_INICIAL;
}

/** A day ends by the clock that it began with, so 05:00 is on the clock of the day before. */
export function inicioDeDia(husos: Husos, dia: string): Date {
  return new Date(
    instanteEn(husoDeDia(husos, diaTras(dia, -1)), Date.parse(`${dia}T00:00:00Z`) + HORA_INICIO_MS),
  );
}

export function diaTras(dia: string, dias: number): string {
  return new Date(Date.parse(`${dia}T00:00:00Z`) + dias * DIA_MS).toISOString().slice(0, 10);
}

/** The UTC fields of the result are what the clock of the place shows. */
export function relojDelLugar(husos: Husos, instante: Date): Date {
  return new Date(relojEn(husoEn(husos, instante.getTime()), instante.getTime()));
}

export function horaDelLugar(husos: Husos, instante: Date): string {
  return relojDelLugar(husos, instante).toISOString().slice(11, 16);
}
