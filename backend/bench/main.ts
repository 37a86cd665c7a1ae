import { writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { measureArranque } from './figures/arranque';
import { measureAvalancha } from './figures/avalancha';
import { measureAverias } from './figures/averias';
import { measureBundle } from './figures/bundle';
import { measureCarta } from './figures/carta';
import { measureCrecimiento } from './figures/crecimiento';
import { measureLectura } from './figures/lectura-carta';
import { measureLegible } from './figures/legible';
import { measureLighthouse } from './figures/lighthouse';
import { measureMemoria } from './figures/memoria';
import { measureMuro } from './figures/muro';
import { measureNocheLarga } from './figures/noche-larga';
import { measurePedidos } from './figures/pedidos';
import { measureTableros } from './figures/tableros';
import { measureTamanos } from './figures/tamanos';
import { cleanUp, cleanUpOnSignals } from './support/cleanup';
import { withDatabaseOf } from '../test/support/base-en-marcha';
import { waitForDemo } from './support/demo';
import { seedLocales } from './support/locales';
import type { Local } from './support/locales';
import { Product, temporaryFolder } from './support/product';
import { countPromises, toMarkdown } from './support/report';
import type { Result } from './support/report';
import { tell } from './support/scene';
import type { Figure } from './support/scene';

/** `npm run bench [-- figure …]` measures each figure beside its own limit, in the same run. */
const FIGURES: Readonly<Record<string, Figure>> = {
  carta: measureCarta,
  avalancha: measureAvalancha,
  pedidos: measurePedidos,
  tableros: measureTableros,
  muro: measureMuro,
  memoria: measureMemoria,
  bundle: measureBundle,
  lectura: measureLectura,
  legible: measureLegible,
};

/** These run only by name: they install something or take minutes, the night an hour. */
const LARGAS: Readonly<Record<string, Figure>> = {
  arranque: measureArranque,
  lighthouse: measureLighthouse,
  averias: measureAverias,
  tamanos: measureTamanos,
  crecimiento: measureCrecimiento,
  'noche-larga': measureNocheLarga,
};
const TODAS = { ...FIGURES, ...LARGAS };

/** The largest figure has as many boards. */
const LOCALES = 2_000;

const USAGE = `Usage: npm run bench -- [--cpu-prof=FOLDER] [--promises=FILE] [${Object.keys(TODAS).join('|')}] …
  Without names, everything but ${Object.keys(LARGAS).join(', ')}. --cpu-prof keeps a profile of the server for each
  figure; --promises writes { passed, failed } of the goals that must hold on any machine. BENCH_ARCHIVO is how
  many orders crecimiento ends with (200000), BENCH_NOCHE_S how long a night lasts (3600).`;

/** Exit codes: 0 measured, whatever the result; 1 could not be measured; 2 called wrongly. */
async function main(): Promise<void> {
  const { figures, profiles, promises } = readCommandLine();
  cleanUpOnSignals();
  const results: Result[] = [{ rows: [], notes: [describeMachine()] }];
  const dataDir = temporaryFolder();
  const locales = await prepare(dataDir);
  for (const [name, figure] of figures) {
    const product = await Product.start(dataDir, profiles === undefined ? [] : profilerFlags(profiles, name));
    results.push(await figure({ product, dataDir, locales }));
    await product.stop();
  }
  console.log(`\n\n${toMarkdown(results)}`);
  if (promises !== undefined) writeFileSync(promises, JSON.stringify(countPromises(results)));
}

class UsageError extends Error {}

function readCommandLine(): {
  figures: [string, Figure][];
  profiles: string | undefined;
  promises: string | undefined;
} {
  const options = { 'cpu-prof': { type: 'string' }, promises: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, strict: false, options });
  const { 'cpu-prof': profiles, promises } = values;
  const isKnown = Object.keys(values).every((name) => name in options);
  if (!isKnown || typeof profiles === 'boolean' || typeof promises === 'boolean') throw new UsageError();
  if (positionals.some((name) => !Object.hasOwn(TODAS, name))) throw new UsageError();
  const figures =
    positionals.length === 0
      ? Object.entries(FIGURES)
      : Object.entries(TODAS).filter(([name]) => positionals.includes(name));
  return { figures, profiles, promises };
}

/** A busy machine makes the figures worthless, so the table says what they were taken on. */
function describeMachine(): string {
  const [core] = cpus();
  const busy = loadavg()[0]?.toFixed(1) ?? '?';
  return `Machine: ${cpus().length} × ${core?.model.trim() ?? '?'}, Node ${process.version}; load before the run: ${busy}.`;
}

async function prepare(dataDir: string): Promise<Local[]> {
  tell('preparing the database');
  const product = await Product.start(dataDir);
  const locales = await withDatabaseOf(dataDir, async (database) => {
    await waitForDemo(database);
    return seedLocales(database, LOCALES);
  });
  await product.stop();
  return locales;
}

function profilerFlags(folder: string, name: string): string[] {
  return ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${name}.cpuprofile`];
}

void main()
  .catch((error: unknown) => {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? USAGE : error);
    process.exitCode = isUsage ? 2 : 1;
  })
  .then(cleanUp)
  .finally(() => process.exit());
