import type { Page } from 'playwright-core';
import { enlaceMesa, fillCarrito, openSeguimiento, order, readSeguimiento } from './comensal';
import { hoja } from './hoja';
import { enterTablero, readTablero } from './personal';
import { openAparato, openDispositivo, readPared, readRadar } from './planta';
import type { OpenNavegador } from './planta';
import type { EnMarcha } from './start-producto';
import type { Local } from './restaurantes';
import { toPlain } from './texto';
import { comensalOf, ticketsDeCocina, radarOf, tableroOf } from './verdad';
import type { Verdad } from './verdad';

/** A screen of a restaurant at work: what it shows, and what it should. */
export interface Pantalla {
  nombre: string;
  page: Page;
  read: () => Promise<string[]>;
  expected: (verdad: Verdad) => string[];
}

/** The mesa of the diner. */
export const MESA = 13;

/** A wall, its bar's, a waiter's radar and the owner's board. */
export async function openPersonal(
  open: OpenNavegador,
  producto: EnMarcha,
  local: Local,
): Promise<Pantalla[]> {
  const tablero = await openTablero(open, local);
  const [cocina, barra, sala] = await Promise.all([
    openDispositivo(open, producto, local, { nombre: 'Cocina', puesto: 'cocina' }),
    openDispositivo(open, producto, local, { nombre: 'Barra', puesto: 'barra' }),
    openDispositivo(open, producto, local, { nombre: 'Móvil de Ana', puesto: 'camarero' }),
  ]);
  // a page that nobody has touched may not be heard: what says so lies over the heading
  await sala.getByRole('heading', { level: 1 }).click({ force: true });
  return [
    {
      nombre: 'cocina',
      page: cocina,
      read: () => readMuro(cocina),
      expected: (v) => ticketsDeCocina(v, 'comida'),
    },
    {
      nombre: 'barra',
      page: barra,
      read: () => readMuro(barra),
      expected: (v) => ticketsDeCocina(v, 'bebida'),
    },
    { nombre: 'sala', page: sala, read: async () => (await readRadar(sala)).sort(), expected: radarOf },
    { nombre: 'tablero', page: tablero, read: () => readMesas(tablero), expected: tableroOf },
  ];
}

/** A diner who has ordered food and drink and called a waiter, and is looking at how it goes. */
export async function openComensal(open: OpenNavegador, local: Local): Promise<Pantalla> {
  const page = await (await open()).newPage();
  await page.goto(enlaceMesa(local, MESA));
  await fillCarrito(page, 'Croquetas', 'Bravas', 'Caña');
  await order(page);
  await openSeguimiento(page);
  const sheet = hoja(page, 'Tu pedido');
  await sheet.getByRole('button', { name: 'Llamar al camarero' }).click();
  const llamada = sheet.getByRole('region', { name: 'Avisar al personal' }).locator('[data-estado]').first();
  await llamada.getByText(/^Avisado/).waitFor();
  return {
    nombre: 'comensal',
    page,
    read: async () => [...(await readSeguimiento(page)), withoutHora(await llamada.innerText())],
    expected: (verdad) => [...comensalOf(verdad, MESA), llamadaOf(verdad)],
  };
}

async function openTablero(open: OpenNavegador, local: Local): Promise<Page> {
  const page = await openAparato(open, 'cocina');
  await page.goto('/admin/pedidos');
  await enterTablero(page, local);
  return page;
}

async function readMuro(page: Page): Promise<string[]> {
  const tickets = await readPared(page);
  return tickets.map(({ mesa, ronda, lineas }) => `Mesa ${mesa}, ronda ${ronda}: ${lineas.join(', ')}`);
}

/** On a full board a mesa is a row, also one that comes back with a new order: each is opened before it is read. */
async function readMesas(page: Page): Promise<string[]> {
  const cerradas = page.getByRole('article').locator('header button[aria-expanded="false"]');
  await cerradas.evaluateAll((botones: HTMLElement[]) => botones.forEach((boton) => boton.click()));
  const tarjetas = await readTablero(page);
  return tarjetas
    .map(({ mesa, tickets }) => {
      const lineas = tickets.flatMap((ticket) => ticket.replace(/^\w+: /, '').split(', '));
      return `${mesa}: ${lineas.sort().join(', ')}`;
    })
    .sort();
}

const withoutHora = (texto: string) => toPlain(texto).replace(/^(Camarero Avisado) .*/, '$1');

/** What a diner reads of the one call of their mesa. */
function llamadaOf({ llamadas }: Verdad): string {
  const por = llamadas.find(({ mesa }) => mesa === MESA)?.por;
  return por === undefined ? 'Camarero Avisado' : `Camarero ${por} va para allá`;
}
