import { rutasSala } from '@carta/contracts';
import { callAs, readGrupos } from './support/api';
import { openComanda } from './support/comanda';
import {
  EXITO,
  botonConfirmar,
  enlaceMesa,
  fillCarrito,
  openCarrito,
  openConfirmacion,
  openSeguimiento,
  order,
  readCarrito,
  untilSentado,
} from './support/comensal';
import { becomes } from './support/becomes';
import type { Page } from 'playwright-core';
import { expectAlcance, hoja, settle } from './support/hoja';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { changePlato } from './support/platos';
import { buildLocal } from './support/restaurantes';

const paginas = usePaginas();
const open = useMismaPagina(paginas);

async function openCarta(mesa = 4) {
  const local = await buildLocal(paginas.producto);
  return { local, page: await open(enlaceMesa(local, mesa)) };
}

it('outlives a reload, and a browser that is closed', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await paginas.openMovil(enlaceMesa(local, 4));
  await fillCarrito(page, 'Croquetas', 'Caña', 'Caña');
  await page.getByRole('button', { name: /Ver carrito.*3 productos.*13,90 €/ }).waitFor();

  await page.reload();
  await page.getByRole('button', { name: /Ver carrito.*13,90 €/ }).waitFor();

  const storageState = await page.context().storageState();
  await page.context().close();
  const reabierta = await paginas.openMovil(enlaceMesa(local, 4), { storageState });
  await reabierta.getByRole('button', { name: /Ver carrito.*13,90 €/ }).waitFor();
});

it('is a mesa’s own', async () => {
  const { local, page } = await openCarta();
  await fillCarrito(page, 'Croquetas');

  await page.goto(enlaceMesa(local, 5));

  await untilSentado(page, 5);
  expect(await page.getByRole('button', { name: /Ver carrito/ }).count()).toBe(0);
});

it('is kept when the order is cancelled before it is sent, and sent with the note of its line', async () => {
  const { local, page } = await openCarta();
  await fillCarrito(page, 'Croquetas');
  await openConfirmacion(page);

  await page.getByRole('button', { name: 'Cancelar' }).click();

  const cancelado = page.getByText('Pedido cancelado. Puedes volver a añadir productos al carrito.', {
    exact: true,
  });
  await cancelado.waitFor();
  await hoja(page, 'Tu carrito').waitFor({ state: 'detached' });
  expect(await readCarrito(page, local, 4)).toEqual([['Croquetas', 1]]);
  expect(await readGrupos(paginas.producto, local)).toEqual([]);

  await openCarrito(page);
  await page.getByRole('button', { name: 'Añadir nota a Croquetas' }).click();
  await page.getByLabel('Nota para Croquetas').fill('sin sal');
  // the note is kept by the very tap that goes on
  await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await botonConfirmar(page).click();
  await page.getByText(EXITO).waitFor();
  expect(await cancelado.count()).toBe(0);
  expect(await readGrupos(paginas.producto, local)).toMatchObject([
    { pedidos: [{ productos: [{ nombre: 'Croquetas', notas: 'sin sal' }] }] },
  ]);
});

it('loses a dish at its last unit, and gets it back with Deshacer', async () => {
  const { local, page } = await openCarta();
  await fillCarrito(page, 'Croquetas', 'Croquetas', 'Agua');
  await openCarrito(page);
  const menos = page.getByRole('dialog').getByRole('button', { name: 'Quitar uno de Croquetas' });

  await menos.click();
  expect(await readCarrito(page, local, 4)).toEqual([
    ['Croquetas', 1],
    ['Agua', 1],
  ]);
  await menos.click();
  expect(await readCarrito(page, local, 4)).toEqual([['Agua', 1]]);
  await page.getByRole('button', { name: 'Deshacer' }).click();

  await becomes(async () => new Map(await readCarrito(page, local, 4)).get('Croquetas'), 1);
});

