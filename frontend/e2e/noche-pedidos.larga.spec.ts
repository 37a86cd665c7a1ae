// Longer than most: one evening is played by four screens.
import type { Page } from 'playwright-core';
import { sendPedido } from './support/api';
import { EXITO, enlaceMesa, fillCarrito, openSeguimiento, order } from './support/comensal';
import { becomes } from './support/becomes';
import { hoja } from './support/hoja';
import { bump, lineaPared, move, openMas, readPorPagar } from './support/noche';
import { leaveApp, useMismaPagina, useVaciada } from './support/misma-pagina';
import { usePaginas } from './support/paginas';
import { startDispositivo, TABLETA, readPared, readRadar, ticketPared } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { noteSentidos, readTonos } from './support/sentidos';

const paginas = usePaginas();
const noteEn = (page: Page) => noteSentidos(page.context());
const emptyTableta = useVaciada(paginas, TABLETA, noteEn);
const emptyCamarero = useVaciada(paginas, {}, noteEn);
const openComensal = useMismaPagina(paginas);

const MOVIL_DE_ANA = { nombre: 'Móvil de Ana', puesto: 'camarero' } as const;
const COCINA = { nombre: 'Cocina', puesto: 'cocina' } as const;

interface Planta {
  local: Local;
  cocina: Page;
  sala: Page;
}

async function openCocina(): Promise<Omit<Planta, 'sala'>> {
  const local = await buildLocal(paginas.producto);
  const cocina = await emptyTableta(leaveApp);
  await startDispositivo(cocina, paginas.producto, local, COCINA);
  return { local, cocina };
}

async function openPlanta(): Promise<Planta> {
  const planta = await openCocina();
  const sala = await emptyCamarero(leaveApp);
  await startDispositivo(sala, paginas.producto, planta.local, MOVIL_DE_ANA);
  return { ...planta, sala };
}

const readLineas = async (page: Page): Promise<string[]> =>
  (await readPared(page)).flatMap(({ marcas, lineas }) => [...marcas, ...lineas]);

/** A dish on a diner's carta. */
const plato = (page: Page, nombre: string) => page.getByRole('article').filter({ hasText: nombre });

/** Takes one line of a mesa back or on from the waiter's page of it. */
async function moveFromMesa(sala: Page, mesa: number, boton: string): Promise<void> {
  if (!sala.url().endsWith(`/mesa/${mesa}`)) await sala.goto(`/sala/mesa/${mesa}`);
  await move(sala.getByRole('button', { name: boton, exact: true }));
}

describe('a ticket that was bumped by mistake', () => {
  it('comes back from Recientes with one tap, and says so', async () => {
    const { local, cocina, sala } = await openPlanta();
    await sendPedido(paginas.producto, local, 4, ['Croquetas']);
    await becomes(() => readLineas(cocina), ['Nuevo', 'Sin verificar', '1 Croquetas Pendiente']);
    await bump(cocina, 4, 'Preparar');
    await bump(cocina, 4, 'Listo');
    await cocina.getByText('Todo hecho').waitFor();
    await becomes(() => readRadar(sala), ['Mesa 4: Comida lista → Lo llevo']);

    await cocina.getByRole('button', { name: 'Recientes' }).click();
    const recientes = cocina.getByRole('complementary', { name: 'Recientes' });
    const ultimo = recientes.getByRole('listitem').first();
    await ultimo.getByText('En preparación → Listo · Cocina').waitFor();
    await move(ultimo.getByRole('button', { name: 'Volver a En preparación la mesa 4' }));

    await becomes(() => readLineas(cocina), ['Ha vuelto', 'Sin verificar', '1 Croquetas En preparación']);
    await becomes(() => readRadar(sala), []);
  });

  it('sounds where somebody else took it back, unlike a new one', async () => {
    const { local, cocina, sala } = await openPlanta();
    await sendPedido(paginas.producto, local, 4, ['Croquetas']);
    await bump(cocina, 4, 'Preparar');
    expect(new Set(await readTonos(cocina))).toEqual(new Set(['pedido']));

    await moveFromMesa(sala, 4, 'Retroceder Croquetas');

    await becomes(() => readLineas(cocina), ['Ha cambiado', 'Sin verificar', '1 Croquetas Pendiente']);
    await becomes(async () => (await readTonos(cocina)).at(-1), 'cambio');
  });
});

