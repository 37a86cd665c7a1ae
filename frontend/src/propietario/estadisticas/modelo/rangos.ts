import { diaTras, diasEntre, nombreJornada, reglasEstablecimiento } from '@carta/contracts';
import type { Husos } from '@carta/contracts';

/** Service days by name ('2026-11-21'), so that no change of clocks can move their sums. */
export interface Rango {
  desde: string;
  hasta: string;
}

export const PERIODOS = ['hoy', 'ayer', 'semana', 'mes'] as const;
export type Periodo = (typeof PERIODOS)[number];

export const ETIQUETA_PERIODO = {
  hoy: 'Hoy',
  ayer: 'Ayer',
  semana: 'Últimos 7 días',
  mes: 'Este mes',
} as const satisfies Record<Periodo, string>;

/** The server's limit, in days. */
export const MAX_DIAS = 366;

/** `instante` in ms. */
export function hoyAt(husos: Husos, instante: number): string {
  return nombreJornada(husos, new Date(instante));
}

export function countDias({ desde, hasta }: Rango): number {
  return diasEntre(desde, hasta).length;
}

export function rangoOf(periodo: Periodo, hoy: string): Rango {
  const RANGOS = {
    hoy: { desde: hoy, hasta: hoy },
    ayer: { desde: diaTras(hoy, -1), hasta: diaTras(hoy, -1) },
    semana: { desde: diaTras(hoy, -6), hasta: hoy },
    mes: { desde: `${hoy.slice(0, 8)}01`, hasta: hoy },
  } as const satisfies Record<Periodo, Rango>;
  return RANGOS[periodo];
}

/** Returns null for other dates. */
export function periodoOf({ desde, hasta }: Rango, hoy: string): Periodo | null {
  const isEste = (periodo: Periodo) => {
    const rango = rangoOf(periodo, hoy);
    return rango.desde === desde && rango.hasta === hasta;
  };
  return PERIODOS.find(isEste) ?? null;
}

export function anteriorA(rango: Rango): Rango {
  const hasta = diaTras(rango.desde, -1);
  return { desde: diaTras(hasta, 1 - countDias(rango)), hasta };
}

/** Figures may still grow. */
export function isEnMarcha({ desde, hasta }: Rango, hoy: string): boolean {
  return desde <= hoy && hoy <= hasta;
}

/** Null where the field is right. */
export function refusalRango({ desde, hasta }: Rango, hoy: string): Record<keyof Rango, string | null> {
  const dias = { desde: refusalDia(desde, hoy), hasta: refusalDia(hasta, hoy) };
  if (dias.desde !== null || dias.hasta !== null) return dias;
  if (desde > hasta) return { desde: 'La fecha inicial no puede ser posterior a la final', hasta: null };
  if (countDias({ desde, hasta }) > MAX_DIAS) {
    return { desde: null, hasta: `El periodo puede tener como máximo ${MAX_DIAS} días` };
  }
  return { desde: null, hasta: null };
}

/** Today for what is no valid range. */
export function parseRango(desde: string | null, hasta: string | null, hoy: string): Rango {
  const rango = { desde: desde ?? '', hasta: hasta ?? '' };
  const fallos = refusalRango(rango, hoy);
  return fallos.desde === null && fallos.hasta === null ? rango : rangoOf('hoy', hoy);
}

function refusalDia(dia: string, hoy: string): string | null {
  if (reglasEstablecimiento.dia(dia) !== null) return 'Elige una fecha';
  return dia > hoy ? 'La fecha no puede ser posterior a hoy' : null;
}
