import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Programa {
  /** The folder of the repository, or of the archive and the image. */
  readonly raiz: string;
  readonly version: string;
  /** Archive and image have the program `carta` there, and serve the public unless they are told otherwise. */
  readonly isPaquete: boolean;
}

export function readPrograma(raiz: string): Programa {
  const { version } = JSON.parse(readFileSync(join(raiz, 'package.json'), 'utf8')) as { version: string };
  return { raiz, version, isPaquete: existsSync(join(raiz, 'carta')) };
}

/** A command as whoever runs it here types it: `carta datos copia`, or `npm run datos -- copia`. */
export function ordenDe({ isPaquete }: Pick<Programa, 'isPaquete'>, comando: string, resto: string): string {
  return isPaquete ? `carta ${comando} ${resto}` : `npm run ${comando} -- ${resto}`;
}

/** What this process runs from. */
export const PROGRAMA = readPrograma(findRaiz(__dirname));

export const orden = (comando: 'datos' | 'cuenta', resto: string): string =>
  ordenDe(PROGRAMA, comando, resto);

export const isAyuda = (palabra: string | undefined): boolean =>
  palabra !== undefined && ['--help', '-h', 'ayuda'].includes(palabra);

/** Goes up to the nearest folder with a frontend, so that sources and build behave alike. */
function findRaiz(desde: string): string {
  if (existsSync(join(desde, 'frontend', 'package.json'))) return desde;
  const arriba = dirname(desde);
  if (arriba === desde) throw new Error(`no folder above ${__dirname} is the product's`);
  return findRaiz(arriba);
}