describe('a line that is cancelled', () => {
  it('is struck and sounds, and the kitchen takes note of it; the total follows and the diner reads why', async () => {
    const { local, cocina, sala } = await openPlanta();
    const comensal = await openComensal(enlaceMesa(local, 4));
    await fillCarrito(comensal, 'Croquetas', 'Bravas', 'Caña');
    await order(comensal);
    await bump(cocina, 4, 'Preparar');

    await sala.goto('/sala/mesa/4');
    await sala.getByRole('button', { name: 'Cancelar Croquetas' }).click();
    await move(sala.getByRole('button', { name: 'Se ha acabado' }));

    await comensal
      .getByText('El restaurante ha cancelado 1 × Croquetas: Se ha acabado', { exact: true })
      .first()
      .waitFor();
    const enterado = ticketPared(cocina, 4).getByRole('button', { name: /^Enterado/ });
    const cancelada = '1 Croquetas Cancelado: Se ha acabado · Móvil de Ana';
    await becomes(() => readLineas(cocina), ['Sin verificar', cancelada, '1 Bravas En preparación']);
    await becomes(async () => (await readTonos(cocina)).at(-1), 'cancelado');
    await openSeguimiento(comensal);
    await becomes(() => readPorPagar(comensal), '8,20 €');
    await hoja(comensal, 'Tu pedido').getByText('Cancelado: Se ha acabado', { exact: true }).waitFor();

    await move(enterado);
    await enterado.waitFor({ state: 'detached' });
    await bump(cocina, 4, 'Listo');
    await cocina.getByText('Todo hecho').waitFor();
  });

  it('brings its ticket back to the wall after it was ready, until the kitchen takes note', async () => {
    const { local, cocina, sala } = await openPlanta();
    await sendPedido(paginas.producto, local, 4, ['Croquetas', 'Bravas']);
    await bump(cocina, 4, 'Preparar');
    await bump(cocina, 4, 'Listo');
    await cocina.getByText('Todo hecho').waitFor();

    await sala.goto('/sala/mesa/4');
    await sala.getByRole('button', { name: 'Cancelar Bravas' }).click();
    await sala.getByLabel('Otro motivo').fill('Se ha caído al suelo');
    await move(sala.getByRole('button', { name: 'Cancelar producto' }));

    const cancelada = '1 Bravas Cancelado: Se ha caído al suelo · Móvil de Ana';
    await becomes(() => readLineas(cocina), ['Sin verificar', '1 Croquetas Listo', cancelada]);
    await move(ticketPared(cocina, 4).getByRole('button', { name: /^Enterado/ }));
    await cocina.getByText('Todo hecho').waitFor();
  });

  it('can be cancelled by the cook, who is not told of what they did themselves', async () => {
    const { local, cocina } = await openCocina();
    await sendPedido(paginas.producto, local, 4, ['Croquetas', 'Bravas']);
    const menu = await openMas(cocina, 4, 'Bravas');
    await menu.getByRole('button', { name: 'Cancelar…' }).click();
    await move(cocina.getByRole('button', { name: 'Error al pedir' }));

    const cancelada = '1 Bravas Cancelado: Error al pedir · Cocina';
    await becomes(() => readLineas(cocina), ['Sin verificar', '1 Croquetas Pendiente', cancelada]);
    await move(lineaPared(cocina, 4, 'Croquetas'));
    // a cancellation would have been said before what is new
    const antes = (await readTonos(cocina)).length;
    await sendPedido(paginas.producto, local, 5, ['Croquetas']);
    await becomes(async () => (await readTonos(cocina)).slice(antes), ['pedido']);
    expect(await readTonos(cocina)).not.toContain('cancelado');
  });
});

