import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../plataforma/config/config';
import { PARCIAL } from './archivo/escribir';
import { exportTo } from './exportar';
import type { Exportacion, Exportado } from './exportar';

/** Where COPIAS does not say it. */
export const COPIAS_KEPT = 7;

const COPIA = /^carta-(\d{4})(\d\d)(\d\d)-(\d\d)(\d\d)(\d\d)\.tar\.gz$/;

export function copiasFolder(dataDir: string): string {
  const folder = join(dataDir, 'copias');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** Named by its instant, so that names sort by time. */
export function copiaName(en: Date): string {
  const [dia = '', hora = ''] = en.toISOString().replace(/[-:]/g, '').split('T');
  return `carta-${dia}-${hora.slice(0, 6)}.tar.gz`;
}

export const copiaDate = (name: string): Date => new Date(name.replace(COPIA, '$1-$2-$3T$4:$5:$6Z'));

/** The names of the copies in a folder, the newest last. */
export async function copiasIn(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => COPIA.test(name)).sort();
}

/** Copies everything into DATA_DIR/copias, where the newest `kept` stay. @throws DatosError */
export async function makeCopia(
  kept: number,
  { dataDir, jwtSecret }: Pick<Config, 'dataDir' | 'jwtSecret'>,
  { ahora, ...exportacion }: Omit<Exportacion, 'jwtSecret'> & { ahora: Date },
): Promise<Exportado & { file: string }> {
  const folder = copiasFolder(dataDir);
  const file = join(folder, copiaName(ahora));
  const exportado = await exportTo(file, { ...exportacion, jwtSecret });
  await rotateCopias(folder, kept);
  return { ...exportado, file };
}

/** Removes all but the newest copies, and the rests of interrupted ones. Nothing else is touched. */
export async function rotateCopias(folder: string, kept: number): Promise<void> {
  const names = await readdir(folder);
  const copias = await copiasIn(folder);
  const halves = names.filter((name) => name.endsWith(PARCIAL) && COPIA.test(name.slice(0, -PARCIAL.length)));
  for (const name of [...copias.slice(0, -kept), ...halves]) await rm(join(folder, name), { force: true });
}
