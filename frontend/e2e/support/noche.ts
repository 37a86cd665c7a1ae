import { ETIQUETA_PUESTO, rutas } from '@carta/contracts';
import type { CrearCodigoRequest, MesaConEnlace } from '@carta/contracts';
import type { Locator, Page } from 'playwright-core';
import { callAs } from './api';
import { hoja, settle } from './hoja';
import { ticketPared } from './planta';
import type { EnMarcha } from './start-producto';
import type { Local } from './restaurantes';
import { toPlain } from './texto';

/** What people do with the screens of a floor, in the words that are on them. */

/** Does something on a page and waits for the server's word on it. */
export async function move(boton: Locator): Promise<void> {
  const page = boton.page();
  await Promise.all([
    page.waitForResponse((respuesta) => {
      const [metodo, path] = [respuesta.request().method(), new URL(respuesta.url()).pathname];
      return metodo === 'PUT' && !path.endsWith('/visto');
    }),
    boton.click(),
  ]);
}

/** Moves a ticket of the wall on by its header: 'Preparar', 'Listo'. */
export const bump = (page: Page, mesa: number, paso: 'Preparar' | 'Listo', ronda?: number): Promise<void> =>
  move(ticketPared(page, mesa, ronda).getByRole('button', { name: new RegExp(`^Mesa.*${paso}$`) }));

/** A line of a ticket on the wall, to be moved on. */
export const lineaPared = (page: Page, mesa: number, plato: string): Locator =>
  ticketPared(page, mesa).getByRole('button', { name: new RegExp(`^\\d+ ${plato} `) });

/** Opens what can be done to a line behind its three dots. */
export async function openMas(page: Page, mesa: number, plato: string): Promise<Locator> {
  await ticketPared(page, mesa)
    .getByRole('button', { name: `Más de ${plato}` })
    .click();
  const sheet = page.getByRole('dialog', { name: new RegExp(`× ${plato}$`) });
  await settle(sheet);
  return sheet;
}

/** Adds a device from the owner's open list of them, and pairs it by typing its code into it. */
export async function pairByHand(
  dueno: Page,
  aparato: Page,
  { nombre, puesto }: CrearCodigoRequest,
): Promise<void> {
  await dueno.getByRole('button', { name: 'Añadir dispositivo' }).click();
  const sheet = hoja(dueno, 'Añadir dispositivo');
  await settle(sheet);
  await sheet.getByLabel('Nombre').fill(nombre);
  await sheet.getByText(ETIQUETA_PUESTO[puesto], { exact: true }).click();
  await sheet.getByRole('button', { name: 'Crear código' }).click();
  const codigo = await sheet.getByText(/^\d{4} \d{4}$/).innerText();

  await aparato.goto('/emparejar');
  await aparato.getByLabel('Código').fill(codigo);
  await aparato.getByRole('button', { name: 'Emparejar' }).click();
  await aparato.getByRole('heading', { name: 'Dispositivo emparejado' }).waitFor();
  await sheet.getByText(`«${nombre}» ya está emparejado`).waitFor();
  await sheet.getByRole('button', { name: 'Hecho' }).click();
  await aparato.waitForURL(/\/(cocina|sala)/);
}

/** The token with which a paired device calls. */
export const readToken = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const guardado = localStorage.getItem('dispositivo') ?? '{}';
    return (JSON.parse(guardado) as { credenciales: { accessToken: string } }).credenciales.accessToken;
  });

/** What the QR printed for a mesa opens, without its origin. */
export async function readQr(producto: EnMarcha, local: Local, mesa: number): Promise<string> {
  const mesas = await callAs<MesaConEnlace[]>(producto, local, rutas.mesas(local.id));
  const { pathname, search } = new URL(mesas.find(({ numero }) => numero === mesa)?.enlace ?? '');
  return pathname + search;
}

/** The tickets of the open 'Tu pedido', the newest first: 'Comida: Recibido en cocina HH:MM'. */
export async function readConfirmaciones(page: Page): Promise<string[]> {
  const tickets = await hoja(page, 'Tu pedido')
    .locator('ol section')
    .evaluateAll((secciones) =>
      secciones.map(
        (seccion) =>
          `${seccion.querySelector('h4')?.textContent}: ${seccion.querySelector('h4 + p')?.textContent}`,
      ),
    );
  return tickets.map((ticket) =>
    toPlain(ticket)
      .replace(/\d\d:\d\d/, 'HH:MM')
      .replace(/Enviado a|Pendiente de confirmar por/, 'sin confirmar por'),
  );
}

/** What the open 'Tu pedido' asks for at its foot: '11,70 €'. */
export async function readPorPagar(page: Page): Promise<string> {
  const total = await hoja(page, 'Tu pedido').getByText('Total por pagar').locator('..').innerText();
  return toPlain(total).replace('Total por pagar ', '');
}

/** What a screen says of stations at which nobody looks; '' when it says nothing. */
export async function readAvisoDesconexion(page: Page): Promise<string> {
  const avisos = await page.getByRole('alert').allInnerTexts();
  return toPlain(avisos.find((aviso) => aviso.includes('no está conectada')) ?? '');
}

/** Makes one's phone the one that goes: 'Lo llevo', 'Voy', 'Entregado', 'Atendido'. */
export const attend = (page: Page, tarjeta: string, accion: string): Promise<void> =>
  move(page.getByRole('article', { name: tarjeta, exact: true }).getByRole('button', { name: accion }));

/** All of a mesa's bill by card, from its card on the radar. */
export async function cobrarTarjeta(page: Page, mesa: number): Promise<void> {
  const tarjeta = page.getByRole('article', { name: new RegExp(`^Mesa ${mesa}: .*por cobrar$`, 'i') });
  await tarjeta.getByRole('button', { name: 'Cobrar' }).click();
  await settle(hoja(page, `Cobrar mesa ${mesa}`));
  await page.getByRole('button', { name: 'Tarjeta', exact: true }).click();
}
