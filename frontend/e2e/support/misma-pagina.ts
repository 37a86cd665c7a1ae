import type { BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { readLogin } from './api';
import type { Paginas } from './paginas';
import type { EnMarcha } from './start-producto';
import type { Local } from './restaurantes';

/** An address of the same origin, and so of the same storage, where nothing of the app runs. */
const FUERA_DE_LA_APP = '/api/salud/viva';

/** Goes where nothing of the app runs. */
export async function leaveApp(page: Page): Promise<void> {
  await page.goto(FUERA_DE_LA_APP);
}

/** Signs a page in without the login form, as somebody who has just filled it in; it ends outside the app. */
export async function enterSesion(page: Page, producto: EnMarcha, local: Local): Promise<void> {
  await leaveApp(page);
  await saveSesion(page, producto, local);
}

/** For how long an access token lives, in ms. */
export function readVida(accessToken: string): number {
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  const { iat, exp } = JSON.parse(claims) as { iat: number; exp: number };
  return (exp - iat) * 1_000;
}

/**
 * What a login leaves in the storage of its tab, by the clock of the page, which may not be ours. The device is
 * mute: a browser that is refused its sound says so over the first rows of a board, and a busy machine may refuse it.
 */
async function saveSesion(page: Page, producto: EnMarcha, local: Local): Promise<void> {
  const { accessToken, refreshToken } = await readLogin(producto, local);
  await page.evaluate(
    ({ duraMs, ...tokens }) => {
      const guardado = { ...tokens, tokenCaduca: String(Date.now() + duraMs) };
      Object.entries(guardado).forEach(([clave, valor]) => sessionStorage.setItem(clave, valor));
      localStorage.setItem('tablero.sonido', 'no');
    },
    { accessToken, refreshToken, token: accessToken, duraMs: readVida(accessToken) },
  );
}

/** Opens an address, as somebody if it says as whom. */
export type OpenMisma = (path: string, como?: Local) => Promise<Page>;

/**
 * One page for all the tests of a file, which each finds as if nobody had used it: at the address it asks
 * for, signed in if it says as whom, by day, online, and as wide as at first.
 */
export function useMismaPagina(
  paginas: Paginas,
  options?: BrowserContextOptions,
  prepare?: (page: Page) => Promise<void>,
): OpenMisma {
  const empty = useVaciada(paginas, options, prepare);
  return async (path, como) => {
    const page = await empty(leaveApp);
    await load(page, paginas, path, como);
    return page;
  };
}

/** The one page, once it has left what it showed, as it was at first. */
type Vaciar = (leave: (page: Page) => Promise<void>) => Promise<Page>;

export function useVaciada(
  paginas: Paginas,
  options?: BrowserContextOptions,
  prepare?: (page: Page) => Promise<void>,
): Vaciar {
  let misma: { page: Page; medidas: ViewportSize } | undefined;

  async function openPrimera() {
    const navegador = await paginas.openNavegador(options);
    paginas.keep(navegador);
    const page = await navegador.newPage();
    await prepare?.(page);
    return { page, medidas: page.viewportSize() as ViewportSize };
  }

  return async (leave) => {
    misma ??= await openPrimera();
    const { page, medidas } = misma;
    await page.context().setOffline(false);
    await page.unrouteAll();
    await leave(page);
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize(medidas);
    return page;
  };
}

/** Opens an address in a page that is outside the app, with nothing in its storage but who it says. */
export async function load(page: Page, { producto }: Paginas, path: string, como?: Local): Promise<void> {
  await page.evaluate(() => [localStorage, sessionStorage].forEach((almacen) => almacen.clear()));
  if (como) await saveSesion(page, producto, como);
  await page.goto(path);
}
