import type { Locator, Page } from 'playwright-core';
import { bytesOfData, modulosFor, readEnlace, readModulos } from './support/codigo-qr';
import { download } from './support/descarga';
import { enterCarta } from './support/dueno';
import { measureImagen } from './support/fotos';
import { openHoja } from './support/hoja';
import { usePaginas } from './support/paginas';
import { findDireccionRed } from './support/red';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();

async function openCodigo(local: Local, options = {}): Promise<{ page: Page; sheet: Locator }> {
  const page = await enterCarta(paginas.openMovil('/admin', options), local);
  await page.getByRole('link', { name: 'Ajustes' }).click();
  return { page, sheet: await openHoja(page, 'Código QR', 'Código QR') };
}

const imagen = (sheet: Locator, local: Local): Locator =>
  sheet.getByRole('img', { name: `Código QR de la carta de ${local.nombre}` });

it('says what it is for, and is 280 px of black on white, in the dark too', async () => {
  const local = await buildLocal(paginas.producto);
  const { sheet } = await openCodigo(local, { colorScheme: 'dark' });

  for (const texto of [
    'Imprime y coloca el código en las mesas. Los clientes accederán a la carta al escanearlo.',
    'Mantén presionada la imagen para guardarla en tu dispositivo',
  ])
    await sheet.getByText(texto, { exact: true }).waitFor();
  const caja = await imagen(sheet, local).boundingBox();
  expect([caja?.width, caja?.height]).toEqual([280, 280]);
  const dibujado = await imagen(sheet, local).screenshot();
  const esperados = modulosFor((await readEnlace(sheet)).href);
  expect(await readModulos(dibujado, esperados.length)).toEqual(esperados);
});

it('opens mesa 1 by an address of the network, although the screen was opened by the machine’s own', async () => {
  const local = await buildLocal(paginas.producto);
  const { sheet } = await openCodigo(local);
  const enlace = await readEnlace(sheet);

  if (findDireccionRed() === null)
    throw new Error('This machine has no IPv4 address but loopback: connect it to a network');
  expect(enlace.hostname).not.toMatch(/^(localhost|127\.)/);
  expect(enlace.port).toBe(new URL(paginas.producto.url).port);
  expect(enlace.pathname + enlace.search).toMatch(
    new RegExp(`^/menu\\?restaurante=${local.id}&mesa=1&t=[\\w-]{16}$`),
  );
  await sheet.getByText(`Usa la dirección de tu red: ${enlace.origin}.`).waitFor();
  const png = bytesOfData(await imagen(sheet, local).getAttribute('src'));
  const esperados = modulosFor(enlace.href);
  expect(await readModulos(png, esperados.length)).toEqual(esperados);

  const cliente = await paginas.openMovil(enlace.href);
  await cliente.getByText('Mesa 1').waitFor();
});

it('is a PNG with the restaurant’s name, by its button and by a right click', async () => {
  const local = await buildLocal(paginas.producto, { nombre: 'La Tasca de Ana & Cía.' });
  const { page, sheet } = await openCodigo(local);
  await imagen(sheet, local).waitFor();

  const [nombre, bytes] = await download(page, () =>
    sheet.getByRole('button', { name: 'Descargar' }).click(),
  );
  const [segundoNombre, segundosBytes] = await download(page, () =>
    imagen(sheet, local).click({ button: 'right' }),
  );

  expect([nombre, segundoNombre]).toEqual(['qr-la-tasca-de-ana-cía.png', 'qr-la-tasca-de-ana-cía.png']);
  expect(await measureImagen(bytes)).toEqual({ ancho: 280, formato: 'png' });
  expect(segundosBytes.equals(bytes)).toBe(true);
  expect(bytes.equals(bytesOfData(await imagen(sheet, local).getAttribute('src')))).toBe(true);
});
