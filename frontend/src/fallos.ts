import { rutaFallos } from '@carta/contracts';
import type { FalloRequest } from '@carta/contracts';
import { readBuild } from './shared/lib/build';

/** Reports have at most this many frames, and a page reports at most this many faults. */
const MARCOS_MAX = 20;
const FALLOS_MAX = 20;

/** A frame as Chromium, Firefox and Safari write it. */
const MARCO = /^\s*(?:at )?(?:async )?([\w$.<>]*)[ @]*\(?https?:\/\/[^/\s]+(\/[\w./-]+)[^:\s]*:(\d+):(\d+)/;
/** Any other address stays out of the report. */
const CONOCIDAS =
  /^\/(?:(?:menu|admin|cocina|sala|register|forgot-password|reset-password|change-password|emparejar)(?:\/|$)|$)/;

const contados = new Set<string>();

/** Reports each fault of this screen once; never throws, and nothing depends on it. */
export function tellFallo(error: unknown): void {
  const fallo = falloOf(error, window.location.pathname);
  if (fallo === null) return;
  const cuerpo = JSON.stringify(fallo);
  if (contados.has(cuerpo) || contados.size >= FALLOS_MAX) return;
  contados.add(cuerpo);
  const headers = { 'content-type': 'application/json' };
  fetch(rutaFallos(), { method: 'POST', headers, body: cuerpo, keepalive: true }).catch(() => undefined);
}

/** The report names the screen and the functions; null when no function is known. */
function falloOf(error: unknown, pathname: string): FalloRequest | null {
  const stack = error instanceof Error ? marcosOf(error.stack ?? '') : '';
  if (stack === '') return null;
  return { build: readBuild() ?? 'dev', screen: screenOf(pathname), stack };
}

function marcosOf(stack: string): string {
  return stack
    .split('\n')
    .map((linea) => MARCO.exec(linea))
    .filter((marco) => marco !== null)
    .slice(0, MARCOS_MAX)
    .map(
      ([, funcion = '', ruta = '', linea, columna]) =>
        `${funcion.slice(0, 80) || '<anonymous>'} ${ruta.slice(0, 150)}:${linea}:${columna}`,
    )
    .join('\n');
}

function screenOf(pathname: string): string {
  if (!CONOCIDAS.test(pathname)) return '/*';
  return pathname
    .replace(/^\/menu\/[^/]+/, '/menu/:slug')
    .replace(/\/[^/]*[^a-z:/-][^/]*/g, '/:n')
    .slice(0, 80);
}
