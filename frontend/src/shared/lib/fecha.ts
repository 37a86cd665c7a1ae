/** Formats days and wall clocks, given as UTC, so that the device's own zone does not matter. */
export function formatoDeFecha(opciones: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('es-ES', { ...opciones, timeZone: 'UTC' });
}
