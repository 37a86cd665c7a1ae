import type { Codificacion } from '../../common/cache/codificacion';
import { cabecerasDe } from '../../common/cache/listo';
import type { Listo } from '../../common/cache/listo';

/** The headers of each answer as Node writes them: name, value, name, value. The first is X-Request-Id. */
export type CabecerasListas = Readonly<Record<Codificacion | 304, readonly string[]>>;

export function prepareCabeceras(listo: Listo, comunes: Readonly<Record<string, string>>): CabecerasListas {
  const flatten = (propias: Record<string, string>): string[] =>
    Object.entries({ 'x-request-id': '', ...comunes, ...propias }).flat();
  const of = (codificacion: Codificacion): string[] =>
    flatten({
      ...cabecerasDe(listo, codificacion),
      'content-length': String(listo.cuerpos[codificacion].length),
    });
  return { br: of('br'), gzip: of('gzip'), identity: of('identity'), 304: flatten(cabecerasDe(listo)) };
}
