const ENTERO = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 0, useGrouping: true });
const DECIMAL = new Intl.NumberFormat('es-ES', { maximumFractionDigits: 1 });

/** '9,5 min', '1 h 20 min'; '–' when nothing was measured. */
export function formatMinutos(minutos: number | null): string {
  if (minutos === null) return '–';
  if (minutos < 60) return `${DECIMAL.format(minutos)} min`;
  const enteros = Math.round(minutos);
  return `${Math.floor(enteros / 60)} h ${enteros % 60} min`;
}

/** '941', '1.641'. */
export function formatCantidad(cuantos: number): string {
  return ENTERO.format(cuantos);
}

/** '1 ticket', '941 tickets' */
export function formatTickets(cuantos: number): string {
  return `${formatCantidad(cuantos)} ${cuantos === 1 ? 'ticket' : 'tickets'}`;
}
