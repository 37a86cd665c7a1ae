import { rutasGestion, rutasSala } from '@carta/contracts';
import type { Dispositivo } from '@carta/contracts';
import type { Locator, Page } from 'playwright-core';
import { callAs, readGrupos, sendPedido } from './support/api';
import { becomeDispositivo } from './support/dispositivo';
import { usePaginas } from './support/paginas';
import { openAparato } from './support/planta';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();

const MURO = { nombre: 'Muro', puesto: 'cocina' } as const;

/** What is to be read in Latin letters: what the house has written. Keys are called so on a keyboard. */
const latinOf = (donde: Page | Locator): Promise<string[]> =>
  ('goto' in donde ? donde.locator('body') : donde).evaluate((raiz) => {
    const textos = document.createTreeWalker(raiz, NodeFilter.SHOW_TEXT);
    const hallados: string[] = [];
    for (let nodo = textos.nextNode(); nodo; nodo = textos.nextNode()) {
      const isVisto =
        nodo.parentElement?.closest('kbd, script, style, noscript, .solo-lectores, #anuncio') === null;
      if (isVisto && /[a-z]/i.test(nodo.textContent ?? '')) hallados.push((nodo.textContent ?? '').trim());
    }
    return hallados;
  });

const languageOf = (page: Page) => page.locator('html').getAttribute('lang');

it('a wall speaks its own language and follows a change of it, and the dishes stay as they are written', async () => {
  const { producto, openNavegador } = paginas;
  const platos = [{ nombre: 'Paella', precio: 1400 }];
  const local = await buildLocal(producto, { categorias: [{ nombre: 'Arroces', tipo: 'comida', platos }] });
  await callAs(producto, local, rutasGestion.estaciones(local.id), {
    method: 'PUT',
    body: { estaciones: [{ nombre: 'Plancha', tipo: 'comida' }] },
  });
  const luis = { nombre: 'Luis', pin: '2222', rol: 'camarero' };
  await callAs(producto, local, rutasSala.personas(), { method: 'POST', body: luis });
  await sendPedido(producto, local, 4, ['Paella']);
  const [antes] = await readGrupos(producto, local);
  const page = await openAparato(openNavegador, 'cocina');
  await becomeDispositivo(page, producto, local, { ...MURO, lengua: 'ar' });
  await page.goto('/cocina');
  const start = page.getByRole('button', { name: 'ابدأ' });
  await start.waitFor();
  expect(await latinOf(page)).toEqual(['Muro', 'Plancha']);
  await start.click();

  const ticket = page.getByRole('article');
  await ticket.getByText('Paella', { exact: true }).waitFor();
  await ticket.getByText('الطاولة 4').waitFor();
  expect(await latinOf(page)).toEqual(['Paella', 'Muro']);
  await page.getByRole('button', { name: 'المزيد', exact: true }).click();
  await page.getByRole('dialog').getByText('محطات هذه الشاشة').waitFor();
  expect(await latinOf(page.getByRole('dialog'))).toEqual(['Muro', 'Plancha']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'دخول' }).click();
  await page.getByRole('dialog').getByLabel('رمز Luis').waitFor();
  expect(await latinOf(page.getByRole('dialog'))).toEqual(['رمز Luis']);
  await enterTurno(page);
  expect(await languageOf(page)).toBe('ar');

  const [dispositivo] = await callAs<Dispositivo[]>(producto, local, rutasSala.dispositivos());
  await callAs(producto, local, rutasSala.dispositivo(dispositivo?._id ?? ''), {
    method: 'PUT',
    body: { puesto: 'cocina', lengua: 'en', rev: 0 },
  });
  await ticket.getByText('Table 4', { exact: true }).waitFor();
  await ticket.locator('[data-ticket]').click();
  await ticket.getByText('In preparation').first().waitFor();
  expect(await languageOf(page)).toBe('en');

  const [despues] = await readGrupos(producto, local);
  expect(despues?.pedidos[0]?.productos.map(({ nombre }) => nombre)).toEqual(
    antes?.pedidos[0]?.productos.map(({ nombre }) => nombre),
  );
});

/** A cook types a PIN and leaves by the wall's words; the drawer, which is the house's, is Spanish and says so. */
async function enterTurno(page: Page): Promise<void> {
  const type = async (cifra: string): Promise<void> => {
    for (let i = 0; i < 4; i++) await page.getByRole('button', { name: cifra, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'دخول' }).click();
  };
  await type('1');
  await page.getByText('الرمز غير صحيح.').waitFor();
  await type('2');
  await page.getByRole('button', { name: 'أنت Luis' }).click();
  const hoja = page.getByRole('dialog', { name: 'أنت Luis' });
  await hoja.getByText('ما يُحفظ عنك').waitFor();
  await hoja.getByRole('button', { name: 'Contar caja' }).click();
  const caja = page.getByRole('dialog', { name: 'Contar caja' });
  await caja.locator('div[lang=es][dir=ltr]').getByText('Contado').first().waitFor();
  await caja.getByRole('button', { name: 'إغلاق' }).click();
  await hoja.getByRole('button', { name: 'خروج' }).click();
  await page.getByRole('button', { name: 'دخول' }).waitFor();
}

it('a wall whose words do not come speaks Spanish, and never stands empty', async () => {
  const { producto, openNavegador } = paginas;
  const local = await buildLocal(producto);
  const page = await openAparato(openNavegador, 'cocina');
  await page.route(/\/assets\/de-[^/]*\.js/, () => undefined);
  await becomeDispositivo(page, producto, local, { ...MURO, lengua: 'de' });
  await page.goto('/cocina');

  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByText('Todo hecho').waitFor();
});
