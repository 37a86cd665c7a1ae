import type { Page } from 'playwright-core';
import { readGrupos } from './support/api';
import { enlaceMesa, fillCarrito, openCarrito, order, untilSentado } from './support/comensal';
import { enterCarta } from './support/dueno';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();

const enlaceSlug = ({ slug }: Local): string => `/menu/${slug}`;

/** A phone that has scanned the code of mesa 4, and looks at the carta by its name. */
async function openRecordada(local: Local): Promise<Page> {
  const page = await paginas.openMovil(enlaceMesa(local, 4));
  await untilSentado(page, 4);
  await page.goto(enlaceSlug(local));
  return page;
}

async function expectSinMesa(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.getByText('Mesa 4').count()).toBe(0);
  await fillCarrito(page, 'Croquetas');
  await openCarrito(page);
  expect(await page.getByRole('button', { name: 'Confirmar Pedido' }).isDisabled()).toBe(true);
  await page.getByText(/^No se ha detectado el restaurante o la mesa\./).waitFor();
}

it('is the one that was scanned, and the order goes to it', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openRecordada(local);
  await page.getByText('Mesa 4').waitFor();

  await fillCarrito(page, 'Croquetas');
  await order(page);

  expect(await readGrupos(paginas.producto, local)).toMatchObject([{ mesa: { numero: 4 }, totalGrupo: 9.5 }]);
});

it('keeps the cart that was filled at it, by one address and by the other', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await paginas.openMovil(enlaceMesa(local, 4));
  const carrito = page.getByRole('button', { name: /Ver carrito.*11,70 €/ });
  await fillCarrito(page, 'Croquetas', 'Caña');
  await carrito.waitFor();

  await page.goto(enlaceSlug(local));

  await carrito.waitFor();
});

it('is not taken for a mesa of another restaurant', async () => {
  const [local, ajeno] = await Promise.all([buildLocal(paginas.producto), buildLocal(paginas.producto)]);
  const page = await openRecordada(local);
  await page.goto(enlaceSlug(ajeno));
  await expectSinMesa(page);
});

it('is nobody’s in a browser that has scanned nothing', async () => {
  const local = await buildLocal(paginas.producto);
  await expectSinMesa(await paginas.openMovil(enlaceSlug(local)));
});

it('is forgotten when its owner leaves from the settings of the same browser', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await openRecordada(local);
  await page.getByText('Mesa 4').waitFor();

  await page.goto('/admin');
  await enterCarta(page, local);
  await page.getByRole('link', { name: 'Ajustes' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await page.waitForURL('**/admin');

  await page.goto(enlaceSlug(local));
  await expectSinMesa(page);
});
