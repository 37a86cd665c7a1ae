// Longer than most: every shape of a row of the carta is measured at each width.
import { rutasGestion } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, readCarta, readProductos } from './support/api';
import { enlaceMesa, untilDispuesta } from './support/comensal';
import { becomes } from './support/becomes';
import { hoja, settle } from './support/hoja';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { buildLocal, findDemo } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const openMovil = useMismaPagina(paginas);
let tasca: Local;

beforeAll(async () => {
  tasca = await findDemo(paginas.producto, 'premium');
});

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
    const page = await openMovil(enlaceMesa(tasca, 1));
    await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).waitFor();

    const barra = await page.getByRole('region', { name: 'Tu mesa' }).boundingBox();
    const filas = await Promise.all(
      (await page.getByRole('article').all()).map((fila) => fila.boundingBox()),
    );

    const enteras = filas.filter((caja) => caja !== null && caja.y + caja.height <= barra!.y);
    expect(enteras.length).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ['with photos', () => Promise.resolve(tasca), ['Croquetas de jamón ibérico', 'Caña']],
    ['without', () => buildLocal(paginas.producto), ['Croquetas', 'Caña']],
  ])('move nothing when + becomes a stepper, %s', async (_, findLocal, platos) => {
    const page = await openMovil(enlaceMesa(await findLocal(), 1));
    await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).waitFor();
    await untilDispuesta(page);
    const antes = await places(page);

    for (const plato of platos) {
      // clicked by the page itself: to bring it into view would move everything
      await page
        .getByRole('button', { name: `Añadir ${plato}`, exact: true })
        .evaluate((mas: HTMLElement) => mas.click());
    }

    await page.getByRole('button', { name: /^Ver carrito/ }).waitFor();
    expect(await places(page)).toEqual(antes);
  });

  it('open the cart at a dish that has several lines, when one of them is to go', async () => {
    const { categorias } = await readCarta(paginas.producto, tasca);
    const platos = categorias.flatMap(({ productos }) => productos).filter(({ disponible }) => disponible);
    const lineas = platos
      .slice(0, 7)
      .map(({ _id, nombre, precio }) => ({ _id, nombre, precio, cantidad: 1 }));
    const doble = lineas.at(-1)!;
    const guardado = { version: 2, lineas: [...lineas, { ...doble, notas: 'sin sal' }] };
    const page = await paginas.openMovil('/api/salud/viva', { viewport: { width: 320, height: 568 } });
    await page.evaluate(([nombre, texto]) => localStorage.setItem(nombre, texto), [
      `carta.carrito.${tasca.id}.1`,
      JSON.stringify(guardado),
    ] as const);
    await page.goto(enlaceMesa(tasca, 1));

    await page.getByRole('button', { name: `Elegir en el carrito cuál de ${doble.nombre} se quita` }).click();

    const carrito = hoja(page, 'Tu carrito');
    await settle(carrito);
    const linea = carrito.getByRole('listitem').nth(6);
    await becomes(() => linea.evaluate((nodo) => nodo === document.activeElement), true);
    const [cabecera, caja, pie] = await Promise.all(
      [carrito.locator('header'), linea, carrito.locator('footer')].map((parte) => parte.boundingBox()),
    );
    expect(caja!.y).toBeGreaterThanOrEqual(cabecera!.y + cabecera!.height);
    expect(caja!.y + caja!.height).toBeLessThanOrEqual(pie!.y);
  });

  it('have no + under anything, wherever the page stands between its two bars', async () => {
    const page = await openMovil(enlaceMesa(tasca, 1));
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
    const page = await paginas.openMovil(enlaceMesa(tasca, 1), { viewport: { width: 320, height: 640 } });
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

  const filaDe = (page: Page, plato: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: plato, exact: true }) });

  it('open in their place, with the photo as wide as they are, all that is said of them, and their +', async () => {
    const page = await openMovil(enlaceMesa(tasca, 1));
    await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).waitFor();
    const croquetas = filaDe(page, 'Croquetas de jamón ibérico');
    const nombre = croquetas.getByRole('button', { name: 'Croquetas de jamón ibérico', exact: true });
    const texto = croquetas.getByText(/^(… Leer más)?Ocho croquetas caseras/);
    const arriba = (await nombre.boundingBox())!.y;
    const isEntero = () => texto.evaluate((parrafo) => parrafo.scrollHeight <= parrafo.clientHeight + 1);
    expect(await isEntero()).toBe(false);

    // wherever the row is touched but on its +
    await croquetas.locator('img').click({ force: true });

    await becomes(() => nombre.getAttribute('aria-expanded'), 'true');
    await becomes(isEntero, true);
    expect((await croquetas.locator('img').boundingBox())!.width).toBeGreaterThan(300);
    expect((await nombre.boundingBox())!.y).toBe(arriba);
    await croquetas.getByRole('button', { name: 'Añadir Croquetas de jamón ibérico' }).click();
    await croquetas.getByRole('button', { name: 'Quitar uno de Croquetas de jamón ibérico' }).click();
    expect(await page.getByRole('dialog').count()).toBe(0);

    await nombre.click();
    await becomes(isEntero, false);
  });

  it("say 'Leer más' only where it saves two lines, and cut no letter for it", async () => {
    const local = await buildLocal(paginas.producto);
    const [corto, largo] = await readProductos(paginas.producto, local);
    const frase = 'Con aceite de arbequina y sal en escamas. ';
    for (const [producto, veces] of [
      [corto, 2],
      [largo, 7],
    ] as const) {
      await callAs(paginas.producto, local, rutasGestion.producto(producto!._id), {
        method: 'PUT',
        body: { descripcion: frase.repeat(veces) },
      });
    }
    for (const width of [320, 390]) {
      const page = await paginas.openMovil(enlaceMesa(local, 1), { viewport: { width, height: 700 } });
      const larga = filaDe(page, largo!.nombre).locator('p[data-mas]');
      await larga.waitFor();
      const corta = filaDe(page, corto!.nombre).getByText(/^Con aceite/);
      expect(await corta.getAttribute('data-mas')).toBeNull();
      const { tapadas, lineas, primera } = await larga.evaluate((parrafo) => {
        const mas = parrafo.querySelector('span')!.getBoundingClientRect();
        const caja = parrafo.getBoundingClientRect();
        const rango = document.createRange();
        rango.selectNodeContents(parrafo.lastChild!);
        const rects = [...rango.getClientRects()].filter(({ top }) => top < caja.bottom - 1);
        return {
          lineas: rects.length,
          // the first line has the whole row: it goes on over 'Leer más'
          primera: (rects[0]?.right ?? 0) > mas.left,
          tapadas: rects.filter(
            ({ right, bottom, top }) =>
              bottom > caja.bottom + 4 ||
              (right > mas.left + 1 && bottom > mas.top + 4 && top < mas.bottom - 4),
          ).length,
        };
      });
      expect({ width, tapadas, lineas, primera }).toEqual({ width, tapadas: 0, lineas: 2, primera: true });
      await page.close();
    }
  });
});
