import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { openChromium } from './chromium';
import { leaveClear } from './nitidez';
import { hearAnuncios } from './oido';

const ROOT = join(__dirname, '../../..');
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** As strict as the product's: nothing inline. */
const CSP = "default-src 'self'; style-src 'self'; script-src 'self'; img-src 'self' data:";

export const MOVIL = { width: 390, height: 844 };
export const PORTATIL = { width: 1280, height: 800 };

interface Galeria {
  url: string;
  close: () => Promise<void>;
}

/** Builds the component gallery into a temporary folder and serves it under the strict policy. */
async function serveGaleria(): Promise<Galeria> {
  const folder = await mkdtemp(join(tmpdir(), 'galeria-'));
  await build(folder);
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://galeria');
    const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname));
    readFile(file).then(
      (body) => {
        const type = TYPES[extname(file)] ?? 'application/octet-stream';
        response.writeHead(200, { 'content-type': type, 'content-security-policy': CSP }).end(body);
      },
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** In a process of its own, because Jest cannot load Vite's ES modules on every Node supported. */
async function build(folder: string): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = ['build', 'frontend/test/galeria', '-c', 'frontend/vite.config.mts', '--outDir', folder];
  await promisify(execFile)(process.execPath, [vite, ...args], { cwd: ROOT });
}

/**
 * The gallery and a browser for the tests of one file. `open` loads it anew for each, on the one page that
 * there is for such options; none may have asked for anything the policy refuses.
 */
export function useGaleria() {
  let galeria: Galeria;
  let browser: Browser;
  let page: Page;
  const paginas = new Map<string, Page>();

  beforeAll(async () => {
    galeria = await serveGaleria();
    browser = await openChromium();
  });

  afterEach(async () => {
    const violations = await page.evaluate(() => Reflect.get(window, 'violations') as string[]);
    expect(violations).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await galeria?.close();
  });

  return async function open(
    options: BrowserContextOptions & { viewport?: ViewportSize } = {},
    query = '',
  ): Promise<Page> {
    const opciones = { viewport: MOVIL, ...options };
    const clave = JSON.stringify(opciones);
    page = paginas.get(clave) ?? (await openPagina(opciones));
    paginas.set(clave, page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.setViewportSize(opciones.viewport);
    await page.mouse.move(0, 0);
    await page.goto(galeria.url + query);
    return page;
  };

  async function openPagina(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext(options);
    await context.addInitScript(noteViolations);
    await context.addInitScript(leaveClear);
    await context.addInitScript(hearAnuncios);
    return context.newPage();
  }
}

/** Runs in the page. */
function noteViolations() {
  const violations: string[] = [];
  Object.assign(window, { violations });
  document.addEventListener('securitypolicyviolation', (event) => violations.push(event.violatedDirective));
}
