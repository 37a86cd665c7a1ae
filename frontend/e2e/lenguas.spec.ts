import { rutas, rutasGestion } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, readGrupos } from './support/api';
import { enlaceMesa, readCarrito, untilDispuesta } from './support/comensal';
import { becomes } from './support/becomes';
import { hoja } from './support/hoja';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { toPlain } from './support/texto';

const paginas = usePaginas();

const TEXTOS = { 'Para picar': 'Snacks', Croquetas: 'Croquettes', Caña: 'Small beer' };

let casa: Local;

beforeAll(async () => {
  const { producto } = paginas;
  casa = await buildLocal(producto);
  const body = { lenguas: ['es', 'en'] };
  await callAs(producto, casa, rutas.restaurante(casa.id), { method: 'PUT', body });
  const textos = Object.entries(TEXTOS).map(([original, texto]) => ({
    original,
    texto,
    de: `${casa.id}.nombre`,
  }));
  await callAs(producto, casa, rutasGestion.textos('en'), { method: 'PUT', body: { textos } });
});

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

async function chooseLengua(page: Page, actual: string, nombre: string): Promise<void> {
  await page.locator('summary', { hasText: actual }).click();
  await page.getByRole('link', { name: nombre, exact: true }).click();
}

it('is read, ordered, followed and called in English by a browser that speaks it, while the kitchen reads Spanish', async () => {
  const { producto } = paginas;
  const primera = await fetch(producto.url + enlaceMesa(casa, 4), {
    headers: { 'accept-language': 'en-US,en' },
  });
  const html = await primera.text();
  expect(html).toMatch(/<html[^>]* lang="en"/);
  expect(html).toContain('aria-label="Add Croquettes"');
  for (const guion of ['cargar', 'en'])
    expect(html).toContain(`rel="modulepreload" crossorigin fetchpriority="low" href="/assets/${guion}-`);

  const page = await paginas.openMovil(enlaceMesa(casa, 4), { locale: 'en-US' });
  await button(page, 'Add Croquettes').click();
  await untilDispuesta(page);
  expect(await page.locator('[lang=es]').allInnerTexts()).toEqual(
    expect.arrayContaining(['Croquetas', 'Bravas', 'Bebidas', 'Agua']),
  );
  await button(page, /^See basket/).click();
  await button(page, 'Review order').click();
  await button(page, 'Place order').click();
  await button(page, 'Order more').click();

  await page.getByRole('button', { name: /^Your order/ }).click();
  const linea = hoja(page, 'Your order').locator('section li');
  await becomes(async () => toPlain(await linea.innerText()), '1 × Croquettes Croquetas Pending');
  await hoja(page, 'Your order').getByRole('button', { name: 'Call the waiter' }).click();
  await hoja(page, 'Your order')
    .getByText(/^Called at/)
    .waitFor();

  const [grupo] = await readGrupos(producto, casa);
  expect(grupo?.pedidos).toMatchObject([{ lengua: 'en', productos: [{ nombre: 'Croquetas' }] }]);
});

it('goes on in the language that was chosen, with the cart, and on the next code that is scanned', async () => {
  const page = await paginas.openMovil(enlaceMesa(casa, 5), { locale: 'en-US' });
  await button(page, 'Add Small beer').click();
  await becomes(() => readCarrito(page, casa, 5), [['Small beer', 1]]);

  await page.setViewportSize({ width: 390, height: 500 });
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  expect((await page.locator('summary').boundingBox())?.y).toBeGreaterThanOrEqual(0);
  const opcion = page.getByRole('link', { name: 'Español', exact: true });
  for (const close of [
    () => page.keyboard.press('Escape'),
    () =>
      page
        .locator('footer')
        .first()
        .tap({ position: { x: 4, y: 4 } }),
  ]) {
    await page.locator('summary', { hasText: 'EN' }).click();
    await opcion.waitFor();
    await close();
    await opcion.waitFor({ state: 'hidden' });
  }
  await chooseLengua(page, 'EN', 'Español');
  await button(page, 'Añadir uno de Caña').waitFor();
  expect([await langOf(page), new URL(page.url()).searchParams.get('mesa')]).toEqual(['es', '5']);
  await becomes(() => readCarrito(page, casa, 5), [['Caña', 1]]);

  await page.goto(enlaceMesa(casa, 6));
  await page.waitForURL(/lang=es/);
  await button(page, 'Añadir Caña').waitFor();

  await chooseLengua(page, 'ES', 'English');
  await button(page, 'Add Small beer').waitFor();
  await page.goto(`/menu/${casa.slug}`);
  await becomes(() => langOf(page), 'en');
});

it('is ordered from all the same where its words do not come, and keeps those that it was drawn in', async () => {
  const navegador = await paginas.openNavegador({ locale: 'en-US' });
  await navegador.route(/\/assets\/en(?:-luego)?-[\w-]{8}\.js/, (route) => route.abort());
  const page = await navegador.newPage();
  await page.goto(enlaceMesa(casa, 6));
  await untilDispuesta(page);
  await button(page, 'Add Croquettes').click();

  await becomes(() => readCarrito(page, casa, 6), [['Croquettes', 1]]);
  expect(await button(page, 'Add Small beer').count()).toBe(1);
});
