import { rutas } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { sendPedido } from './support/api';
import {
  avoid,
  botonConfirmar,
  fillCarrito,
  goOnPidiendo,
  openConfirmacion,
  openSeguimiento,
  readSeguimiento,
} from './support/comensal';
import { becomes } from './support/becomes';
import { hoja } from './support/hoja';
import {
  attend,
  bump,
  cobrarTarjeta,
  lineaPared,
  move,
  pairByHand,
  readConfirmaciones,
  readPorPagar,
  readQr,
  readAvisoDesconexion,
  readToken,
} from './support/noche';
import { usePaginas } from './support/paginas';
import { fillLogin } from './support/personal';
import {
  franjaSinEmpezar,
  openAparato,
  readPared,
  readRadar,
  startTurno,
  ticketPared,
} from './support/planta';
import type { TicketLeido } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';

const paginas = usePaginas();

const NADIE_MIRA = (estacion: string) =>
  `La ${estacion} no está conectada: hay pedidos que nadie está viendo`;
const SIN_CONFIRMAR = 'sin confirmar por';
const RECIBIDO = 'Recibido en';

async function openDispositivos(local: Local): Promise<Page> {
  const page = await paginas.openPortatil('/admin/settings/dispositivos');
  await fillLogin(page, local);
  await page.getByRole('heading', { level: 1, name: 'Dispositivos' }).waitFor();
  return page;
}

/** The tickets of a wall without what it says of each: 'Mesa 4: 2 Croquetas Pendiente'. */
async function readTickets(page: Page): Promise<string[]> {
  const textOf = ({ mesa, lineas }: TicketLeido) => `Mesa ${mesa}: ${lineas.join(', ')}`;
  return (await readPared(page)).map(textOf);
}

