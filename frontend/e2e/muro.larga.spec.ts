// Longer than most: everything that happens on a wall happens to the same one.
import type { Page } from 'playwright-core';
import { moveMesa, sendPedido } from './support/api';
import { axeFindings, contrastFindings } from './support/axe';
import { becomes } from './support/becomes';
import { bump } from './support/noche';
import { readEnteros } from './support/muro';
import { usePaginas } from './support/paginas';
import { startDispositivo, ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const TICKETS = 45;
/** As long as dishes are called: each takes two rows of a ticket. */
const PLATOS = ['Croquetas de jamón ibérico', 'Calamares a la andaluza', 'Solomillo a la pimienta'];
/** For so long a bump moves nothing, and for so long what has moved takes no tap: ms. */
const [REPOSO_MS, GUARDA_MS] = [2_000, 400];
/** So long after a finger has gone another may come: ms. */
const TRAS_EL_DEDO_MS = 250;
/** A clock can only be stopped at an hour that is still to come: ms. */
const SALTO_MS = 3_000;

const paginas = usePaginas();
let casa: Local;
let muros = 0;

beforeAll(async () => {
  const platos = PLATOS.map((nombre) => ({ nombre, precio: 600 }));
  casa = await buildLocal(paginas.producto, {
    numeroMesas: 60,
    categorias: [{ nombre: 'Todo', tipo: 'comida', platos }],
  });
  for (let mesa = 1; mesa <= TICKETS; mesa++) {
    await sendPedido(paginas.producto, casa, mesa, [...PLATOS, ...PLATOS.slice(2)]);
  }
});

/** The wall on a screen of this size. */
async function openMuro(width: number, height: number, prepare?: (page: Page) => unknown): Promise<Page> {
  const navegador = await paginas.openNavegador({ viewport: { width, height }, isMobile: false });
  const page = await navegador.newPage();
  await prepare?.(page);
  await startDispositivo(page, paginas.producto, casa, { nombre: `Plancha ${++muros}`, puesto: 'cocina' });
  await ticketPared(page, TICKETS).waitFor({ state: 'attached' });
  return page;
}

/**
 * The same, with a clock that stands still; after it has jumped the page has heard of the server again, maybe
 * by a connection that it opened anew.
 */
async function openMuroParado(width: number, height: number): Promise<Page> {
  let hearLatido = () => undefined as void;
  const page = await openMuro(width, height, async (nueva) => {
    await nueva.clock.install();
    nueva.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('latido')) hearLatido();
      }),
    );
  });
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + SALTO_MS);
  await new Promise<void>((resolve) => (hearLatido = resolve));
  return page;
}

/** Where each ticket, or its ghost, is on the screen, and its number: 'Mesa 4': '4 at 12,80 378×220'. */
const readSitios = (page: Page): Promise<Record<string, string>> =>
  page.locator('[data-lugar]').evaluateAll((huecos) =>
    Object.fromEntries(
      huecos.map((hueco) => {
        const [numero = '', mesa = ''] = hueco.textContent.match(/\d+/g) ?? [];
        const { left, top, width, height } = hueco.getBoundingClientRect();
        return [`Mesa ${mesa}`, `${numero} at ${left},${top} ${width}×${height}`];
      }),
    ),
  );

/** Of the tickets that were drawn then, where they are now: more may have been drawn since. */
const readMismos = async (page: Page, antes: Record<string, string>): Promise<Record<string, string>> => {
  const ahora = Object.entries(await readSitios(page));
  return Object.fromEntries(ahora.filter(([mesa]) => mesa in antes));
};

const numerosOf = (sitios: Record<string, string>) =>
  Object.fromEntries(Object.entries(sitios).map(([mesa, sitio]) => [mesa, sitio.split(' ')[0]]));

const GRANDE = { width: 1920, height: 1080 };
const PANTALLAS = [
  { cual: 'a large screen', ...GRANDE, enteros: 16, columnas: 5 },
  { cual: 'a laptop', width: 1366, height: 768, enteros: 8, columnas: 4 },
  { cual: 'a tablet held upright', width: 768, height: 1024, enteros: 6, columnas: 2 },
  { cual: 'a phone', width: 390, height: 844, enteros: 2, columnas: 1 },
];

it('as many whole tickets are seen as a screen has room for', async () => {
  const page = await openMuro(1280, 800);
  for (const { cual, width, height, enteros, columnas } of PANTALLAS) {
    await page.setViewportSize({ width, height });
    const read = async () => {
      const { conTrabajo: _todos, ...vistos } = await readEnteros(page);
      return { ...vistos, cual, enteros: Math.min(vistos.enteros, enteros) };
    };
    await becomes(read, { cual, enteros, columnas, sobra: 0 });
    await page.getByRole('button', { name: /pedidos más/ }).waitFor();
  }
});

