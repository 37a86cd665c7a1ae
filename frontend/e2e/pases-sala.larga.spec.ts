import type { Page } from 'playwright-core';
import { sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { buscador, openComanda, openEnvio, sendComanda } from './support/comanda';
import {
  EXITO,
  botonConfirmar,
  enlaceMesa,
  fillCarrito,
  openSeguimiento,
  order,
  readSeguimiento,
} from './support/comensal';
import { hoja } from './support/hoja';
import { move } from './support/noche';
import { usePaginas } from './support/paginas';
import { enterSesion, useMismaPagina } from './support/misma-pagina';
import { buildLocalConPases, serveMarchado } from './support/pases';
import { toPlain } from './support/texto';

/** ms; as in piso/vivo/tablero/quietud. */
const REPOSO_MS = 2_000;

const paginas = usePaginas();
const open = useMismaPagina(paginas);

const readPases = async (page: Page) =>
  (await page.getByRole('region', { name: 'Pases' }).getByRole('paragraph').allInnerTexts()).map(toPlain);
const readTarjetas = (page: Page) =>
  page.getByRole('article').evaluateAll((tarjetas) => tarjetas.map((tarjeta) => tarjeta.ariaLabel));
const times = (veces: number, ...platos: string[]) =>
  platos.flatMap((plato) => Array<string>(veces).fill(plato));

it('twelve people eat in four pases, each marched by a waiter with one tap once the one before is served', async () => {
  const local = await buildLocalConPases(paginas.producto);
  const doce = ['Croquetas', 'Gazpacho', 'Arroz', 'Lubina', 'Chuletón', 'Flan', 'Torrija'];
  await sendPedido(paginas.producto, local, 4, times(6, ...doce));
  const page = await open('/sala/mesa/4', local);
  await becomes(readPases.bind(null, page), [
    'Entrantes · en marcha',
    'Primeros · en espera (12)',
    'Segundos · en espera (12)',
    'Postres · en espera (12)',
  ]);

  await page.goto('/sala');
  await page.getByText(/^Sin empezar: 1 mesa/).waitFor();
  await serveMarchado(paginas.producto, local, 4);
  for (const [antes, pase] of [
    ['Entrantes', 'primeros'],
    ['Primeros', 'segundos'],
    ['Segundos', 'postres'],
  ]) {
    await becomes(readTarjetas.bind(null, page), [expect.stringContaining(`Mesa 4: ${antes} servidos `)]);
    await move(page.getByRole('button', { name: `Marchar ${pase}` }));
    await becomes(readTarjetas.bind(null, page), []);
    await page.getByText(/^Sin empezar: 1 mesa/).waitFor();
    await serveMarchado(paginas.producto, local, 4);
  }
  await becomes(readTarjetas.bind(null, page), ['Mesa 4: Por cobrar']);
});

it.each(['/sala', '/cocina?puesto=pase', '/admin/pedidos'])(
  'the same spot a moment after a pase has marched marches no other mesa: %s',
  async (path) => {
    const local = await buildLocalConPases(paginas.producto);
    for (const mesa of [1, 2, 3]) {
      await sendPedido(paginas.producto, local, mesa, ['Croquetas', 'Gazpacho']);
      await serveMarchado(paginas.producto, local, mesa);
    }
    const page = await (await paginas.openNavegador()).newPage();
    await page.clock.install();
    await enterSesion(page, paginas.producto, local);
    await page.goto(path);
    const botones = page.getByRole('button', { name: /^Marchar primeros/ });
    await becomes(() => botones.count(), 3);
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    await botones.first().scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await botones.first().boundingBox())!;
    const sitio = [x + width / 2, y + height / 2] as const;
    const readSitio = () =>
      page.evaluate(
        ([cx, cy]) => document.elementFromPoint(cx, cy)?.closest('button')?.textContent ?? '',
        sitio,
      );
    expect(await readSitio()).toMatch(/^Marchar/);

    await page.mouse.click(...sitio);
    await becomes(() => botones.count(), 2);
    await page.clock.runFor(650);
    expect(await readSitio()).not.toMatch(/^Marchar/);

    await page.clock.runFor(REPOSO_MS);
    await becomes(() => page.getByText('Retirado').count(), 0);
  },
);

