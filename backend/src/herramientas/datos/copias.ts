import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../plataforma/config/config';
import { PARCIAL } from './archivo/escribir';
import { exportTo } from './exportar';
import type { Exportacion, Exportado } from './exportar';

const COPIA = /^carta-\d{8}-\d{6}\.tar\.gz$/;

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

/** Copies everything into DATA_DIR/copias, where the newest `kept` stay. @throws DatosError */
export async function makeCopia(
  kept: number,
  { dataDir, jwtSecret }: Pick<Config, 'dataDir' | 'jwtSecret'>,
  { ahora, ...exportacion }: Omit<Exportacion, 'jwtSecret'> & { ahora: Date },
): Promise<Exportado & { file: string }> {
  const folder = copiasFolder(dataDir);
  const file = join(folder, copiaName(ahora));
  const exportado = await exportTo(file, { ...exportacion, jwtSecret });
  rotateCopias(folder, kept);
  return { ...exportado, file };
}

/** Removes all but the newest copies, and the rests of interrupted ones. Nothing else is touched. */
export function rotateCopias(folder: string, kept: number): void {
  const names = readdirSync(folder).sort();
  const copias = names.filter((name) => COPIA.test(name));
  const halves = names.filter((name) => name.endsWith(PARCIAL) && COPIA.test(name.slice(0, -PARCIAL.length)));
  for (const name of [...copias.slice(0, -kept), ...halves]) rmSync(join(folder, name), { force: true });
}
