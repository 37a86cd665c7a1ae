import type { Page } from 'playwright-core';
import { becomes } from './support/becomes';
import { launchWhole } from './support/chromium-instalado';
import { enlaceMesa } from './support/comensal';
import { becomeDispositivo, createCodigo, enterDispositivo } from './support/dispositivo';
import { enterSesion } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { buildLocal } from './support/restaurantes';

// the lighter browser installs nothing
const paginas = usePaginas(undefined, launchWhole);

/** What Chromium reads for a device that would keep this page, and all that it has against that. */
async function readApp(page: Page) {
  const linea = await page.context().newCDPSession(page);
  const { url, errors, manifest } = await linea.send('Page.getAppManifest');
  const { installabilityErrors } = await linea.send('Page.getInstallabilityErrors');
  await linea.detach();
  return {
    manifiesto: url && new URL(url).pathname,
    faltas: [
      ...errors.map(({ message }) => message),
      // the browsers of these tests are private ones, which install nothing
      ...installabilityErrors.map(({ errorId }) => errorId).filter((falta) => falta !== 'in-incognito'),
    ],
    comienzo: manifest?.startUrl && new URL(manifest.startUrl).pathname,
  };
}

const appDe = (nombre: string) => ({
  manifiesto: `/${nombre}.webmanifest`,
  faltas: [],
  comienzo: `/${nombre}`,
});

it('a tablet that has just been paired can keep its wall, which opens in its place', async () => {
  const local = await buildLocal(paginas.producto);
  const codigo = await createCodigo(paginas.producto, local, { nombre: 'Barra', puesto: 'barra' });
  const page = await paginas.openPortatil('/emparejar');
  expect(await page.locator('link[rel=manifest]').count()).toBe(0);

  await enterDispositivo(page, codigo);
  await becomes(() => readApp(page), appDe('cocina'));

  await page.goto('/cocina');
  await page.getByRole('radio', { name: 'Barra' }).and(page.locator(':checked')).waitFor();
});

it('a waiter’s phone can keep the radar, a mesa’s page too, and an owner the house', async () => {
  const local = await buildLocal(paginas.producto);
  const movil = await paginas.openMovil('/emparejar');
  await becomeDispositivo(movil, paginas.producto, local, { nombre: 'Móvil de Ana', puesto: 'camarero' });
  for (const ruta of ['/sala', '/sala/mesa/3']) {
    await movil.goto(ruta);
    await becomes(() => readApp(movil), appDe('sala'));
  }

  const portatil = await paginas.openPortatil('/admin');
  await becomes(() => readApp(portatil), appDe('admin'));
  await enterSesion(portatil, paginas.producto, local);
  await portatil.goto('/admin/settings');
  await becomes(() => readApp(portatil), appDe('admin'));
});

it('nothing asks a diner to keep anything', async () => {
  const local = await buildLocal(paginas.producto, { nombre: '</script><b>"Ana" & Luis</b>' });
  const page = await paginas.openMovil(enlaceMesa(local, 4));
  for (const ruta of [enlaceMesa(local, 4), `/menu/${local.slug}`, `/menu/${local.slug}/legal`, '/menu']) {
    await page.goto(ruta);
    expect([ruta, (await readApp(page)).manifiesto]).toEqual([ruta, '']);
  }

  await page.goto(`/menu/${local.slug}`);
  const dicho = await page.evaluate(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[property="og:title"]');
    const datos = document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null';
    return [meta?.content, (JSON.parse(datos) as { name?: string } | null)?.name];
  });
  expect(dicho).toEqual([local.nombre, local.nombre]);
});
