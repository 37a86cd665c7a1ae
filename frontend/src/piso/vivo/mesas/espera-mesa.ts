import type { Servicio } from '@carta/contracts';
import { t } from '../../lenguas/t';

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
  return minutos < 1 ? t('ahora') : t('hace {tiempo}', { tiempo: formatDuracion(minutos) });
}

export function formatDuracion(minutos: number): string {
  if (minutos < 1) return t('menos de 1 min');
  if (minutos < 60) return t('{n} min', { n: minutos });
  return t('{h} h {n} min', { h: Math.floor(minutos / 60), n: minutos % 60 });
}
