// Longer than most: every screen of the waiters stands with the way in which it is reached.
import { randomUUID } from 'node:crypto';
import { CABECERA_CLAVE, rutasGestion, rutasSala } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { callAs, moveMesa, readProductos, sendPedido } from './support/api';
import { buscador, openComanda, openEnvio } from './support/comanda';
import { becomeDispositivo } from './support/dispositivo';
import { enlaceMesa, fillCarrito, openSeguimiento, order } from './support/comensal';
import { hoja, openHoja, settle } from './support/hoja';
import { readQr } from './support/noche';
import { useMismaApp } from './support/misma-app';
import { usePaginas } from './support/paginas';
import { testAccesibles } from './support/pantalla';
import type { Pantallas } from './support/pantalla';
import { franjaSinEmpezar } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { cancelPlato, claimLlamada, fillServicio, findLlamada, shareMesas } from './support/servicio-lleno';

const paginas = usePaginas();
const open = useMismaApp(paginas);
let casa: Local;
/** It weighs a dish, asks how many sit at a mesa, and its encargado approves what is given away. */
let completa: Local;

beforeAll(async () => {
  casa = await buildLocal(paginas.producto, {
    nombre: 'Casa con un nombre bastante largo para un móvil',
  });
  await fillServicio(paginas.producto, casa);
  await shareMesas(paginas.producto, casa);
  completa = await buildCompleta();
});

async function buildCompleta(): Promise<Local> {
  const { producto } = paginas;
  const local = await buildLocal(producto, { nombre: 'Casa que lo usa todo' });
  const ask = (ruta: string, method: 'POST' | 'PUT', body: object) =>
    callAs(producto, local, ruta, { method, body, headers: { [CABECERA_CLAVE]: randomUUID() } });
  const bravas = (await readProductos(producto, local)).find(({ nombre }) => nombre === 'Bravas');
  const productoId = bravas?._id ?? '';
  await ask(rutasGestion.producto(productoId), 'PUT', { porPeso: { unidad: '100 g', gramosEstimados: 300 } });
  await ask(rutasSala.personas(), 'POST', { nombre: 'Luis', pin: '7733', rol: 'encargado' });
  const servicio = { preguntarComensales: true, conEncargado: ['invitar'] };
  await ask(rutasSala.servicio(local.id), 'PUT', servicio);
  const linea = { productoId, nombre: 'Bravas', precio: 18, cantidad: 1 };
  await ask(rutasSala.tomarPedido(5), 'POST', { productos: [linea] });
  await sendPedido(producto, local, 5, ['Croquetas']);
  return local;
}

async function openSala(path = '/sala', local = casa): Promise<Page> {
  const page = await open(path, local);
  await page.getByText('En directo', { exact: true }).waitFor();
  return page;
}

async function openMesaSala(mesa: number): Promise<Page> {
  const page = await openSala(`/sala/mesa/${mesa}`);
  await page.getByRole('button', { name: 'Tomar pedido' }).waitFor();
  return page;
}

/** The bill of a mesa, as it is opened. */
async function openCuenta(mesa: number): Promise<Page> {
  const page = await openMesaSala(mesa);
  await openHoja(page, 'Cobrar', `Cobrar mesa ${mesa}`);
  return page;
}

/** An order of a mesa that is being written down, with something in it. */
async function openTomar(mesa: number): Promise<Page> {
  const page = await openMesaSala(mesa);
  await page.getByRole('button', { name: 'Tomar pedido' }).click();
  await fillCarrito(page, 'Croquetas', 'Agua');
  return page;
}

