import type { Page } from 'playwright-core';
import { readCodigo } from './support/correo';
import { enterCodigo, fillPassword, fillRegistro } from './support/registro';
import { useMismaApp } from './support/misma-app';
import { usePaginas } from './support/paginas';
import { testAccesibles } from './support/pantalla';
import type { Pantallas } from './support/pantalla';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const open = useMismaApp(paginas);

/** With the code on its way. */
async function openOlvido(local: Local): Promise<Page> {
  const page = await open('/forgot-password');
  await page.getByLabel('Email').fill(local.email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  return page;
}

const PANTALLAS: Pantallas = {
  'the registration, with its errors': async () => {
    const page = await open('/register');
    await fillRegistro(page, { nombre: '', email: 'ana', password: '123', confirmacion: '1' });
    await page.getByText('El nombre del restaurante es obligatorio').waitFor();
    return page;
  },
  'a forgotten password': () => open('/forgot-password'),
  'the code, mistaken': async () => {
    const page = await openOlvido(await buildLocal(paginas.producto));
    await enterCodigo(page, '12');
    await page.getByText('El código debe tener 6 dígitos').waitFor();
    return page;
  },
  'another password, with its errors': async () => {
    const local = await buildLocal(paginas.producto);
    const page = await openOlvido(local);
    await enterCodigo(page, await readCodigo(paginas.producto, local.email));
    await page.getByRole('heading', { name: 'Elige otra contraseña' }).waitFor();
    await fillPassword(page, '123', '1');
    return page;
  },
  'the code on its own page': () => open('/reset-password?email=ana@ejemplo.es'),
  'the password on its own page': () => open('/change-password?email=a@b.es&code=123456'),
  'a link that lost something': () => open('/change-password'),
};

testAccesibles(PANTALLAS);
