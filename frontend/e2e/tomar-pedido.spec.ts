// Longer than most: every case needs the same waiter, with the tool open.
import type { Page } from 'playwright-core';
import { readGrupos, sendPedido } from './support/api';
import { buscador, openComanda, openEnvio, sendComanda } from './support/comanda';
import { EXITO, botonConfirmar, enlaceMesa, fillCarrito, openConfirmacion } from './support/comensal';
import { buildPorElegir, choose, goOn, openElegir } from './support/elegir';
import { findDesbordes } from './support/encaje';
import { becomes } from './support/becomes';
import { PORTATIL } from './support/galeria';
import { hoja } from './support/hoja';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const open = useMismaPagina(paginas);

const LARGO = 'Croquetas caseras de jamón ibérico de bellota y boletus';
const platos = (...nombres: string[]) => nombres.map((nombre, i) => ({ nombre, precio: 400 + 50 * i }));

/** A house of forty dishes, as many as a waiter has to go through. */
const buildCasa = () =>
  buildLocal(paginas.producto, {
    categorias: [
      {
        nombre: 'Para picar',
        tipo: 'comida',
        platos: platos(
          'Aceitunas',
          LARGO,
          'Ensaladilla',
          'Gildas',
          'Anchoas',
          'Boquerones',
          'Tabla de quesos',
        ),
      },
      { nombre: 'Fríos', tipo: 'comida', platos: platos(...numbered('Ensalada', 9)) },
      {
        nombre: 'Raciones',
        tipo: 'comida',
        platos: platos('Pulpo', 'Calamares', 'Sepia', 'Chopitos', ...numbered('Ración', 8)),
      },
      { nombre: 'Postres', tipo: 'comida', platos: platos('Flan', 'Tarta de queso') },
      {
        nombre: 'Bebidas',
        tipo: 'bebida',
        platos: platos('Caña', 'Agua', 'Vino tinto', ...numbered('Refresco', 7)),
      },
    ],
  });

function numbered(nombre: string, cuantos: number): string[] {
  return Array.from({ length: cuantos }, (_, i) => `${nombre} ${i + 1}`);
}

/** What the kitchen and the bar have of a house: '2 × Croquetas, sin sal'. */
async function readPedido(local: Local): Promise<string[]> {
  const grupos = await readGrupos(paginas.producto, local);
  const lineas = grupos.flatMap(({ pedidos }) => pedidos.flatMap(({ productos }) => productos));
  return lineas
    .map(({ cantidad, nombre, formato, opciones = [], notas }) =>
      [`${cantidad} × ${nombre}`, formato, ...opciones.map(({ valor }) => valor), notas]
        .filter(Boolean)
        .join(', '),
    )
    .sort();
}

/** Counts what a hand does on the page from now on: fingers put down and keys pressed. */
async function countActos(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const cuenta = { actos: 0 };
    Object.assign(window, { cuenta });
    for (const acto of ['pointerdown', 'keydown']) {
      document.addEventListener(acto, () => void cuenta.actos++, { capture: true });
    }
  });
  return () => page.evaluate(() => (window as unknown as { cuenta: { actos: number } }).cuenta.actos);
}

const jump = (page: Page, categoria: string) =>
  page.getByRole('link', { name: categoria, exact: true }).click();

it('writes an order of several dishes down on a phone, and sends it once', async () => {
  const { local } = await buildPorElegir(paginas.producto);
  const page = await open('/sala/mesa/4/pedir', local);
  await becomes(() => buscador(page).evaluate((campo) => campo === document.activeElement), true);

  await fillCarrito(page, 'Croquetas', 'Croquetas');
  await page.getByRole('button', { name: /^Croquetas/, expanded: false }).click();
  await page.getByRole('button', { name: 'Añadir nota a Croquetas' }).click();
  await page.getByLabel('Nota para Croquetas').fill('sin sal');
  await page.getByRole('button', { name: 'Guardar nota' }).click();

  const bravas = await openElegir(page, 'Patatas bravas');
  await choose(bravas, 'Media');
  await goOn(bravas, /^Añadir · 6,00/);

  await buscador(page).fill('3 cañ');
  await buscador(page).press('Enter');
  await buscador(page).pressSequentially('2 hamb');
  await buscador(page).press('Enter');
  const hamburguesa = hoja(page, 'Hamburguesa');
  await choose(hamburguesa, 'Al punto');
  await goOn(hamburguesa, /^Añadir · 24,00/);

  // what was begun outlives the page
  await page.reload();
  await openComanda(page);
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await hoja(page, 'Comanda').waitFor({ state: 'detached' });
  await openEnvio(page);
  await page.getByLabel(/Notas para la cocina/).fill('Todo junto');
  await botonConfirmar(page).click();
  await page.getByText(EXITO).waitFor();

  await page.getByRole('button', { name: 'Tomar pedido' }).waitFor();
  expect(await readPedido(local)).toEqual(
    ['2 × Croquetas, sin sal', '2 × Hamburguesa, Al punto', '1 × Patatas bravas, Media', '3 × Caña'].sort(),
  );
});

