import type { Servicio } from '@carta/contracts';

/** Whole minutes from an instant (ISO 8601, or ms) until `ahora` (ms); none when it is still to come. */
export function minutosDesde(desde: string | number, ahora: number): number {
  const inicio = typeof desde === 'string' ? Date.parse(desde) : desde;
  return Math.max(0, Math.floor((ahora - inicio) / 60_000));
}

export type Urgencia = 'normal' | 'ambar' | 'rojo';

/** How pressing a wait of whole minutes is, by what this restaurant calls long. */
export function urgenciaOf(
  minutos: number,
  { minutosAmbar, minutosRojo }: Pick<Servicio, 'minutosAmbar' | 'minutosRojo'>,
): Urgencia {
  if (minutos >= minutosRojo) return 'rojo';
  return minutos >= minutosAmbar ? 'ambar' : 'normal';
}

/** A wait in whole minutes, as people say it: 'ahora', 'hace 12 min', 'hace 1 h 5 min'. */
export function formatHace(minutos: number): string {
  return minutos < 1 ? 'ahora' : `hace ${formatDuracion(minutos)}`;
}

/** How long something has waited, in whole minutes: 'menos de 1 min', '12 min', '1 h 5 min'. */
export function formatDuracion(minutos: number): string {
  if (minutos < 1) return 'menos de 1 min';
  if (minutos < 60) return `${minutos} min`;
  return `${Math.floor(minutos / 60)} h ${minutos % 60} min`;
}
