import { rutas } from '@carta/contracts';
import type { Grupo } from '@carta/contracts';
import type { BrowserContext, Page } from 'playwright-core';
import { callAs, findGrupo, moveTab, sendPedido } from '../support/api';
import { becomeDispositivo } from '../support/dispositivo';
import { becomes } from '../support/becomes';
import { lineaPared } from '../support/noche';
import { usePaginas } from '../support/paginas';
import { enterTablero } from '../support/personal';
import { ticketPared } from '../support/planta';
import { buildLocal } from '../support/restaurantes';
import type { Local } from '../support/restaurantes';
import type { Servidor } from '../../../backend/test/caos/support/servidor';
import { startServidor } from '../support/servidor-propio';
import { toPlain } from '../support/texto';

const DOS_HORAS = 2 * 3_600_000;

describe('Moves through a hole in the Wi-Fi', () => {
  let servidor: Servidor;
  const paginas = usePaginas(async () => (servidor = await startServidor()));
  let local: Local;
  let tablet: BrowserContext;

  beforeEach(async () => {
    local = await buildLocal(paginas.producto, { numeroMesas: 20 });
    tablet = await paginas.openNavegador({ viewport: { width: 1280, height: 800 } });
  });

  /** The kitchen's wall, which is a paired screen. */
  async function openMuro(): Promise<Page> {
    const page = await tablet.newPage();
    await becomeDispositivo(page, paginas.producto, local, { nombre: 'Plancha', puesto: 'cocina' });
    return enterMuro(page);
  }

  async function enterMuro(page: Page): Promise<Page> {
    await page.goto('/cocina?puesto=cocina');
    const empezar = page.getByRole('button', { name: 'Empezar', exact: false });
    await empezar.first().click();
    return page;
  }

  const tap = (page: Page, mesa: number, plato: string) => lineaPared(page, mesa, plato).click();
  const bump = (page: Page, mesa: number, paso: 'Preparar' | 'Listo') =>
    ticketPared(page, mesa)
      .getByRole('button', { name: new RegExp(`^Mesa.*${paso}$`) })
      .click();
  const sinEnviar = (page: Page) =>
    page.evaluate(() => Object.keys(localStorage).filter((nombre) => nombre.startsWith('pasos.')).length);
  const estadosDe = async (mesa: number): Promise<string[]> => {
    const { pedidos } = await findGrupo(paginas.producto, local, mesa);
    return pedidos.flatMap(({ productos }) => productos.map(({ nombre, estado }) => `${nombre}: ${estado}`));
  };

  /** As if all that waits had been tapped so long ago. */
  const age = (page: Page, ms: number) =>
    page.evaluate((hace) => {
      for (const nombre of Object.keys(localStorage).filter((clave) => clave.startsWith('pasos.'))) {
        const paso = JSON.parse(localStorage.getItem(nombre) ?? '{}') as { tocadoEn: number };
        localStorage.setItem(nombre, JSON.stringify({ ...paso, tocadoEn: paso.tocadoEn - hace }));
      }
    }, ms);

  it('two hours offline, with its browser closed, and back: equal, in order, nothing undone', async () => {
    for (const mesa of [4, 7, 9]) await sendPedido(paginas.producto, local, mesa, ['Croquetas', 'Bravas']);
    const muro = await openMuro();
    await ticketPared(muro, 9).waitFor();
    await tablet.setOffline(true);

    await tap(muro, 4, 'Croquetas');
    await muro.getByText('1 cambio sin enviar').waitFor();
    await tap(muro, 4, 'Croquetas');
    await bump(muro, 9, 'Preparar');
    await tap(muro, 7, 'Bravas');
    await muro.getByText('4 cambios sin enviar').waitFor();
    expect(toPlain(await lineaPared(muro, 4, 'Croquetas').innerText())).toContain('Sin enviar');
    await age(muro, DOS_HORAS);
    await moveTab(paginas.producto, local, 9, 12);
    await serve(7);
    await muro.close();
    await tablet.setOffline(false);

    const vuelta = await enterMuro(await tablet.newPage());
    await becomes(() => sinEnviar(vuelta), 1);

    expect(await estadosDe(4)).toEqual(['Croquetas: listo', 'Bravas: pendiente']);
    expect(await estadosDe(12)).toEqual(['Croquetas: en_preparacion', 'Bravas: en_preparacion']);
    expect(await estadosDe(7)).toEqual(['Croquetas: entregado', 'Bravas: entregado']);
    const devuelto = vuelta.getByRole('region', { name: 'Cambios sin hacer' });
    expect(toPlain(await devuelto.innerText())).toContain(
      'Mesa 7, Bravas: En preparación, hace 2 h 0 min. Ya está Entregado.',
    );
    await devuelto.getByRole('button', { name: 'Entendido' }).click();
    await becomes(() => sinEnviar(vuelta), 0);
    const { pedidos } = await findGrupo(paginas.producto, local, 4);
    expect(Date.now() - Date.parse(pedidos[0]?.productos[0]?.listoEn ?? '')).toBeLessThan(DOS_HORAS);
    await ticketPared(vuelta, 12).getByText('En preparación').first().waitFor();
  });

  /** A waiter serves a mesa meanwhile. */
  async function serve(mesa: number): Promise<void> {
    const { pedidos } = await findGrupo(paginas.producto, local, mesa);
    await callAs<Grupo>(paginas.producto, local, rutas.pedidoEstado(pedidos[0]?._id ?? ''), {
      method: 'PUT',
      body: { estado: 'entregado' },
    });
  }

  it('is done once when its answer is lost, and when the server is killed while it is sent', async () => {
    for (const mesa of [1, 2, 3]) await sendPedido(paginas.producto, local, mesa, ['Croquetas', 'Bravas']);
    const muro = await openMuro();
    await ticketPared(muro, 3).waitFor();
    let perdidas = 0;
    await muro.route(/\/api\/pedidos\/.*\/estado$/, async (route) => {
      if (perdidas++ > 0) return route.continue();
      await route.fetch();
      await route.abort('connectionreset');
    });

    await tap(muro, 1, 'Croquetas');
    await becomes(() => sinEnviar(muro), 0);
    expect(await estadosDe(1)).toEqual(['Croquetas: en_preparacion', 'Bravas: pendiente']);
    await servidor.kill();
    await tap(muro, 1, 'Croquetas');
    await tap(muro, 2, 'Bravas');
    await bump(muro, 3, 'Preparar');
    await muro.getByText('3 cambios sin enviar').waitFor();
    await muro.reload().catch(() => undefined);
    await servidor.boot();
    // the same tab goes on where it was
    await muro.goto('/cocina?puesto=cocina');

    await becomes(() => sinEnviar(muro), 0);
    expect(await estadosDe(1)).toEqual(['Croquetas: listo', 'Bravas: pendiente']);
    expect(await estadosDe(2)).toEqual(['Croquetas: pendiente', 'Bravas: en_preparacion']);
    expect(await estadosDe(3)).toEqual(['Croquetas: en_preparacion', 'Bravas: en_preparacion']);
  });

  it('never waits to be paid: that fails plainly', async () => {
    await sendPedido(paginas.producto, local, 5, ['Croquetas']);
    await serve(5);
    const page = await paginas.openPortatil('/admin/entregados');
    await enterTablero(page, local);
    const pagar = page.getByRole('button', { name: 'Marcar como Pagado' });
    await pagar.waitFor();
    await page.context().setOffline(true);

    await pagar.click();

    await page
      .getByText(/Error al actualizar el estado del pedido/)
      .first()
      .waitFor();
    expect(await sinEnviar(page)).toBe(0);
    await page.context().setOffline(false);
    expect((await findGrupo(paginas.producto, local, 5)).estadoGrupo).toBe('entregado');
  });
});
