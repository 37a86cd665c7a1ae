import { CABECERA_CLAVE } from '@carta/contracts';
import type { Page, Route } from 'playwright-core';
import { isPedido } from './comensal';

/** What happens to one attempt to send an order on its way to the server, or on its way back. */
export type Trayecto = (route: Route) => Promise<void>;

/** The server takes the order, and its answer is lost. */
export const loseRespuesta: Trayecto = async (route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** The order never leaves the phone. */
export const losePeticion: Trayecto = (route) => route.abort('connectionfailed');

/** Our server answers that it cannot now. */
export const refuseServicio: Trayecto = (route) =>
  route.fulfill({
    status: 503,
    contentType: 'application/json',
    body: '{"success":false,"code":"SERVICE_UNAVAILABLE","message":"Error interno del servidor. Inténtalo más tarde."}',
  });

/** Something in between answers in our server's place: a hotel's portal, a proxy. */
export const answerPortal: Trayecto = (route) =>
  route.fulfill({ status: 403, contentType: 'text/html', body: '<h1>Wi-Fi</h1>' });

/** A thing that happens once, and that others wait for. */
export interface Senal {
  promesa: Promise<void>;
  dar: () => void;
}

export function createSenal(): Senal {
  let dar = () => undefined as void;
  const promesa = new Promise<void>((resolve) => (dar = resolve));
  return { promesa, dar };
}

/** The first calls of a kind of several pages leave together, each made without knowing of the others. */
export async function holdUntilAll(pages: readonly Page[], ruta: string): Promise<void> {
  const juntas = createSenal();
  let cuantas = 0;
  for (const page of pages) {
    await page.route(`**${ruta}`, async (route) => {
      if (++cuantas === pages.length) juntas.dar();
      await juntas.promesa;
      await route.continue();
    });
  }
}

/** Each attempt of a phone takes its own road; those that follow go straight. Answers the keys they carried. */
export async function routePedidos(page: Page, trayectos: readonly Trayecto[]): Promise<() => Set<string>> {
  const claves: string[] = [];
  await page.route(isPedido, async (route) => {
    const trayecto = trayectos[claves.length];
    claves.push(`${route.request().headers()[CABECERA_CLAVE.toLowerCase()]} ${route.request().postData()}`);
    // a page that was closed or reloaded does not wait for its answer any more
    await (trayecto ?? ((peticion) => peticion.continue()))(route).catch(() => undefined);
  });
  return () => new Set(claves);
}

/** Runs in the page: a browser whose settings keep sites from storing anything. */
export function refuseAlmacen(): void {
  for (const almacen of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, almacen, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}