const SALA: Pantallas = {
  'the radar, with everything on it': async () => {
    const page = await openSala();
    await page.getByText('Va Móvil de Ana').waitFor();
    await page.getByText(/La cocina no está conectada/).waitFor();
    await franjaSinEmpezar(page).click();
    await page.getByRole('list', { name: 'Sin empezar' }).waitFor();
    return page;
  },
  'the radar of a house with zonas': async () => {
    const local = await buildLocal(paginas.producto, {
      nombre: 'Casa con terraza',
    });
    await callAs(paginas.producto, local, rutasGestion.zonas(local.id), {
      method: 'PUT',
      body: { zonas: [{ nombre: 'Terraza', mesas: '4-6' }] },
    });
    await fillServicio(paginas.producto, local);
    const page = await openSala('/sala', local);
    await page.getByRole('button', { name: 'Terraza', exact: true }).click();
    await page.getByText(/^En otras zonas: /).waitFor();
    return page;
  },
  'the radar with nobody waiting': async () => openSala('/sala', await buildLocal(paginas.producto)),
  'a radar that is cut off': async () => {
    const page = await openSala();
    await page.context().setOffline(true);
    await page.getByText(/^Sin conexión desde/).waitFor();
    return page;
  },
  'the mesas': () => openSala('/sala?vista=mesas'),
  'the waiters’ menu': async () => {
    const page = await openSala();
    await page.getByRole('button', { name: 'Menú' }).click();
    await settle(hoja(page, 'Menú'));
    return page;
  },
  'a mesa with an allergy, and a line taken off': () => openMesaSala(3),
  'a mesa whose order is being made': async () => {
    await sendPedido(paginas.producto, casa, 11, ['Croquetas', 'Agua']);
    await moveMesa(paginas.producto, casa, 11, 'en_preparacion');
    return openMesaSala(11);
  },
  'a mesa that asks for the bill, with something to be brought': () => openMesaSala(4),
  'a mesa that owes': () => openMesaSala(5),
  'the whole bill of a mesa': () => openCuenta(5),
  'a bill in cash, with what is given back': async () => {
    const page = await openCuenta(5);
    await page.getByRole('button', { name: 'Efectivo', exact: true }).click();
    await page.getByLabel('Entregan').fill('100');
    return page;
  },
  'a bill that is divided': async () => {
    const page = await openCuenta(5);
    await page.getByRole('button', { name: 'Dividir la cuenta' }).click();
    await page.getByText(/^Parte \d de \d/).waitFor();
    return page;
  },
  'a dish that the house gives away': async () => {
    const page = await openMesaSala(5);
    await openHoja(page, 'Invitar', 'Invitar · Mesa 5');
    return page;
  },
  'a discount': async () => {
    const page = await openMesaSala(5);
    await openHoja(page, 'Descuento', 'Descuento · Mesa 5');
    return page;
  },
  'how many sit at a mesa': async () => {
    const page = await openMesaSala(5);
    await openHoja(page, 'Comensales', '¿Cuántos son en la mesa 5?');
    return page;
  },
  'what a dish weighs, without a weight': async () => {
    const page = await openSala('/sala/mesa/5', completa);
    await openHoja(page, 'Pesar Bravas', 'Pesar Bravas');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await page.getByText(/^Los gramos/).waitFor();
    return page;
  },
  'the PIN of an encargado': async () => {
    const page = await (await paginas.openNavegador()).newPage();
    const datos = { nombre: 'Móvil de Ana', puesto: 'camarero' } as const;
    await becomeDispositivo(page, paginas.producto, completa, datos);
    await page.goto('/sala/mesa/5');
    const invitar = await openHoja(page, 'Invitar', 'Invitar · Mesa 5');
    await invitar.getByRole('button', { name: 'Una más de Croquetas' }).click();
    await invitar.getByRole('button', { name: 'Invita la casa' }).click();
    await settle(hoja(page, 'PIN de encargado'));
    return page;
  },
  'how many they are, of many': async () => {
    const page = await open('/sala/mesa/7/pedir', completa);
    await page.getByRole('group', { name: '¿Cuántos son?' }).getByRole('button', { name: 'Más' }).click();
    await page.getByRole('button', { name: 'Son 9' }).waitFor();
    return page;
  },
  'what is on no carta, without a price': async () => {
    const page = await open('/sala/mesa/8/pedir', completa);
    await buscador(page).fill('percebes');
    await openHoja(page, 'Fuera de carta', 'Fuera de carta');
    await page.getByRole('button', { name: 'Añadir', exact: true }).click();
    await page.getByText('El precio es obligatorio').waitFor();
    return page;
  },
  'an order being taken, with a dish open and an allergy': async () => {
    const page = await openTomar(2);
    await page.getByRole('button', { name: 'Evitar alérgenos' }).click();
    await page.getByRole('button', { name: 'Gluten' }).click();
    await page.getByRole('button', { name: 'Ver la carta' }).click();
    await page.getByRole('button', { name: /^Croquetas/, expanded: false }).click();
    await page.getByRole('button', { name: 'Añadir nota a Croquetas' }).waitFor();
    return page;
  },
  'a dish being looked for': async () => {
    const page = await openTomar(7);
    await buscador(page).fill('2 c');
    await page.getByRole('heading', { name: 'Resultados' }).waitFor();
    return page;
  },
  'the cart of an order being taken': async () => {
    const page = await openTomar(8);
    await openComanda(page);
    return page;
  },
  'an order about to be sent': async () => {
    const page = await openTomar(9);
    await openEnvio(page);
    return page;
  },
};

const COMENSAL: Pantallas = {
  'somebody about to be called': async () => {
    const page = await open(enlaceMesa(casa, 2));
    await page.getByRole('button', { name: 'Llamar al camarero o pedir la cuenta' }).click();
    await settle(hoja(page, '¿Qué necesitas?'));
    await page.getByRole('button', { name: 'Pedir la cuenta' }).click();
    return page;
  },
  'one’s own order with a line taken off, the rest of the mesa, and both calls': async () => {
    const { producto } = paginas;
    await sendPedido(producto, casa, 10, ['Agua'], 'Sin hielo');
    const page = await open(await readQr(producto, casa, 10));
    await fillCarrito(page, 'Croquetas', 'Bravas', 'Caña');
    await order(page);
    await cancelPlato(producto, casa, 10, 'Bravas', 'Se ha acabado');
    await openSeguimiento(page);
    await page.getByRole('button', { name: 'Llamar al camarero' }).click();
    await hoja(page, 'Tu pedido')
      .getByText(/^Avisado a las/)
      .waitFor();
    await claimLlamada(producto, casa, await findLlamada(producto, casa, 10), 'Móvil de Luis');
    await page.getByText('Móvil de Luis va para allá').first().waitFor();
    await page.getByRole('button', { name: 'Pedir la cuenta' }).click();
    await page.getByRole('button', { name: 'Tarjeta' }).click();
    await page.getByText('La cuenta · Tarjeta').waitFor();
    await page.getByRole('heading', { name: 'El resto de la mesa' }).waitFor();
    return page;
  },
  'the bill of the whole mesa': async () => {
    const page = await open(await readQr(paginas.producto, casa, 12));
    await fillCarrito(page, 'Croquetas', 'Caña');
    await order(page);
    await sendPedido(paginas.producto, casa, 12, ['Agua']);
    await openSeguimiento(page);
    await openHoja(page, 'Ver la cuenta de la mesa', 'La cuenta de la mesa');
    return page;
  },
};

testAccesibles({ ...SALA, ...COMENSAL });
