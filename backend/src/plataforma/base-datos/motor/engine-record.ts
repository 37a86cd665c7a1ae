import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Other programs of this machine find here the engine that has DATA_DIR open. */
export interface EngineRecord {
  readonly uri: string;
  readonly descripcion: string;
  readonly pid: number;
  readonly socketFolder: string;
}

const FILE = 'motor.json';

export function writeRecord(dataDir: string, record: EngineRecord): void {
  const file = join(dataDir, FILE);
  writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** Returns the record of the last engine, which may have ended since. */
export function readRecord(dataDir: string): EngineRecord | undefined {
  try {
    return JSON.parse(readFileSync(join(dataDir, FILE), 'utf8')) as EngineRecord;
  } catch {
    return undefined;
  }
}

export function removeRecord(dataDir: string): void {
  rmSync(join(dataDir, FILE), { force: true });
}
