import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { hearAnuncios } from './oido';
import { openChromium } from './chromium';
import { findComun } from './comun';
import { MOVIL, PORTATIL } from './galeria';
import { leaveClear } from './nitidez';
import type { EnMarcha, ProductoPropio } from './start-producto';

const TELEFONO = { viewport: MOVIL, hasTouch: true, isMobile: true } as const;
export const EN_PORTATIL = { viewport: PORTATIL, hasTouch: false, isMobile: false } as const;
/** The languages of browsers in a Spanish house: a guest's, and a laptop bought abroad. */
export const IDIOMAS = ['es-ES', 'en-US'] as const;
/** Generous: the machine may be busy, and a condition that holds is not waited for. */
const PACIENCIA_MS = 60_000;

/** What Chromium itself notes about a request that failed or was refused; the screens answer for it. */
const NOTA_DE_RED = /^Failed to load resource|^WebSocket connection to/;

/** `sordo`: what is said to screen readers is left where it is, for one that reads it. */
interface Oido {
  sordo?: boolean;
}

export interface Paginas {
  readonly producto: EnMarcha;
  /** A new browser, of a phone unless the options say otherwise. */
  openNavegador: (options?: BrowserContextOptions, oido?: Oido) => Promise<BrowserContext>;
  /** A page of a new phone at an address of the product, such as '/menu/casa-1'. */
  openMovil: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** The same on a laptop. */
  openPortatil: (path: string, options?: BrowserContextOptions) => Promise<Page>;
  /** Lets a browser live on after the test that opened it, for the others of its file. */
  keep: (navegador: BrowserContext) => void;
  /** What the browser has complained of since the test began, requests that failed included. */
  quejas: () => readonly string[];
}

/**
 * A running product and a browser for the tests of one file: the run's product, which others use at the same
 * time, unless the file starts one of its own, which ends with it; and so with the browser. Every page is closed after its test unless it
 * is kept, and none may have logged an error, thrown, or asked for what the page's policy refuses. Nothing
 * moves by itself on them unless the options say so: drawing what slides past costs more than all the rest.
 */
export function usePaginas(startPropio?: () => Promise<ProductoPropio>, open = openChromium): Paginas {
  let propio: ProductoPropio | undefined;
  let producto: EnMarcha;
  let browser: Browser;
  let quejas: string[] = [];
  const guardados = new Set<BrowserContext>();

  beforeAll(async () => {
    [propio, browser] = await Promise.all([startPropio?.(), open()]);
    producto = propio ?? findComunProducto();
  });

  beforeEach(() => {
    quejas = [];
  });

  afterEach(async () => {
    const sueltos = browser.contexts().filter((context) => !guardados.has(context));
    await Promise.all(sueltos.map((context) => context.close()));
    expect(quejas.filter((queja) => !NOTA_DE_RED.test(queja))).toEqual([]);
  });

  afterAll(async () => {
    await browser?.close();
    await propio?.destroy();
  });

  async function openNavegador(
    options: BrowserContextOptions = {},
    { sordo = false }: Oido = {},
  ): Promise<BrowserContext> {
    const context = await browser.newContext({
      locale: process.env.IDIOMA_NAVEGADOR ?? IDIOMAS[0],
      reducedMotion: 'reduce',
      ...TELEFONO,
      baseURL: producto.url,
      ...options,
    });
    context.setDefaultTimeout(PACIENCIA_MS);
    await context.exposeBinding('noteQueja', (_, queja: string) => quejas.push(queja));
    await context.addInitScript(noteViolations);
    await context.addInitScript(leaveClear);
    await context.addInitScript(tapAgain);
    if (!sordo) await context.addInitScript(hearAnuncios);
    context.on('console', (message) => {
      if (message.type() === 'error') quejas.push(message.text());
    });
    context.on('weberror', (error) => quejas.push(String(error.error())));
    return context;
  }

  async function openMovil(path: string, options?: BrowserContextOptions): Promise<Page> {
    const page = await (await openNavegador(options)).newPage();
    await page.goto(path);
    return page;
  }

  return {
    get producto() {
      return producto;
    },
    openNavegador,
    openMovil,
    openPortatil: (path, options) => openMovil(path, { ...EN_PORTATIL, ...options }),
    keep: (navegador) => guardados.add(navegador),
    quejas: () => quejas,
  };
}

function findComunProducto(): EnMarcha {
  const comun = findComun();
  if (!comun) throw new Error('A journey of this project starts a product of its own');
  return comun.producto;
}

/** Runs in the page. */
function noteViolations() {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    (window as unknown as { noteQueja: (queja: string) => void }).noteQueja(
      `CSP: ${violatedDirective} ${blockedURI}`,
    );
  });
}

/**
 * Runs in the page. A card of a list that has just moved shakes and takes no tap, so that people tap once more;
 * a journey is quicker than anybody's hand, and does so too.
 */
function tapAgain() {
  let tocado: Element | null = null;
  addEventListener('click', ({ target }) => (tocado = target instanceof Element ? target : null), true);
  new MutationObserver((cambios) => {
    const isRehusado = cambios.some(
      ({ target }) => target instanceof Element && target.matches('[data-puesto][data-sacudido]'),
    );
    if (isRehusado) tocado?.closest<HTMLElement>('button, a')?.click();
  }).observe(document, { subtree: true, attributeFilter: ['data-sacudido'] });
}
