/**
 * The service day of a restaurant: it begins at 05:00 in Europe/Madrid, so that a Saturday night
 * belongs to Saturday (docs/reglas.md#money-and-days).
 */
const ZONA = 'Europe/Madrid';
const HORA_INICIO = 5;
const HORA_MS = 3_600_000;
export const DIA_MS = 24 * HORA_MS;

const RELOJ = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONA,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** What the clock on the wall in Madrid says, as if it were UTC, in ms. */
export function madridAsUtc(instante: number): number {
  const partes = new Map(RELOJ.formatToParts(instante).map(({ type, value }) => [type, Number(value)]));
  const parte = (nombre: Intl.DateTimeFormatPartTypes): number => partes.get(nombre) ?? 0;
  return Date.UTC(
    parte('year'),
    parte('month') - 1,
    parte('day'),
    parte('hour'),
    parte('minute'),
    parte('second'),
  );
}

/**
 * The instant (ms) at which a wall clock in Madrid shows this time; 05:00 exists exactly once every day. Of a
 * time that a change of clocks leaves out, as late as it would have been; of one that comes twice, the second.
 */
export function utcOfMadrid(reloj: number): number {
  const primera = reloj - (madridAsUtc(reloj) - reloj);
  return reloj - (madridAsUtc(primera) - primera);
}

function inicioAt(ahora: Date, dias: number): Date {
  const desplazada = madridAsUtc(Math.floor(ahora.getTime() / 1000) * 1000) - HORA_INICIO * HORA_MS;
  const dia = Math.floor(desplazada / DIA_MS) + dias;
  return new Date(utcOfMadrid(dia * DIA_MS + HORA_INICIO * HORA_MS));
}

/** A service day: its name ('2026-05-02'), when it begins, and when the next one does. */
export interface Jornada {
  dia: string;
  inicio: Date;
  fin: Date;
}

/** When the service day of this instant began. */
export function inicioJornada(ahora: Date): Date {
  return inicioAt(ahora, 0);
}

/** When the next service day begins: until then 'solo hoy' holds. */
export function siguienteJornada(ahora: Date): Date {
  return inicioAt(ahora, 1);
}

/** The name of the service day of an instant: '2026-05-02' until 05:00 of the third. */
export function nombreJornada(instante: Date): string {
  const desplazada = madridAsUtc(instante.getTime()) - HORA_INICIO * HORA_MS;
  return new Date(desplazada).toISOString().slice(0, 10);
}

/** When a service day began, by its name ('2026-05-02'). */
export function inicioDeDia(nombre: string): Date {
  return new Date(utcOfMadrid(Date.parse(`${nombre}T00:00:00Z`) + HORA_INICIO * HORA_MS));
}

/** Every service day from one to another by their names, both included; none when they are in disorder. */
export function diasEntre(desde: string, hasta: string): string[] {
  const primero = Date.parse(`${desde}T00:00:00Z`);
  const cuantos = Math.max(0, Math.round((Date.parse(`${hasta}T00:00:00Z`) - primero) / DIA_MS) + 1);
  return Array.from({ length: cuantos }, (_, i) => new Date(primero + i * DIA_MS).toISOString().slice(0, 10));
}

/** The same days with their instants, worked out once for whoever asks about many. */
export function jornadasEntre(desde: string, hasta: string): Jornada[] {
  const dias = diasEntre(desde, hasta).map((dia) => ({ dia, inicio: inicioDeDia(dia) }));
  return dias.map((jornada, i) => ({
    ...jornada,
    fin: dias[i + 1]?.inicio ?? siguienteJornada(jornada.inicio),
  }));
}

/** Which of some consecutive service days an instant belongs to, if any. */
export function jornadaDe(jornadas: readonly Jornada[], instante: Date): Jornada | undefined {
  const [primera] = jornadas;
  if (!primera) return undefined;
  const cerca = Math.floor((instante.getTime() - primera.inicio.getTime()) / DIA_MS);
  // Clocks that changed since the first day make it one more or one less.
  return [cerca, cerca - 1, cerca + 1]
    .map((i) => jornadas[i])
    .find((jornada) => jornada && jornada.inicio <= instante && instante < jornada.fin);
}

/** The hour on a clock in Madrid, 0 to 23, at an instant of a service day. */
export function horaDeJornada({ inicio, fin }: Jornada, instante: Date): number {
  if (fin.getTime() - inicio.getTime() !== DIA_MS) return horaEnMadrid(instante);
  const horas = Math.floor((instante.getTime() - inicio.getTime()) / HORA_MS);
  return (HORA_INICIO + horas) % 24;
}

/** The hour on a clock in Madrid, 0 to 23. */
export function horaEnMadrid(instante: Date): number {
  return new Date(madridAsUtc(instante.getTime())).getUTCHours();
}

/** The hours of a service day in their order: from 5, through midnight, to 4. */
export const HORAS_DE_SERVICIO: readonly number[] = [
  5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 0, 1, 2, 3, 4,
];
