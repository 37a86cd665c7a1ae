const HORA = new Intl.DateTimeFormat('es-ES', { hour: '2-digit', minute: '2-digit' });

/** An instant (ISO 8601 or ms) as people read a clock: '14:32'. */
export function formatHora(instante: string | number): string {
  return HORA.format(new Date(instante));
}
