import { execFile } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './product';
import { timed } from './repeat';

const runFile = promisify(execFile);
const COMMAND = join(ROOT, 'backend/dist/backend/src/herramientas/datos.js');

/** Exports a house as an operator does; returns how long it took, and how large the file was. */
export async function exportHouse(dataDir: string): Promise<{ ms: number; bytes: number }> {
  const file = join(dataDir, 'exportado.tar.gz');
  const env = { ...process.env, DATA_DIR: dataDir };
  try {
    const ms = await timed(() => runFile(process.execPath, [COMMAND, 'exportar', file], { env }));
    return { ms, bytes: statSync(file).size };
  } finally {
    rmSync(file, { force: true });
  }
}
