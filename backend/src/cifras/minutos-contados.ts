import type { EstadisticasHoy } from '@carta/contracts';

/** `veces[i]` counts `decimas[i]`, in tenths of a minute. */
export interface CifrasMinutos {
  decimas: number[];
  veces: number[];
}

/** Counts tenths, in which medians and p90s are shown: nothing is lost, and days add up. */
export class MinutosContados {
  private readonly veces = new Map<number, number>();

  add(minutos: readonly number[]): void {
    for (const minuto of minutos) this.count(Math.round(minuto * 10), 1);
  }

  addCifras({ decimas, veces }: CifrasMinutos): void {
    decimas.forEach((decima, i) => this.count(decima, veces[i] ?? 0));
  }

  toCifras(): CifrasMinutos {
    return { decimas: [...this.veces.keys()], veces: [...this.veces.values()] };
  }

  summarize(): EstadisticasHoy['minutosAListo'] {
    const orden = [...this.veces].sort(([a], [b]) => a - b);
    const muestras = orden.reduce((suma, [, veces]) => suma + veces, 0);
    return { mediana: percentil(orden, muestras, 0.5), p90: percentil(orden, muestras, 0.9), muestras };
  }

  private count(decima: number, veces: number): void {
    this.veces.set(decima, (this.veces.get(decima) ?? 0) + veces);
  }
}

/** Nearest-rank percentile of sorted tenths, in minutes; null without samples. */
function percentil(
  orden: readonly (readonly [number, number])[],
  muestras: number,
  p: number,
): number | null {
  let faltan = Math.max(1, Math.ceil(muestras * p));
  const alcanzada = orden.find(([, veces]) => (faltan -= veces) <= 0);
  return alcanzada ? alcanzada[0] / 10 : null;
}
