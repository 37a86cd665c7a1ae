// Longer than most: one page is watched before its scripts arrive, as they arrive and after.
import { gzipSync } from 'node:zlib';
import { ID_NUMERO_MESA } from '@carta/contracts';
import type { Page, Request } from 'playwright-core';
import {
  avoid,
  enlaceMesa,
  fillCarrito,
  openCarrito,
  readCarrito,
  untilDispuesta,
  untilSentado,
} from './support/comensal';
import { becomes } from './support/becomes';
import { addMenuConHoras } from './support/menu-con-horas';
import { usePaginas } from './support/paginas';
import { buildLocal, findDemo } from './support/restaurantes';
import type { Local } from './support/restaurantes';

/** Of JavaScript before there is something to read, compressed, in bytes. */
const PRESUPUESTO = 110 * 1024;
/** On top of it in a house with hours, for the script that watches them. */
const VIGIA = 6 * 1024;

/** Of styles, which stand in the page, compressed, in bytes: the staff's and the owner's are in sheets of their own. */
const ESTILOS = 8_470;

/** What only sheets and sockets need leaves these words in a script. */
const DESPUES = /data-base-ui|engine\.io|EIO=/;

const paginas = usePaginas();
/** A menú of the first has hours; the last has none. */
let tasca: Local;
let cafe: Local;
let casa: Local;
/** Its menú is served on another day of the week. */
let comedor: Local;

beforeAll(async () => {
  [tasca, cafe, casa, comedor] = await Promise.all([
    findDemo(paginas.producto, 'premium'),
    findDemo(paginas.producto, 'normal'),
    buildLocal(paginas.producto),
    buildComedor(),
  ]);
});

async function buildComedor(): Promise<Local> {
  const local = await buildLocal(paginas.producto);
  const dias = [((new Date().getUTCDay() + 2) % 7) + 1];
  await addMenuConHoras(paginas.producto, local, [{ dias, desde: '12:00', hasta: '16:00' }]);
  return local;
}

const pathOf = (request: Request) => new URL(request.url()).pathname;

/** A page that is alive, and what it has asked for since it was opened. */
interface Ocupado {
  page: Page;
  scripts: Request[];
  fetches: string[];
  /** To the server's own calls and its sockets. */
  calls: string[];
}

/**
 * A phone that is never idle: it loads what it needs, and nothing ahead.
 * @param before runs in the page, before anything else.
 */
async function openOcupado(before?: () => void, local = casa): Promise<Ocupado> {
  const page = await (await paginas.openNavegador()).newPage();
  const scripts: Request[] = [];
  const fetches: string[] = [];
  const calls: string[] = [];
  if (before) await page.addInitScript(before);
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request);
    if (request.resourceType() === 'fetch') fetches.push(pathOf(request));
    if (/^\/(api|socket\.io)\//.test(pathOf(request))) calls.push(pathOf(request));
  });
  await page.goto(enlaceMesa(local, 1));
  await untilSentado(page, 1);
  return { page, scripts, fetches, calls };
}

it.each([
  ['no others', () => casa, /^$/, PRESUPUESTO],
  ['what watches hours', () => tasca, /^\S*\/vigia-\S*$/, PRESUPUESTO + VIGIA],
])(
  'asks for the scripts its page names and %s, within the budget, and for nothing else',
  async (_, localOf, demas, presupuesto) => {
    const { page, scripts, calls } = await openOcupado(undefined, localOf());
    // the page writes paths, and what its scripts add are whole addresses
    const named = await page
      .locator('script[src], link[rel=modulepreload][href^="/"]')
      .evaluateAll((nodes) => nodes.map((node) => node.getAttribute('src') ?? node.getAttribute('href')));

    const others = () => scripts.map(pathOf).filter((path) => !named.includes(path));
    await becomes(() => others().join(), expect.stringMatching(demas));
    expect(scripts.map(pathOf)).toEqual(expect.arrayContaining(named));
    for (const script of scripts) expect(await (await script.response())?.text()).not.toMatch(DESPUES);
    const sizes = await Promise.all(scripts.map((script) => script.sizes()));
    expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(presupuesto);
    expect(calls).toEqual([]);
  },
);

