import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lengua } from '@carta/contracts';

interface Trozo {
  file: string;
  name?: string;
  imports?: readonly string[];
  css?: readonly string[];
}

export type Manifiesto = Readonly<Record<string, Trozo | undefined>>;

export const INDICE = 'index.html';

/** Returns an empty manifest where the frontend was built without one. */
export function readManifiesto(carpeta: string): Manifiesto {
  const manifiesto = join(carpeta, '.vite/manifest.json');
  return existsSync(manifiesto) ? (JSON.parse(readFileSync(manifiesto, 'utf8')) as Manifiesto) : {};
}

/** The screen loads these to speak a language, and finds them only once it runs (frontend/src/shared/lengua). */
export function guionesDeLengua(manifiesto: Manifiesto, lengua: Lengua): string[] {
  const propios = recursosOf(manifiesto, [INDICE]).guiones;
  const palabras = ['cargar.ts', `diccionarios/${lengua}.json`].map(
    (archivo) => `src/shared/lengua/${archivo}`,
  );
  return recursosOf(manifiesto, palabras).guiones.filter((guion) => !propios.includes(guion));
}

/** Returns the addresses of these scripts, after those of all that they import, and of their styles. */
export function recursosOf(
  manifiesto: Manifiesto,
  claves: readonly string[],
): { guiones: string[]; estilos: string[] } {
  const trozos = new Map<string, Trozo>();
  const seen = new Set<string>();
  const visit = (clave: string): void => {
    const trozo = manifiesto[clave];
    if (!trozo || seen.has(clave)) return;
    seen.add(clave);
    trozo.imports?.forEach(visit);
    trozos.set(clave, trozo);
  };
  claves.forEach(visit);
  const todos = [...trozos.values()];
  return {
    guiones: todos.map(({ file }) => `/${file}`),
    estilos: todos.flatMap(({ css = [] }) => css.map((href) => `/${href}`)),
  };
}
