import type { Page } from 'playwright-core';
import { EXITO, botonConfirmar } from './comensal';
import { hoja, settle } from './hoja';

/** What a waiter does with an order that is being taken, in the words of the screen. */

export const buscador = (page: Page) => page.getByRole('searchbox', { name: 'Buscar en la carta' });

export async function openComanda(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Ver comanda/ }).click();
  await settle(hoja(page, 'Comanda'));
}

/** From the dishes to the confirmation, which is left open. */
export async function openEnvio(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enviar', exact: true }).click();
  await settle(hoja(page, 'Confirmar pedido'));
}

/** Sends what is written down and waits until the kitchen has it. */
export async function sendComanda(page: Page): Promise<void> {
  await openEnvio(page);
  await botonConfirmar(page).click();
  await page.getByText(EXITO).waitFor();
}