it('dishes are written larger the fewer tickets there are', async () => {
  const tranquila = await buildLocal(paginas.producto);
  const order = () => sendPedido(paginas.producto, tranquila, 1, ['Croquetas', 'Bravas']);
  for (let i = 0; i < 6; i++) await order();
  const page = await (await paginas.openNavegador({ viewport: GRANDE, isMobile: false })).newPage();
  await startDispositivo(page, paginas.producto, tranquila, { nombre: 'Plancha', puesto: 'cocina' });
  const readLetra = () =>
    page
      .getByRole('article')
      .getByText('Bravas')
      .first()
      .evaluate((plato) => getComputedStyle(plato).fontSize);
  await becomes(readLetra, '36px');
  await order();
  await becomes(readLetra, '30px');
});

it('a bump moves no other ticket while its ghost is there, and a tap on what has just moved only shakes it', async () => {
  const page = await openMuroParado(1920, 1080);
  const antes = await readSitios(page);
  await bump(page, 2, 'Preparar');
  await bump(page, 2, 'Listo');
  await page.getByText('Mesa 2 · Listo').waitFor();
  expect(await readMismos(page, antes)).toEqual(antes);
  await page.clock.runFor(REPOSO_MS - 100);
  expect(await readMismos(page, antes)).toEqual(antes);

  await page.clock.runFor(100);
  await page.getByText('Mesa 2 · Listo').waitFor({ state: 'detached' });
  const despues = await readMismos(page, antes);
  expect(despues['Mesa 1']).toBe(antes['Mesa 1']);
  expect(despues['Mesa 3']).not.toBe(antes['Mesa 3']);
  const { 'Mesa 2': _, ...quedan } = numerosOf(antes);
  expect(numerosOf(despues)).toEqual(quedan);

  const peticiones: string[] = [];
  page.on('request', (peticion) => {
    if (peticion.method() === 'PUT' && !peticion.url().endsWith('/visto')) peticiones.push(peticion.url());
  });
  const sacudidos = page.evaluate(
    () =>
      new Promise<string | null>((resolve) => {
        addEventListener('animationstart', ({ target }) => {
          resolve((target as Element).querySelector('article')?.ariaLabel ?? null);
        });
      }),
  );
  await ticketPared(page, 3)
    .getByRole('button', { name: /^Mesa.*Preparar$/ })
    .click();
  expect(await sacudidos).toBe('Mesa 3, ronda 1');
  expect(peticiones).toEqual([]);

  await page.clock.runFor(GUARDA_MS);
  await bump(page, 3, 'Preparar');
  expect(peticiones).toHaveLength(1);
});

it('what another screen bumps holds its place, and comes back to it with its number', async () => {
  const page = await openMuroParado(1366, 768);
  const antes = await readSitios(page);
  await moveMesa(paginas.producto, casa, 5, 'listo');
  await page.getByText('Mesa 5 · Listo').waitFor();
  expect(await readMismos(page, antes)).toEqual(antes);

  await page.getByRole('button', { name: 'Deshacer la mesa 5' }).click();
  await ticketPared(page, 5).waitFor();
  await becomes(() => readMismos(page, antes), antes);
});

it('nothing is tidied up under a finger, and a number of two digits chooses its ticket', async () => {
  const page = await openMuroParado(1366, 768);
  const antes = await readSitios(page);
  await moveMesa(paginas.producto, casa, 6, 'listo');
  await page.getByText('Mesa 6 · Listo').waitFor();
  await page.mouse.move(700, 700);
  await page.mouse.down();
  await page.clock.runFor(REPOSO_MS + 100);
  expect(await readMismos(page, antes)).toEqual(antes);
  await page.mouse.up();
  await page.clock.runFor(TRAS_EL_DEDO_MS);
  await page.getByText('Mesa 6 · Listo').waitFor({ state: 'detached' });

  await becomes(async () => 'Mesa 20' in (await readSitios(page)), true);
  const numero = numerosOf(await readSitios(page))['Mesa 20'] ?? '';
  for (const cifra of numero) await page.keyboard.press(cifra);
  const elegido = page.locator('[data-ticket]:focus');
  expect(numero).toMatch(/^\d\d$/);
  expect(await elegido.textContent()).toContain('Mesa 20');
});

it('axe finds nothing on a wall with a ghost, dark or light', async () => {
  const page = await openMuro(1366, 768);
  await page.mouse.move(700, 700);
  await page.mouse.down();
  await moveMesa(paginas.producto, casa, 7, 'listo');
  await page.getByText('Mesa 7 · Listo').waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.evaluate(() => (document.documentElement.dataset.tema = 'claro'));
  expect(await contrastFindings(page)).toEqual([]);
  expect(await page.getByText('Mesa 7 · Listo').isVisible()).toBe(true);
});
