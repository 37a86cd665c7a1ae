import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from './cleanup';
import { npm } from './npm';

const PATIENCE_MS = 300_000;

/** A start prints or leaves these on its way, in this order; a later start skips some. */
const PASOS = {
  'what is missing was looked for': { printed: /^Compilando/m },
  'the build': { file: 'backend/dist/.sources' },
  'the settings': { data: 'jwt-secret' },
  'the engine, beside the server’s modules': { data: 'motor.json' },
  'the indexes': { printed: /Base de datos: / },
  'the demo': { printed: /\/menu\?restaurante=/ },
} as const satisfies Record<string, Senal>;

interface Senal {
  printed?: RegExp;
  /** The path is in the clone, or in its data folder. */
  file?: string;
  data?: string;
}

export type Paso = keyof typeof PASOS | 'the first page';

/** A start took this many ms until a mesa's carta was served, and this many for each step. */
export interface Arranque {
  total: number;
  pasos: ReadonlyMap<Paso, number>;
}

/** Times `npm start` from the command until the carta that it names is served; then stops it. */
export async function timeNpmStart(clon: string, dataDir: string): Promise<Arranque> {
  const startedAt = Date.now();
  const child = spawn(...npm('start'), {
    cwd: clon,
    env: { ...process.env, NODE_ENV: undefined, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(() => child.kill('SIGTERM'));
  const { lines, carta } = await readUntilCarta(child);
  const answer = await fetch(carta);
  if (!(await answer.text()).includes('</html>')) throw new Error(`${carta}: ${answer.status}`);
  const endedAt = Date.now();
  const instants = new Map<Paso, number>();
  for (const [paso, { printed, file, data }] of Object.entries(PASOS) as [Paso, Senal][]) {
    const at = printed
      ? lines.find(({ text }) => printed.test(text))?.at
      : writtenAt(file === undefined ? join(dataDir, data ?? '') : join(clon, file));
    if (at !== undefined && at >= startedAt) instants.set(paso, at);
  }
  instants.set('the first page', endedAt);
  await stop(child);
  return { total: endedAt - startedAt, pasos: toDurations(startedAt, instants) };
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

interface Line {
  at: number;
  text: string;
}

function readUntilCarta(child: ChildProcess): Promise<{ lines: Line[]; carta: string }> {
  const lines: Line[] = [];
  return new Promise((resolve, reject) => {
    const told = (): string => lines.map(({ text }) => text).join('');
    const fail = (why: string) => reject(new Error(`npm start ${why}:\n${told()}`));
    const timer = setTimeout(() => fail('took too long'), PATIENCE_MS);
    child.once('exit', () => fail('ended'));
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      lines.push({ at: Date.now(), text });
      const [carta] = /http:\/\/\S+\/menu\?restaurante=\S+/.exec(told()) ?? [];
      if (carta === undefined) return;
      clearTimeout(timer);
      resolve({ lines, carta });
    });
  });
}

const writtenAt = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs;

function toDurations(startedAt: number, instants: ReadonlyMap<Paso, number>): Map<Paso, number> {
  const durations = new Map<Paso, number>();
  let before = startedAt;
  for (const [paso, at] of instants) {
    durations.set(paso, at - before);
    before = at;
  }
  return durations;
}
