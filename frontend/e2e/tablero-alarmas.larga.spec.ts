// Longer than most: a board and the radar are checked for everything that they must say aloud.
import { rutasSala } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { untilDicho } from './support/oido';
import { call, moveMesa, readGrupos, sendPedido } from './support/api';
import { newId, withDatabaseOf } from '../../backend/test/support/base-en-marcha';
import { Corte } from './support/corte';
import { becomes } from './support/becomes';
import { useMismaPagina } from './support/misma-pagina';
import { EN_PORTATIL, usePaginas } from './support/paginas';
import { enterTablero, openPestana, readTablero, tarjeta } from './support/personal';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
const openMisma = useMismaPagina(paginas, EN_PORTATIL);
const openOtra = useMismaPagina(paginas, EN_PORTATIL);

const BANDA = /^Sin conexión desde (\d\d:\d\d): los pedidos nuevos no se ven$/;

async function openTablero(local: Local, open = openMisma): Promise<Page> {
  const page = await open('/admin/pedidos', local);
  await page.getByText('En directo', { exact: true }).waitFor();
  return page;
}

describe('a board that is cut off', () => {
  let corte: Corte;

  beforeEach(async () => (corte = await Corte.open(Number(new URL(paginas.producto.url).port))));
  afterEach(() => corte?.destroy());

  it('says so when the server goes silent, and comes back by itself', async () => {
    const local = await buildLocal(paginas.producto);
    const page = await paginas.openPortatil('/admin/pedidos', { baseURL: corte.url });
    await enterTablero(page, local);
    const desde = new Date();
    corte.silence();

    const hora = BANDA.exec(await page.getByText(BANDA).innerText())?.[1];
    // since the last that was heard: some seconds before the silence, or what was on its way
    const minutos = [desde.getTime() - 60_000, desde.getTime(), Date.now()].map((ms) =>
      new Date(ms).toLocaleTimeString('es-ES', {
        timeZone: 'Europe/Madrid',
        hour: '2-digit',
        minute: '2-digit',
      }),
    );
    expect(minutos).toContain(hora);
    expect(await page.getByRole('alert').getByText(BANDA).count()).toBe(1);

    corte.restore();
    await sendPedido(paginas.producto, local, 3, ['Croquetas']);

    await tarjeta(page, 3).waitFor();
    await page.getByText(BANDA).waitFor({ state: 'detached' });
    await page.getByText('En directo', { exact: true }).waitFor();
  });

  it('shows what happened meanwhile when its own network comes back', async () => {
    const local = await buildLocal(paginas.producto);
    await sendPedido(paginas.producto, local, 1, ['Croquetas']);
    const [page, segunda] = [await openTablero(local), await openTablero(local, openOtra)];
    await page.context().setOffline(true);
    await page.getByText(BANDA).waitFor();

    await sendPedido(paginas.producto, local, 2, ['Caña', 'Bravas']);
    await segunda.getByRole('button', { name: 'Preparar' }).first().click();
    await becomes(async () => (await readTablero(segunda)).length, 2);
    expect((await readTablero(page)).length).toBe(1);
    await page.context().setOffline(false);

    await page.getByText(BANDA).waitFor({ state: 'detached' });
    await becomes(() => readTablero(page), await readTablero(segunda));
  });
});