describe('a dish marked Agotado from a ticket', () => {
  it('is gone with two taps from every open carta and cart, and the server refuses it', async () => {
    const { local, cocina } = await openCocina();
    const comensal = await openComensal(enlaceMesa(local, 8));
    await fillCarrito(comensal, 'Bravas', 'Caña');
    await sendPedido(paginas.producto, local, 4, ['Bravas']);

    await ticketPared(cocina, 4).getByRole('button', { name: 'Más de Bravas' }).click();
    await move(cocina.getByRole('button', { name: 'Agotado hoy' }));

    await plato(comensal, 'Bravas').getByText('Agotado').waitFor();
    await comensal.getByRole('button', { name: 'Ver carrito', exact: true }).click();
    const carrito = hoja(comensal, 'Tu carrito');
    await carrito
      .getByRole('listitem')
      .filter({ hasText: 'Bravas' })
      .getByText('Agotado', { exact: true })
      .waitFor();
    expect(await comensal.getByRole('button', { name: 'Confirmar Pedido' }).count()).toBe(0);
    await expect(sendPedido(paginas.producto, local, 5, ['Bravas'])).rejects.toThrow(/: 409 /);

    await carrito.getByRole('button', { name: 'Quitar lo agotado y seguir' }).click();
    await comensal.getByRole('button', { name: 'Confirmar', exact: true }).click();
    await comensal.getByText(EXITO).waitFor();
  });

  it('is back with Deshacer', async () => {
    const { local, cocina } = await openCocina();
    const comensal = await openComensal(enlaceMesa(local, 8));
    await sendPedido(paginas.producto, local, 4, ['Bravas']);
    await ticketPared(cocina, 4).getByRole('button', { name: 'Más de Bravas' }).click();
    await move(cocina.getByRole('button', { name: 'Agotado hoy' }));
    await plato(comensal, 'Bravas').getByText('Agotado').waitFor();

    await move(cocina.getByRole('button', { name: /^Deshacer Bravas: agotado hoy/ }));

    await fillCarrito(comensal, 'Bravas');
    expect(await plato(comensal, 'Bravas').getByText('Agotado').count()).toBe(0);
  });
});

describe('a dish counted from a ticket', () => {
  it('reads how many are left on every carta, and is told who has counted or sold meanwhile', async () => {
    const { local, cocina } = await openCocina();
    const comensal = await openComensal(enlaceMesa(local, 8));
    await sendPedido(paginas.producto, local, 4, ['Bravas']);
    const count = async (boton: string, cuantos: string) => {
      await ticketPared(cocina, 4).getByRole('button', { name: 'Más de Bravas' }).click();
      await cocina.getByRole('button', { name: boton, exact: true }).click();
      const cuenta = hoja(cocina, 'Cuántos quedan');
      await cuenta.getByRole('textbox', { name: 'Cuántos quedan' }).fill(cuantos);
      return cuenta;
    };

    const primera = await count('Contar cuántos quedan', '4');
    await move(primera.getByRole('button', { name: 'Guardar' }));
    await plato(comensal, 'Bravas').getByText('Quedan 4', { exact: true }).waitFor();

    const segunda = await count('Quedan 4', '9');
    await sendPedido(paginas.producto, local, 5, ['Bravas']);
    await move(segunda.getByRole('button', { name: 'Guardar' }));
    await segunda.getByText('Ahora: Quedan 3.', { exact: true }).waitFor();
    await move(segunda.getByRole('button', { name: 'Sin contar' }));
    await plato(comensal, 'Bravas')
      .getByText(/^Quedan/)
      .waitFor({ state: 'detached' });
  });
});
