/**
 * The clock on the wall of a place (docs/reglas.md#the-clock-of-the-place): whoever formats an instant, or
 * takes one apart, asks here.
 */
export const HUSOS = ['Europe/Madrid', 'Atlantic/Canary'] as const;
export type Huso = (typeof HUSOS)[number];

/** By which a place goes until it says otherwise. */
const HUSO_INICIAL: Huso = 'Europe/Madrid';

/** Another clock from a service day on ('2026-05-02'). */
export interface CambioHuso {
  desde: string;
  huso: Huso;
}

/** Every change of a place's clock, in order; none: it has always gone by the first. */
export type Husos = readonly CambioHuso[];

/** No place moves so often. */
export const CAMBIOS_HUSO_MAX = 20;

const MINUTO_MS = 60_000;
export const DIA_MS = 24 * 60 * MINUTO_MS;
/** A service day begins at this hour. */
export const HORA_INICIO_MS = 5 * 60 * MINUTO_MS;

const relojes = new Map<Huso, Intl.DateTimeFormat>();

/** To make one costs a thousand times what to ask it does. */
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

/** What the clock on the wall shows at an instant, as if it were UTC: ms both. */
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
 * The instant (ms) at which the clock on the wall shows this time; 05:00 exists exactly once every day. Of a
 * time that a change of the hour leaves out, as late as it would have been; of one that comes twice, the second.
 */
export function instanteEn(huso: Huso, reloj: number): number {
  const primera = reloj - (relojEn(huso, reloj) - reloj);
  return reloj - (relojEn(huso, primera) - primera);
}

/** By which clock a place is to go, once it has changed. */
export const husoElegido = (husos: Husos): Huso => husos.at(-1)?.huso ?? HUSO_INICIAL;

/** By which clock a service day goes. */
export function husoDeDia(husos: Husos, dia: string): Huso {
  return husos.filter(({ desde }) => desde <= dia).at(-1)?.huso ?? HUSO_INICIAL;
}

/** The change that an instant is after; undefined before the first. */
export function cambioEn(husos: Husos, instante: number): CambioHuso | undefined {
  return husos.filter(({ desde }) => inicioDeDia(husos, desde).getTime() <= instante).at(-1);
}

/** By which clock a place goes at an instant. */
export function husoEn(husos: Husos, instante: number): Huso {
  return cambioEn(husos, instante)?.huso ?? HUSO_INICIAL;
}

/**
 * When a service day began, by its name ('2026-05-02'): at 05:00 by the clock of the day before, for a day
 * ends by the clock that it began with.
 */
export function inicioDeDia(husos: Husos, dia: string): Date {
  return new Date(
    instanteEn(husoDeDia(husos, diaTras(dia, -1)), Date.parse(`${dia}T00:00:00Z`) + HORA_INICIO_MS),
  );
}

/** The name of the day so many days after another. */
export function diaTras(dia: string, dias: number): string {
  return new Date(Date.parse(`${dia}T00:00:00Z`) + dias * DIA_MS).toISOString().slice(0, 10);
}

/** A date whose UTC fields are what the clock of the place shows at an instant. */
export function relojDelLugar(husos: Husos, instante: Date): Date {
  return new Date(relojEn(husoEn(husos, instante.getTime()), instante.getTime()));
}

/** An instant as people of the place read a clock: '14:32'. */
export function horaDelLugar(husos: Husos, instante: Date): string {
  return relojDelLugar(husos, instante).toISOString().slice(11, 16);
}
