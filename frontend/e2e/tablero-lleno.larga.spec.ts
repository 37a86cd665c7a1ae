import type { Page } from 'playwright-core';
import { axeFindings, contrastFindings } from './support/axe';
import { callAs, findGrupo, moveMesa } from './support/api';
import { rutas } from '@carta/contracts';
import { MESAS_LLENAS, buildNocheLlena } from './support/noche-llena';
import { usePaginas } from './support/paginas';
import { fillLogin, openPestana, tarjeta } from './support/personal';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
let casa: Local;

beforeAll(async () => {
  casa = await buildNocheLlena(paginas.producto);
});

async function openTablero(width: number, height: number, local = casa, mesas = MESAS_LLENAS) {
  const page = await paginas.openPortatil('/admin/pedidos', { viewport: { width, height } });
  await fillLogin(page, local);
  await tarjeta(page, mesas).waitFor({ state: 'attached' });
  return page;
}

/** How far a notice over the page, which may come at any time, has pushed it down since its rows were opened. */
const readAvisos = (page: Page) =>
  page
    .getByRole('main')
    .evaluate(
      (main) => main.getBoundingClientRect().top - (document.querySelector('header')?.offsetHeight ?? 0),
    );

/** The mesas that are open, with where they end. */
const readAbiertas = (page: Page) =>
  page.getByRole('article').evaluateAll((filas) =>
    filas
      .filter((fila) => fila.querySelector('[aria-expanded="true"]'))
      .map((fila) => ({
        mesa: Number(/\d+/.exec(fila.querySelector('h2')?.textContent ?? '')?.[0]),
        fin: fila.getBoundingClientRect().bottom,
      })),
  );

it.each([
  [1366, 768, 4],
  [1280, 800, 3],
])(
  '58 mesas are rows in columns, some of them open, and each in sight has its buttons: %d×%d, %d columns',
  async (width, height, columnas) => {
    const page = await openTablero(width, height);
    const cajas = await page
      .getByRole('button', { name: 'Preparar', exact: true })
      .evaluateAll((botones) => botones.map((boton) => boton.getBoundingClientRect().toJSON() as DOMRect));
    const avisos = await readAvisos(page);
    const vistas = cajas.filter(({ bottom }) => bottom - avisos <= height);
    expect(cajas).toHaveLength(MESAS_LLENAS);
    expect(vistas.length).toBeGreaterThanOrEqual(columnas);
    expect(new Set(vistas.map(({ right }) => Math.round(right))).size).toBe(columnas);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(7_000);
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.tema = 'oscuro'));
    expect(await contrastFindings(page)).toEqual([]);
  },
);

it('of eight mesas at least four are open and whole in the window of a laptop, which is decided once', async () => {
  const ocho = await buildNocheLlena(paginas.producto, 8);
  const page = await openTablero(1366, 768, ocho, 8);
  const abiertas = await readAbiertas(page);
  expect(abiertas.length).toBeGreaterThanOrEqual(4);
  const avisos = await readAvisos(page);
  expect(abiertas.filter(({ fin }) => fin - avisos > 768)).toEqual([]);

  const primera = tarjeta(page, 1);
  await primera.getByRole('button', { name: 'Mesa 1', expanded: true }).click();
  await moveMesa(paginas.producto, ocho, 2, 'entregado');
  await tarjeta(page, 2).waitFor({ state: 'detached' });
  await openPestana(page, 'Pedidos Entregados');
  await openPestana(page, 'Pedidos');
  await primera.getByText('Ensaladilla rusa, ').waitFor();
  const mesas = abiertas.map(({ mesa }) => mesa);
  expect((await readAbiertas(page)).map(({ mesa }) => mesa)).toEqual(
    mesas.filter((mesa) => mesa !== 1 && mesa !== 2),
  );
});

it('food that nobody has begun is pendiente while its drinks are ready, which the row says apart', async () => {
  const page = await openTablero(1280, 800);
  const { pedidos } = await findGrupo(paginas.producto, casa, 40);
  const bebida = pedidos.find(({ tipoPedido }) => tipoPedido === 'bebida');
  const body = { estado: 'listo', alcance: 'pedido' };
  await callAs(paginas.producto, casa, rutas.pedidoEstado(bebida?._id ?? ''), { method: 'PUT', body });

  const mesa = tarjeta(page, 40);
  await mesa.getByText('Bebida Listo').waitFor();
  expect(await mesa.getByText('Pendiente', { exact: true }).isVisible()).toBe(true);
  await mesa.getByRole('button', { name: 'Preparar' }).click();
  await mesa.getByText('En preparación', { exact: true }).waitFor();
  await mesa.getByRole('button', { name: 'Marcar como Listo' }).waitFor();
});