it('tells a price that has changed and takes it, and stores nothing until it is confirmed again', async () => {
  const { local, page } = await openCarta();
  await fillCarrito(page, 'Croquetas', 'Caña');
  await openConfirmacion(page);
  await changePlato(paginas.producto, local, 'Croquetas', { precio: 1100 });

  await botonConfirmar(page).click();

  await page.getByText(/^Croquetas: ahora cuesta 11,00\s€ \(antes 9,50\s€\)$/).waitFor();
  await hoja(page, 'Tu carrito').getByText('13,20 €', { exact: true }).waitFor();
  expect(await page.getByText(EXITO).count()).toBe(0);
  expect(await readGrupos(paginas.producto, local)).toEqual([]);

  await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await botonConfirmar(page).click();
  await page.getByText(EXITO).waitFor();
  expect(await readGrupos(paginas.producto, local)).toMatchObject([{ totalGrupo: 13.2 }]);
});

it('tells what has sold out meanwhile, and goes on without it', async () => {
  const { local, page } = await openCarta();
  await fillCarrito(page, 'Croquetas', 'Caña');
  await openConfirmacion(page);
  await changePlato(paginas.producto, local, 'Croquetas', { disponible: false });

  await botonConfirmar(page).click();

  await page.getByText('Croquetas: agotado', { exact: true }).waitFor();
  expect(await readGrupos(paginas.producto, local)).toEqual([]);
  await page.getByRole('button', { name: 'Quitar lo agotado y seguir' }).click();
  await botonConfirmar(page).click();
  await page.getByText(EXITO).waitFor();
  expect(await readGrupos(paginas.producto, local)).toMatchObject([{ totalGrupo: 2.2 }]);
});

it('cannot be ordered from a menu opened without a mesa', async () => {
  const local = await buildLocal(paginas.producto);
  const page = await open(`/menu/${local.slug}`);
  await fillCarrito(page, 'Croquetas');
  await openCarrito(page);

  expect(await page.getByRole('button', { name: 'Confirmar Pedido' }).isDisabled()).toBe(true);
  await page.getByText(/^No se ha detectado el restaurante o la mesa\./).waitFor();
});

describe('a notice', () => {
  const notice = (page: Page, texto: string) => page.getByRole('region', { name: 'Avisos' }).getByText(texto);
  const gone = (page: Page, texto: string) => becomes(() => notice(page, texto).count(), 0);

  it('covers no button of cart, confirmation or orders, and goes when the sheet that says it opens', async () => {
    const { local, page } = await openCarta();
    const put = (ruta: string, body: object) =>
      callAs(paginas.producto, local, ruta, { method: 'PUT', body });
    await fillCarrito(page, 'Croquetas', 'Agua');
    await order(page);
    await fillCarrito(page, 'Croquetas', 'Bravas', 'Caña');
    await openCarrito(page);
    await page.getByRole('button', { name: 'Quitar Caña', exact: true }).click();
    await notice(page, 'Has quitado Caña').waitFor();
    await expectAlcance(page);

    await page.getByRole('button', { name: 'Confirmar Pedido' }).click();
    await settle(hoja(page, 'Confirmar pedido'));
    await gone(page, 'Has quitado Caña');
    const tickets = (await readGrupos(paginas.producto, local)).flatMap(({ pedidos }) => pedidos);
    const [comida, bebida] = [...tickets].sort((a, b) => b.total - a.total);
    const cancelado = 'El restaurante ha cancelado 1 × Croquetas: se ha acabado';
    await put(rutasSala.cancelarLinea(comida!._id, comida!.productos[0]!._id), { motivo: 'se ha acabado' });
    await notice(page, cancelado).waitFor();
    await expectAlcance(page);

    await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
    await openSeguimiento(page);
    await gone(page, cancelado);
    const { productoId } = bebida!.productos[0]!;
    await put(`/api/productos/${productoId}/disponibilidad`, { disponible: false });
    await page.locator('article[data-agotado]').waitFor();
    await page.getByRole('button', { name: 'Pedir otra vez el pedido 1' }).click();
    await notice(page, 'Ya no está disponible: Agua').waitFor();
    await expectAlcance(page);
  });

  it('covers no button of the cart of who takes an order, and gives way to it', async () => {
    const local = await buildLocal(paginas.producto);
    const page = await open('/sala/mesa/4/pedir', local);
    await fillCarrito(page, 'Croquetas', 'Caña');
    await openComanda(page);
    await page.getByRole('button', { name: 'Quitar Caña', exact: true }).click();
    await notice(page, 'Has quitado Caña').waitFor();
    await expectAlcance(page);

    await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
    await hoja(page, 'Comanda').waitFor({ state: 'detached' });
    await openComanda(page);
    await gone(page, 'Has quitado Caña');
  });
});
