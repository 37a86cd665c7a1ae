import { ETIQUETA_ESTADO } from '@carta/contracts';
import type { EstadoLinea } from '@carta/contracts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Local } from './locales';
import { PHONE } from './readable';
import { enterAs } from './wall';

/** Long after what is promised: it bounds a failure. Milliseconds. */
const PATIENCE_MS = 60_000;
const TABLET = { viewport: { width: 1280, height: 800 } } as const;
/** Where the diner sits. */
export const MESA_COMENSAL = 1;

/** What the floor has to see: the mesas whose order nobody has begun, and how the diner's own is. */
export interface Escena {
  mesas: readonly number[];
  comensal: EstadoLinea;
}

/** A screen of a restaurant at work. */
export interface LiveScreen {
  nombre: string;
  page: Page;
  /** Whether it shows all of that, as the source of a function. */
  shows: (escena: Escena) => string;
}

/** The walls of kitchen and bar and the waiters' radar, as the restaurant's own session. */
export async function openStaff(browser: Browser, url: string, token: string): Promise<LiveScreen[]> {
  const open = async (path: string, options: BrowserContextOptions): Promise<Page> => {
    const page = await (await browser.newContext(options)).newPage();
    await enterAs(page, token);
    await page.goto(url + path);
    const empezar = page.getByRole('button', { name: /Empezar/ });
    if (path.startsWith('/cocina')) await empezar.click();
    await page.getByText('En directo', { exact: true }).waitFor();
    return page;
  };
  return [
    { nombre: 'cocina', page: await open('/cocina?puesto=cocina', TABLET), shows: showsTickets },
    { nombre: 'barra', page: await open('/cocina?puesto=barra', TABLET), shows: showsTickets },
    { nombre: 'sala', page: await open('/sala', PHONE), shows: showsSinEmpezar },
  ];
}

/** A diner who has ordered, and is looking at how it goes. */
export async function openDiner(browser: Browser, url: string, { id, lineas }: Local): Promise<LiveScreen> {
  const page = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
  await page.goto(`${url}/menu?restaurante=${id}&mesa=${MESA_COMENSAL}`);
  await page.getByRole('button', { name: `Añadir ${lineas[0]?.nombre}`, exact: true }).click();
  await page.getByRole('button', { name: /^Ver carrito/ }).click();
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await page.getByText(/Pedido enviado exitosamente/).waitFor();
  await page.getByRole('button', { name: /^Tu pedido/ }).click();
  return { nombre: 'comensal', page, shows: showsEstado };
}

/** The instant in ms at which something is so on a page, as the page sees it; it looks fifty times a second. */
export function instantOf(page: Page, isSo: string): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve, reject) => {
    const isSo = ${isSo};
    const limite = performance.now() + ${PATIENCE_MS};
    const look = () => {
      if (isSo()) return resolve(Date.now());
      if (performance.now() > limite) return reject(new Error('It never is: ' + isSo));
      setTimeout(look, 20);
    };
    look();
  })`);
}

/** Whether a text is to be read. */
export const says = (texto: string): string =>
  `() => document.body.innerText.includes(${JSON.stringify(texto)})`;

const showsTickets = ({ mesas }: Escena): string =>
  `() => ${JSON.stringify(mesas)}.every((mesa) => document.querySelector('article[aria-label^="Mesa ' + mesa + ', ronda"]'))`;

const showsSinEmpezar = ({ mesas }: Escena): string => says(`Sin empezar: ${mesas.length} mesas`);

const showsEstado = ({ comensal }: Escena): string =>
  `() => document.querySelector('[role=dialog] section li')?.innerText.includes(${JSON.stringify(ETIQUETA_ESTADO[comensal])})`;