it('one evening: three mesas order, the drinks come first, one pays, and the bar’s tablet is taken away', async () => {
  const local = await buildLocal(paginas.producto, { nombre: 'Casa Noche' });
  const dueno = await openDispositivos(local);
  const sala = await openAparato(paginas.openNavegador, 'camarero');
  const cocina = await openAparato(paginas.openNavegador, 'cocina');
  const barra = await openAparato(paginas.openNavegador, 'barra');
  const qr = await readQr(paginas.producto, local, 4);

  // the waiter is there before the kitchen is
  await pairByHand(dueno, sala, { nombre: 'Móvil de Ana', puesto: 'camarero' });
  await startTurno(sala, 'camarero');
  await sala.getByRole('heading', { name: 'Nadie te espera' }).waitFor();
  const comensal = await paginas.openMovil(qr);
  await avoid(comensal, 'Lácteos');
  await fillCarrito(comensal, 'Croquetas', 'Croquetas', 'Caña', 'Caña');
  await openConfirmacion(comensal);
  const alergia = hoja(comensal, 'Confirmar pedido').getByRole('region', { name: 'Alérgenos' });
  await becomes(() => alergia.getByRole('listitem').allTextContents(), ['Lleva lácteos: Croquetas']);
  expect(await alergia.getByRole('checkbox', { name: 'Avisar a cocina de: lácteos' }).isChecked()).toBe(true);
  await botonConfirmar(comensal).click();
  await goOnPidiendo(comensal);
  await openSeguimiento(comensal);
  await becomes(
    () => readConfirmaciones(comensal),
    [`Comida: ${SIN_CONFIRMAR} cocina`, `Bebida: ${SIN_CONFIRMAR} barra`],
  );
  await becomes(() => readAvisoDesconexion(sala), NADIE_MIRA('cocina'));
  await becomes(() => readRadar(sala), ['Sin empezar: 1 mesa']);

  // each station that begins to look is told to who waits for it
  await pairByHand(dueno, cocina, { nombre: 'Cocina', puesto: 'cocina' });
  await startTurno(cocina, 'cocina');
  await becomes(
    () => readConfirmaciones(comensal),
    [`Comida: ${RECIBIDO} cocina HH:MM`, `Bebida: ${SIN_CONFIRMAR} barra`],
  );
  await becomes(() => readAvisoDesconexion(sala), NADIE_MIRA('barra'));
  await pairByHand(dueno, barra, { nombre: 'Barra', puesto: 'barra' });
  await startTurno(barra, 'barra');
  await becomes(
    () => readConfirmaciones(comensal),
    [`Comida: ${RECIBIDO} cocina HH:MM`, `Bebida: ${RECIBIDO} barra HH:MM`],
  );
  for (const pantalla of [sala, cocina, barra]) await becomes(() => readAvisoDesconexion(pantalla), '');

  // three mesas
  await sendPedido(paginas.producto, local, 7, ['Bravas', 'Agua']);
  await sendPedido(paginas.producto, local, 9, ['Croquetas', 'Bravas', 'Bravas']);
  await becomes(
    () => readTickets(cocina),
    [
      'Mesa 4: 2 Croquetas Pendiente',
      'Mesa 7: 1 Bravas Pendiente',
      'Mesa 9: 1 Croquetas Pendiente, 2 Bravas Pendiente',
    ],
  );
  await becomes(() => readTickets(barra), ['Mesa 4: 2 Caña Pendiente', 'Mesa 7: 1 Agua Pendiente']);

  // who avoids something is told apart, and of what they eat only what matters; of the others nothing
  await ticketPared(cocina, 4).getByText('Alergia: lácteos', { exact: true }).waitFor();
  await lineaPared(cocina, 4, 'Croquetas')
    .locator('strong', { hasText: /^lácteos$/ })
    .waitFor();
  await franjaSinEmpezar(sala).getByText('Alergia en la mesa 4').waitFor();
  await franjaSinEmpezar(sala).click();
  await sala
    .getByRole('list', { name: 'Sin empezar' })
    .locator('strong', { hasText: /^lácteos$/ })
    .first()
    .waitFor();
  await ticketPared(barra, 4).getByText('Alergia: lácteos', { exact: true }).waitFor();
  expect(await barra.getByText(/^(?:Lleva|Sin información)/).count()).toBe(0);
  for (const mesa of [7, 9])
    expect(
      await ticketPared(cocina, mesa)
        .getByText(/alergia|lleva|gluten|información/i)
        .count(),
    ).toBe(0);

  // the bar serves while the kitchen cooks
  await bump(cocina, 4, 'Preparar');
  await bump(barra, 4, 'Preparar');
  await becomes(() => readSeguimiento(comensal), ['2 × Croquetas En preparación', '2 × Caña En preparación']);
  await bump(barra, 4, 'Listo');
  await becomes(() => readTickets(barra), ['Mesa 7: 1 Agua Pendiente']);
  await becomes(async () => (await readRadar(sala)).includes('Mesa 4: Bebida lista → Lo llevo'), true);
  await attend(sala, 'Mesa 4: Bebida lista', 'Lo llevo');
  await attend(sala, 'Mesa 4: Bebida lista', 'Entregado');
  await becomes(() => readSeguimiento(comensal), ['2 × Croquetas En preparación', '2 × Caña Entregado']);
  expect((await readRadar(sala)).filter((tarjeta) => tarjeta.startsWith('Mesa 4'))).toEqual([]);

  // a line at a time at mesa 9; the whole ticket at mesa 4
  await move(lineaPared(cocina, 9, 'Bravas'));
  await becomes(
    () => readTickets(cocina),
    [
      'Mesa 4: 2 Croquetas En preparación',
      'Mesa 7: 1 Bravas Pendiente',
      'Mesa 9: 1 Croquetas Pendiente, 2 Bravas En preparación',
    ],
  );
  await bump(cocina, 4, 'Listo');
  await attend(sala, 'Mesa 4: Comida lista', 'Lo llevo');
  await attend(sala, 'Mesa 4: Comida lista', 'Entregado');
  await becomes(() => readSeguimiento(comensal), ['2 × Croquetas Entregado', '2 × Caña Entregado']);
  await becomes(() => readPorPagar(comensal), '23,40 €');

  // its phone knows all of it after a reload and after scanning again, and that it has been paid
  const scan = () => comensal.goto('about:blank').then(() => comensal.goto(qr));
  for (const comeBack of [() => comensal.reload(), scan]) {
    await comeBack();
    await openSeguimiento(comensal);
    await becomes(() => readSeguimiento(comensal), ['2 × Croquetas Entregado', '2 × Caña Entregado']);
    await becomes(() => readPorPagar(comensal), '23,40 €');
  }
  await cobrarTarjeta(sala, 4);
  await becomes(() => readPorPagar(comensal), '0,00 €');
  await hoja(comensal, 'Tu pedido').getByText('Pagado', { exact: true }).waitFor();
  expect(await readSeguimiento(comensal)).toEqual(['2 × Croquetas Entregado', '2 × Caña Entregado']);

  // the bar's tablet is lost
  const token = await readToken(barra);
  await dueno.getByRole('button', { name: 'Quitar Barra' }).click();
  await dueno.getByRole('button', { name: 'Quitar', exact: true }).click();
  await barra.getByRole('heading', { name: 'Este dispositivo ya no está emparejado' }).waitFor();
  const headers = { authorization: `Bearer ${token}` };
  const { status } = await fetch(`${paginas.producto.url}${rutas.pedidos()}`, { headers });
  expect(status).toBe(401);
  await becomes(() => readAvisoDesconexion(sala), NADIE_MIRA('barra'));
  await becomes(() => readAvisoDesconexion(cocina), NADIE_MIRA('barra'));
  await cocina.getByText('En directo', { exact: true }).waitFor();
});
