import { ETIQUETA_ESTADO } from '@carta/contracts';
import type { EstadoLinea } from '@carta/contracts';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Local } from './locales';
import { PHONE } from './readable';
import { enterAs } from './wall';

/** It is far longer than any promise, and only bounds a failure (ms). */
const PATIENCE_MS = 60_000;
const TABLET = { viewport: { width: 1280, height: 800 } } as const;
export const MESA_COMENSAL = 1;

/** The floor has to see the mesas whose order nobody has begun, and the state of the diner's own. */
export interface Escena {
  mesas: readonly number[];
  comensal: EstadoLinea;
}

export interface LiveScreen {
  nombre: string;
  page: Page;
  /** Returns the source of a function that says whether the screen shows all of that. */
  shows: (escena: Escena) => string;
}

/** The restaurant's own session opens the walls of kitchen and bar and the waiters' radar. */
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

/** The diner has ordered, and follows the order. */
export async function openDiner(browser: Browser, url: string, { id, lineas }: Local): Promise<LiveScreen> {
  const page = await (await browser.newContext({ ...PHONE, reducedMotion: 'reduce' })).newPage();
  await page.goto(`${url}/menu?restaurante=${id}&mesa=${MESA_COMENSAL}`);
  await page.getByRole('button', { name: `Añadir ${lineas[0]?.nombre}`, exact: true }).click();
  await page.getByRole('button', { name: /^Ver carrito/ }).click();
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await page.getByText(/Pedido enviado exitosamente/).waitFor();
  await page.getByRole('button', { name: 'Seguir pidiendo', exact: true }).click();
  await page.getByRole('button', { name: /^Tu pedido/ }).click();
  return { nombre: 'comensal', page, shows: showsEstado };
}

/** Returns the instant (ms) at which the condition holds on the page; it looks fifty times a second. */
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

export const says = (texto: string): string =>
  `() => document.body.innerText.includes(${JSON.stringify(texto)})`;

const showsTickets = ({ mesas }: Escena): string =>
  `() => ${JSON.stringify(mesas)}.every((mesa) => document.querySelector('article[aria-label^="Mesa ' + mesa + ', ronda"]'))`;

const showsSinEmpezar = ({ mesas }: Escena): string => says(`Sin empezar: ${mesas.length} mesas`);

const showsEstado = ({ comensal }: Escena): string =>
  `() => document.querySelector('[role=dialog] section li')?.innerText.includes(${JSON.stringify(ETIQUETA_ESTADO[comensal])})`;