it('remembers an allergy in the next round: its waiter reads it first, the kitchen too, and no diner does', async () => {
  const local = await buildLocal(paginas.producto);
  await sendPedido(paginas.producto, local, 4, ['Croquetas'], undefined, ['gluten']);
  const AVISO = 'La mesa avisó: gluten';
  const page = await open('/sala/mesa/4', local);
  await page.setViewportSize({ width: 360, height: 640 });
  await becomes(() => isALaVista(page.getByText(AVISO)), true);
  await page.getByRole('button', { name: 'Tomar pedido' }).click();
  await page.getByRole('button', { name: 'Evita 1' }).waitFor();
  await page.getByText('Lleva gluten').first().waitFor();

  await fillCarrito(page, 'Croquetas', 'Bravas', 'Agua');
  await openEnvio(page);
  expect(await isALaVista(hoja(page, 'Confirmar pedido').getByText(AVISO))).toBe(true);
  const avisar = page.getByRole('checkbox', { name: 'Avisar a cocina de: gluten' });
  expect(await isALaVista(avisar)).toBe(true);
  await avisar.uncheck();
  await botonConfirmar(page).click();
  await page.getByRole('button', { name: 'Tomar pedido' }).waitFor();

  const [, , segunda] = (await readGrupos(paginas.producto, local)).flatMap(({ pedidos }) => pedidos);
  expect(segunda).not.toHaveProperty('evita');
  await page.setViewportSize(PORTATIL);
  await page.goto('/cocina');
  await page.getByRole('button', { name: 'Empezar' }).click();
  const ticket = ticketPared(page, 4, 2).filter({ hasText: 'Bravas' });
  await ticket.getByText(AVISO).waitFor();
  await ticket.getByText('Lleva gluten').waitFor();
  await ticket.getByText('Sin información').waitFor();

  const diner = await paginas.openMovil(enlaceMesa(local, 4));
  await fillCarrito(diner, 'Croquetas');
  await openConfirmacion(diner);
  for (const nombre of ['Tu carrito', 'Confirmar pedido']) {
    expect(await hoja(diner, nombre).textContent()).not.toMatch(/avis|gluten/i);
  }
});

it('takes thirty dishes with fewer than two touches for each, sending them included', async () => {
  const local = await buildCasa();
  const page = await open('/sala/mesa/4/pedir', local);
  await buscador(page).waitFor();
  const readActos = await countActos(page);

  await fillCarrito(page, 'Aceitunas', 'Gildas', 'Gildas', 'Anchoas', 'Ensaladilla', LARGO, LARGO, LARGO);
  await jump(page, 'Raciones');
  await fillCarrito(page, 'Pulpo', 'Pulpo', 'Calamares', 'Calamares', 'Sepia', 'Chopitos');
  await jump(page, 'Postres');
  await fillCarrito(page, 'Flan', 'Flan', 'Tarta de queso', 'Tarta de queso');
  await buscador(page).click();
  await page.keyboard.type('6 cañ\n');
  await page.keyboard.type('4 agu\n');
  await page.keyboard.type('2 vt\n');
  await sendComanda(page);

  const pedido = await readPedido(local);
  const unidades = pedido.reduce((suma, linea) => suma + parseInt(linea, 10), 0);
  expect(unidades).toBe(30);
  expect(pedido).toEqual(expect.arrayContaining(['6 × Caña', '4 × Agua', '2 × Vino tinto', `3 × ${LARGO}`]));
  expect(await readActos()).toBeLessThan(2 * unidades);
});

