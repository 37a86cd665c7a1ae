import { rutasSala } from '@carta/contracts';
import type { CambiarServicioRequest } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, readGrupos, sendPedido } from './support/api';
import { Corte } from './support/corte';
import { becomes } from './support/becomes';
import { enterSesion } from './support/misma-pagina';
import { EN_PORTATIL, usePaginas } from './support/paginas';
import { TABLETA, openDispositivo, startDispositivo, ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();

const filtroDe = (page: Page) => page.getByRole('main').evaluate((nodo) => getComputedStyle(nodo).filter);

it('a wall that hears nothing looks dead from afar, tells how old it is, and lives again by itself', async () => {
  const local = await buildLocal(paginas.producto);
  await sendPedido(paginas.producto, local, 3, ['Croquetas']);
  const corte = await Corte.open(Number(new URL(paginas.producto.url).port));
  try {
    const page = await (await paginas.openNavegador({ ...TABLETA, baseURL: corte.url })).newPage();
    await page.clock.install();
    await startDispositivo(page, paginas.producto, local, { nombre: 'Cocina', puesto: 'cocina' });
    await ticketPared(page, 3).waitFor();
    expect(await filtroDe(page)).toBe('none');

    corte.silence();
    await page.clock.fastForward('00:10');
    const banda = page.getByRole('region', { name: 'Conexión' });
    await banda.getByRole('alert').waitFor();
    expect((await banda.boundingBox())?.height).toBeGreaterThanOrEqual(96);
    expect(await filtroDe(page)).toContain('grayscale(1)');
    await page.clock.fastForward('02:05');
    await banda.getByText('Última noticia hace 2 min').waitFor();

    corte.restore();
    await sendPedido(paginas.producto, local, 4, ['Bravas']);
    await banda.waitFor({ state: 'detached' });
    await ticketPared(page, 4).waitFor();
    await becomes(() => filtroDe(page), 'none');
  } finally {
    corte.destroy();
  }
});

it('a kitchen without a bar beside it takes the drinks in with one tap, and then nothing is missing', async () => {
  const local = await buildLocal(paginas.producto);
  await sendPedido(paginas.producto, local, 3, ['Croquetas']);
  await sendPedido(paginas.producto, local, 5, ['Caña']);
  const datos = { nombre: 'Cocina', puesto: 'cocina' } as const;
  const page = await openDispositivo(paginas.openNavegador, paginas.producto, local, datos);
  await page.getByText(/La barra no está conectada/).waitFor();
  expect(await ticketPared(page, 5).count()).toBe(0);

  await page.getByRole('button', { name: 'Ver aquí también la barra' }).click();

  await ticketPared(page, 5).waitFor();
  await ticketPared(page, 3).waitFor();
  await page.getByText(/no está conectada/).waitFor({ state: 'detached' });

  // its owner says that the bar has none: from then on the drinks are there from the start
  const body: CambiarServicioRequest = { sinPantallaBarra: true };
  await callAs(paginas.producto, local, rutasSala.servicio(local.id), { method: 'PUT', body });
  await page.goto('/cocina?puesto=cocina');
  await ticketPared(page, 5).waitFor();
  expect(await page.getByRole('radio', { name: 'Todo' }).isChecked()).toBe(true);

  await page.getByText('Cocina', { exact: true }).first().click();
  await page.getByText(/Esta pantalla no muestra las bebidas/).waitFor();
  expect(await ticketPared(page, 5).count()).toBe(0);
  await page.getByRole('button', { name: 'Ver aquí también la barra' }).click();
  await ticketPared(page, 5).waitFor();
});

it('who looks at the mesas that are served or paid is no kitchen: a waiter reads on that nobody looks', async () => {
  const local = await buildLocal(paginas.producto);
  const datos = { nombre: 'Móvil de Ana', puesto: 'camarero' } as const;
  const sala = await openDispositivo(paginas.openNavegador, paginas.producto, local, datos);
  const dueno = await (await paginas.openNavegador(EN_PORTATIL)).newPage();
  const respuestas = noteRespuestas(dueno);
  await enterSesion(dueno, paginas.producto, local);
  for (const ruta of ['/admin/entregados', '/admin/pagados']) {
    respuestas.length = 0;
    await dueno.goto(ruta);
    await becomes(() => respuestas.length > 0, true);
    expect(new Set(respuestas)).toEqual(new Set(['caja']));
  }

  await sendPedido(paginas.producto, local, 3, ['Croquetas']);

  for (const page of [sala, dueno]) await page.getByText(/La cocina no está conectada/).waitFor();
});

it('a ticket of the wall is seen once it is in view, and no other is', async () => {
  const MESAS = 24;
  const local = await buildLocal(paginas.producto, { numeroMesas: MESAS });
  for (let mesa = 1; mesa <= MESAS; mesa++)
    await sendPedido(paginas.producto, local, mesa, ['Croquetas', 'Bravas']);
  const datos = { nombre: 'Cocina', puesto: 'cocina' } as const;
  const page = await openDispositivo(paginas.openNavegador, paginas.producto, local, datos);
  await ticketPared(page, 1).waitFor();
  const seen = async () =>
    (await readGrupos(paginas.producto, local))
      .filter(({ pedidos }) => pedidos.every(({ vistoEn }) => vistoEn !== undefined))
      .map(({ mesa }) => mesa.numero)
      .sort((a, b) => a - b);

  const areSeenEnVista = async () => String(await seen()) === String(await readEnVista(page));
  await becomes(areSeenEnVista, true);
  const vistas = await seen();
  expect(vistas.length).toBeLessThan(MESAS);

  await page.setViewportSize({ width: 1280, height: 2_400 });
  await becomes(async () => (await seen()).length > vistas.length, true);
  await becomes(areSeenEnVista, true);
});

/** What a page answers to the latidos: what it says that it shows. */
function noteRespuestas(page: Page): string[] {
  const respuestas: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const pantalla = /^42\/tablero,\["pantalla","(\w+)"\]$/.exec(String(payload))?.[1];
      if (pantalla !== undefined) respuestas.push(pantalla);
    }),
  );
  return respuestas;
}

/** The mesas of which at least half a ticket is on the wall that somebody sees. */
function readEnVista(page: Page): Promise<number[]> {
  return page.getByRole('article').evaluateAll((tickets) => {
    const pared = document.querySelector('main')?.getBoundingClientRect();
    const mesas = tickets.flatMap((ticket) => {
      const { top, bottom, height } = ticket.getBoundingClientRect();
      const visto = Math.min(bottom, pared?.bottom ?? 0) - Math.max(top, pared?.top ?? 0);
      return visto >= height / 2 ? Number(/\d+/.exec(ticket.ariaLabel ?? '')?.[0]) : [];
    });
    return mesas.sort((a, b) => a - b);
  });
}
