import type { Registry } from 'prom-client';
import { CUARTO_MS } from '@carta/contracts';

/** How many values were at most each bound (s), since the process began. */
export type Acumulado = ReadonlyMap<number, number>;

/** What the figures of /metrics had counted at an instant. */
export interface Totales {
  readonly respuestas: Acumulado;
  readonly vistos: Acumulado;
  readonly errores: number;
}

/** As a process begins. */
export const SIN_TOTALES: Totales = { respuestas: new Map(), vistos: new Map(), errores: 0 };

/** What is stored of the difference of two. */
export interface MedidasCuarto {
  respuestas: number;
  p95Ms: number | null;
  vistoS: number | null;
  errores: number;
}

/** Quarters are aligned to the server's clock. */
export function cuartoDe(ahora: Date): Date {
  return new Date(Math.floor(ahora.getTime() / CUARTO_MS) * CUARTO_MS);
}

/** Reads what is measured anyway, so that no answer is timed twice. */
export async function readTotales(registro: Registry): Promise<Totales> {
  const peticiones = (await readCubos(registro, 'carta_peticiones_segundos')).filter(
    ({ labels }) => !isDeMaquina(String(labels.ruta)),
  );
  return {
    respuestas: sumCubos(peticiones),
    vistos: sumCubos(await readCubos(registro, 'carta_visto_segundos')),
    errores: sumCubos(peticiones.filter(({ labels }) => labels.clase === '5xx')).get(Infinity) ?? 0,
  };
}

export function medidasEntre(antes: Totales, ahora: Totales): MedidasCuarto {
  const p95 = quantileBetween(antes.respuestas, ahora.respuestas);
  const visto = quantileBetween(antes.vistos, ahora.vistos);
  return {
    respuestas: (ahora.respuestas.get(Infinity) ?? 0) - (antes.respuestas.get(Infinity) ?? 0),
    p95Ms: p95 === null ? null : Math.round(p95 * 1_000),
    vistoS: visto === null ? null : Math.round(visto * 10) / 10,
    errores: ahora.errores - antes.errores,
  };
}

const CUANTIL = 0.95;

/** As Prometheus' `histogram_quantile`: even between two bounds, and the last one for whatever is above it. */
function quantileBetween(antes: Acumulado, ahora: Acumulado): number | null {
  const cubos = [...ahora]
    .map(([hasta, cuantos]) => ({ hasta, cuantos: cuantos - (antes.get(hasta) ?? 0) }))
    .sort((a, b) => a.hasta - b.hasta);
  const rango = CUANTIL * (cubos.at(-1)?.cuantos ?? 0);
  if (rango === 0) return null;
  const donde = cubos.findIndex(({ cuantos }) => cuantos >= rango);
  const debajo = cubos[donde - 1] ?? { hasta: 0, cuantos: 0 };
  const { hasta, cuantos } = cubos[donde]!;
  if (hasta === Infinity) return debajo.hasta;
  return debajo.hasta + ((hasta - debajo.hasta) * (rango - debajo.cuantos)) / (cuantos - debajo.cuantos);
}

/** Asked every few seconds and answered at once, they would hide what people wait for. */
const isDeMaquina = (ruta: string): boolean => ruta === '/metrics' || ruta.startsWith('/api/salud');

interface Cubo {
  labels: Partial<Record<string, string | number>>;
  value: number;
}

async function readCubos(registro: Registry, histograma: string): Promise<Cubo[]> {
  const { values = [] } = (await registro.getSingleMetric(histograma)?.get()) ?? {};
  return values.filter(({ labels }) => 'le' in labels);
}

function sumCubos(cubos: readonly Cubo[]): Acumulado {
  const sums = new Map<number, number>();
  for (const { labels, value } of cubos) {
    const hasta = labels.le === '+Inf' ? Infinity : Number(labels.le);
    sums.set(hasta, (sums.get(hasta) ?? 0) + value);
  }
  return sums;
}
