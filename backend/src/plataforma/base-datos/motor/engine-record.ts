import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How to reach the engine that has DATA_DIR open, for the other programs of this machine. */
export interface EngineRecord {
  readonly uri: string;
  readonly descripcion: string;
  /** The process that started it. */
  readonly pid: number;
  readonly socketFolder: string;
}

const FILE = 'motor.json';

export function writeRecord(dataDir: string, record: EngineRecord): void {
  const file = join(dataDir, FILE);
  writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

/** What the last engine wrote; it may be gone since. Undefined when nobody wrote anything readable. */
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
