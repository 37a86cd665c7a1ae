import { axeFindings, contrastFindings } from './support/axe';
import { callAs, findGrupo } from './support/api';
import { rutas } from '@carta/contracts';
import { MESAS_LLENAS, buildNocheLlena } from './support/noche-llena';
import { usePaginas } from './support/paginas';
import { fillLogin } from './support/personal';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();
let casa: Local;

beforeAll(async () => {
  casa = await buildNocheLlena(paginas.producto);
});

async function openTablero(width: number, height: number) {
  const page = await paginas.openPortatil('/admin/pedidos', { viewport: { width, height } });
  await fillLogin(page, casa);
  await page
    .getByRole('article', { name: `Mesa ${MESAS_LLENAS}`, exact: true })
    .waitFor({ state: 'attached' });
  return page;
}

it.each([
  [1366, 768],
  [1280, 800],
])(
  '58 mesas are rows in three columns, six of them with their buttons in sight: %d×%d',
  async (width, height) => {
    const page = await openTablero(width, height);
    const cajas = await page
      .getByRole('button', { name: 'Preparar', exact: true })
      .evaluateAll((botones) => botones.map((boton) => boton.getBoundingClientRect().toJSON() as DOMRect));
    const vistas = cajas.filter(({ bottom }) => bottom <= height);
    expect(cajas).toHaveLength(MESAS_LLENAS);
    expect(vistas.length).toBeGreaterThanOrEqual(6);
    expect(new Set(vistas.map(({ right }) => Math.round(right))).size).toBe(3);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6_000);
    expect(await axeFindings(page)).toEqual([]);
    await page.evaluate(() => (document.documentElement.dataset.tema = 'oscuro'));
    expect(await contrastFindings(page)).toEqual([]);
  },
);

it('food that nobody has begun is pendiente while its drinks are ready, which the row says apart', async () => {
  const page = await openTablero(1280, 800);
  const { pedidos } = await findGrupo(paginas.producto, casa, 2);
  const bebida = pedidos.find(({ tipoPedido }) => tipoPedido === 'bebida');
  const body = { estado: 'listo', alcance: 'pedido' };
  await callAs(paginas.producto, casa, rutas.pedidoEstado(bebida?._id ?? ''), { method: 'PUT', body });

  const mesa = page.getByRole('article', { name: 'Mesa 2', exact: true });
  await mesa.getByText('Bebida Listo').waitFor();
  expect(await mesa.getByText('Pendiente', { exact: true }).isVisible()).toBe(true);
  await mesa.getByRole('button', { name: 'Preparar' }).click();
  await mesa.getByText('En preparación', { exact: true }).waitFor();
  await mesa.getByRole('button', { name: 'Marcar como Listo' }).waitFor();
});
