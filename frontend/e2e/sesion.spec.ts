import { rutas } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { becomes } from './support/becomes';
import { usePaginas } from './support/paginas';
import { enterTablero, fillLogin, pathOf, readSesion } from './support/personal';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();

it('is over, with nothing left behind, when it was ended elsewhere', async () => {
  const page = await paginas.openPortatil('/admin/pedidos');
  await enterTablero(page, await buildLocal(paginas.producto));
  const { accessToken } = await readSesion(page);
  await page.evaluate(() => localStorage.setItem('user', '{"nombre":"Ana"}'));

  const headers = { authorization: `Bearer ${accessToken}` };
  await fetch(`${paginas.producto.url}${rutas.logout()}`, { method: 'POST', headers });

  await page.waitForURL('**/admin');
  await page.getByText('Sesión expirada. Por favor, inicia sesión nuevamente.', { exact: true }).waitFor();
  expect(await readSesion(page)).toEqual({});
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

describe('a session in which nobody moves', () => {
  async function openCarta(): Promise<Page> {
    const page = await (await paginas.openNavegador()).newPage();
    await page.clock.install();
    await page.goto('/admin');
    await fillLogin(page, await buildLocal(paginas.producto));
    await page.getByRole('heading', { name: 'Carta', exact: true }).waitFor();
    return page;
  }
  const pregunta = (page: Page) => page.getByRole('alertdialog', { name: '¿Sigues ahí?' });

  it('ends after five minutes, told half a minute before', async () => {
    const page = await openCarta();
    await page.clock.fastForward('04:25');
    expect(await pregunta(page).count()).toBe(0);
    await page.clock.fastForward('00:06');
    await pregunta(page).waitFor();

    // half a minute is short for a finger on a busy machine: meanwhile the page's clock stands still
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await pregunta(page).getByRole('button', { name: 'Seguir conectado' }).click();
    await page.clock.resume();
    await pregunta(page).waitFor({ state: 'detached' });
    await page.clock.fastForward('04:25');
    expect(pathOf(page)).toBe('/admin/carta');

    await page.clock.fastForward('00:36');
    await page.waitForURL('**/admin');
    await page.getByText('Sesión expirada por inactividad', { exact: true }).waitFor();
    expect(await readSesion(page)).toEqual({});
  });

  it('has ended too for who comes back to a tablet that slept', async () => {
    const page = await openCarta();
    await page.clock.fastForward('59:00');

    await page.mouse.move(20, 20);

    await page.getByText('Sesión expirada por inactividad', { exact: true }).waitFor();
  });

  it('goes on without a word for who works past the token’s quarter of an hour', async () => {
    const page = await openCarta();
    for (const vez of [1, 2]) {
      const { refreshToken } = await readSesion(page);
      for (let minutos = 0; minutos < 14; minutos += 2) {
        await page.clock.fastForward('02:00');
        await page.mouse.move(20 * vez, 20 + minutos);
      }
      await becomes(async () => (await readSesion(page)).refreshToken === refreshToken, false);
      expect(pathOf(page)).toBe('/admin/carta');
    }
    await page.reload();
    await page.getByRole('heading', { name: 'Carta', exact: true }).waitFor();
  });
});