it('a waiter writes twelve covers down under their pases, moves a dish by holding it, and marches all of another', async () => {
  const local = await buildLocalConPases(paginas.producto);
  const page = await open('/sala/mesa/4/pedir', local);
  for (const [veces, plato] of [
    [12, 'croq'],
    [7, 'gazp'],
    [5, 'arroz'],
    [12, 'lubina'],
    [12, 'flan'],
    [12, 'caña'],
  ]) {
    await buscador(page).fill(`${veces} ${plato}`);
    await buscador(page).press('Enter');
  }
  await openComanda(page);
  const comanda = hoja(page, 'Comanda');
  const readGrupos = async () =>
    comanda
      .getByRole('list')
      .evaluateAll((listas) =>
        listas.flatMap(({ ariaLabel, children }) => (ariaLabel ? [[ariaLabel, children.length]] : [])),
      );
  await becomes(readGrupos, [
    ['Entrantes', 1],
    ['Primeros', 2],
    ['Segundos', 1],
    ['Postres', 1],
    ['Sin pase', 1],
  ]);
  const arroz = comanda.getByRole('listitem').filter({ hasText: 'Arroz' });
  await arroz.getByText('Arroz', { exact: true }).click({ delay: 700 });
  await hoja(page, '5 × Arroz').getByRole('button', { name: 'Segundos' }).click();
  await becomes(readGrupos, [
    ['Entrantes', 1],
    ['Primeros', 1],
    ['Segundos', 2],
    ['Postres', 1],
    ['Sin pase', 1],
  ]);
  // what was moved outlives the page
  await page.reload();
  await sendComanda(page);
  await becomes(readPases.bind(null, page), [
    'Entrantes · en marcha',
    'Primeros · en espera (7)',
    'Segundos · en espera (17)',
    'Postres · en espera (12)',
  ]);

  await page.goto('/sala/mesa/5/pedir');
  await buscador(page).fill('2 lubina');
  await buscador(page).press('Enter');
  await buscador(page).fill('2 croq');
  await buscador(page).press('Enter');
  await openEnvio(page);
  await page.getByRole('checkbox', { name: /Todo junto/ }).check();
  await botonConfirmar(page).click();
  await page.getByText(EXITO).waitFor();
  await page.getByRole('button', { name: 'Tomar pedido' }).waitFor();
  expect(await page.getByRole('region', { name: 'Pases' }).count()).toBe(0);
  expect(await page.getByText(/En espera/).count()).toBe(0);
});

it('a pase waits again while nobody has begun it, and a dish that waits goes to another or marches at once', async () => {
  const local = await buildLocalConPases(paginas.producto);
  await sendPedido(paginas.producto, local, 4, ['Croquetas', 'Gazpacho', 'Lubina', 'Chuletón']);
  const page = await open('/sala/mesa/4', local);

  await move(page.getByRole('button', { name: 'Marchar primeros' }));
  await becomes(readPases.bind(null, page), [
    'Entrantes · en marcha',
    'Primeros · en marcha',
    'Segundos · en espera (2)',
  ]);
  await move(page.getByRole('button', { name: 'Esperar primeros' }));
  await becomes(async () => (await readPases(page))[1], 'Primeros · en espera (1)');

  await page.getByRole('button', { name: 'Cambiar de pase Chuletón' }).click();
  await move(page.getByRole('dialog').getByRole('button', { name: 'Primeros' }));
  await becomes(
    async () => (await readPases(page)).slice(1),
    ['Primeros · en espera (2)', 'Segundos · en espera (1)'],
  );
  await page.getByRole('button', { name: 'Cambiar de pase Lubina' }).click();
  await move(page.getByRole('dialog').getByRole('button', { name: 'Marcha ya' }));
  await becomes(async () => (await readPases(page)).slice(1), ['Primeros · en espera (2)']);
  await page.getByRole('button', { name: 'Avanzar Lubina' }).waitFor();
});

it('a diner reads that what waits comes later', async () => {
  const local = await buildLocalConPases(paginas.producto);
  const page = await paginas.openMovil(enlaceMesa(local, 5));
  await fillCarrito(page, 'Croquetas', 'Lubina');
  await order(page);
  await openSeguimiento(page);

  await becomes(readSeguimiento.bind(null, page), ['1 × Croquetas Pendiente', '1 × Lubina Después']);
  await serveMarchado(paginas.producto, local, 5);
  await becomes(readSeguimiento.bind(null, page), ['1 × Croquetas Entregado', '1 × Lubina Después']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Tu pedido Después/ }).waitFor();
});
