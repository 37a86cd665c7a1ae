import { fork } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The built product, running for the journeys with the demo restaurants and without rate limits. */
export interface EnMarcha {
  /** By the loopback address; it listens on every address of this machine. */
  url: string;
  dataDir: string;
  /** The server's process. */
  pid: number;
}

/** Jest gives every test file a world of its own, but the same process: what they share is outside. */
const RECORD = join(tmpdir(), `carta-e2e-${process.pid}.json`);

/** The product of this run: started by the first file that asks, ended when the run ends. */
export async function findProducto(): Promise<EnMarcha> {
  const enMarcha = readRecord();
  if (enMarcha && (await isReady(enMarcha.url))) return enMarcha;
  if (enMarcha && !isAlive(enMarcha.pid)) {
    rmSync(RECORD, { force: true });
    throw new Error('The product ended by itself in the test file before this one');
  }
  const nuevo = await startProducto();
  writeFileSync(RECORD, JSON.stringify(nuevo));
  return nuevo;
}

function readRecord(): EnMarcha | null {
  try {
    return JSON.parse(readFileSync(RECORD, 'utf8')) as EnMarcha;
  } catch {
    return null;
  }
}

function startProducto(): Promise<EnMarcha> {
  // built as people get it: with Jest's NODE_ENV the screens would carry React's development build
  const { NODE_ENV: _, ...env } = process.env;
  const guardian = fork(join(__dirname, 'producto-process.mjs'), [RECORD], { env, execArgv: [] });
  return new Promise((resolve, reject) => {
    guardian.once('exit', (code) => reject(new Error(`producto-process ended with ${code}`)));
    guardian.once('message', (told: EnMarcha | { fallo: string }) => {
      if ('fallo' in told) return reject(new Error(told.fallo));
      // it must not keep the run alive; that the run ends is how it knows
      guardian.unref();
      guardian.channel?.unref();
      resolve(told);
    });
  });
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/salud/lista`).then(
    ({ ok }) => ok,
    () => false,
  );
}
