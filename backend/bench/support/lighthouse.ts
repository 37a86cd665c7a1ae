import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { FLAGS, chromiumPath } from '../../../frontend/e2e/support/chromium-instalado';
import { atEnd } from './cleanup';
import { npm } from './npm';
import { ROOT } from './product';

const runFile = promisify(execFile);

/** It is the newest that runs on Node 20. */
export const LIGHTHOUSE = '12.8.2';

/** Its 200 packages would make every install seconds longer, so it is not in the lockfile. */
const FOLDER = join(ROOT, '.cache', `lighthouse-${LIGHTHOUSE}`);
const COMMAND = join(FOLDER, 'node_modules/lighthouse/cli/index.js');
/** npm writes this file when an install is complete. */
const COMPLETE = join(FOLDER, 'node_modules/.package-lock.json');

const INSTALL_MS = 300_000;
const PATIENCE_MS = 180_000;
const MAX_REPORT_BYTES = 64e6;

/** Lighthouse measures a page on its slow phone and line. */
export interface Informe {
  /** Marks of 100 for performance, accessibility, best practices and SEO. */
  notas: number[];
  /** First and largest contentful paint, and total blocking time, in ms. */
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  elementos: number;
}

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

const CATEGORIAS = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Installs Lighthouse the first time. @throws without a network */
export async function ensureLighthouse(): Promise<void> {
  if (existsSync(COMPLETE)) return;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), JSON.stringify({ private: true }));
  const install = ['install', `lighthouse@${LIGHTHOUSE}`, '--ignore-scripts', '--loglevel=error'];
  const command = npm(...install, '--prefix', FOLDER);
  await runFile(...command, { cwd: FOLDER, timeout: INSTALL_MS }).catch((error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    throw new Error(`Lighthouse ${LIGHTHOUSE} is brought from npm once, and could not be:\n${why}`);
  });
}

/** The page of a mesa is not to be found, on purpose. */
const SKIPPED = '--skip-audits=is-crawlable';

/** Loads a page once in a browser without any cache. @throws when the page shows nothing */
export async function askLighthouse(url: string): Promise<Informe> {
  const options = [url, '--quiet', '--output=json', '--no-enable-error-reporting', SKIPPED];
  const flags = `--chrome-flags=--headless=new ${FLAGS.join(' ')}`;
  const running = runFile(process.execPath, [COMMAND, ...options, flags], {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    timeout: PATIENCE_MS,
    maxBuffer: MAX_REPORT_BYTES,
  });
  // Lighthouse ends its browser too at this signal
  atEnd(() => running.child.kill('SIGINT'));
  const { runtimeError, categories, audits } = JSON.parse((await running).stdout) as Report;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const valueOf = (audit: string): number => audits[audit]?.numericValue ?? NaN;
  return {
    notas: CATEGORIAS.map((id) => Math.round((categories[id]?.score ?? NaN) * 100)),
    fcp: valueOf('first-contentful-paint'),
    lcp: valueOf('largest-contentful-paint'),
    tbt: valueOf('total-blocking-time'),
    cls: valueOf('cumulative-layout-shift'),
    elementos: valueOf('dom-size'),
  };
}