describe('a new order', () => {
  it('is announced and stands out until somebody touches it', async () => {
    const local = await buildLocal(paginas.producto);
    await sendPedido(paginas.producto, local, 1, ['Croquetas']);
    const page = await openTablero(local);
    const nuevo = (mesa: number) => tarjeta(page, mesa).getByText('Nuevo', { exact: true });
    await nuevo(1).waitFor();
    await tarjeta(page, 1).getByRole('button', { name: 'Avanzar Croquetas' }).click();
    await nuevo(1).waitFor({ state: 'detached' });

    await sendPedido(paginas.producto, local, 9, ['Caña']);

    await page.getByRole('button', { name: 'Pedido nuevo en la 9' }).waitFor();
    await untilDicho(page, 'Pedido nuevo en la 9');
    await nuevo(9).waitFor();
    await becomes(() => nuevo(1).count(), 0);

    await tarjeta(page, 9).getByRole('button', { name: 'Avanzar Caña' }).click();
    await page.getByText('Pedido nuevo en la 9').waitFor({ state: 'detached' });
    await becomes(() => nuevo(9).count(), 0);
  });

  it('is announced on the other boards too, and leads to its table', async () => {
    const local = await buildLocal(paginas.producto);
    const page = await openTablero(local);
    await openPestana(page, 'Pedidos Entregados');
    await sendPedido(paginas.producto, local, 5, ['Caña']);

    await page.getByRole('button', { name: 'Pedido nuevo en la 5' }).click();

    await page.waitForURL('**/admin/pedidos');
    await tarjeta(page, 5).waitFor();
  });

  it('covers nothing that can be pressed, whatever the board and the screen', async () => {
    const local = await buildLocal(paginas.producto);
    const page = await paginas.openMovil('/admin/pedidos');
    await enterTablero(page, local);
    const llamada = { restaurante: local.id, mesa: 3, tipo: 'camarero' };
    await call(paginas.producto, rutasSala.llamadas(), { method: 'POST', body: llamada });
    await sendPedido(paginas.producto, local, 7, ['Caña']);
    await moveMesa(paginas.producto, local, 7, 'entregado');
    await moveMesa(paginas.producto, local, 7, 'pagado');
    await sendPedido(paginas.producto, local, 8, ['Caña']);
    await moveMesa(paginas.producto, local, 8, 'entregado');
    await sendPedido(paginas.producto, local, 1, ['Croquetas', 'Bravas', 'Caña', 'Agua']);
    await page.getByRole('button', { name: /^Voy/ }).waitFor();
    const nuevo = page.getByRole('button', { name: 'Pedido nuevo en la 1' });

    for (const { width, height } of [
      { width: 360, height: 640 },
      { width: 390, height: 844 },
      { width: 768, height: 1024 },
      { width: 1366, height: 768 },
    ]) {
      await page.setViewportSize({ width, height });
      for (const pestana of ['Pedidos Entregados', 'Pedidos Pagados', 'Pedidos']) {
        await openPestana(page, pestana);
        await nuevo.waitFor();
        expect([pestana, width, await readTapados(page)]).toEqual([pestana, width, []]);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });

    // one that comes to a mesa which is closed says on its row what it is, and so has been seen
    await sendPedido(paginas.producto, local, 2, ['Bravas', 'Bravas']);
    await tarjeta(page, 2).getByRole('button', { name: 'Mesa 2', expanded: false }).waitFor();
    await tarjeta(page, 2).getByText('2 × Bravas').scrollIntoViewIfNeeded();
    const seen = async () =>
      (await readGrupos(paginas.producto, local)).find(({ mesa }) => mesa.numero === 2)?.pedidos[0]?.vistoEn;
    await becomes(async () => (await seen()) !== undefined, true);
  });
});

/** The buttons and links of a page, in view, that something else would take the tap of. */
const readTapados = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(button, a), header :is(button, a), nav a')]
      .filter((boton) => {
        const { x, y, width, height } = boton.getBoundingClientRect();
        return [y + 4, y + height / 2, y + height - 4].some((alto) => {
          const encima = document.elementFromPoint(x + width / 2, alto)?.closest('button');
          return encima != null && encima !== boton && /^(Pedido|Sonido)/.test(encima.innerText);
        });
      })
      .map((boton) => boton.ariaLabel ?? boton.innerText),
  );

describe('a radar that may not be heard', () => {
  it('says so in its header, over no button, and is read to the bar at its foot', async () => {
    const local = await buildLocal(paginas.producto);
    const mesas = [1, 2, 3, 4, 5, 6, 7, 8, 9];
    for (const mesa of mesas) await sendPedido(paginas.producto, local, mesa, ['Caña']);
    for (const mesa of mesas.slice(1)) await moveMesa(paginas.producto, local, mesa, 'listo');
    const page = await paginas.openMovil('/sala');
    await page.addInitScript(keepMute);
    await page.reload();
    await enterTablero(page, local);
    await page.getByRole('button', { name: /^Sonido bloqueado/ }).waitFor();
    await page.getByRole('button', { name: /^Sin empezar/ }).waitFor();

    expect(await readTapados(page)).toEqual([]);

    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [main, barra] = await Promise.all(
      [page.getByRole('main'), page.getByRole('navigation', { name: 'Secciones' })].map((parte) =>
        parte.boundingBox(),
      ),
    );
    expect(main && barra && main.y + main.height - barra.y).toBeCloseTo(-1, 0);
  });
});

/** In the page, from its start: whatever is touched, the browser lets nothing be heard. */
function keepMute() {
  Object.defineProperty(BaseAudioContext.prototype, 'state', { get: () => 'suspended' });
}

describe('two boards moving the same line at once', () => {
  it('agree with each other and with the server, whatever each wanted', async () => {
    const local = await buildLocal(paginas.producto);
    await sendPedido(paginas.producto, local, 6, ['Croquetas', 'Bravas']);
    const [primera, segunda] = [await openTablero(local), await openTablero(local, openOtra)];
    const PASOS = ['Avanzar', 'Avanzar', 'Retroceder', 'Avanzar', 'Retroceder', 'Avanzar'] as const;

    for (const [i, paso] of PASOS.entries()) {
      const contrario = i % 2 === 0 ? paso : 'Retroceder';
      await Promise.all([
        tapIfCan(primera, `${paso} Croquetas`),
        tapIfCan(segunda, `${contrario} Croquetas`),
      ]);
      await expectAgree(local, primera, segunda);
    }
  });
});

