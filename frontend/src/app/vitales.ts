import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Metric } from 'web-vitals';
import { rutaVitales } from '@carta/contracts';
import type { PantallaMedida, VitalesRequest } from '@carta/contracts';

const PANTALLAS: readonly (readonly [RegExp, PantallaMedida])[] = [
  [/^\/menu(\/|$)/, 'comensal'],
  [/^\/cocina(\/|$)/, 'cocina'],
  [/^\/sala(\/|$)/, 'sala'],
  [/^\/admin\/(pedidos|entregados|pagados)(\/|$)/, 'tablero'],
  [/^\/admin\/./, 'propietario'],
];

/**
 * Tells how this page felt, once, when it is left or put away for the first time
 * (docs/reglas/cifras.md#how-pages-feel).
 */
export function watchVitales(pathname: string): void {
  const vitales: VitalesRequest = { pantalla: pantallaAt(pathname) };
  const inMs = (vital: 'lcp' | 'inp' | 'ttfb') => (metric: Metric) => {
    vitales[vital] = Math.round(metric.value);
  };
  onLCP(inMs('lcp'));
  onINP(inMs('inp'));
  onTTFB(inMs('ttfb'));
  onCLS(({ value }) => {
    vitales.cls = Math.round(value * 1_000) / 1_000;
  });
  // after those of the measures, which end theirs at the same moment
  document.addEventListener('visibilitychange', function tell() {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', tell);
    navigator.sendBeacon(rutaVitales(), new Blob([JSON.stringify(vitales)], { type: 'application/json' }));
  });
}

function pantallaAt(pathname: string): PantallaMedida {
  return PANTALLAS.find(([forma]) => forma.test(pathname))?.[1] ?? 'acceso';
}
