// Longer than most: one order is followed from its carta to its bill, on every screen that shows it.
import { rutasSala } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, moveMesa, readGrupos, sendPedido } from './support/api';
import {
  EXITO,
  botonConfirmar,
  confirm,
  enlaceMesa,
  fillCarrito,
  goOnPidiendo,
  openCarrito,
  openConfirmacion,
  openSeguimiento,
  order,
  readSeguimiento,
} from './support/comensal';
import { Corte } from './support/corte';
import { becomes } from './support/becomes';
import { hoja } from './support/hoja';
import { useMismaPagina } from './support/misma-pagina';
import { EN_PORTATIL, usePaginas } from './support/paginas';
import { moveLinea, openPestana, readTablero, tarjeta } from './support/personal';
import { buildLocal } from './support/restaurantes';
import { toPlain } from './support/texto';

const paginas = usePaginas();
const openCocina = useMismaPagina(paginas, EN_PORTATIL);
const openBarra = useMismaPagina(paginas, EN_PORTATIL);
const openMovil = useMismaPagina(paginas);

/** A restaurant and two of its boards. */
async function openTableros(path = '/admin/pedidos') {
  const local = await buildLocal(paginas.producto);
  const [cocina, barra] = await Promise.all([openCocina(path, local), openBarra(path, local)]);
  const tableros = [cocina, barra];
  await Promise.all(tableros.map((tablero) => tablero.getByText('En directo', { exact: true }).waitFor()));
  return { local, cocina, barra, tableros };
}

const press = (page: Page, boton: string) => page.getByRole('button', { name: boton, exact: true }).click();

it('reaches the kitchen as food and drinks, and two boards and the phone agree at every step', async () => {
  const { local, cocina, barra, tableros } = await openTableros();
  const movil = await openMovil(enlaceMesa(local, 4));
  /** How mesa 4 stands on both boards, and its lines on the phone. */
  async function everybodySees(estado: string, comida: string, bebida: string, enMovil: string[]) {
    const tickets = [`Comida: ${comida}`, `Bebida: ${bebida}`];
    for (const tablero of tableros) {
      await becomes(() => readTablero(tablero), [{ mesa: 'Mesa 4', estado, tickets }]);
    }
    await becomes(() => readSeguimiento(movil), enMovil);
  }

  await fillCarrito(movil, 'Croquetas', 'Caña', 'Caña');
  await openConfirmacion(movil);
  await movil.getByLabel(/Notas para la cocina/).fill('  Sin ajo, por favor  ');
  await botonConfirmar(movil).click();
  await goOnPidiendo(movil);
  await openSeguimiento(movil);
  const pendiente = ['1 × Croquetas Pendiente', '2 × Caña Pendiente'];
  await everybodySees('Pendiente', '1 Croquetas PE', '2 Caña PE', pendiente);
  for (const tablero of tableros) {
    await becomes(
      () => tarjeta(tablero, 4).getByText('Nota del pedido: Sin ajo, por favor', { exact: true }).count(),
      2,
    );
    await tarjeta(tablero, 4).getByText('Total 13,90 €').waitFor();
    expect(await tarjeta(tablero, 4).getByRole('button', { name: 'Retroceder Caña' }).isDisabled()).toBe(
      true,
    );
  }

  await moveLinea(cocina, 4, 'Avanzar', 'Croquetas');
  const enMarcha = ['1 × Croquetas En preparación', '2 × Caña Pendiente'];
  await everybodySees('En preparación', '1 Croquetas PRE', '2 Caña PE', enMarcha);
  await moveLinea(barra, 4, 'Retroceder', 'Croquetas');
  await everybodySees('Pendiente', '1 Croquetas PE', '2 Caña PE', pendiente);

  for (const estado of ['PRE', 'LI', 'EN']) {
    await moveLinea(barra, 4, 'Avanzar', 'Caña');
    await becomes(
      async () => (await readTablero(cocina))[0]?.tickets,
      ['Comida: 1 Croquetas PE', `Bebida: 2 Caña ${estado}`],
    );
  }
  await everybodySees('Pendiente', '1 Croquetas PE', '2 Caña EN', [
    '1 × Croquetas Pendiente',
    '2 × Caña Entregado',
  ]);
  await cocina.locator('summary').click();
  expect(await tarjeta(cocina, 4).getByRole('button', { name: 'Avanzar Caña' }).isDisabled()).toBe(true);
  await moveLinea(cocina, 4, 'Retroceder', 'Caña');
  await moveLinea(barra, 4, 'Avanzar', 'Croquetas');
  await moveLinea(cocina, 4, 'Avanzar', 'Croquetas');
  await everybodySees('Listo', '1 Croquetas LI', '2 Caña LI', ['1 × Croquetas Listo', '2 × Caña Listo']);

  await press(cocina, 'Entregado');
  for (const tablero of tableros) await tablero.getByText('No hay pedidos activos').waitFor();
  await openPestana(barra, 'Pedidos Entregados');
  await becomes(
    () => readTablero(barra),
    [{ mesa: 'Mesa 4', estado: 'Entregado', tickets: ['Comida: 1 Croquetas EN', 'Bebida: 2 Caña EN'] }],
  );
  await becomes(() => readSeguimiento(movil), ['1 × Croquetas Entregado', '2 × Caña Entregado']);
});

