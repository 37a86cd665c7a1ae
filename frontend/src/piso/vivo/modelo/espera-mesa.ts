import type { Servicio } from '@carta/contracts';

/** ISO 8601 or ms; 0 for the future. */
export function minutosDesde(desde: string | number, ahora: number): number {
  const inicio = typeof desde === 'string' ? Date.parse(desde) : desde;
  return Math.max(0, Math.floor((ahora - inicio) / 60_000));
}

export type Urgencia = 'normal' | 'ambar' | 'rojo';

export function urgenciaOf(
  minutos: number,
  { minutosAmbar, minutosRojo }: Pick<Servicio, 'minutosAmbar' | 'minutosRojo'>,
): Urgencia {
  if (minutos >= minutosRojo) return 'rojo';
  return minutos >= minutosAmbar ? 'ambar' : 'normal';
}

/** 'ahora', 'hace 12 min', 'hace 1 h 5 min'. */
export function formatHace(minutos: number): string {
  return minutos < 1 ? 'ahora' : `hace ${formatDuracion(minutos)}`;
}

/** 'menos de 1 min', '12 min', '1 h 5 min'. */
export function formatDuracion(minutos: number): string {
  if (minutos < 1) return 'menos de 1 min';
  if (minutos < 60) return `${minutos} min`;
  return `${Math.floor(minutos / 60)} h ${minutos % 60} min`;
}