it('loads the sheets when they are needed, the socket when there is time, and its own styles no second time', async () => {
  const { page, scripts } = await openOcupado();
  const primera = scripts.length;
  await fillCarrito(page, 'Croquetas');
  expect(scripts.length).toBe(primera);

  await openCarrito(page);
  expect(scripts.slice(primera).map(pathOf).join()).toContain('/pedir-');
  const textos = scripts.slice(primera).map(async (script) => (await script.response())?.text());
  expect((await Promise.all(textos)).join()).toMatch(DESPUES);

  const tranquilo = await (await paginas.openNavegador()).newPage();
  const sockets: string[] = [];
  const hojas: string[] = [];
  tranquilo.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') hojas.push(pathOf(request));
  });
  tranquilo.on('websocket', (socket) => sockets.push(new URL(socket.url()).pathname));
  await tranquilo.goto(enlaceMesa(tasca, 1));
  await becomes(() => sockets, ['/socket.io/']);
  // what measures the page comes last
  await becomes(() => tranquilo.locator('link[href*="/assets/vitales-"]').count(), 1);
  expect(hojas.filter((hoja) => hoja.startsWith('/assets/index-'))).toEqual([]);
});

it('brings its styles, within their budget', async () => {
  const html = await (await fetch(paginas.producto.url + enlaceMesa(casa, 1))).text();
  const estilos = Array.from(html.matchAll(/<style>(.*?)<\/style>/gs), ([, estilo = '']) => estilo).join('');

  expect(estilos).toContain('.pila');
  expect(gzipSync(estilos).length).toBeLessThanOrEqual(ESTILOS);
});

it('asks for all its scripts together in a browser that does not preload them', async () => {
  const { scripts, fetches } = await openOcupado(() => {
    DOMTokenList.prototype.supports = () => false;
  });

  expect(scripts.length).toBeGreaterThan(1);
  expect(fetches).toEqual(expect.arrayContaining(scripts.map(pathOf)));
});

it('starts where the browser never says that it has painted', async () => {
  const { page } = await openOcupado(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });

  await fillCarrito(page, 'Croquetas');
  await page.getByRole('button', { name: /^Ver carrito/ }).waitFor();
});

it('can be read, searched and filled into a cart when nothing can be fetched', async () => {
  const page = await (await paginas.openNavegador()).newPage();
  await page.addInitScript(() => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  });
  await page.route(/\/(api|socket\.io)\//, (route) => route.abort());

  await page.goto(enlaceMesa(tasca, 1));

  await page.getByRole('heading', { level: 1, name: tasca.nombre }).waitFor();
  expect(await page.getByRole('article').count()).toBeGreaterThan(25);
  await page.getByRole('searchbox').fill('croquetas');
  await fillCarrito(page, 'Croquetas de jamón ibérico');
  await page.getByRole('button', { name: /^Ver carrito/ }).waitFor();
});

/** By its title: a menu names its dishes too. */
const articulo = (page: Page, nombre: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: nombre, exact: true }) });

const mas = (page: Page) =>
  page.getByRole('button', { name: 'Añadir Croquetas de jamón ibérico', exact: true });

/** A phone whose line brings the page, and no script until it is let go. */
async function openSinScripts(path: string): Promise<{ page: Page; letGo: () => void }> {
  const page = await (await paginas.openNavegador()).newPage();
  let letGo = () => undefined as void;
  const sent = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await sent;
    await route.continue();
  });
  await page.addInitScript(noteShifts);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByText('Aviso legal y privacidad').waitFor();
  return { page, letGo };
}

