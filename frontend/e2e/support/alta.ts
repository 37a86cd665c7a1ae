import type { Page } from 'playwright-core';
import { readCodigo, wrongCodigo } from './correo';
import { enterCodigo, fillRegistro } from './registro';
import { becomes } from './becomes';
import { openHoja } from './hoja';
import { pathOf } from './personal';
import type { EnMarcha } from './start-producto';

/** What a new owner goes through before there is a carta. */

interface DatosAlta {
  nombre: string;
  email: string;
  password: string;
}

/** From the login to one's own empty carta, mistaking the code once. Answers the id of the restaurant. */
export async function registerLocal(producto: EnMarcha, page: Page, datos: DatosAlta): Promise<string> {
  await page.getByRole('link', { name: 'Regístrate' }).click();
  await fillRegistro(page, { ...datos, email: ` ${datos.email.toUpperCase()} ` });
  const codigo = await readCodigo(producto, datos.email);

  await enterCodigo(page, wrongCodigo(codigo));
  await page.getByRole('alert').getByText('El código no es correcto.', { exact: true }).waitFor();
  await enterCodigo(page, codigo);

  await page.getByText('Código verificado correctamente').waitFor();
  const exito = page.getByRole('alertdialog', { name: 'Registro exitoso' });
  await exito.getByRole('button', { name: 'Continuar' }).click();
  await page.waitForURL('**/admin/carta');
  const usuario = await page.evaluate(() => localStorage.getItem('user') ?? '{}');
  return (JSON.parse(usuario) as { _id: string })._id;
}

/** Says what the new account does not say yet, as its carta asks, and comes back to it. */
export async function completeInformacion(page: Page): Promise<void> {
  const aviso = page.getByRole('alertdialog', { name: 'Completa tu información' });
  const texto = 'Por favor, rellena tu teléfono y tu ubicación para mejorar la experiencia de tus clientes.';
  await aviso.getByText(texto, { exact: true }).waitFor();
  await aviso.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('heading', { name: 'Ajustes' }).waitFor();
  expect(pathOf(page)).toBe('/admin/settings');
  const datos = async () => (await page.getByRole('definition').allInnerTexts()).slice(0, 2);
  await becomes(datos, ['Sin especificar', 'Sin especificar']);

  const sheet = await openHoja(page, 'Editar', 'Editar establecimiento');
  const guardar = sheet.getByRole('button', { name: 'Guardar' });
  expect(await sheet.getByLabel('Nombre').isDisabled()).toBe(true);
  expect(await sheet.getByLabel('Email').isDisabled()).toBe(true);
  await sheet.getByLabel('Dirección').fill('Calle Mayor, 12');
  expect(await guardar.isDisabled()).toBe(true);
  await sheet.getByLabel('Teléfono').fill('600 123 456');
  await guardar.click();
  await sheet.waitFor({ state: 'detached' });

  await becomes(datos, ['Calle Mayor, 12', '600 123 456']);
  await page.getByRole('button', { name: 'Volver' }).click();
  await page.getByText('Tu carta está vacía').waitFor();
  expect(await aviso.count()).toBe(0);
}
