import type { Page } from 'playwright-core';
import { TABLETA } from './support/planta';
import { sendPedido } from './support/api';
import { useMismaApp } from './support/misma-app';
import { usePaginas } from './support/paginas';
import { expectAccesible } from './support/pantalla';
import type { Pantallas } from './support/pantalla';
import { contrastFindings } from './support/axe';
import { hoja, settle } from './support/hoja';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { fillServicio } from './support/servicio-lleno';

const paginas = usePaginas();
const open = useMismaApp(paginas, TABLETA);
let casa: Local;

beforeAll(async () => {
  casa = await buildLocal(paginas.producto, { nombre: 'Casa con un nombre bastante largo para una tableta' });
  await fillServicio(paginas.producto, casa);
  await sendPedido(paginas.producto, casa, 1, ['Croquetas', 'Caña'], undefined, ['huevos']);
});

async function openPuerta(local = casa): Promise<Page> {
  const page = await open('/cocina', local);
  await page.getByRole('button', { name: 'Empezar' }).waitFor();
  return page;
}

async function openPared(local = casa): Promise<Page> {
  const page = await openPuerta(local);
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByText('En directo', { exact: true }).waitFor();
  return page;
}

/** The wall, after a tap on the button of that name. */
async function openParedCon(boton: string, titulo: string): Promise<Page> {
  const page = await openPared();
  await page.getByRole('button', { name: boton }).first().click();
  await page.getByRole('heading', { name: titulo }).waitFor();
  return page;
}

const PANTALLAS: Pantallas = {
  'the way in': () => openPuerta(),
  'the wall': () => openPared(),
  'the wall with nothing to make': async () => openPared(await buildLocal(paginas.producto)),
  'the wall of a bar, with its totals': async () => {
    const page = await openPared();
    await page.getByText('Barra', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Totales' }).click();
    await page.getByRole('complementary').getByText('Caña').waitFor();
    return page;
  },
  'the last moves': async () => {
    const page = await openParedCon('Recientes', 'Recientes');
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /^Volver a/ })
      .first()
      .waitFor();
    return page;
  },
  'what is touched once a day': async () => {
    const page = await openParedCon('Más', 'Esta pantalla');
    await settle(hoja(page, 'Esta pantalla'));
    return page;
  },
  'the keys': async () => {
    const page = await openPared();
    await page.keyboard.press('?');
    await settle(hoja(page, 'Teclas'));
    return page;
  },
  'a line’s own menu': () => openParedCon('Más de Croquetas', '1 × Croquetas'),
  'a line about to be cancelled, without a reason': async () => {
    const page = await openParedCon('Más de Croquetas', '1 × Croquetas');
    await page.getByRole('button', { name: 'Cancelar…' }).click();
    await page.getByRole('button', { name: 'Cancelar producto' }).click();
    await page.getByText('El motivo es obligatorio').waitFor();
    return page;
  },
  'a wall that is cut off': async () => {
    const page = await openPared();
    await page.context().setOffline(true);
    await page.getByText(/^Sin conexión desde/).waitFor();
    return page;
  },
};

it.each(Object.entries(PANTALLAS))(
  '%s: axe finds nothing, dark or light, and it fits any width',
  async (_, openPantalla) => {
    const page = await openPantalla();
    await expectAccesible(page);
    await page.evaluate(() => {
      document.documentElement.dataset.tema = 'claro';
    });
    expect(await contrastFindings(page)).toEqual([]);
  },
);