it('has what was taken last at hand for the next mesa, one touch each, without going anywhere', async () => {
  const local = await buildCasa();
  const page = await open('/sala/mesa/4/pedir', local);
  await jump(page, 'Bebidas');
  await fillCarrito(page, 'Caña', 'Refresco 7');
  await sendComanda(page);

  await page.goto('/sala/mesa/5/pedir');
  const recientes = page.getByRole('region', { name: 'Recientes' });
  for (const nombre of ['Caña', 'Refresco 7']) {
    const mas = recientes.getByRole('button', { name: `Añadir ${nombre}`, exact: true });
    expect(await isALaVista(mas)).toBe(true);
    await mas.click();
  }
  await page
    .getByRole('region', { name: 'Comanda' })
    .getByText(/^12,50/)
    .waitFor();
});

it('is in reach of a thumb on any phone: + of 44 px, names on two lines, total and Enviar whole', async () => {
  const local = await buildCasa();
  const page = await open('/sala/mesa/4/pedir', local);
  await fillCarrito(page, ...Array.from({ length: 12 }, () => LARGO));
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    const nombre = await boxOf(page.getByText(LARGO, { exact: true }));
    expect(nombre.height).toBeLessThanOrEqual(2 * 1.25 * 16 + 1);
    for (const boton of [`Añadir uno de ${LARGO}`, `Quitar uno de ${LARGO}`, 'Enviar']) {
      const { width: ancho, height: alto } = await boxOf(
        page.getByRole('button', { name: boton, exact: true }),
      );
      expect(Math.min(ancho, alto)).toBeGreaterThanOrEqual(44);
    }
    const enviar = page.getByRole('button', { name: 'Enviar' });
    await page.evaluate(() => window.scrollTo(0, 700));
    expect(await isALaVista(enviar)).toBe(true);
    const total = page.getByRole('button', { name: /Ver comanda/ }).getByText(/54,00/);
    expect(await total.evaluate((texto) => texto.scrollWidth - texto.clientWidth)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
  expect(await findDesbordes(page)).toEqual([]);
});

it('goes through the categorías with the strip at the foot, which says where one is', async () => {
  const local = await buildCasa();
  const page = await open('/sala/mesa/4/pedir', local);
  const actual = () => page.locator('[aria-current="true"]').innerText();

  await jump(page, 'Raciones');
  const titulo = page.getByRole('heading', { name: 'Raciones' });
  await becomes(() => isALaVista(titulo), true);
  const [{ y }, barra] = [await boxOf(titulo), await boxOf(buscador(page))];
  expect(y).toBeGreaterThanOrEqual(barra.y + barra.height);
  expect(y).toBeLessThan(260);
  expect(await actual()).toBe('Raciones');

  // for a second after a jump the strip stays where the finger put it
  await becomes(async () => {
    await page.evaluate(() => {
      window.scrollBy(0, -1);
      window.scrollTo(0, document.documentElement.scrollHeight);
    });
    return actual();
  }, 'Bebidas');
});

it('is all keys on a laptop', async () => {
  const local = await buildCasa();
  const page = await open('/sala/mesa/4/pedir', local);
  await page.setViewportSize(PORTATIL);
  await becomes(() => buscador(page).evaluate((campo) => campo === document.activeElement), true);

  await page.keyboard.type('2 gildas\n');
  await page.keyboard.type('tq\n');
  await page.keyboard.press('Escape');

  await becomes(() => buscador(page).inputValue(), '');
  await page.getByRole('button', { name: /^3 productos Ver comanda/ }).waitFor();
});

interface Caja {
  x: number;
  y: number;
  width: number;
  height: number;
}

async function boxOf(elemento: ReturnType<Page['locator']>): Promise<Caja> {
  const caja = await elemento.boundingBox();
  if (caja === null) throw new Error('It is not drawn');
  return caja;
}

/** Whether a finger that goes to its middle touches it, or something of it. */
function isALaVista(elemento: ReturnType<Page['locator']>): Promise<boolean> {
  return elemento.evaluate((nodo) => {
    const { left, top, width, height } = nodo.getBoundingClientRect();
    const encima = document.elementFromPoint(left + width / 2, top + height / 2);
    return encima !== null && nodo.contains(encima);
  });
}
