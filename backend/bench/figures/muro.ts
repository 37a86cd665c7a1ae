import { setTimeout as pause } from 'node:timers/promises';
import { rutas } from '@carta/contracts';
import type { Grupo, SobreExito } from '@carta/contracts';
import type { Page } from 'playwright-core';
import { launchChromium } from '../support/chromium';
import { clearMesas, withDatabaseOf } from '../support/database';
import { HttpConnection, toRequest } from '../support/http-connection';
import type { Local } from '../support/locales';
import { toPost } from '../support/pedido';
import { millis } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { quantile } from '../support/stats';
import { accessTokens } from '../support/tokens';

const TICKETS = 60;
const SECONDS = 20;
/** Changes a second while the frames are counted: a kitchen with everybody tapping. */
const RATE = 4;
const SCREENS = [
  { name: '1920×1080', width: 1920, height: 1080 },
  { name: '1280×800', width: 1280, height: 800 },
] as const;

/** How long frames took, in ms. */
interface Frames {
  p50: number;
  p95: number;
  perSecond: number;
}

/**
 * The kitchen's wall with sixty open tickets while they change, against an empty page of the same
 * size in the same browser: what is missing to its rate is ours.
 */
export async function measureMuro({ product, dataDir, locales }: Scene): Promise<Result> {
  tell(`the wall with ${TICKETS} tickets`);
  const [local] = locales;
  const [token = ''] = accessTokens(dataDir, locales.slice(0, 1));
  if (!local) throw new Error('There is no restaurant');
  await withDatabaseOf(dataDir, clearMesas);
  await fillWall(product.port, local, token);
  const browser = await launchChromium();
  const rows = [];
  for (const { name, ...viewport } of SCREENS) {
    const page = await browser.newPage({ viewport });
    const limit = await countFrames(page, () => pause(SECONDS * 1000));
    await openWall(page, product.url, token);
    const ours = await countFrames(page, () => moveTickets(product.port, token));
    rows.push({
      what: `/cocina, ${TICKETS} open tickets, ${RATE} changes/s, ${name}: frames a second, against an empty page`,
      ours: `${ours.perSecond.toFixed(1)} (p50 ${millis(ours.p50)}, p95 ${millis(ours.p95)})`,
      limit: `${limit.perSecond.toFixed(1)} (p50 ${millis(limit.p50)}, p95 ${millis(limit.p95)})`,
      ratio: ours.perSecond / limit.perSecond,
      goal: { text: '≥ 0.95×', isMet: (ratio: number) => ratio >= 0.95 },
    });
    await page.close();
  }
  await browser.close();
  return { rows };
}

async function fillWall(port: number, local: Local, token: string): Promise<void> {
  for (let i = 0; (await readTickets(port, token)).length < TICKETS; i++) {
    await HttpConnection.ask(port, toPost(local, i + 1, i));
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

/** Opens the wall as the restaurant's own session, past the tap that unlocks its sound. */
async function openWall(page: Page, url: string, token: string): Promise<void> {
  const sesion = { accessToken: token, refreshToken: 'none', token };
  const instantes = { tokenCaduca: String(Date.now() + 600_000), ultimaActividad: String(Date.now()) };
  await page.addInitScript({
    content: `Object.entries(${JSON.stringify({ ...sesion, ...instantes })}).forEach(([k, v]) => sessionStorage.setItem(k, v))`,
  });
  await page.goto(`${url}/cocina`);
  await page.getByRole('button', { name: /Empezar/ }).click();
  await page.getByText('En directo', { exact: true }).waitFor();
  await page
    .getByText(/^Mesa \d+$/)
    .nth(10)
    .waitFor();
}

/** Begins tickets and takes them back, so that the wall always has as many. */
async function moveTickets(port: number, token: string): Promise<void> {
  const tickets = await readTickets(port, token);
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const startedAt = performance.now();
  for (let i = 0; i < RATE * SECONDS; i++) {
    await pause(startedAt + (i * 1000) / RATE - performance.now());
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

async function countFrames(page: Page, work: () => Promise<void>): Promise<Frames> {
  await page.evaluate(`window.frames60 = []; window.counting = true; (() => {
    let last = performance.now();
    const tick = (now) => {
      window.frames60.push(now - last);
      last = now;
      if (window.counting) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  })()`);
  await work();
  const deltas = await page.evaluate<number[]>('window.counting = false; window.frames60.slice(1)');
  const total = deltas.reduce((sum, delta) => sum + delta, 0);
  return {
    p50: quantile(deltas, 0.5),
    p95: quantile(deltas, 0.95),
    perSecond: (deltas.length * 1000) / total,
  };
}