describe('a tap whose answer was lost', () => {
  /** It has been asked again under its key, which is known: it was done, whatever has become of it since. */
  const untilEnviado = (page: Page) =>
    becomes(
      () => page.evaluate(() => Object.keys(localStorage).filter((nombre) => nombre.startsWith('pasos.'))),
      [],
    );

  /** The server takes the first move of this board, somebody else goes on, and its answer is lost. */
  async function loseFirstMove(page: Page, goOn: () => Promise<unknown>): Promise<void> {
    let isPrimero = true;
    await page.route(/\/api\/pedidos\/[^?]+\/estado$/, async (route) => {
      if (!isPrimero) return route.continue();
      isPrimero = false;
      await route.fetch();
      await goOn();
      await route.abort('connectionreset');
    });
  }

  it('is not told again over a mesa that was charged meanwhile', async () => {
    const local = await buildLocal(paginas.producto);
    await sendPedido(paginas.producto, local, 7, ['Croquetas']);
    await moveMesa(paginas.producto, local, 7, 'listo');
    const page = await openTablero(local);
    await loseFirstMove(page, () => moveMesa(paginas.producto, local, 7, 'pagado'));

    await tarjeta(page, 7).getByRole('button', { name: 'Entregado' }).click();

    await untilEnviado(page);
    expect(await readGrupos(paginas.producto, local)).toEqual([]);
    await sendPedido(paginas.producto, local, 7, ['Caña']);
    const [nueva] = await readGrupos(paginas.producto, local);
    expect(nueva?.pedidos.flatMap(({ productos }) => productos.map(({ nombre }) => nombre))).toEqual([
      'Caña',
    ]);
    await becomes(async () => (await readTablero(page))[0]?.tickets, ['Bebida: 1 Caña PE']);
  });

  it('does not take back what a second cook has made ready', async () => {
    const local = await buildLocal(paginas.producto);
    await sendPedido(paginas.producto, local, 7, ['Croquetas', 'Bravas']);
    await moveMesa(paginas.producto, local, 7, 'listo');
    const page = await openTablero(local);
    await loseFirstMove(page, () => moveMesa(paginas.producto, local, 7, 'listo'));

    await tarjeta(page, 7).getByRole('button', { name: 'Retroceder Croquetas' }).click();

    await untilEnviado(page);
    await expectAgree(local, page);
    expect((await readGrupos(paginas.producto, local))[0]?.estadoGrupo).toBe('listo');
  });
});

/** A button that the other board's tap has just disabled is left alone. */
async function tapIfCan(page: Page, nombre: string): Promise<void> {
  const boton = tarjeta(page, 6).getByRole('button', { name: nombre });
  if (await boton.isEnabled()) await boton.click({ timeout: 1_000 }).catch(() => undefined);
}

async function expectAgree(local: Local, ...tableros: Page[]): Promise<void> {
  const ABREVIATURA = { pendiente: 'PE', en_preparacion: 'PRE', listo: 'LI', entregado: 'EN' };
  const read = async () => {
    const [grupo] = await readGrupos(paginas.producto, local);
    const lineas = grupo?.pedidos[0]?.productos ?? [];
    const servidor = lineas.map(
      ({ cantidad, nombre, estado }) => `${cantidad} ${nombre} ${ABREVIATURA[estado]}`,
    );
    const vistos = await Promise.all(
      tableros.map(async (tablero) => (await readTablero(tablero))[0]?.tickets),
    );
    return vistos.map((tickets) => tickets?.join() === `Comida: ${servidor.join(', ')}`);
  };
  await becomes(
    read,
    tableros.map(() => true),
  );
}

it('keeps what else can be done with an open mesa at its foot, however long it has waited', async () => {
  const { producto } = paginas;
  const local = await buildLocal(producto);
  const mesas = [3, 6, 9, 12];
  for (const mesa of mesas) {
    await sendPedido(producto, local, mesa, ['Croquetas']);
    await moveMesa(producto, local, mesa, 'en_preparacion');
  }
  // An order of thirteen minutes ago.
  const creadoEn = new Date(Date.now() - 13 * 60_000);
  await withDatabaseOf(producto.dataDir, async (base) => {
    for (const mesa of mesas) {
      const cambio = { $set: { 'pedidos.0.creadoEn': creadoEn }, $inc: { rev: 1 } };
      await base.collection('grupos').updateOne({ restaurante: newId(local.id), mesa }, cambio);
    }
  });
  const page = await openTablero(local);

  for (const width of [768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    for (const mesa of mesas) {
      const menu = page.getByRole('button', { name: `Más de la mesa ${mesa}`, exact: true });
      const paso = tarjeta(page, mesa).getByRole('button', { name: 'Marcar como Listo' });
      const cajas = [tarjeta(page, mesa), paso, menu].map((caja) => caja.boundingBox());
      const [ficha, boton, puntos] = await Promise.all(cajas);
      const isDentro = puntos!.x > ficha!.x && puntos!.x + puntos!.width < ficha!.x + ficha!.width;
      const isAlPie = Math.abs(puntos!.y - boton!.y) <= boton!.height + 4;
      expect([width, mesa, isDentro, isAlPie]).toEqual([width, mesa, true, true]);
    }
  }
});
