/** From how many minutes on a wait is amber, and red. */
const UMBRALES = { ambar: 5, rojo: 10 } as const;

export type Urgencia = 'normal' | 'ambar' | 'rojo';

export function urgenciaOf(minutos: number): Urgencia {
  if (minutos >= UMBRALES.rojo) return 'rojo';
  return minutos >= UMBRALES.ambar ? 'ambar' : 'normal';
}

/** A wait in whole minutes, as people say it: 'ahora', 'hace 12 min', 'hace 1 h 5 min'. */
export function formatHace(minutos: number): string {
  if (minutos < 1) return 'ahora';
  if (minutos < 60) return `hace ${minutos} min`;
  return `hace ${Math.floor(minutos / 60)} h ${minutos % 60} min`;
}
