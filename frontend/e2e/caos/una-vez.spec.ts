import type { Page } from 'playwright-core';
import { readGrupos } from '../support/api';
import {
  answerPortal,
  createSenal,
  losePeticion,
  loseRespuesta,
  refuseServicio,
  routePedidos,
} from '../support/averias';
import type { Trayecto } from '../support/averias';
import {
  EXITO,
  botonConfirmar,
  enlaceMesa,
  fillCarrito,
  openConfirmacion,
  readCarrito,
} from '../support/comensal';
import { becomes } from '../support/becomes';
import { hoja } from '../support/hoja';
import { usePaginas } from '../support/paginas';
import { startProducto } from '../support/start-producto';
import { buildLocal } from '../support/restaurantes';
import type { Local } from '../support/restaurantes';

/** Phones that live through each accident, each at a mesa of its own. */
const TELEFONOS = 3;
const COMPROBANDO = 'Comprobando tu pedido…';
const CARRITO: [string, number][] = [
  ['Croquetas', 1],
  ['Caña', 2],
];

const paginas = usePaginas(startProducto);
let local: Local;
let mesas = 0;

beforeAll(async () => {
  local = await buildLocal(paginas.producto, { numeroMesas: 100 });
});

interface Telefono {
  page: Page;
  mesa: number;
}

/** A phone that is one tap away from ordering. */
async function openTelefono(): Promise<Telefono> {
  const mesa = ++mesas;
  const page = await paginas.openMovil(enlaceMesa(local, mesa));
  await fillCarrito(page, 'Croquetas', 'Caña', 'Caña');
  await openConfirmacion(page);
  return { page, mesa };
}

/** What the server has of a mesa: '1 Croquetas' per line and order. */
async function readPedidos(mesa: number): Promise<string[]> {
  const grupos = (await readGrupos(paginas.producto, local)).filter((grupo) => grupo.mesa.numero === mesa);
  const lineas = grupos.flatMap(({ pedidos: tickets }) => tickets).flatMap(({ productos }) => productos);
  return lineas.map(({ cantidad, nombre }) => `${cantidad} ${nombre}`);
}

/** Nobody knows yet: it says so, promises nothing, and the cart is as it was. */
async function expectEnDuda({ page, mesa }: Telefono): Promise<void> {
  await page.getByText(COMPROBANDO).first().waitFor();
  expect(await page.getByText(EXITO).count()).toBe(0);
  expect(await readCarrito(page, local, mesa)).toEqual(CARRITO);
}

async function expectPedidoUnaVez({ page, mesa }: Telefono): Promise<void> {
  await page.getByText(EXITO).waitFor();
  await becomes(() => readCarrito(page, local, mesa), []);
  expect(await readPedidos(mesa)).toEqual(['1 Croquetas', '2 Caña']);
}

/** The same accident on several phones at once. */
const onEachTelefono = (accident: (telefono: Telefono) => Promise<void>) =>
  Promise.all(Array.from({ length: TELEFONOS }, async () => accident(await openTelefono())));

it('is one order when the button is tapped twice within five milliseconds', () =>
  onEachTelefono(async (telefono) => {
    await botonConfirmar(telefono.page).evaluate((boton: HTMLButtonElement) => {
      boton.click();
      setTimeout(() => boton.click(), 4);
    });

    await expectPedidoUnaVez(telefono);
  }));

it.each<[string, Trayecto]>([
  ['the answer is lost after the server took it', loseRespuesta],
  ['it never left the phone', losePeticion],
  ['the server says 503', refuseServicio],
  ['something in between answers for the server', answerPortal],
])('is one order, in doubt meanwhile, when %s', (_, trayecto) =>
  onEachTelefono(async (telefono) => {
    const [otraVez, seguir] = [createSenal(), createSenal()];
    const claves = await routePedidos(telefono.page, [
      trayecto,
      async (route) => {
        otraVez.dar();
        await seguir.promesa;
        await route.continue();
      },
    ]);

    await botonConfirmar(telefono.page).click();
    await otraVez.promesa;
    await expectEnDuda(telefono);
    seguir.dar();

    await expectPedidoUnaVez(telefono);
    expect(claves().size).toBe(1);
  }),
);

it.each([
  ['had taken it', true],
  ['had not heard of it', false],
])('is one order when the page is reloaded in mid-flight and the server %s', (_, reachesServer) =>
  onEachTelefono(async (telefono) => {
    const [enVuelo, otraVez, seguir] = [createSenal(), createSenal(), createSenal()];
    const claves = await routePedidos(telefono.page, [
      async (route) => {
        if (reachesServer) await route.fetch();
        enVuelo.dar();
        await seguir.promesa;
      },
      async (route) => {
        otraVez.dar();
        await seguir.promesa;
        await route.continue();
      },
    ]);

    await botonConfirmar(telefono.page).click();
    await enVuelo.promesa;
    await telefono.page.reload();
    await otraVez.promesa;
    await expectEnDuda(telefono);
    seguir.dar();

    await expectPedidoUnaVez(telefono);
    expect(claves().size).toBe(1);
  }),
);

it('is one order, told as a failure meanwhile, when the network goes as it is sent and comes back', () =>
  onEachTelefono(async (telefono) => {
    const { page, mesa } = telefono;
    await page.context().setOffline(true);

    await botonConfirmar(page).click();
    await page.getByText('Error al enviar el pedido. Por favor, intenta de nuevo.').first().waitFor();
    expect(await page.getByText(EXITO).count()).toBe(0);
    expect(await readCarrito(page, local, mesa)).toEqual(CARRITO);
    expect(await readPedidos(mesa)).toEqual([]);
    await page.context().setOffline(false);

    await expectPedidoUnaVez(telefono);
  }));

it('is one order when two tabs of the same phone confirm at once', () =>
  onEachTelefono(async ({ page, mesa }) => {
    const segunda = await page.context().newPage();
    await segunda.goto(enlaceMesa(local, mesa));
    await openConfirmacion(segunda);

    const press = (boton: HTMLButtonElement) => boton.click();
    await Promise.all([page, segunda].map((pestana) => botonConfirmar(pestana).evaluate(press)));

    for (const pestana of [page, segunda]) {
      const enviado = hoja(pestana, EXITO);
      await enviado.getByText(/^(Enviado a|Pendiente de confirmar por) cocina$/).waitFor();
      await becomes(() => readCarrito(pestana, local, mesa), []);
      await hoja(pestana, 'Confirmar pedido').waitFor({ state: 'detached' });
    }
    expect(await readPedidos(mesa)).toEqual(['1 Croquetas', '2 Caña']);
  }));

it('is two orders when two phones want the same', async () => {
  const [telefono, segundo] = await Promise.all([
    openTelefono(),
    paginas.openMovil(enlaceMesa(local, mesas)),
  ]);
  await fillCarrito(segundo, 'Croquetas', 'Caña', 'Caña');
  await openConfirmacion(segundo);

  await Promise.all([botonConfirmar(telefono.page).click(), botonConfirmar(segundo).click()]);

  for (const page of [telefono.page, segundo]) await page.getByText(EXITO).waitFor();
  expect(await readPedidos(telefono.mesa)).toEqual(['1 Croquetas', '2 Caña', '1 Croquetas', '2 Caña']);
});
