import type { Page } from 'playwright-core';
import { rutasGestion, temaOf } from '@carta/contracts';
import type { Aspecto } from '@carta/contracts';
import { callAs } from './support/api';
import { axeFindings, contrastFindings } from './support/axe';
import { EXITO, confirm, enlaceMesa, fillCarrito } from './support/comensal';
import { enterCarta } from './support/dueno';
import { becomes } from './support/becomes';
import { createFoto } from './support/fotos';
import { hoja } from './support/hoja';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();

const acento = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-acento'));
const setColor = (local: Local, color: string | null): Promise<Aspecto> =>
  callAs<Aspecto>(paginas.producto, local, rutasGestion.aspecto(local.id), {
    method: 'PUT',
    body: { color },
  });

/** What measures the page is asked for last, with styles of which some are here already. */
async function untilTodoCargado(page: Page): Promise<void> {
  await becomes(() => page.locator('link[href*="/assets/vitales-"]').count(), 1);
  const isPendiente = (links: (SVGElement | HTMLElement)[]) =>
    links.filter((link) => (link as HTMLLinkElement).sheet === null).length;
  await becomes(() => page.locator('link[rel=stylesheet]:not([disabled])').evaluateAll(isPendiente), 0);
}

it.each(['openMovil', 'openPortatil'] as const)(
  'is chosen, seen before it is kept, and read by whoever orders (%s)',
  async (openDispositivo) => {
    const local = await buildLocal(paginas.producto);
    const page = await paginas[openDispositivo]('/admin');
    await enterCarta(page, local);
    await page.goto('/admin/settings/aspecto');
    const vista = page.getByLabel('Vista previa');

    await page.getByRole('button', { name: 'Mar' }).click();
    const boton = vista.getByText('Ver carrito', { exact: false });
    const fondo = () => boton.evaluate((elemento) => getComputedStyle(elemento).backgroundColor);
    await becomes(fondo, 'rgb(29, 91, 121)');
    await page.getByLabel('Otro color').fill('#ffd400');
    await page.getByText('Tal cual no se leería bien', { exact: false }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Guardar color' }).click();
    await becomes(() => page.getByRole('button', { name: 'Guardar color' }).isDisabled(), true);

    await page.getByLabel('Añadir el logo').setInputFiles(await createFoto('png', 400, 2));
    await page.getByText('Cambiar el logo').waitFor();
    await page.getByLabel('Añadir la portada').setInputFiles(await createFoto('jpeg', 1600, 3));
    await page.getByText('Cambiar la portada').waitFor();
    await becomes(() => vista.locator('header img').count(), 2);

    const movil = await paginas.openMovil(enlaceMesa(local, 4));
    const { claro, oscuro } = temaOf('#ffd400');
    expect(await acento(movil)).toBe(claro.acento);
    await untilTodoCargado(movil);
    expect(await acento(movil)).toBe(claro.acento);
    const [portada, logo] = [0, 1].map((i) => movil.locator('header img').nth(i));
    expect(await portada?.evaluate((img) => img.getBoundingClientRect().height)).toBe(88);
    await becomes(async () => logo?.evaluate((img: HTMLImageElement) => img.naturalWidth), 200);
    await becomes(() => movil.locator('link[rel=icon]').getAttribute('type'), 'image/webp');
    await movil.emulateMedia({ colorScheme: 'dark' });
    expect(await acento(movil)).toBe(oscuro.acento);
    await movil.emulateMedia({ colorScheme: 'light' });
    await fillCarrito(movil, 'Croquetas');
    await confirm(movil);
    await hoja(movil, EXITO).getByText(local.nombre, { exact: true }).waitFor();
    await becomes(() => hoja(movil, EXITO).locator('img').count(), 1);

    await page.goto('/admin/settings/carta');
    await page.getByLabel(`Carta de ${local.nombre}`).locator('header img').waitFor();
    await page.goto('/admin/settings/qr');
    await becomes(() => page.getByRole('article', { name: 'Mesa 1', exact: true }).locator('img').count(), 1);

    await page.goto('/admin/settings/aspecto');
    await page.getByRole('button', { name: 'Quitar la portada' }).click();
    await page.getByText('Añadir la portada').waitFor();
    await movil.reload();
    await becomes(() => movil.locator('header img').count(), 1);
  },
);

it('can be read whatever its colour, by day and by night', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await paginas.openMovil('/admin');
  for (const color of ['#ffff00', '#ffffff', '#000000', '#e53935', '#1d5b79']) {
    await setColor(local, color);
    await page.goto(enlaceMesa(local, 4));
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await fillCarrito(page, 'Croquetas');
      expect([color, colorScheme, await contrastFindings(page)]).toEqual([color, colorScheme, []]);
    }
  }
});

it('leaves the page of a house without one as it was', async () => {
  const local = await buildLocal(paginas.producto);
  const read = async () => {
    const respuesta = await fetch(`${paginas.producto.url}/menu/${local.slug}`);
    return [
      respuesta.headers.get('content-security-policy'),
      respuesta.headers.get('etag'),
      await respuesta.text(),
    ];
  };
  const antes = await read();
  await setColor(local, '#7b1e3a');
  expect((await read())[2]).toContain('--color-acento:#7b1e3a');

  await setColor(local, null);
  expect(await read()).toEqual(antes);
});
