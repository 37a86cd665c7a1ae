import type { Page } from 'playwright-core';
import { moveTab, readGrupos } from './support/api';
import { EXITO, enlaceMesa, fillCarrito, openCarrito, order } from './support/comensal';
import { becomes } from './support/becomes';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const PLATO = 'Croquetas';

/** The waiter takes the tab of mesa 6 to another. */
const move = (local: Local, a: number): Promise<void> => moveTab(paginas.producto, local, 6, a);

const tabs = async (local: Local) =>
  (await readGrupos(paginas.producto, local))
    .map(({ mesa, totalGrupo, pedidos: tickets }) => [mesa.numero, totalGrupo, tickets.length])
    .sort();

/** A phone that has ordered at mesa 6 and hears of it. */
async function openSentado(local: Local): Promise<Page> {
  const page = await paginas.openMovil(enlaceMesa(local, 6));
  await fillCarrito(page, PLATO);
  await order(page);
  return page;
}

it('takes the phone along: its cart, its address and its next order are of the new mesa', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openSentado(local);
  await fillCarrito(page, PLATO);

  await move(local, 9);

  await page.getByText('Ahora estáis en la mesa 9').waitFor();
  await page.getByRole('main').getByText('Mesa 9').waitFor();
  expect(new URL(page.url()).searchParams.get('mesa')).toBe('9');
  await page.reload();
  await page.getByRole('main').getByText('Mesa 9').waitFor();
  await page.getByRole('button', { name: 'Seguimos en la mesa 6' }).first().waitFor();
  await order(page);
  await becomes(() => tabs(local), [[9, 19, 2]]);
  expect(await page.getByText('Ahora estáis en la mesa 9').count()).toBe(0);
});

it('leaves behind who says so: what they order next opens a tab at the mesa where they sit', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openSentado(local);
  await fillCarrito(page, PLATO);
  await move(local, 9);

  await page.getByText('Ahora estáis en la mesa 9').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Seguimos en la mesa 6' }).first().click();

  await page.getByRole('main').getByText('Mesa 6').waitFor();
  await order(page);
  await becomes(
    () => tabs(local),
    [
      [6, 9.5, 1],
      [9, 9.5, 1],
    ],
  );
});

it('asks before it sends to the new mesa what was ordered for the old one at the very moment', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openSentado(local);
  await fillCarrito(page, PLATO);
  let movida: Promise<void> | undefined;
  await page.route('**/api/pedidos', async (route) => {
    if (route.request().method() === 'POST') await (movida ??= move(local, 9));
    await route.continue();
  });

  await openCarrito(page);
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await page
    .getByRole('dialog', { name: 'Confirmar pedido' })
    .getByRole('button', { name: 'Confirmar' })
    .click();

  const enviar = page.getByRole('button', { name: 'Enviar a la mesa 9' });
  await enviar.waitFor();
  await enviar.click();
  await page.getByText(EXITO).waitFor();
  await becomes(() => tabs(local), [[9, 19, 2]]);
});
