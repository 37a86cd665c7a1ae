import type { Page } from 'playwright-core';
import { avoid, enlaceMesa } from './support/comensal';
import { becomes } from './support/espera';
import { hoja, hold, offset, settle } from './support/hoja';
import { useMundo } from './support/paginas';
import { buildLocal, findDemo } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf } from './support/texto';

jest.setTimeout(60_000);

const mundo = useMundo();
let tasca: Local;
let cafe: Local;

beforeAll(async () => {
  [tasca, cafe] = await Promise.all([
    findDemo(mundo.producto, 'premium'),
    findDemo(mundo.producto, 'normal'),
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
    const page = await mundo.openMovil(enlaceMesa(tasca, 1));
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
    const page = await mundo.openMovil(enlaceMesa(tasca, 1));
    await page.getByRole('heading', { name: 'Postres' }).waitFor({ state: 'attached' });

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
    await page.getByRole('heading', { name: 'Postres' }).and(page.locator(':visible')).waitFor();
    await becomes(() => isInView(page, 'Postres'), true);
  });
});

describe('what helps to choose', () => {
  it('finds dishes without minding accents, and says when there is none', async () => {
    const page = await mundo.openMovil(enlaceMesa(tasca, 1));
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
    const page = await mundo.openMovil(enlaceMesa(tasca, 1));
    await avoid(page, 'Gluten');
    const aviso = plato(page, 'Croquetas de jamón ibérico').getByText('Contiene lo que evitas');
    await aviso.waitFor();
    expect(await plato(page, 'Gambas al ajillo').getByText('Contiene lo que evitas').count()).toBe(0);

    await page.reload();

    await aviso.waitFor();
    await page.getByRole('button', { name: 'Evito 1' }).waitFor();
  });

  it('keeps what is sold out in sight, and does not let it be ordered', async () => {
    const page = await mundo.openMovil(enlaceMesa(tasca, 1));
    const bacalao = plato(page, 'Bacalao al pilpil');

    await bacalao.getByText('Agotado', { exact: true }).waitFor();
    expect(await bacalao.getByRole('button').count()).toBe(0);
  });
});

describe('a carta with little in it', () => {
  it.each([
    ['by mesa', (casa: Local) => enlaceMesa(casa, 1)],
    ['by slug', (casa: Local) => `/menu/${casa.slug}`],
  ])('is hungry when it has nothing, %s', async (_, path) => {
    const casa = await buildLocal(mundo.producto, { categorias: [] });
    const page = await mundo.openMovil(path(casa));

    await page.getByText('Esta carta tiene hambre', { exact: true }).waitFor();
  });

  it('shows what has no category last, under its own heading', async () => {
    const sinCategoria = [{ nombre: 'Menú del día', precio: 1250 }];
    const page = await mundo.openMovil(enlaceMesa(await buildLocal(mundo.producto, { sinCategoria }), 1));

    expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
      'Para picar',
      'Bebidas',
      'Sin categoría',
    ]);
    expect(await textOf(plato(page, 'Menú del día'))).toContain('12,50 €');
  });

  it('is called Digital Card when the restaurant has no name', async () => {
    const page = await mundo.openMovil(enlaceMesa(await buildLocal(mundo.producto, { nombre: ' ' }), 1));

    await page.getByRole('heading', { level: 1, name: 'Digital Card' }).waitFor();
  });
});

