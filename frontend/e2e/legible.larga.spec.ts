import { rutasSala } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs } from './support/api';
import { openCarrito, fillCarrito, enlaceMesa } from './support/comensal';
import { openHoja } from './support/hoja';
import { findIlegibles } from './support/legible';
import { useMismaApp } from './support/misma-app';
import { EN_PORTATIL, usePaginas } from './support/paginas';
import { openDispositivo } from './support/planta';
import { TRES_CASAS } from './support/tres-casas';
import type { CasaMirada } from './support/tres-casas';

/**
 * At every width words are whole, no text is cut for good, and nothing is wider than its screen: a house as most are,
 * one with everything, and one where all names and numbers are long.
 */
const paginas = usePaginas();
const open = useMismaApp(paginas, EN_PORTATIL);

type Mirar = (que: string, page: Page) => Promise<void>;

/** How each screen is known to be drawn. */
const PROPIETARIO = [
  ['/admin/carta', 'Nuevo producto'],
  ['/admin/settings', 'Código QR'],
  ['/admin/settings/servicio', 'Servicio'],
  ['/admin/settings/zonas', 'Zonas'],
  ['/admin/settings/dispositivos', 'Dispositivos'],
  ['/admin/settings/carta', 'Imprimir'],
  ['/admin/settings/qr', 'Imprimir'],
  ['/admin/estadisticas', 'Lo más vendido'],
  ['/admin/cierre', 'Cierre'],
  ['/admin/parte', 'Parte'],
] as const;

async function lookAtSala({ local, mesa }: CasaMirada, mirar: Mirar): Promise<void> {
  const enDirecto = async (path: string) => {
    const page = await open(path, local);
    await page.getByText('En directo', { exact: true }).waitFor();
    return page;
  };
  await mirar('the radar', await enDirecto('/sala'));
  await mirar('the mesas', await enDirecto('/sala?vista=mesas'));
  for (const [path, que] of [
    ['/admin/pedidos', 'the board'],
    ['/admin/entregados', 'what was served'],
    ['/admin/pagados', 'what was paid'],
  ] as const) {
    const page = await enDirecto(path);
    const fila = page.getByRole('article').first().locator('h2 button');
    await fila.waitFor();
    await mirar(que, page);
    await fila.click();
    await mirar(`${que}, its first row turned`, page);
  }
  const page = await enDirecto(`/sala/mesa/${mesa}`);
  await page.getByRole('button', { name: 'Cobrar', exact: true }).waitFor();
  await mirar('a mesa', page);
  await openHoja(page, 'Cobrar', `Cobrar mesa ${mesa}`);
  await mirar('its bill', page);
}

/** A waiter's phone, on which somebody is by their PIN. */
async function lookOffline({ local, mesa }: CasaMirada, mirar: Mirar): Promise<void> {
  const persona = { nombre: 'María de los Ángeles', pin: '7733', rol: 'camarero' };
  await callAs(paginas.producto, local, rutasSala.personas(), { method: 'POST', body: persona });
  const page = await openDispositivo(paginas.openNavegador, paginas.producto, local, {
    nombre: 'Móvil de la sala',
    puesto: 'camarero',
  });
  await page.goto(`/sala/mesa/${mesa}`);
  await page.getByRole('button', { name: 'Cobrar', exact: true }).waitFor();
  await page.context().setOffline(true);
  await page.getByText('Sin conexión', { exact: true }).waitFor();
  await mirar('a mesa, offline', page);
}

/** One page goes from screen to screen. */
async function lookAround(casa: CasaMirada, mirar: Mirar): Promise<void> {
  const { local, mesa } = casa;
  const comensal = await open(enlaceMesa(local, mesa));
  const [plato] = await comensal.getByRole('button', { name: /^Añadir / }).all();
  await mirar('the carta', comensal);
  await fillCarrito(comensal, (await plato!.getAttribute('aria-label'))!.replace('Añadir ', ''));
  await openCarrito(comensal);
  await mirar('the cart', comensal);

  await lookAtSala(casa, mirar);
  const pedir = await open(`/sala/mesa/${mesa}/pedir`, local);
  await pedir.getByRole('searchbox').waitFor();
  await mirar('an order being taken', pedir);
  for (const [path, que] of PROPIETARIO) {
    const page = await open(path, local);
    await page.getByText(que).first().waitFor();
    await mirar(path, page);
  }
  const muro = await open('/cocina?puesto=cocina', local);
  await muro.getByRole('button', { name: 'Empezar' }).click();
  await muro.getByRole('article').first().waitFor();
  await mirar('the wall', muro);
  const pase = await open('/cocina?puesto=pase', local);
  await pase.getByText('En directo', { exact: true }).waitFor();
  await mirar('the pass', pase);
}

it.each(Object.entries(TRES_CASAS))('%s: its words are whole and its texts are read', async (_, build) => {
  const casa = await build(paginas.producto);
  const ilegibles: Record<string, string[]> = {};
  const mirar: Mirar = async (que, page) => {
    const hallazgos = await findIlegibles(page);
    if (hallazgos.length > 0) ilegibles[que] = hallazgos;
  };

  // a phone of its own, which waits for its connection to be missed while the rest is looked at
  await Promise.all([lookAround(casa, mirar), lookOffline(casa, mirar)]);

  expect(ilegibles).toEqual({});
});