it('says that it is sent until its diner goes on, and as it happens when the kitchen has seen it', async () => {
  const local = await buildLocal(paginas.producto);
  const movil = await openMovil(enlaceMesa(local, 4));
  await fillCarrito(movil, 'Croquetas', 'Caña', 'Caña');
  await confirm(movil);

  const enviado = hoja(movil, EXITO);
  await enviado.getByText('Pedido 1 · Mesa 4').waitFor();
  await becomes(() => movil.locator('[role=dialog]').count(), 1);
  expect(await movil.getByText(EXITO).count()).toBe(1);
  const comoVa = () => enviado.locator('section').allInnerTexts();
  await becomes(
    async () => (await comoVa()).map(toPlain),
    ['A la cocina 1 × Croquetas Enviado a cocina', 'A la barra 2 × Caña Enviado a barra'],
  );

  const [grupo] = await readGrupos(paginas.producto, local);
  for (const { _id } of grupo?.pedidos ?? []) {
    await callAs(paginas.producto, local, rutasSala.visto(_id), { method: 'PUT' });
  }
  await becomes(
    async () => (await comoVa()).map(toPlain).map((texto) => texto.replace(/[0-9]{2}:[0-9]{2}$/, 'HH:MM')),
    [
      'A la cocina 1 × Croquetas La cocina lo ha visto HH:MM',
      'A la barra 2 × Caña La barra lo ha visto HH:MM',
    ],
  );

  await goOnPidiendo(movil);
  await fillCarrito(movil, 'Croquetas');
  await openCarrito(movil);
});

it('reads as pending again when a served table orders a second round', async () => {
  const { local, tableros, cocina } = await openTableros();
  await sendPedido(paginas.producto, local, 2, ['Bravas']);
  await moveMesa(paginas.producto, local, 2, 'entregado');
  await cocina.getByText('No hay pedidos activos').waitFor();

  const movil = await openMovil(enlaceMesa(local, 2));
  await fillCarrito(movil, 'Agua');
  await order(movil);

  const tickets = ['Comida: 1 Bravas EN', 'Bebida: 1 Agua PE'];
  for (const tablero of tableros) {
    await becomes(() => readTablero(tablero), [{ mesa: 'Mesa 2', estado: 'Pendiente', tickets }]);
  }
  for (const [boton, estado] of [
    ['Preparar', 'En preparación'],
    ['Marcar como Listo', 'Listo'],
  ] as const) {
    await press(cocina, boton);
    for (const tablero of tableros) {
      await becomes(async () => (await readTablero(tablero))[0]?.estado, estado);
    }
  }
});

