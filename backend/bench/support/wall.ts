import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CABECERA_CLAVE, rutas } from '@carta/contracts';
import type { Grupo, SobreExito } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { HttpConnection, toRequest } from './http-connection';
import type { Local } from './locales';
import { toPost } from './pedido';

/** The session is there before the page is opened. */
export async function enterAs(page: Page, token: string): Promise<void> {
  const sesion = { accessToken: token, refreshToken: 'none', token };
  const instantes = { tokenCaduca: String(Date.now() + 600_000), ultimaActividad: String(Date.now()) };
  await page.addInitScript({
    content: `Object.entries(${JSON.stringify({ ...sesion, ...instantes })}).forEach(([k, v]) => sessionStorage.setItem(k, v))`,
  });
}

/** Many mesas order, until the wall has this many open tickets. */
export async function fillWall(port: number, local: Local, token: string, tickets: number): Promise<void> {
  for (let i = 0; (await readTickets(port, token)).length < tickets; i++) {
    await HttpConnection.ask(port, toPost(local, i + 1, i));
  }
}

/** The wall is flooded with dishes of this many lines an order; a mesa may hold four orders. */
export const INUNDACION = { tickets: 94, lineas: 43, mesas: 24 } as const;

/** The kitchen has begun none of these 4,000 lines. */
export async function floodWall(port: number, local: Local): Promise<void> {
  const platos = local.lineas.slice(3);
  const productos = Array.from({ length: INUNDACION.lineas }, (_, i) => platos[i % platos.length]).map(
    (plato, i) => ({ ...plato, notas: `para el ${i + 1}` }),
  );
  for (let i = 0; i < INUNDACION.tickets; i++) {
    const pedido = { restaurante: local.id, mesa: 1 + (i % INUNDACION.mesas), productos };
    const headers = { 'Content-Type': 'application/json', [CABECERA_CLAVE]: randomUUID() };
    const { status, body } = await HttpConnection.ask(
      port,
      toRequest('POST', rutas.pedidos(), headers, JSON.stringify(pedido)),
    );
    if (status !== 201) throw new Error(`An order was not taken: ${status} ${body.toString()}`);
  }
}

interface Ticket {
  id: string;
  empezado: boolean;
}

async function readTickets(port: number, token: string): Promise<Ticket[]> {
  const headers = { Authorization: `Bearer ${token}` };
  const { body } = await HttpConnection.ask(port, toRequest('GET', rutas.pedidos(), headers));
  const { data } = JSON.parse(body.toString()) as SobreExito<Grupo[]>;
  return data
    .flatMap(({ pedidos: tickets }) => tickets)
    .map(({ _id, vistoEn, productos }) => ({
      id: _id,
      empezado: vistoEn !== undefined && productos.some(({ enPreparacionEn }) => enPreparacionEn),
    }));
}

/**
 * Opens the wall by touch, past the tap that unlocks its sound: under a mouse left lying on it, the browser
 * would look for its target at every change.
 */
export async function openWall(page: Page, url: string, token: string): Promise<void> {
  await enterWall(page, url, token);
  await startWall(page);
}

/** The wall draws nothing before the tap that unlocks its sound. */
export async function enterWall(page: Page, url: string, token: string): Promise<void> {
  await enterAs(page, token);
  await page.goto(`${url}/cocina`);
  await page.getByRole('button', { name: /Empezar/ }).waitFor();
}

/** Makes that tap and waits until the wall is drawn. */
export async function startWall(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Empezar/ }).tap();
  await page.getByText('En directo', { exact: true }).waitFor();
  // by its role: looking for a text takes the page itself many frames
  await page.locator('article').nth(10).waitFor();
}

/** Begins tickets and takes them back, so that the wall always has as many, `rate` times a second. */
export async function moveTickets(
  port: number,
  token: string,
  rate: number,
  forSeconds: number,
): Promise<void> {
  const tickets = await readTickets(port, token);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const startedAt = performance.now();
  for (let i = 0; i < rate * forSeconds; i++) {
    await pause(startedAt + (i * 1000) / rate - performance.now());
    const ticket = tickets[i % tickets.length];
    if (!ticket) throw new Error('The wall is empty');
    const estado = ticket.empezado ? 'pendiente' : 'en_preparacion';
    ticket.empezado = !ticket.empezado;
    const body = JSON.stringify({ estado, alcance: 'pedido' });
    const { status } = await HttpConnection.ask(
      port,
      toRequest('PUT', rutas.pedidoEstado(ticket.id), headers, body),
    );
    if (status !== 200) throw new Error(`A ticket was not moved: ${status}`);
  }
}