/** Runs in the page. */
function noteShifts() {
  const pagina = window as unknown as { movido: number };
  pagina.movido = 0;
  new PerformanceObserver((lista) => {
    for (const entrada of lista.getEntries())
      pagina.movido += (entrada as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

describe('before any script has run', () => {
  it('there is the carta to read: names, prices, allergens, and ways to each categoría', async () => {
    const page = await paginas.openMovil(enlaceMesa(tasca, 1), { javaScriptEnabled: false });

    expect(await page.title()).toBe(tasca.nombre);
    expect(await page.locator(`#${ID_NUMERO_MESA}`).isVisible()).toBe(false);
    const croquetas = page.getByRole('article').filter({ hasText: 'Croquetas de jamón ibérico' });
    expect(await croquetas.innerText()).toMatch(/9,50\s€/);
    expect(await croquetas.getByRole('listitem').allInnerTexts()).toContain('Gluten');
    // a photo has its room, and the colour of what comes there
    const foto = articulo(page, 'Flan de huevo').locator('[data-tamano]');
    expect(await foto.locator('img').count()).toBe(0);
    expect(await foto.locator('svg[color]').evaluate((color) => color.clientWidth)).toBe(96);
    await page.getByRole('link', { name: 'Postres', exact: true }).click();
    expect(page.url()).toMatch(/#categoria-/);
    expect(
      await page
        .getByRole('heading', { level: 2, name: 'Postres' })
        .evaluate((titulo) => titulo.getBoundingClientRect().top),
    ).toBeLessThan(400);
    expect(await page.locator('noscript').innerText()).toContain('Para pedir hace falta JavaScript');
  });

  it.each([2, 5])('mesa %i reads its own number on the page of them all, and goes on to', async (mesa) => {
    const { page, letGo } = await openSinScripts(enlaceMesa(tasca, mesa));
    await page.getByText(`Mesa ${mesa}`, { exact: true }).waitFor();
    const numero = await page.locator(`#${ID_NUMERO_MESA}`).elementHandle();

    letGo();
    await untilSentado(page, mesa);

    expect(await numero?.evaluate((nodo) => [nodo.isConnected, nodo.textContent])).toEqual([true, `${mesa}`]);
  });

  it('what the line does not bring is asked for again, and what was tapped meanwhile counts', async () => {
    const page = await (await paginas.openNavegador()).newPage();
    let fallos = 0;
    await page.route('**/assets/{index,librerias}-*.js', (route) =>
      fallos++ < 3 ? route.abort() : route.continue(),
    );
    await page.goto(enlaceMesa(tasca, 2));
    await mas(page).click();

    await page.getByRole('button', { name: /^Ver carrito/ }).waitFor();

    expect(fallos).toBeGreaterThan(3);
    expect(await readCarrito(page, tasca, 2)).toEqual([['Croquetas de jamón ibérico', 1]]);
  });

  it('what is tapped counts, once each, when they come', async () => {
    const { page, letGo } = await openSinScripts(enlaceMesa(tasca, 1));
    await mas(page).click();
    await mas(page).click();
    // it looks heard at once, whenever they come
    expect(await mas(page).evaluate((boton) => getComputedStyle(boton).outlineStyle)).toBe('solid');
    expect(await page.locator('[data-oido]').count()).toBe(1);

    letGo();

    await page.getByRole('button', { name: /^Ver carrito/ }).waitFor();
    await becomes(() => page.locator('[data-oido]').count(), 0);
    expect(await readCarrito(page, tasca, 1)).toEqual([['Croquetas de jamón ibérico', 1]]);
  });
});

it('what is searched before any script has run is found when they come', async () => {
  const { page, letGo } = await openSinScripts(enlaceMesa(tasca, 1));
  await page.getByRole('searchbox').fill('croquetas');
  await page.getByRole('heading', { name: 'Flan de huevo' }).waitFor();

  letGo();

  await page.getByRole('heading', { name: 'Flan de huevo' }).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Croquetas de jamón ibérico' }).waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('croquetas');
});

describe('when they come', () => {
  it.each([
    ['at a mesa', () => enlaceMesa(tasca, 1)],
    ['without one', () => `/menu/${tasca.slug}`],
    ['without orders', () => `/menu/${cafe.slug}?lang=es`],
    ['with a menú out of its hours', () => enlaceMesa(comedor, 1)],
  ])('nothing that was there to read is drawn again or moves, %s', async (_, path) => {
    const { page, letGo } = await openSinScripts(path());
    const antes = await page.evaluate(() => {
      const nodos = [...document.querySelectorAll('#root *')];
      Object.assign(window, { nodos });
      return nodos.length;
    });
    expect(antes).toBeGreaterThan(100);

    // what comes in pieces may be painted in pieces: counted is what the scripts move
    await page.evaluate(() => Object.assign(window, { movido: 0 }));
    letGo();
    await untilDispuesta(page);
    await page
      .getByRole('searchbox')
      .or(page.getByRole('button', { name: 'Evitar alérgenos' }))
      .first()
      .waitFor();
    // before anybody touches it: what a tap opens half a second late counts as moved too
    const movido = await page.evaluate(() => (window as unknown as { movido: number }).movido);
    await page.getByRole('button', { name: 'Evitar alérgenos' }).click();
    await page.getByRole('button', { name: 'Ver la carta' }).waitFor();

    expect(
      await page.evaluate(() =>
        (window as unknown as { nodos: Element[] }).nodos
          .filter((nodo) => !nodo.isConnected)
          .map((nodo) => nodo.outerHTML),
      ),
    ).toEqual([]);
    expect(movido).toBe(0);
  });

  it('so do the photos beyond the first screen, when somebody comes near', async () => {
    const { page, letGo } = await openSinScripts(enlaceMesa(tasca, 1));
    const flan = articulo(page, 'Flan de huevo');
    expect(await flan.locator('img').count()).toBe(0);

    letGo();
    await flan.scrollIntoViewIfNeeded();

    await becomes(() => flan.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth > 0), true);
  });

  it('what this phone remembers is there again: its mesa, its cart, what its diner avoids', async () => {
    const page = await paginas.openMovil(enlaceMesa(tasca, 3));
    await fillCarrito(page, 'Croquetas de jamón ibérico');
    await avoid(page, 'Gluten');

    await page.goto(`/menu/${tasca.slug}`);

    await page.getByText('Mesa 3', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Ver carrito/ }).waitFor();
    await page.getByText('Contiene lo que evitas').first().waitFor();
  });
});