it('is paid, taken back and paid, and leaves the board for good only after being asked', async () => {
  const { local, cocina, barra, tableros } = await openTableros('/admin/entregados');
  const movil = await openMovil(enlaceMesa(local, 7));
  await fillCarrito(movil, 'Croquetas', 'Agua');
  await order(movil);
  await moveMesa(paginas.producto, local, 7, 'entregado');
  await tarjeta(cocina, 7).waitFor();
  await openPestana(barra, 'Pedidos Pagados');
  await barra.getByText('No hay pedidos pagados').waitFor();

  await press(cocina, 'Marcar como Pagado');
  await tarjeta(barra, 7).waitFor();
  await cocina.getByText('No hay pedidos entregados').waitFor();
  await movil.getByRole('button', { name: /^Tu pedido.*Pagado/ }).waitFor();

  await press(cocina, 'Deshacer');
  await tarjeta(cocina, 7).waitFor();
  await barra.getByText('No hay pedidos pagados').waitFor();
  await movil.getByRole('button', { name: /^Tu pedido.*Entregado/ }).waitFor();

  await press(cocina, 'Marcar como Pagado');
  await openPestana(cocina, 'Pedidos Pagados');
  for (const tablero of tableros) await tarjeta(tablero, 7).getByText('Pagado', { exact: true }).waitFor();

  await press(cocina, 'Eliminar Todos los Pedidos Pagados');
  await press(cocina, 'Cancelar');
  await cocina.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await tarjeta(cocina, 7).isVisible()).toBe(true);

  await press(cocina, 'Eliminar Todos los Pedidos Pagados');
  await cocina.getByText(/¿Estás seguro de que quieres eliminar todos los pedidos pagados\?/).waitFor();
  await press(cocina, 'Eliminar');
  await cocina.getByText('Pedidos eliminados: 2').waitFor();
  for (const tablero of tableros) await tablero.getByText('No hay pedidos pagados').waitFor();
});

it('waits calmly where there is a signal and no server, and goes by itself, once, when there is one again', async () => {
  const local = await buildLocal(paginas.producto);
  const red = await Corte.open(Number(new URL(paginas.producto.url).port));
  try {
    const movil = await openMovil(`${red.url}${enlaceMesa(local, 3)}`);
    await fillCarrito(movil, 'Croquetas');
    await movil.setViewportSize({ width: 320, height: 568 });
    await openConfirmacion(movil);
    await movil.getByLabel(/Notas para la cocina/).fill('Sin ajo');
    red.close();
    await botonConfirmar(movil).click();

    const confirmacion = hoja(movil, 'Confirmar pedido');
    await confirmacion.getByText('Guardado. Se enviará solo al volver la señal.').waitFor();
    await confirmacion
      .getByText('Error al enviar el pedido. Por favor, intenta de nuevo.', { exact: true })
      .waitFor();
    await becomes(() => confirmacion.getByRole('alert').evaluate(isInView), true);
    expect(await confirmacion.getByText(/Aún no sabemos/).count()).toBe(0);
    expect(await movil.evaluate(() => navigator.onLine)).toBe(true);
    for (const boton of await confirmacion.getByRole('button').all()) {
      const { x = -1, width = 0 } = (await boton.boundingBox()) ?? {};
      expect([x >= 0, x + width <= 320]).toEqual([true, true]);
    }

    red.restore();
    await movil.getByText(EXITO).waitFor();
    expect(await readGrupos(paginas.producto, local)).toMatchObject([{ totalGrupo: 9.5 }]);
  } finally {
    red.destroy();
  }
});

/** Runs in the page: whether its first line is to be read. */
function isInView(nodo: Element): boolean {
  const { left, top, width } = nodo.getBoundingClientRect();
  return nodo.contains(document.elementFromPoint(left + width / 2, top + 20));
}
