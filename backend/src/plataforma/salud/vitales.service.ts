import { Injectable } from '@nestjs/common';
import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import type { VitalesRequest } from '@carta/contracts';
import { Limites } from '../limites/limites.service';
import { Metricas } from './metricas.service';

/** Each has what is called good and poor among its bounds (https://web.dev/articles/vitals). */
const VITALES = {
  lcp: {
    name: 'carta_vital_lcp_segundos',
    help: 'Seconds until the largest thing in view was painted.',
    buckets: [0.5, 1, 1.5, 2.5, 4, 8],
  },
  inp: {
    name: 'carta_vital_inp_segundos',
    help: 'Seconds until a tap was answered, at its worst.',
    buckets: [0.05, 0.1, 0.2, 0.5, 1],
  },
  ttfb: {
    name: 'carta_vital_ttfb_segundos',
    help: 'Seconds until the first byte of the page.',
    buckets: [0.1, 0.2, 0.4, 0.8, 1.8, 4],
  },
  cls: {
    name: 'carta_vital_cls',
    help: 'How much what was there to read has moved.',
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5],
  },
} as const;
type Vital = keyof typeof VITALES;

@Injectable()
export class VitalesService {
  private readonly medidas: Record<Vital, Histogram<'pantalla'>>;

  constructor(
    private readonly limites: Limites,
    { registro }: Metricas,
  ) {
    this.medidas = {
      lcp: histogramOf('lcp', registro),
      inp: histogramOf('inp', registro),
      ttfb: histogramOf('ttfb', registro),
      cls: histogramOf('cls', registro),
    };
  }

  /** @throws 429 when an address tells too many. */
  async note({ pantalla, lcp, inp, ttfb, cls }: VitalesRequest, ip: string): Promise<void> {
    await this.limites.consume('vitalesPorDireccion', ip);
    for (const [vital, ms] of Object.entries({ lcp, inp, ttfb }) as [Exclude<Vital, 'cls'>, number?][]) {
      if (typeof ms === 'number') this.medidas[vital].observe({ pantalla }, ms / 1_000);
    }
    if (typeof cls === 'number') this.medidas.cls.observe({ pantalla }, cls);
  }
}

function histogramOf(vital: Vital, registro: Registry): Histogram<'pantalla'> {
  const { name, help, buckets } = VITALES[vital];
  return new Histogram({
    name,
    help: `${help} Sum over processes.`,
    labelNames: ['pantalla'],
    buckets: [...buckets],
    registers: [registro],
  });
}
