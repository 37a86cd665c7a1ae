import type { Page } from 'playwright-core';
import { avoid, enlaceMesa, untilSentado } from './support/comensal';
import { becomes } from './support/becomes';
import { hoja, hold, offset, settle } from './support/hoja';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { buildLocal, findDemo } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf } from './support/texto';

const paginas = usePaginas();
const openMovil = useMismaPagina(paginas);
let tasca: Local;
let cafe: Local;

beforeAll(async () => {
  [tasca, cafe] = await Promise.all([
    findDemo(paginas.producto, 'premium'),
    findDemo(paginas.producto, 'normal'),
  ]);
});

const plato = (page: Page, nombre: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: nombre, exact: true }) });

const current = (page: Page) =>
  page.getByRole('navigation', { name: 'Categorías' }).locator('[aria-current]').innerText();

/** Puts the heading of a section under the bar, at once. */
const scrollToSection = (page: Page, nombre: string) =>
  page
    .getByRole('region', { name: nombre, exact: true })
    .evaluate((seccion) => seccion.scrollIntoView({ behavior: 'instant', block: 'start' }));

describe('the category bar', () => {
  it('follows the scroll and keeps its chip in sight', async () => {
    const page = await openMovil(enlaceMesa(tasca, 1));
    const nombres = await page
      .getByRole('navigation', { name: 'Categorías' })
      .getByRole('link')
      .allInnerTexts();
    expect(nombres.length).toBeGreaterThan(4);

    for (const nombre of [...nombres, ...nombres.toReversed()]) {
      await scrollToSection(page, nombre);
      await becomes(() => current(page), nombre);
      await becomes(() => isChipInSight(page), true);
    }
  });

  it('jumps to a section, and does not follow the scroll for the second after', async () => {
    const page = await openMovil(enlaceMesa(tasca, 1));
    // the server draws the chips, and whoever follows the scroll comes with the scripts
    await untilSentado(page, 1);

    const ms = await page.getByRole('link', { name: 'Postres' }).evaluate(async (chip: HTMLElement) => {
      const since = performance.now();
      chip.click();
      await new Promise(requestAnimationFrame);
      if (!chip.ariaCurrent) return 0;
      while (chip.ariaCurrent) {
        // somebody scrolls away from it all the time
        window.scrollTo({ top: Math.random() * 40, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
      return performance.now() - since;
    });
    expect(ms).toBeGreaterThanOrEqual(1_000);

    await page.getByRole('link', { name: 'Postres' }).click();
    await page.getByRole('heading', { level: 2, name: 'Postres' }).and(page.locator(':visible')).waitFor();
    await becomes(() => isInView(page, 'Postres'), true);
  });
});

describe('what helps to choose', () => {
  it('finds dishes without minding accents, and says when there is none', async () => {
    const page = await openMovil(enlaceMesa(tasca, 1));
    const buscador = page.getByRole('searchbox', { name: 'Buscar en la carta' });

    await buscador.fill('jamon bellota');
    await becomes(() => page.getByRole('article').count(), 1);
    await plato(page, 'Jamón ibérico de bellota').waitFor();

    await buscador.fill('sushi');
    await page.getByText('Nada con «sushi»').waitFor();
    await page.getByRole('button', { name: 'Ver toda la carta' }).click();
    await plato(page, 'Croquetas de jamón ibérico').waitFor();
  });

  it('marks what the diner avoids, and remembers it', async () => {
    const page = await openMovil(enlaceMesa(tasca, 1));
    await avoid(page, 'Gluten');
    const aviso = plato(page, 'Croquetas de jamón ibérico').getByText('Contiene lo que evitas');
    await aviso.waitFor();
    expect(await plato(page, 'Gambas al ajillo').getByText('Contiene lo que evitas').count()).toBe(0);

    await page.reload();

    await aviso.waitFor();
    await page.getByRole('button', { name: 'Evito 1' }).waitFor();
  });

  it('keeps what is sold out in sight, and does not let it be ordered', async () => {
    const page = await openMovil(enlaceMesa(tasca, 1));
    const bacalao = plato(page, 'Bacalao al pilpil');

    await bacalao.getByText('Agotado', { exact: true }).waitFor();
    expect(await bacalao.getByRole('button', { name: /^Añadir/ }).count()).toBe(0);
  });
});

describe('a carta with little in it', () => {
  it.each([
    ['by mesa', (casa: Local) => enlaceMesa(casa, 1)],
    ['by slug', (casa: Local) => `/menu/${casa.slug}`],
  ])('is hungry when it has nothing, %s', async (_, path) => {
    const casa = await buildLocal(paginas.producto, { categorias: [] });
    const page = await openMovil(path(casa));

    await page.getByText('Esta carta tiene hambre', { exact: true }).waitFor();
  });

  it('shows what has no category last, under its own heading', async () => {
    const sinCategoria = [{ nombre: 'Menú del día', precio: 1250 }];
    const page = await openMovil(enlaceMesa(await buildLocal(paginas.producto, { sinCategoria }), 1));

    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Para picar',
      'Bebidas',
      'Sin categoría',
    ]);
    expect(await textOf(plato(page, 'Menú del día'))).toContain('12,50 €');
  });

  it('is called Digital Card when the restaurant has no name', async () => {
    const page = await openMovil(enlaceMesa(await buildLocal(paginas.producto, { nombre: ' ' }), 1));

    await page.getByRole('heading', { level: 1, name: 'Digital Card' }).waitFor();
  });
});

describe('a dish up close', () => {
  it('opens where orders are not taken, and closes when it is dragged more than 100 px', async () => {
    const page = await openMovil(`/menu/${cafe.slug}?lang=es`);
    await page.getByRole('button', { name: 'Tostada con tomate' }).click();
    const detalle = hoja(page, 'Tostada con tomate');
    await settle(detalle);
    for (const texto of ['2,80 €', 'Pan de pueblo', 'Ingredientes', 'Pan, tomate, aceite de oliva, sal']) {
      expect(await textOf(detalle)).toContain(texto);
    }

    await hold(page, detalle, 100);
    await page.mouse.up();
    await settle(detalle);
    expect([await offset(detalle), await detalle.isVisible()]).toEqual([0, true]);

    await hold(page, detalle, 101);
    await page.mouse.up();
    await detalle.waitFor({ state: 'detached' });
  });

  it('opens in its place, and no sheet, where orders are taken', async () => {
    const page = await openMovil(enlaceMesa(tasca, 1));

    await plato(page, 'Patatas bravas').getByRole('heading').tap();
    await plato(page, 'Patatas bravas').getByRole('button', { expanded: true }).waitFor();

    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByText('Mesa 1').isVisible()).toBe(true);
  });

  it('takes no mesa where orders are not taken', async () => {
    const page = await openMovil(enlaceMesa(cafe, 2));

    await page.getByRole('heading', { level: 1, name: 'Café Sol' }).waitFor();
    expect(await page.getByText(/^Mesa/).count()).toBe(0);
    expect(await page.getByRole('button', { name: /^Añadir/ }).count()).toBe(0);
  });
});

function isChipInSight(page: Page): Promise<boolean> {
  return page.locator('nav [aria-current]').evaluate((chip) => {
    const { left, right } = chip.getBoundingClientRect();
    return left >= 0 && right <= window.innerWidth;
  });
}

function isInView(page: Page, titulo: string): Promise<boolean> {
  return page.getByRole('heading', { level: 2, name: titulo }).evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}
