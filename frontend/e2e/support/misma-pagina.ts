import type { BrowserContextOptions, Page, ViewportSize } from 'playwright-core';
import { readLogin } from './api';
import type { Mundo } from './paginas';
import type { EnMarcha } from './producto';
import type { Local } from './restaurantes';

const EN_BLANCO = '/en-blanco';

/** Goes where nothing of the app runs: an empty page of the same origin, and so of the same storage. */
async function leaveApp(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route(`**${EN_BLANCO}`, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(EN_BLANCO);
  await page.unroute(`**${EN_BLANCO}`);
}

/** Signs a page in without the login form, as somebody who has just filled it in; it ends outside the app. */
export async function enterSesion(page: Page, producto: EnMarcha, local: Local): Promise<void> {
  await leaveApp(page);
  await saveSesion(page, producto, local);
}

/** What a login leaves in the storage of its tab, by the clock of the page, which may not be ours. */
async function saveSesion(page: Page, producto: EnMarcha, local: Local): Promise<void> {
  const { accessToken, refreshToken } = await readLogin(producto, local);
  const claims = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
  const { iat, exp } = JSON.parse(claims) as { iat: number; exp: number };
  await page.evaluate(
    ({ duraMs, ...tokens }) => {
      const guardado = { ...tokens, tokenCaduca: String(Date.now() + duraMs) };
      Object.entries(guardado).forEach(([clave, valor]) => sessionStorage.setItem(clave, valor));
    },
    { accessToken, refreshToken, token: accessToken, duraMs: (exp - iat) * 1_000 },
  );
}

/** Opens an address, as somebody if it says as whom. */
export type OpenMisma = (path: string, como?: Local) => Promise<Page>;

/**
 * One page for all the tests of a file, which each finds as if nobody had used it: at the address it asks
 * for, signed in if it says as whom, by day, online, and as wide as at first.
 */
export function useMismaPagina(
  mundo: Mundo,
  options?: BrowserContextOptions,
  prepare?: (page: Page) => Promise<void>,
): OpenMisma {
  let misma: { page: Page; medidas: ViewportSize } | undefined;

  async function openPrimera() {
    const navegador = await mundo.openNavegador(options);
    mundo.keep(navegador);
    const page = await navegador.newPage();
    await prepare?.(page);
    return { page, medidas: page.viewportSize() as ViewportSize };
  }

  return async (path, como) => {
    misma ??= await openPrimera();
    const { page, medidas } = misma;
    await page.context().setOffline(false);
    await page.unrouteAll();
    await leaveApp(page);
    await page.evaluate(() => [localStorage, sessionStorage].forEach((almacen) => almacen.clear()));
    if (como) await saveSesion(page, mundo.producto, como);
    await page.emulateMedia({ colorScheme: null });
    await page.setViewportSize(medidas);
    await page.goto(path);
    return page;
  };
}
