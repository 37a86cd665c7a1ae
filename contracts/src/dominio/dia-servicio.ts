/**
 * The service day of a restaurant: it begins at 05:00 in Europe/Madrid, so that a Saturday night
 * belongs to Saturday (API §4).
 */
const ZONA = 'Europe/Madrid';
const HORA_INICIO = 5;
const DIA_MS = 86_400_000;

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
function madridAsUtc(instante: number): number {
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

/** The instant at which a wall clock in Madrid shows this time; 05:00 exists exactly once every day. */
function utcOfMadrid(pared: number): number {
  const primera = pared - (madridAsUtc(pared) - pared);
  return pared - (madridAsUtc(primera) - primera);
}

function inicioAt(ahora: Date, dias: number): Date {
  const desplazada = madridAsUtc(Math.floor(ahora.getTime() / 1000) * 1000) - HORA_INICIO * 3_600_000;
  const dia = Math.floor(desplazada / DIA_MS) + dias;
  return new Date(utcOfMadrid(dia * DIA_MS + HORA_INICIO * 3_600_000));
}

/** When the service day of this instant began. */
export function inicioDiaServicio(ahora: Date): Date {
  return inicioAt(ahora, 0);
}

/** When the next service day begins: until then 'solo hoy' holds. */
export function siguienteDiaServicio(ahora: Date): Date {
  return inicioAt(ahora, 1);
}
