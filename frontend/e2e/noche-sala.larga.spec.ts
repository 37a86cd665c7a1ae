import { rutasSala } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { moveMesa, readGrupos, sendPedido } from './support/api';
import { holdUntilAll } from './support/averias';
import { enlaceMesa, fillCarrito, openSeguimiento, order } from './support/comensal';
import { createCodigo, enterDispositivo } from './support/dispositivo';
import { becomes } from './support/becomes';
import { hoja, settle } from './support/hoja';
import { attend, bump, cobrarTarjeta, readPorPagar, readQr } from './support/noche';
import { launchWhole } from './support/chromium-instalado';
import { usePaginas } from './support/paginas';
import { openAparato, openDispositivo, readPared, readRadar, tarjetaRadar } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { countVibraciones, readPantallas, readTonos, refusePantalla } from './support/sentidos';

const paginas = usePaginas(undefined, launchWhole);

const openCamarero = (local: Local, nombre = 'Móvil de Ana'): Promise<Page> =>
  openDispositivo(paginas.openNavegador, paginas.producto, local, { nombre, puesto: 'camarero' });
const openCocina = (local: Local): Promise<Page> =>
  openDispositivo(paginas.openNavegador, paginas.producto, local, { nombre: 'Cocina', puesto: 'cocina' });

/** Opens what can be asked for from a mesa's phone. */
async function openLlamadas(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).click();
  await settle(hoja(page, '¿Qué necesitas?'));
}

describe('a mesa that calls', () => {
  it('is heard, felt and seen by the waiters until one goes, and reads who comes', async () => {
    const local = await buildLocal(paginas.producto);
    const [ana, luis] = await Promise.all([openCamarero(local), openCamarero(local, 'Móvil de Luis')]);
    const comensal = await paginas.openMovil(await readQr(paginas.producto, local, 4));
    // a page is mute until somebody touches it
    for (const movil of [ana, luis]) await movil.getByRole('link', { name: /Radar$/ }).click();

    await openLlamadas(comensal);
    await comensal.getByRole('button', { name: 'Llamar al camarero', exact: true }).click();
    await comensal
      .getByText(/^Avisado a las \d\d:\d\d: en cuanto puedan, vienen$/)
      .first()
      .waitFor();
    for (const movil of [ana, luis]) {
      await becomes(() => readRadar(movil), ['Mesa 4: Llaman al camarero → Voy']);
      await becomes(async () => (await readTonos(movil)).at(-1), 'llamada');
      await becomes(async () => (await countVibraciones(movil)) > 0, true);
    }

    await attend(ana, 'Mesa 4: Llaman al camarero', 'Voy');
    await comensal.getByText('Móvil de Ana va para allá', { exact: true }).first().waitFor();
    await becomes(() => readRadar(luis), ['Mesa 4: Llaman al camarero → Va Móvil de Ana']);
    await becomes(() => readRadar(ana), ['Mesa 4: Llaman al camarero → Atendido']);

    await comensal.reload();
    await comensal.getByRole('button', { name: 'Móvil de Ana va para allá' }).waitFor();
    await attend(ana, 'Mesa 4: Llaman al camarero', 'Atendido');
    await comensal.getByRole('button', { name: 'Atendido' }).waitFor();
    for (const movil of [ana, luis]) await movil.getByRole('heading', { name: 'Nadie te espera' }).waitFor();
  });

  it('asks for its bill saying how it pays, is charged, and leaves nothing behind', async () => {
    const local = await buildLocal(paginas.producto);
    const [ana, cocina] = await Promise.all([openCamarero(local), openCocina(local)]);
    const comensal = await paginas.openMovil(enlaceMesa(local, 4));
    await fillCarrito(comensal, 'Croquetas');
    await order(comensal);
    await bump(cocina, 4, 'Preparar');
    await bump(cocina, 4, 'Listo');
    await attend(ana, 'Mesa 4: Comida lista', 'Lo llevo');
    await attend(ana, 'Mesa 4: Comida lista', 'Entregado');

    await openSeguimiento(comensal);
    const pedido = hoja(comensal, 'Tu pedido');
    await pedido.getByRole('button', { name: 'Pedir la cuenta' }).click();
    await pedido.getByRole('button', { name: 'Tarjeta', exact: true }).click();
    await pedido.getByText('La cuenta · Tarjeta', { exact: true }).waitFor();
    await tarjetaRadar(ana, 'Mesa 4: Piden la cuenta · por cobrar')
      .getByText('Tarjeta', { exact: true })
      .waitFor();
    await becomes(() => readRadar(ana), ['Mesa 4: Piden la cuenta · por cobrar → Voy · Cobrar']);
    await attend(ana, 'Mesa 4: Piden la cuenta · por cobrar', 'Voy');
    await pedido.getByText('Móvil de Ana va para allá', { exact: true }).waitFor();

    // who is paid has attended the mesa: nobody has to say so twice
    await cobrarTarjeta(ana, 4);
    await ana.getByRole('heading', { name: 'Nadie te espera' }).waitFor();
    await pedido.getByText('Atendido', { exact: true }).waitFor();
    await becomes(() => readPorPagar(comensal), '0,00 €');
    expect(await readGrupos(paginas.producto, local)).toEqual([]);
  });
});

