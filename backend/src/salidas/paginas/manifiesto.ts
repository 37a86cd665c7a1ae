import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite tells of a script: what is loaded with it, before it runs. */
interface Trozo {
  file: string;
  name?: string;
  imports?: readonly string[];
  css?: readonly string[];
}

export type Manifiesto = Readonly<Record<string, Trozo | undefined>>;

/** The page itself, which names what it begins with. */
export const INDICE = 'index.html';

/** That of the frontend built into this folder; empty where it was built without one. */
export function readManifiesto(carpeta: string): Manifiesto {
  const manifiesto = join(carpeta, '.vite/manifest.json');
  return existsSync(manifiesto) ? (JSON.parse(readFileSync(manifiesto, 'utf8')) as Manifiesto) : {};
}

/** The addresses of these scripts and of all that they import, what is imported first; and of their styles. */
export function cargaOf(
  manifiesto: Manifiesto,
  claves: readonly string[],
): { guiones: string[]; estilos: string[] } {
  const trozos = new Map<string, Trozo>();
  const vistos = new Set<string>();
  const visit = (clave: string): void => {
    const trozo = manifiesto[clave];
    if (!trozo || vistos.has(clave)) return;
    vistos.add(clave);
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
