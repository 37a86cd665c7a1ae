import type { Page } from 'playwright-core';
import { becomeDispositivo, pairDispositivo } from './support/dispositivo';
import { openHoja } from './support/hoja';
import { useMismaApp } from './support/misma-app';
import { usePaginas } from './support/paginas';
import { testAccesibles } from './support/pantalla';
import type { Pantallas } from './support/pantalla';
import { startDispositivo } from './support/planta';
import { buildLocal } from './support/restaurantes';
import type { Local } from './support/restaurantes';
import { fillServicio } from './support/servicio-lleno';

const paginas = usePaginas();
const open = useMismaApp(paginas);
let casa: Local;

beforeAll(async () => {
  casa = await buildLocal(paginas.producto, { nombre: 'Casa con un nombre bastante largo para un móvil' });
  await fillServicio(paginas.producto, casa);
  await pairDispositivo(paginas.producto, casa, { nombre: 'Tableta de cocina', puesto: 'cocina' });
  await pairDispositivo(paginas.producto, casa, { nombre: 'Barra de la terraza de atrás', puesto: 'barra' });
});

async function openComoDueno(path: string, titulo: string): Promise<Page> {
  const page = await open(path, casa);
  await page.getByRole('heading', { level: 1, name: titulo }).waitFor();
  return page;
}

const openDispositivos = () => openComoDueno('/admin/settings/dispositivos', 'Dispositivos');

/** The sheet that makes a code, filled in. */
async function openNuevo(nombre: string): Promise<Page> {
  const page = await openDispositivos();
  const sheet = await openHoja(page, 'Añadir dispositivo', 'Añadir dispositivo');
  await sheet.getByLabel('Nombre').fill(nombre);
  await sheet.getByRole('button', { name: 'Crear código' }).click();
  return page;
}

async function openServicio(): Promise<Page> {
  const page = await openComoDueno('/admin/settings/servicio', 'Servicio');
  await page.getByRole('switch', { name: 'Pausar pedidos' }).waitFor();
  return page;
}

async function openEstadisticas(): Promise<Page> {
  const page = await openComoDueno('/admin/estadisticas', 'Estadísticas');
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
  return page;
}

const EMPAREJAR: Pantallas = {
  'the pairing, with a code that is none': async () => {
    const page = await open('/emparejar');
    await page.getByLabel('Código').fill('1234');
    await page.getByRole('button', { name: 'Emparejar' }).click();
    await page.getByText('El código debe tener 8 dígitos').waitFor();
    return page;
  },
  'a device that is paired already': async () => {
    const page = await (await paginas.openNavegador()).newPage();
    const datos = { nombre: 'Móvil de Berta', puesto: 'camarero' } as const;
    await becomeDispositivo(page, paginas.producto, casa, datos);
    await page.goto('/emparejar');
    await page.getByRole('heading', { name: 'Ya está emparejado' }).waitFor();
    return page;
  },
  'a device that has been removed': async () => {
    const page = await (await paginas.openNavegador()).newPage();
    const datos = { nombre: 'Móvil de Luis', puesto: 'camarero' } as const;
    await startDispositivo(page, paginas.producto, casa, datos);
    const dueno = await openDispositivos();
    await dueno.getByRole('button', { name: 'Quitar Móvil de Luis' }).click();
    await dueno.getByRole('button', { name: 'Quitar', exact: true }).click();
    await page.getByRole('heading', { name: 'Este dispositivo ya no está emparejado' }).waitFor();
    return page;
  },
};

const DUENO: Pantallas = {
  'the devices': async () => {
    const page = await openDispositivos();
    await page.getByRole('heading', { name: 'Tableta de cocina' }).waitFor();
    return page;
  },
  'a new device without a name': async () => {
    const page = await openNuevo('');
    await page.getByText('El nombre del dispositivo es obligatorio').waitFor();
    return page;
  },
  'the code of a new device': async () => {
    const page = await openNuevo('Móvil de Marta');
    await page.getByAltText('Código QR para emparejar Móvil de Marta').waitFor();
    return page;
  },
  'the question before a device is removed': async () => {
    const page = await openDispositivos();
    await page.getByRole('button', { name: 'Quitar Tableta de cocina' }).click();
    await page.getByRole('alertdialog', { name: 'Quitar dispositivo' }).waitFor();
    return page;
  },
  'the service, with minutes that cannot be': async () => {
    const page = await openServicio();
    await page.getByLabel('Rojo desde (minutos)').fill('1');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await page.getByText('El aviso rojo debe llegar después del ámbar').waitFor();
    return page;
  },
  'the question before the codes are renewed': async () => {
    const page = await openServicio();
    await page.getByRole('button', { name: 'Renovar códigos' }).click();
    await page.getByRole('alertdialog', { name: 'Renovar códigos' }).waitFor();
    return page;
  },
  'the figures of a week, and the table behind them': async () => {
    const page = await openEstadisticas();
    await page.getByRole('button', { name: 'Últimos 7 días' }).click();
    await page.getByRole('img', { name: /por día/ }).waitFor();
    await page.getByText('Ver tabla').first().click();
    return page;
  },
  'dates that cannot be': async () => {
    const page = await openEstadisticas();
    await page.getByRole('button', { name: 'Elegir fechas' }).click();
    await page.getByLabel('Hasta').fill('2020-01-01');
    await page.getByRole('button', { name: 'Ver', exact: true }).click();
    await page.getByText('La fecha inicial no puede ser posterior a la final').waitFor();
    return page;
  },
};

testAccesibles({ ...EMPAREJAR, ...DUENO });