describe('two waiters and one ticket', () => {
  it('never carry it twice: the second reads who has it, also when both take it at once', async () => {
    const local = await buildLocal(paginas.producto);
    const [ana, luis] = await Promise.all([openCamarero(local), openCamarero(local, 'Móvil de Luis')]);
    await sendPedido(paginas.producto, local, 4, ['Croquetas']);
    await sendPedido(paginas.producto, local, 7, ['Bravas']);
    for (const mesa of [4, 7]) await moveMesa(paginas.producto, local, mesa, 'listo');

    await attend(ana, 'Mesa 4: Comida lista', 'Lo llevo');
    await becomes(async () => (await readRadar(luis))[0], 'Mesa 4: Comida lista → Lo lleva Móvil de Ana');

    await holdUntilAll([ana, luis], rutasSala.llevar('*'));
    await Promise.all([ana, luis].map((movil) => attend(movil, 'Mesa 7: Comida lista', 'Lo llevo')));
    const read = async () => [(await readRadar(ana))[1], (await readRadar(luis))[1]];
    const [gana, pierde] = await winnerOf(local, 7);
    const esperado = (movil: string) =>
      `Mesa 7: Comida lista → ${movil === gana ? 'Entregado' : `Lo lleva ${gana}`}`;
    await becomes(read, ['Móvil de Ana', 'Móvil de Luis'].map(esperado));
    const perdedor = pierde === 'Móvil de Ana' ? ana : luis;
    await perdedor.getByRole('alert').getByText(`Lo lleva ${gana}`).waitFor();
  });
});

/** Who carries the ticket of a mesa, and who does not. */
async function winnerOf(local: Local, mesa: number): Promise<[string, string]> {
  const grupos = await readGrupos(paginas.producto, local);
  const gana = grupos.find((grupo) => grupo.mesa.numero === mesa)?.pedidos[0]?.lleva?.por ?? '';
  return [gana, gana === 'Móvil de Ana' ? 'Móvil de Luis' : 'Móvil de Ana'];
}

describe('a kitchen screen', () => {
  it('keeps its light on, says so, and rings for what is new', async () => {
    const local = await buildLocal(paginas.producto);
    const cocina = await openCocina(local);
    await cocina.getByText('Pantalla siempre encendida').waitFor();
    await cocina.getByText('Sonido activado').waitFor();
    expect(await readPantallas(cocina)).toEqual(['concedida']);
    const antes = (await readTonos(cocina)).length;

    await sendPedido(paginas.producto, local, 4, ['Croquetas']);

    await becomes(async () => (await readTonos(cocina)).slice(antes), ['pedido']);
    await becomes(async () => (await readPared(cocina))[0]?.marcas, ['Nuevo', 'Sin verificar']);
    await bump(cocina, 4, 'Preparar');
    expect((await readPared(cocina))[0]?.marcas).toEqual(['Sin verificar']);
  });

  it('says plainly that its light may go off where the browser refuses to keep it on', async () => {
    const local = await buildLocal(paginas.producto);
    const aparato = await openAparato(paginas.openNavegador, 'cocina');
    await refusePantalla(aparato.context());
    const codigo = await createCodigo(paginas.producto, local, { nombre: 'Cocina', puesto: 'cocina' });
    await enterDispositivo(aparato, codigo);

    await aparato.getByRole('button', { name: 'Empezar' }).click();

    await aparato.getByText('La pantalla puede apagarse').waitFor();
    expect(await aparato.getByText('Pantalla siempre encendida').count()).toBe(0);
  });
});
