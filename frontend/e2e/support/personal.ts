import type { Locator, Page } from 'playwright-core';
import type { Local } from './restaurantes';

/** What the people of a restaurant do, on their screens and with their account. */

/** Fills the login that is on screen. */
export async function fillLogin(
  page: Page,
  { email, password }: Pick<Local, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
}

/** Logs in from whatever address was asked for, and waits until the board there is live. */
export async function enterTablero(page: Page, local: Local): Promise<void> {
  await fillLogin(page, local);
  await page.getByText('En directo', { exact: true }).waitFor();
}

export const tarjeta = (page: Page, mesa: number): Locator =>
  page.getByRole('article', { name: `Mesa ${mesa}`, exact: true });

export const openPestana = (page: Page, nombre: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Secciones' })
    .getByRole('link', { name: nombre, exact: true })
    .click();

/** A board as somebody reads it: mesa, estado, and each ticket with its lines, '2 Caña PE'. */
export function readTablero(page: Page): Promise<{ mesa: string; estado: string; tickets: string[] }[]> {
  return page.getByRole('article').evaluateAll((articulos) =>
    articulos.map((articulo) => {
      const textOf = (raiz: Element, selector: string) =>
        raiz.querySelector(selector)?.textContent?.trim() ?? '';
      const tickets = [...articulo.querySelectorAll('section, details')].map((ticket) => {
        const lineas = [...ticket.querySelectorAll('li')].map((linea) =>
          [textOf(linea, ':scope > span'), textOf(linea, 'p'), textOf(linea, 'abbr')].join(' ').trim(),
        );
        return `${textOf(ticket, 'h3')}: ${lineas.join(', ')}`;
      });
      return { mesa: textOf(articulo, 'h2'), estado: textOf(articulo, 'header h2 + *'), tickets };
    }),
  );
}

/** One tap on a line's stepper, and the server's word on it: until then another tap would not count. */
export async function moveLinea(
  page: Page,
  mesa: number,
  paso: 'Avanzar' | 'Retroceder',
  plato: string,
): Promise<void> {
  await Promise.all([
    page.waitForResponse((respuesta) => respuesta.url().includes('/producto/')),
    tarjeta(page, mesa)
      .getByRole('button', { name: `${paso} ${plato}` })
      .click(),
  ]);
}

/** Where the page is, without its origin. */
export function pathOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Everything the tab keeps of a session. */
export const readSesion = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() => Object.fromEntries(Object.entries(sessionStorage)));
