import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { timeNpmStart } from '../support/npm-start';
import type { Arranque, Paso } from '../support/npm-start';
import { npm } from '../support/npm';
import { ROOT, temporaryFolder } from '../support/product';
import { timed } from '../support/repeat';
import { atMost, seconds } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import { median } from '../support/stats';

const runFile = promisify(execFile);

const LATER_STARTS = 5;
const FIRST_MAX_S = 12;
const LATER_MAX_S = 3;

/** `npm start` builds both parts at once; here each is built by itself. */
const BUILDS = {
  'the server': ['node_modules/.bin/nest', 'build', 'backend'],
  'the screens': ['node_modules/.bin/vite', 'build', 'frontend', '-c', 'frontend/vite.config.mts'],
} as const;

/** A newcomer waits for `npm start` in a fresh clone of the commit, and for each start after it. */
export async function measureArranque(): Promise<Result> {
  tell('npm start from a fresh clone');
  const folder = temporaryFolder();
  const clon = join(folder, 'clon');
  const dataDir = join(folder, 'data');
  await runFile('git', ['clone', '--quiet', ROOT, clon]);
  const install = await timed(() => runFile(...npm('ci', '--loglevel=error'), { cwd: clon }));
  process.stderr.write('.');
  const first = await timeNpmStart(clon, dataDir);
  process.stderr.write('.');
  const later: Arranque[] = [];
  while (later.length < LATER_STARTS) {
    later.push(await timeNpmStart(clon, dataDir));
    process.stderr.write('.');
  }
  const builds = await timeBuilds(clon);
  const [firstS, laterS] = [first.total / 1000, median(later.map(({ total }) => total)) / 1000];
  return {
    rows: [
      {
        what: '`npm start` on a fresh clone, once installed: until the carta answers',
        ours: seconds(firstS),
        value: firstS,
        goal: atMost(FIRST_MAX_S, ' s'),
      },
      {
        what: 'Each later `npm start`, until the carta answers',
        ours: seconds(laterS),
        value: laterS,
        goal: atMost(LATER_MAX_S, ' s'),
      },
    ],
    notes: [
      `\`npm ci\` before it: ${seconds(install / 1000)}.`,
      `The first start: ${describe(first.pasos)}. Built alone: ${describe(builds)}.`,
      `A later one: ${describe(medianOf(later))}.`,
    ],
  };
}

async function timeBuilds(clon: string): Promise<Map<string, number>> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const durations = new Map<string, number>();
  for (const [name, [program, ...args]] of Object.entries(BUILDS)) {
    durations.set(name, await timed(() => runFile(join(clon, program), args, { cwd: clon, env })));
  }
  return durations;
}

function medianOf(starts: readonly Arranque[]): Map<Paso, number> {
  const pasos = [...(starts[0]?.pasos.keys() ?? [])];
  return new Map(pasos.map((paso) => [paso, median(starts.map((start) => start.pasos.get(paso) ?? 0))]));
}

function describe(durations: ReadonlyMap<string, number>): string {
  return [...durations].map(([paso, ms]) => `${paso} ${seconds(ms / 1000)}`).join(', ');
}
