import type { BrowserContextOptions, Page } from 'playwright-core';
import { leaveApp, load, useVaciada } from './misma-pagina';
import type { OpenMisma } from './misma-pagina';
import type { Paginas } from './paginas';

const DE_NADIE = '/nadie';
/** What a login leaves in the storage of its tab. */
const SESION = ['accessToken', 'refreshToken', 'token', 'tokenCaduca'];

/**
 * One page as useMismaPagina has it, for screens that are looked at and not loaded: whoever is in the app
 * already goes on in it to the next screen, as by a link. A diner's pages come with their carta, and are
 * always loaded.
 */
export function useMismaApp(paginas: Paginas, options?: BrowserContextOptions): OpenMisma {
  const empty = useVaciada(paginas, options);
  let dentro: string | undefined;

  return async (path, como) => {
    const cuenta = path.startsWith('/menu') ? undefined : (como?.id ?? 'nobody');
    const sigue = cuenta !== undefined && cuenta === dentro;
    dentro = cuenta;
    const page = await empty(sigue ? leavePantalla : leaveApp);
    if (sigue) await goWithin(page, path);
    else await load(page, paginas, path, como);
    return page;
  };
}

/** Ends at an address that is nobody's: nothing is left of a screen, nor of what it has stored or said. */
async function leavePantalla(page: Page): Promise<void> {
  await goWithin(page, DE_NADIE);
  await page.getByRole('heading', { name: 'Esta página no existe' }).waitFor();
  await page.evaluate((sesion) => {
    localStorage.clear();
    Object.keys(sessionStorage)
      .filter((clave) => !sesion.includes(clave))
      .forEach((clave) => sessionStorage.removeItem(clave));
    document.querySelectorAll<HTMLElement>('[aria-label="Cerrar aviso"]').forEach((cerrar) => cerrar.click());
  }, SESION);
}

/** Goes on to another address as a link of the app does: by an entry of the history, which its router reads. */
export function goWithin(page: Page, path: string): Promise<void> {
  return page.evaluate((destino) => {
    history.pushState(null, '', destino);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
