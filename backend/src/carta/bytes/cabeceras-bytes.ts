import type { Codificacion } from '../../common/cache/codificacion';
import { cabecerasDe } from '../../common/cache/bytes';
import type { Bytes } from '../../common/cache/bytes';

/** The headers of each answer as Node writes them: name, value, name, value. The first is X-Request-Id. */
export type CabecerasBytes = Readonly<Record<Codificacion | 304, readonly string[]>>;

export function prepareCabeceras(bytes: Bytes, comunes: Readonly<Record<string, string>>): CabecerasBytes {
  const flatten = (propias: Record<string, string>): string[] =>
    Object.entries({ 'x-request-id': '', ...comunes, ...propias }).flat();
  const of = (codificacion: Codificacion): string[] =>
    flatten({
      ...cabecerasDe(bytes, codificacion),
      'content-length': String(bytes.cuerpos[codificacion].length),
    });
  return { br: of('br'), gzip: of('gzip'), identity: of('identity'), 304: flatten(cabecerasDe(bytes)) };
}
