import { rutas, rutasGestion, textoALas, textoCuando } from '@carta/contracts';
import type { CambiarHorarioRequest, Tramo } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, readCarta, readGrupos } from './support/api';
import { sendComanda } from './support/comanda';
import {
  botonConfirmar,
  enlaceMesa,
  fillCarrito,
  goOnPidiendo,
  openCarrito,
  order,
  readCarrito,
  untilSentado,
} from './support/comensal';
import { becomes } from './support/becomes';
import { hoja, settle } from './support/hoja';
import { addMenuConHoras } from './support/menu-con-horas';
import { useMismaPagina } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { setReloj, unfixReloj } from './support/set-reloj';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { textOf } from './support/texto';

const MINUTO = 60_000;
const TODOS = [1, 2, 3, 4, 5, 6, 7];

const paginas = usePaginas();
const openSala = useMismaPagina(paginas);

/** One instant for all that a test says of the clock, however long it takes. */
let ahora: number;
beforeEach(() => (ahora = Date.now()));

/** On a clock in Madrid, so many minutes from now: whole minutes, as an owner writes them. */
const reloj = (minutos: number): string =>
  new Date(ahora + minutos * MINUTO).toLocaleTimeString('es-ES', {
    timeZone: 'Europe/Madrid',
    hour: '2-digit',
    minute: '2-digit',
  });

/** Open every day between two moments, in minutes from now. */
const entre = (desde: number, hasta: number): Tramo[] => [
  { dias: TODOS, desde: reloj(desde), hasta: reloj(hasta) },
];

const setHorario = (local: Local, body: CambiarHorarioRequest) =>
  callAs(paginas.producto, local, rutasGestion.horario(local.id), { method: 'PUT', body });

/** A mesa's menu on a phone, already live. */
async function openMovil(local: Local): Promise<Page> {
  const page = await (await paginas.openNavegador()).newPage();
  await Promise.all([page.waitForEvent('websocket'), page.goto(enlaceMesa(local, 4))]);
  return page;
}

/** By the way that the notice offers. */
async function openCarritoAvisado(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ver carrito', exact: true }).click();
  await settle(hoja(page, 'Tu carrito'));
}

const mas = (page: Page, plato: string) =>
  page
    .getByRole('group', { name: `Cantidad de ${plato}`, exact: true })
    .getByRole('button', { name: /^Añadir/ });

it('is read outside its hours, says when it opens, and takes what the bar serves meanwhile', async () => {
  const local = await buildLocal(paginas.producto);
  await setHorario(local, { cocina: entre(120, 180) });
  const abre = new Date(Math.floor(ahora / MINUTO) * MINUTO + 120 * MINUTO);
  const motivo = `La cocina abre ${textoCuando([], abre, new Date(ahora))}`;
  const movil = await openMovil(local);

  await movil.locator('header').getByText(motivo, { exact: true }).waitFor();
  await movil.getByText('Croquetas', { exact: true }).waitFor();
  // it says why although it can do nothing
  await mas(movil, 'Croquetas').click({ force: true });
  await movil.getByText(motivo, { exact: true }).nth(1).waitFor();
  expect(await readCarrito(movil, local, 4)).toEqual([]);

  await fillCarrito(movil, 'Caña');
  await order(movil);
  const [grupo] = await readGrupos(paginas.producto, local);
  expect(grupo?.pedidos.map(({ tipoPedido }) => tipoPedido)).toEqual(['bebida']);
});

