import type { Servicio } from '@carta/contracts';

/** Takes ISO 8601 or ms; the future counts as 0. */
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

export function formatHace(minutos: number): string {
  return minutos < 1 ? 'ahora' : `hace ${formatDuracion(minutos)}`;
}

export function formatDuracion(minutos: number): string {
  if (minutos < 1) return 'menos de 1 min';
  if (minutos < 60) return `${minutos} min`;
  return `${Math.floor(minutos / 60)} h ${minutos % 60} min`;
}
