/**
 * Writes days, and what the clock of a place shows: both are read as UTC, where no clock changes, so that the
 * device's own has no say.
 */
export function formatoDeFecha(opciones: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('es-ES', { ...opciones, timeZone: 'UTC' });
}
