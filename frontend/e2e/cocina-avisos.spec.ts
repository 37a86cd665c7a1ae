import { rutasSala } from '@carta/contracts';
import type { CambiarServicioRequest } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, sendPedido } from './support/api';
import { Corte } from './support/corte';
import { becomes } from './support/espera';
import { useMundo } from './support/paginas';
import { TABLETA, openDispositivo, startDispositivo, ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';

jest.setTimeout(120_000);

const mundo = useMundo();

const filtroDe = (page: Page) => page.getByRole('main').evaluate((nodo) => getComputedStyle(nodo).filter);

it('a wall that hears nothing looks dead from afar, tells how old it is, and lives again by itself', async () => {
  const local = await buildLocal(mundo.producto);
  await sendPedido(mundo.producto, local, 3, ['Croquetas']);
  const corte = await Corte.open(Number(new URL(mundo.producto.url).port));
  try {
    const page = await (await mundo.openNavegador({ ...TABLETA, baseURL: corte.url })).newPage();
    await page.clock.install();
    await startDispositivo(page, mundo.producto, local, { nombre: 'Cocina', puesto: 'cocina' });
    await ticketPared(page, 3).waitFor();
    expect(await filtroDe(page)).toBe('none');

    corte.silence();
    await page.clock.fastForward('00:10');
    const banda = page.getByRole('region', { name: 'Conexión' });
    await banda.getByRole('alert').waitFor();
    expect((await banda.boundingBox())?.height).toBeGreaterThanOrEqual(96);
    expect(await filtroDe(page)).toContain('grayscale(1)');
    await page.clock.fastForward('02:05');
    await banda.getByText('Última noticia hace 2 min').waitFor();

    corte.restore();
    await sendPedido(mundo.producto, local, 4, ['Bravas']);
    await banda.waitFor({ state: 'detached' });
    await ticketPared(page, 4).waitFor();
    await becomes(() => filtroDe(page), 'none');
  } finally {
    corte.destroy();
  }
});

it('a kitchen without a bar beside it takes the drinks in with one tap, and then nothing is missing', async () => {
  const local = await buildLocal(mundo.producto);
  await sendPedido(mundo.producto, local, 3, ['Croquetas']);
  await sendPedido(mundo.producto, local, 5, ['Caña']);
  const datos = { nombre: 'Cocina', puesto: 'cocina' } as const;
  const page = await openDispositivo(mundo.openNavegador, mundo.producto, local, datos);
  await page.getByText(/La barra no está conectada/).waitFor();
  expect(await ticketPared(page, 5).count()).toBe(0);

  await page.getByRole('button', { name: 'Ver aquí también la barra' }).click();

  await ticketPared(page, 5).waitFor();
  await ticketPared(page, 3).waitFor();
  await page.getByText(/no está conectada/).waitFor({ state: 'detached' });

  // its owner says that the bar has none: from then on the drinks are there from the start
  const body: CambiarServicioRequest = { sinPantallaBarra: true };
  await callAs(mundo.producto, local, rutasSala.servicio(local.id), { method: 'PUT', body });
  await page.goto('/cocina?puesto=cocina');
  await ticketPared(page, 5).waitFor();
  expect(await page.getByRole('radio', { name: 'Todo' }).isChecked()).toBe(true);

  await page.getByText('Cocina', { exact: true }).first().click();
  await page.getByText(/Esta pantalla no muestra las bebidas/).waitFor();
  expect(await ticketPared(page, 5).count()).toBe(0);
  await page.getByRole('button', { name: 'Ver aquí también la barra' }).click();
  await ticketPared(page, 5).waitFor();
});
