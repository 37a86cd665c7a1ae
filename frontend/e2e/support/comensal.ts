import { rutas } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { hoja, settle } from './hoja';
import type { Local } from './restaurantes';
import { toPlain } from './texto';

/** What a diner does, in the words of the screen. */

export const EXITO = '¡Pedido enviado exitosamente! Tu pedido ha sido recibido por la cocina.';

export const enlaceMesa = ({ id }: Local, mesa: number | string): string =>
  `/menu?restaurante=${id}&mesa=${mesa}`;

/** Once every section of a drawn carta has been taken over and laid out: nothing changes its height any more. */
export function untilDispuesta(page: Page): Promise<void> {
  return page.locator('[data-lejos]').first().waitFor({ state: 'detached' });
}

/**
 * Waits until the phone has taken a mesa for its own. The words 'Mesa 4' do not say so: the server draws them,
 * and they are read before any script has come.
 */
export async function untilSentado(page: Page, mesa: number): Promise<void> {
  await page.waitForFunction(
    (numero) => (JSON.parse(localStorage.getItem('carta.mesa') ?? '{}') as { mesa?: number }).mesa === numero,
    mesa,
  );
}

/**
 * Puts dishes into the cart from their cards, one tap per unit. Taps on one button before the page is alive count
 * once (toques.ts), so another unit of a dish waits until there is one.
 */
export async function fillCarrito(page: Page, ...platos: string[]): Promise<void> {
  for (const [i, plato] of platos.entries()) {
    await page
      .getByRole('group', { name: `Cantidad de ${plato}`, exact: true })
      .getByRole('button', { name: platos.indexOf(plato) < i ? /^Añadir uno de/ : /^Añadir/ })
      .click();
  }
}

/** Marks on the carta what this phone's diner avoids. */
export async function avoid(page: Page, ...alergenos: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Evitar alérgenos' }).click();
  const lista = page.getByRole('list', { name: 'Alérgenos que evitas' });
  for (const alergeno of alergenos) await lista.getByRole('button', { name: alergeno }).click();
  await page.getByRole('button', { name: 'Ver la carta' }).click();
}

export async function openCarrito(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Ver carrito/ }).click();
  await settle(hoja(page, 'Tu carrito'));
}

/** From the carta to the confirmation, which is left open. */
export async function openConfirmacion(page: Page): Promise<void> {
  await openCarrito(page);
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await settle(hoja(page, 'Confirmar pedido'));
}

export const botonConfirmar = (page: Page) => page.getByRole('button', { name: 'Confirmar', exact: true });

/** The kitchen has the order: back to the carta. */
export async function goOnPidiendo(page: Page): Promise<void> {
  const enviado = hoja(page, EXITO);
  await enviado.getByRole('button', { name: 'Seguir pidiendo' }).click();
  await enviado.waitFor({ state: 'detached' });
}

/** Orders what is in the cart and waits until the phone says that the kitchen has it. */
export async function confirm(page: Page, notas?: string): Promise<void> {
  await openConfirmacion(page);
  if (notas !== undefined) await page.getByLabel(/Notas para la cocina/).fill(notas);
  await botonConfirmar(page).click();
  await hoja(page, EXITO).waitFor();
}

/** Orders what is in the cart and goes back to the carta. */
export async function order(page: Page, notas?: string): Promise<void> {
  await confirm(page, notas);
  await goOnPidiendo(page);
}

/** Opens the sheet with one's own orders. */
export async function openSeguimiento(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Tu pedido/ }).click();
  await settle(hoja(page, 'Tu pedido'));
}

/** Each line of the open sheet of orders: '2 × Caña Pendiente'. */
export async function readSeguimiento(page: Page): Promise<string[]> {
  const lineas = await hoja(page, 'Tu pedido').locator('section li').allInnerTexts();
  return lineas.map(toPlain);
}

/** Units in the cart as the phone has stored them: [['Croquetas', 2]]. */
export function readCarrito(page: Page, { id }: Local, mesa: number): Promise<[string, number][]> {
  return page.evaluate((nombre) => {
    const { lineas = [] } = JSON.parse(localStorage.getItem(nombre) ?? '{}') as {
      lineas?: { nombre: string; cantidad: number }[];
    };
    return lineas.map((linea): [string, number] => [linea.nombre, linea.cantidad]);
  }, `carta.carrito.${id}.${mesa}`);
}

export const isPedido = (url: URL): boolean => url.pathname === rutas.pedidos();