describe('a dish up close', () => {
  it('opens where orders are not taken, and closes when it is dragged more than 100 px', async () => {
    const page = await mundo.openMovil(`/menu/${cafe.slug}`);
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

  it('does not open where orders are taken', async () => {
    const page = await mundo.openMovil(enlaceMesa(tasca, 1));

    await plato(page, 'Patatas bravas').getByRole('heading').tap();
    await plato(page, 'Patatas bravas').getByRole('paragraph').first().tap();

    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await page.getByText('Mesa 1').isVisible()).toBe(true);
  });

  it('takes no mesa where orders are not taken', async () => {
    const page = await mundo.openMovil(enlaceMesa(cafe, 2));

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
  return page.getByRole('heading', { name: titulo }).evaluate((heading) => {
    const { top, bottom } = heading.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });
}

describe('the rows of the carta', () => {
  /** Where every name, price and row stands, in px. */
  const places = (page: Page) =>
    page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('article, h2, h3, h3 ~ p')].map((nodo) => {
        const { left, top, right, bottom } = nodo.getBoundingClientRect();
        return [left, top, right, bottom].join(' ');
      }),
    );

  it('show four whole dishes on the first screen of a phone', async () => {
    const page = await mundo.openMovil(enlaceMesa(tasca, 1));
    await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).waitFor();

    const barra = await page.getByRole('region', { name: 'Tu mesa' }).boundingBox();
    const filas = await Promise.all(
      (await page.getByRole('article').all()).map((fila) => fila.boundingBox()),
    );

    const enteras = filas.filter((caja) => caja !== null && caja.y + caja.height <= barra!.y);
    expect(enteras.length).toBeGreaterThanOrEqual(4);
  });

  it('move nothing when + becomes a stepper, with photo or without', async () => {
    const page = await mundo.openMovil(enlaceMesa(tasca, 1));
    await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).waitFor();
    const antes = await places(page);

    for (const nombre of ['Añadir Croquetas de jamón ibérico', 'Añadir Caña']) {
      // clicked by the page itself: to bring it into view would move everything
      await page
        .getByRole('button', { name: nombre, exact: true })
        .evaluate((mas: HTMLElement) => mas.click());
    }

    await page.getByRole('button', { name: /^Ver carrito/ }).waitFor();
    expect(await places(page)).toEqual(antes);
  });

  it('have no + under anything, wherever the page stands between its two bars', async () => {
    const page = await mundo.openMovil(enlaceMesa(tasca, 1));
    await page.getByRole('button', { name: 'Añadir Caña', exact: true }).click();
    await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).waitFor();

    const { posiciones, vistos, tapados } = await page.evaluate(async () => {
      const raiz = document.documentElement;
      const [arriba, abajo] = ['nav', '[role="region"][aria-label="Tu mesa"]'].map((que) =>
        document.querySelector(que)!,
      );
      const cuenta = { posiciones: 0, vistos: 0, tapados: [] as string[] };
      for (let y = 0; y <= raiz.scrollHeight - innerHeight; y += 72) {
        scrollTo({ top: y, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        cuenta.posiciones++;
        for (const mas of document.querySelectorAll<HTMLElement>('[aria-label^="Añadir "]')) {
          if (mas.localName !== 'button') continue;
          const { left, top, right, bottom } = mas.getBoundingClientRect();
          const enMedio =
            top >= arriba!.getBoundingClientRect().bottom && bottom <= abajo!.getBoundingClientRect().top;
          if (!enMedio) continue;
          cuenta.vistos++;
          const esquinas = [
            [(left + right) / 2, top + 8],
            [(left + right) / 2, bottom - 8],
            [left + 8, (top + bottom) / 2],
            [right - 8, (top + bottom) / 2],
          ] as const;
          if (esquinas.some(([x, alto]) => !mas.contains(document.elementFromPoint(x, alto)))) {
            cuenta.tapados.push(`${mas.ariaLabel} at ${y}`);
          }
        }
      }
      return cuenta;
    });

    expect(posiciones).toBeGreaterThan(50);
    expect(vistos).toBeGreaterThan(100);
    expect(tapados).toEqual([]);
  });

  it('split no word of a name on the narrowest phone, nor on a laptop enlarged twice', async () => {
    const page = await mundo.openMovil(enlaceMesa(tasca, 1), { viewport: { width: 320, height: 640 } });
    await page.getByRole('article').first().waitFor();
    for (const viewport of [
      { width: 320, height: 640 },
      { width: 640, height: 400 },
    ]) {
      await page.setViewportSize(viewport);
      const partidas = await page.locator('main').evaluate((main) =>
        [...main.querySelectorAll('h1, h2, h3')].flatMap((titulo) => {
          const textos = document.createTreeWalker(titulo, NodeFilter.SHOW_TEXT);
          const rotas: string[] = [];
          for (let nodo = textos.nextNode(); nodo; nodo = textos.nextNode()) {
            for (const { 0: palabra, index } of nodo.textContent!.matchAll(/\S+/g)) {
              const rango = document.createRange();
              rango.setStart(nodo, index);
              rango.setEnd(nodo, index + palabra.length);
              if (rango.getClientRects().length > 1) rotas.push(palabra);
            }
          }
          return rotas;
        }),
      );
      expect(partidas).toEqual([]);
    }
  });

  it('open in place a description longer than its two lines', async () => {
    const page = await mundo.openMovil(enlaceMesa(tasca, 1));
    const croquetas = plato(page, 'Croquetas de jamón ibérico');
    const texto = croquetas.getByText(/^Ocho croquetas caseras/);
    const alto = (await texto.boundingBox())!.height;

    await croquetas.getByRole('button', { name: 'Leer más de Croquetas de jamón ibérico' }).click();
    await becomes(async () => (await texto.boundingBox())!.height > alto, true);

    await croquetas.getByRole('button', { name: 'Leer menos de Croquetas de jamón ibérico' }).click();
    await becomes(async () => (await texto.boundingBox())!.height, alto);
  });
});
