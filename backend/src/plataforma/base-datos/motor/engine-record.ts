import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The address of the engine that has DATA_DIR open, for other programs of this machine. */
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

/** The record of the last engine, which may be gone. */
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
