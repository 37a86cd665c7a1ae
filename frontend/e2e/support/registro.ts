import type { Page } from 'playwright-core';
import { hoja, settle } from './hoja';

/** What somebody does before being signed in, in the words of the screen. */

interface DatosRegistro {
  nombre: string;
  email: string;
  password: string;
  /** The password a second time; the same unless it says otherwise. */
  confirmacion?: string;
}

/** Fills the registration that is on screen and sends it. */
export async function fillRegistro(page: Page, datos: DatosRegistro): Promise<void> {
  await page.getByLabel('Nombre del establecimiento').fill(datos.nombre);
  await page.getByLabel('Email').fill(datos.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(datos.password);
  await page.getByLabel('Confirmar contraseña').fill(datos.confirmacion ?? datos.password);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
}

/** Types a code into the verification dialog and has it checked. */
export async function enterCodigo(page: Page, codigo: string): Promise<void> {
  const modal = hoja(page, 'Revisa tu correo');
  await settle(modal);
  await modal.getByLabel('Código', { exact: true }).fill(codigo);
  await modal.getByRole('button', { name: 'Verificar' }).click();
}

/** Fills the form of a new password and sends it. */
export async function fillPassword(page: Page, password: string, confirmacion = password): Promise<void> {
  await page.getByLabel('Nueva contraseña').fill(password);
  await page.getByLabel('Confirmar contraseña').fill(confirmacion);
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
}
