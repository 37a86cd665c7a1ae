import { rutasGestion } from '@carta/contracts';
import type { Carta, EstacionCasa } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, readCarta, readGrupos, sendPedido } from './support/api';
import { becomes } from './support/becomes';
import { usePaginas } from './support/paginas';
import { openDispositivo, readPared, ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();

const ESTACIONES = [
  { nombre: 'Plancha', tipo: 'comida' },
  { nombre: 'Fríos', tipo: 'comida' },
] as const;

const CATEGORIAS = [
  { nombre: 'Guisos', tipo: 'comida' as const, platos: [{ nombre: 'Callos', precio: 900 }] },
  { nombre: 'Brasa', tipo: 'comida' as const, platos: [{ nombre: 'Chuleta', precio: 2200 }] },
  { nombre: 'Ensaladas', tipo: 'comida' as const, platos: [{ nombre: 'Ensalada', precio: 800 }] },
];

/** A house with a Plancha and a Fríos beside its kitchen, each with a categoría of its own. */
async function buildCasa(): Promise<{ local: Local; plancha: EstacionCasa; frios: EstacionCasa }> {
  const { producto } = paginas;
  const local = await buildLocal(producto, { categorias: CATEGORIAS });
  const ruta = rutasGestion.estaciones(local.id);
  const body = { estaciones: ESTACIONES };
  const [plancha, frios] = await callAs<[EstacionCasa, EstacionCasa]>(producto, local, ruta, {
    method: 'PUT',
    body,
  });
  const { categorias }: Carta = await readCarta(producto, local);
  for (const [nombre, { _id: estacion }] of [
    ['Brasa', plancha],
    ['Ensaladas', frios],
  ] as const) {
    const categoria = categorias.find((cada) => cada.nombre === nombre);
    await callAs(producto, local, rutasGestion.categoria(categoria?._id ?? ''), {
      method: 'PUT',
      body: { estacion },
    });
  }
  return { local, plancha, frios };
}

const lineasOf = async (page: Page) => (await readPared(page)).flatMap(({ lineas }) => lineas);
async function chooseEnMas(page: Page, estacion: string): Promise<void> {
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  const grupo = page.getByRole('group', { name: 'Estaciones de esta pantalla' });
  await grupo.getByRole('button', { name: estacion }).click();
  await page.keyboard.press('Escape');
}

const headerOf = (page: Page, mesa: number) => ticketPared(page, mesa).locator('[data-ticket]');

it('each station sees and bumps its own lines of a ticket, and it is seen once all of them have', async () => {
  const { producto, openNavegador } = paginas;
  const { local, plancha, frios } = await buildCasa();
  await sendPedido(producto, local, 4, ['Callos', 'Chuleta', 'Ensalada']);
  const open = (nombre: string, estacion: string) =>
    openDispositivo(openNavegador, producto, local, { nombre, puesto: 'cocina', estaciones: [estacion] });
  const ticket = async () => (await readGrupos(producto, local))[0]?.pedidos[0];

  const enPlancha = await open('Plancha', plancha._id);
  await ticketPared(enPlancha, 4).waitFor();
  expect(await lineasOf(enPlancha)).toEqual(['1 Chuleta Pendiente']);
  await headerOf(enPlancha, 4).getByText('también en: Cocina, Fríos').waitFor();
  await becomes(async () => (await ticket())?.vistoPor?.length, 1);
  expect(await ticket()).not.toHaveProperty('vistoEn');

  const enFrios = await open('Fríos', frios._id);
  await enFrios.getByText(/La cocina no está conectada/).waitFor();
  const enCocina = await open('Cocina', 'cocina');
  await enFrios.getByText(/no está conectada/).waitFor({ state: 'detached' });
  expect(await lineasOf(enCocina)).toEqual(['1 Callos Pendiente']);
  await becomes(async () => typeof (await ticket())?.vistoEn, 'string');

  await headerOf(enPlancha, 4).click();
  await enPlancha.getByText('En preparación').first().waitFor();
  await headerOf(enPlancha, 4).click();
  await ticketPared(enPlancha, 4).waitFor({ state: 'detached' });
  await becomes(
    async () => (await ticket())?.productos.map(({ estado }) => estado),
    ['pendiente', 'listo', 'pendiente'],
  );
  expect(await lineasOf(enCocina)).toEqual(['1 Callos Pendiente']);
  expect(await lineasOf(enFrios)).toEqual(['1 Ensalada Pendiente']);

  await headerOf(enFrios, 4).click();
  await enPlancha.keyboard.press('z');
  await ticketPared(enPlancha, 4).waitFor();
  await becomes(
    async () => (await ticket())?.productos.map(({ estado }) => estado),
    ['pendiente', 'en_preparacion', 'en_preparacion'],
  );
});

it('a station that nobody looks at is said by its name, and one tap shows it here too', async () => {
  const { producto, openNavegador } = paginas;
  const { local, plancha, frios } = await buildCasa();
  await sendPedido(producto, local, 4, ['Chuleta', 'Ensalada']);
  const datos = { nombre: 'Plancha', puesto: 'cocina' as const, estaciones: [plancha._id] };
  const page = await openDispositivo(openNavegador, producto, local, datos);

  await page.getByText('La pantalla de Fríos no está conectada').waitFor();
  await page.getByRole('button', { name: 'Ver aquí también Fríos' }).click();

  await page.getByText(/no está conectada/).waitFor({ state: 'detached' });
  await becomes(() => lineasOf(page), ['1 Chuleta Pendiente', '1 Ensalada Pendiente']);
  await becomes(() => page.getByText(/también en/).count(), 0);
  expect(new URL(page.url()).searchParams.get('estacion')).toBe(`${plancha._id},${frios._id}`);
  await page.reload();
  await page.getByRole('radio', { name: 'Plancha y Fríos' }).waitFor();

  // the whole kitchen with F, and in 'Más' none in particular
  await page.keyboard.press('f');
  await becomes(() => page.getByRole('radio', { name: 'Todo' }).isChecked(), true);
  await chooseEnMas(page, 'Plancha');
  await becomes(() => lineasOf(page), ['1 Ensalada Pendiente']);
  await chooseEnMas(page, 'Fríos');
  await becomes(() => lineasOf(page), ['1 Chuleta Pendiente', '1 Ensalada Pendiente']);
});

it('a station that the house takes away in mid-service hides nothing: its lines are the kitchen’s at once', async () => {
  const { producto, openNavegador } = paginas;
  const { local, plancha } = await buildCasa();
  await sendPedido(producto, local, 4, ['Callos', 'Chuleta', 'Ensalada']);
  const datos = { nombre: 'Cocina', puesto: 'cocina' as const, estaciones: ['cocina'] };
  const page = await openDispositivo(openNavegador, producto, local, datos);
  await becomes(() => lineasOf(page), ['1 Callos Pendiente']);

  await callAs(producto, local, rutasGestion.estaciones(local.id), {
    method: 'PUT',
    body: { estaciones: [plancha] },
  });

  await becomes(() => lineasOf(page), ['1 Callos Pendiente', '1 Ensalada Pendiente']);
  await page.goto(`/cocina?puesto=cocina&estacion=${'a'.repeat(24)}`);
  await becomes(async () => (await lineasOf(page)).length, 3);
});