it('closes under an open cart: it says so, takes it for ten minutes, and then marks what it cannot take', async () => {
  const local = await buildLocal(paginas.producto);
  const movil = await openMovil(local);
  await fillCarrito(movil, 'Croquetas', 'Caña');

  // it closed three minutes ago
  await setHorario(local, { cocina: entre(-63, -3) });
  const hasta = textoALas(reloj(7));
  await movil.getByText(`Hasta ${hasta} puedes enviar Croquetas`, { exact: true }).waitFor();
  await openCarritoAvisado(movil);
  const carrito = hoja(movil, 'Tu carrito');
  await carrito.getByText(`Se puede pedir hasta ${hasta}`, { exact: true }).waitFor();
  await carrito.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await botonConfirmar(movil).click();
  await goOnPidiendo(movil);

  await setHorario(local, { cocina: null });
  await becomes(
    () =>
      movil
        .locator('header')
        .getByText(/abre|cierra|hasta/)
        .count(),
    0,
  );
  await fillCarrito(movil, 'Bravas', 'Agua');
  await setHorario(local, { cocina: [] });
  await movil.getByText('Ya no se puede pedir Bravas. La cocina está cerrada', { exact: true }).waitFor();
  await openCarritoAvisado(movil);
  await carrito.getByText('La cocina está cerrada', { exact: true }).waitFor();
  expect(await readCarrito(movil, local, 4)).toEqual([
    ['Bravas', 1],
    ['Agua', 1],
  ]);
  await carrito.getByRole('button', { name: 'Quitarlo y seguir' }).click();
  await botonConfirmar(movil).click();
  await becomes(async () => {
    const [grupo] = await readGrupos(paginas.producto, local);
    return grupo?.pedidos.flatMap(({ productos }) => productos.map(({ nombre }) => nombre));
  }, ['Croquetas', 'Caña', 'Agua']);
});

it('is told what its server says when its carta does not know yet', async () => {
  const local = await buildLocal(paginas.producto);
  const movil = await openMovil(local);
  await movil.route(`**${rutas.carta(local.id)}`, (route) => route.abort());
  await fillCarrito(movil, 'Croquetas');
  await setHorario(local, { cocina: [] });
  await openCarrito(movil);
  await movil.getByRole('button', { name: 'Confirmar Pedido' }).click();
  await botonConfirmar(movil).click();

  await hoja(movil, 'Tu carrito').getByRole('alert').getByText('La cocina está cerrada').waitFor();
  expect(await readCarrito(movil, local, 4)).toEqual([['Croquetas', 1]]);
});

it('says of a categoría when it is served, and of a waiter refuses nothing', async () => {
  const local = await buildLocal(paginas.producto);
  const { categorias } = await readCarta(paginas.producto, local);
  const [picar] = categorias;
  const horas = entre(-120, -60);
  const ruta = rutasGestion.categoria(picar?._id ?? '');
  await callAs(paginas.producto, local, ruta, { method: 'PUT', body: { horas } });
  const sala = await openSala('/sala/mesa/4/pedir', local);
  const frase = `de ${horas[0]?.desde.replace(/^0/, '')} a ${horas[0]?.hasta.replace(/^0/, '')}`;

  await sala.getByText(frase, { exact: true }).waitFor();
  await fillCarrito(sala, 'Croquetas');
  await sendComanda(sala);
  const [grupo] = await readGrupos(paginas.producto, local);
  expect(grupo?.pedidos).toHaveLength(1);
});

it('draws a menú out of its hours as two lines, and brings and takes it by itself at its hours', async () => {
  const local = await buildLocal(paginas.producto);
  await addMenuConHoras(paginas.producto, local, entre(60, 120));
  const abre = new Date(Math.floor(ahora / MINUTO) * MINUTO + 60 * MINUTO);
  const vuelve = `Menú del día Vuelve ${textoCuando([], abre, new Date(ahora))}`;
  const textOfMenu = (page: Page) => textOf(page.getByRole('article').filter({ hasText: 'Menú del día' }));
  const sinGuiones = await paginas.openMovil(enlaceMesa(local, 4), { javaScriptEnabled: false });
  expect(await textOfMenu(sinGuiones)).toBe(vuelve);

  const navegador = await paginas.openNavegador();
  await unfixReloj(navegador);
  const movil = await navegador.newPage();
  // no latido tells it that the clock of its server stands still
  await movil.routeWebSocket(/socket\.io/, () => undefined);
  await movil.goto(enlaceMesa(local, 4));
  await untilSentado(movil, 4);
  expect(await textOfMenu(movil)).toBe(vuelve);
  const wakeIn = async (minutos: number) => {
    await setReloj(movil, minutos * MINUTO);
    await movil.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  };
  await wakeIn(61);
  await becomes(() => textOfMenu(movil), expect.stringMatching(/^Menú del día 14,50 € .*Lentejas.*Elegir/));
  await wakeIn(131);
  await becomes(
    () => textOfMenu(movil),
    expect.stringMatching(/^Menú del día Vuelve (mañana )?a las? [\d:]+$/),
  );
});
