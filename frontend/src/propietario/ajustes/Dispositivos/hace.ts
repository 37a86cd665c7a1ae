const MINUTO = 60_000;
const HORA = 60 * MINUTO;
const DIA = 24 * HORA;

/** 'hace 5 min'. Instants in ms; the future counts as now. */
export function formatHace(instante: number, ahora: number): string {
  const pasado = ahora - instante;
  if (pasado < MINUTO) return 'hace un momento';
  if (pasado < HORA) return `hace ${Math.floor(pasado / MINUTO)} min`;
  if (pasado < DIA) return `hace ${Math.floor(pasado / HORA)} h`;
  const dias = Math.floor(pasado / DIA);
  return dias === 1 ? 'hace 1 día' : `hace ${dias} días`;
}
