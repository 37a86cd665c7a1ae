import { rutas, rutasSala } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import type { Locator, Page } from 'playwright-core';
import { callAs, moveMesa, readGrupos, sendPedido } from './support/api';
import { holdUntilAll } from './support/averias';
import { launchWhole } from './support/chromium-instalado';
import { becomes } from './support/becomes';
import { hoja, openHoja, settle } from './support/hoja';
import { usePaginas } from './support/paginas';
import { openDispositivo } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf } from './support/texto';

const paginas = usePaginas(undefined, launchWhole);
/** 40,00 €. */
const CUENTA = ['Croquetas', 'Croquetas', 'Bravas', 'Agua', 'Agua', 'Agua', 'Agua', 'Agua', 'Agua'];

/** Mesa 4 on a waiter's phone. */
async function openMesa(local: Local, nombre: string): Promise<Page> {
  const page = await openDispositivo(paginas.openNavegador, paginas.producto, local, {
    nombre,
    puesto: 'camarero',
  });
  await page.goto('/sala/mesa/4');
  await page.getByRole('button', { name: 'Cobrar', exact: true }).waitFor();
  return page;
}

/** Its bill, to be shared. */
async function openReparto(page: Page): Promise<void> {
  await openHoja(page, 'Cobrar', 'Cobrar mesa 4');
  await page.getByRole('button', { name: 'Dividir la cuenta' }).click();
}

const cuenta = (page: Page): Locator => hoja(page, 'Cobrar mesa 4');
const boton = (page: Page, nombre: string): Locator =>
  cuenta(page).getByRole('button', { name: nombre, exact: true });
const readFalta = (page: Page): Promise<string> =>
  textOf(cuenta(page).locator('p', { hasText: 'Falta por cobrar' }));

it('two waiters charge one line once; it is annulled, then paid in thirds', async () => {
  const local = await buildLocal(paginas.producto);
  await sendPedido(paginas.producto, local, 4, CUENTA);
  await moveMesa(paginas.producto, local, 4, 'entregado');
  const moviles = [await openMesa(local, 'Móvil de Ana'), await openMesa(local, 'Móvil de Luis')];
  const [ana, luis] = moviles as [Page, Page];
  for (const movil of moviles) await openReparto(movil);

  await holdUntilAll(moviles, rutasSala.cobros('*'));
  for (const movil of moviles) {
    await cuenta(movil).getByText('Por platos', { exact: true }).click();
    await boton(movil, 'Una más de Bravas').click();
  }
  await Promise.all(moviles.map((movil) => boton(movil, 'Tarjeta').click()));
  const perdedores = moviles.map((movil) =>
    movil.getByText('La cuenta acaba de cambiar: revisa lo que falta').waitFor(),
  );
  await Promise.any(perdedores);
  for (const movil of moviles) await becomes(() => readFalta(movil), 'Falta por cobrar 34,00 €');
  expect((await readCobros(local)).map(({ importe }) => importe)).toEqual([6]);

  await boton(luis, 'Anular el cobro de 6,00 € · Tarjeta').click();
  const anular = hoja(luis, 'Anular 6,00');
  await settle(anular);
  await anular.getByRole('button', { name: 'Importe equivocado' }).click();
  for (const movil of moviles) await becomes(() => readFalta(movil), 'Falta por cobrar 40,00 €');
  await cuenta(ana).getByText('Anulado por Móvil de Luis: Importe equivocado').waitFor();

  await cuenta(ana).getByText('A partes iguales', { exact: true }).click();
  await boton(ana, 'Una parte más').click();
  await chargeCuota(ana, 'Parte 1 de 3', 'Efectivo', '26,66 €');
  await chargeCuota(ana, 'Parte 2 de 3', 'Tarjeta', '13,33 €');
  // the last part pays the mesa
  await payPorcion(ana, 'Parte 3 de 3', 'Otro');
  await ana.getByRole('heading', { name: 'Mesa libre' }).waitFor();
  await luis.getByText('Esta cuenta ya está cerrada').waitFor();
  expect(await readGrupos(paginas.producto, local)).toEqual([]);

  await ana.getByText('Mesa 4: Pagado · Otro').waitFor();
  await ana.getByRole('button', { name: 'Deshacer' }).click();
  await becomes(
    async () => (await readGrupos(paginas.producto, local)).map(({ pendiente }) => pendiente),
    [13.33],
  );
});

it('a whole bill by card is two taps from its mesa, once whatever the network does, and is taken back whole', async () => {
  const local = await buildLocal(paginas.producto);
  await sendPedido(paginas.producto, local, 4, CUENTA);
  await moveMesa(paginas.producto, local, 4, 'entregado');
  const ana = await openMesa(local, 'Móvil de Ana');
  // its first answer is lost on the way
  let van = 0;
  await ana.route(`**${rutasSala.cobros('*')}`, async (route) => {
    if (++van > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });

  await openHoja(ana, 'Cobrar', 'Cobrar mesa 4');
  await becomes(() => textOf(cuenta(ana).locator('p', { hasText: 'Todo junto' })), 'Todo junto 40,00 €');
  await boton(ana, 'Tarjeta').click();

  await ana.getByRole('heading', { name: 'Mesa libre' }).waitFor();
  expect(van).toBeGreaterThan(1);
  const pagados = await callAs<Grupo[]>(paginas.producto, local, rutas.pedidosPagados());
  expect(pagados).toMatchObject([
    { pendiente: 0, cobros: [{ importe: 40, forma: 'tarjeta', por: 'Móvil de Ana' }] },
  ]);

  await ana.getByText('Mesa 4: Pagado · Tarjeta').waitFor();
  await ana.getByRole('button', { name: 'Deshacer' }).click();
  await becomes(
    async () => (await readGrupos(paginas.producto, local)).map(({ pendiente }) => pendiente),
    [40],
  );
  expect(await readCobros(local)).toMatchObject([{ anulado: { motivo: 'Deshecho al momento' } }]);
});

async function chargeCuota(page: Page, parte: string, forma: string, falta: string): Promise<void> {
  await payPorcion(page, parte, forma);
  await becomes(() => readFalta(page), `Falta por cobrar ${falta}`);
}

/** Taps until one counts, and no more: none is taken while what is left has only just changed. */
async function payPorcion(page: Page, parte: string, forma: string): Promise<void> {
  await cuenta(page)
    .getByText(new RegExp(`^${parte}`))
    .waitFor();
  const enEfectivo = cuenta(page).getByRole('button', { name: /^Cobrar \d/ });
  await becomes(async () => {
    const sale = page.waitForRequest(`**${rutasSala.cobros('*')}`, { timeout: 3_000 });
    const hasSalido = sale.then(
      () => true,
      () => false,
    );
    if ((await enEfectivo.count()) === 0) await boton(page, forma).click();
    if (forma === 'Efectivo') await enEfectivo.click({ timeout: 1_000 }).catch(() => undefined);
    return hasSalido;
  }, true);
}

async function readCobros(local: Local) {
  return (await readGrupos(paginas.producto, local)).flatMap(({ cobros = [] }) => cobros);
}
