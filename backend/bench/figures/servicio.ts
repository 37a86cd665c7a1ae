import { setTimeout as pause } from 'node:timers/promises';
import { rutas, rutasSala } from '@carta/contracts';
import type { CrearPedidoResponse, Grupo, Pantalla } from '@carta/contracts';
import type { Oido, Servicio } from '../processes/servicio-process';
import { clearMesas, withDatabaseOf } from '../support/database';
import { loopDelayDuring } from '../support/event-loop';
import { CLIENTE, HelperProcess } from '../support/helper-process';
import { HttpConnection, toRequest } from '../support/http-connection';
import type { Local } from '../support/locales';
import { now } from '../support/monotonic';
import { notasOf, toPost } from '../support/pedido';
import { sampleMemory } from '../support/memory-slope';
import { millis } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { quantile } from '../support/stats';
import { accessTokens } from '../support/tokens';

const RESTAURANTES = 20;
const PANTALLAS: readonly Pantalla[] = ['cocina', 'barra', 'tablero', 'sala', 'sala'];
const TELEFONOS = 300;
/** Ten orders a minute in each restaurant. */
const RATE = (RESTAURANTES * 10) / 60;
const SECONDS = Number(process.env.BENCH_SERVICIO_S ?? 300);
/** Mesas of each restaurant that order, so that tabs grow as they do in an evening. */
const MESAS = 12;
/** Connections, caches and compiled code have settled by then; memory is compared from there on. */
const WARM_UP_S = Math.min(60, SECONDS / 3);
/** What is still on its way has arrived by then. */
const LAST_EVENTS_MS = 3_000;

interface Enviado {
  local: Local;
  token: string;
  notas: string;
  at: number;
}

/**
 * A Saturday evening on two cores, with everything that belongs to it: screens that answer, tickets
 * shown, begun and finished, phones that follow. Nothing here has a limit to be held against: it says
 * what people would feel, and whether an order was lost or doubled.
 */
export async function measureServicio({ product, dataDir, locales }: Scene): Promise<Result> {
  tell(`an evening of ${SECONDS} s in ${RESTAURANTES} restaurants`);
  const town = locales.slice(0, RESTAURANTES);
  const tokens = accessTokens(dataDir, town);
  const gente = new HelperProcess<Servicio>(require.resolve('../processes/servicio-process'), CLIENTE);
  await withDatabaseOf(dataDir, clearMesas);
  await gente.ask('openPantallas', {
    port: product.port,
    entradas: tokens.flatMap((token) => PANTALLAS.map((pantalla) => ({ token, pantalla }))),
  });
  const restaurantes = Array.from({ length: TELEFONOS }, (_, i) => town[i % RESTAURANTES]?.id ?? '');
  await gente.ask('openComensales', { port: product.port, restaurantes });

  const memory = sampleMemory(product.pid, WARM_UP_S);
  const enviados: Enviado[] = [];
  const delay = await loopDelayDuring(product, async () => {
    await live(product.port, town, tokens, gente, enviados);
  });
  const slope = memory.stop();
  await pause(LAST_EVENTS_MS);
  const oido = await gente.ask('heard', undefined);
  const { lost, doubled } = await compare(product.port, town, tokens, enviados);
  await gente.stop();

  const sentAt = new Map(enviados.map(({ notas, at }) => [notas, at]));
  const latencies = oido.pantallas.map(({ notas, at }) => (at - (sentAt.get(notas) ?? NaN)) / 1000);
  const unheard = enviados.length * PANTALLAS.length - countOf(oido.pantallas, sentAt);
  const p99 = quantile(latencies, 0.99);
  const what = `An evening: ${RESTAURANTES} restaurants × 10 orders/min × ${PANTALLAS.length} screens, ${TELEFONOS} phones, ${SECONDS} s`;
  return {
    rows: [
      {
        what: `${what}: order → screen`,
        ours: `p50 ${millis(quantile(latencies, 0.5))}, p99 ${millis(p99)}; ${enviados.length} orders, ${lost} lost, ${doubled} doubled, ${unheard} not shown`,
        value: p99,
        goal: {
          text: 'p99 ≤ 2,000 ms, 0 lost, doubled or not shown',
          isMet: (value) => value <= 2_000 && lost + doubled + unheard + oido.cerrados === 0,
        },
      },
      {
        what: 'Event-loop delay meanwhile, p99',
        ours: millis(delay),
        value: delay,
        goal: { text: '≤ 50 ms', isMet: (value) => value <= 50 },
      },
      {
        what: 'Memory slope after the first minute',
        ours: `${slope.toFixed(2)} MB/min`,
        value: slope,
        goal: { text: '< 1 MB/min', isMet: (value) => value < 1 },
      },
    ],
  };
}

const countOf = (oidos: readonly Oido[], enviados: ReadonlyMap<string, number>): number =>
  oidos.filter(({ notas }) => enviados.has(notas)).length;

/** Orders come at their steady rate; each is shown, begun and finished a little later, as a kitchen does. */
async function live(
  port: number,
  town: readonly Local[],
  tokens: readonly string[],
  gente: HelperProcess<Servicio>,
  enviados: Enviado[],
): Promise<void> {
  const startedAt = performance.now();
  const work: Promise<void>[] = [];
  for (let i = 0; i < RATE * SECONDS; i++) {
    await pause(startedAt + (i * 1000) / RATE - performance.now());
    const local = town[i % town.length];
    const token = tokens[i % town.length];
    if (!local || !token) throw new Error('There is no such restaurant');
    const mesa = 1 + (Math.floor(i / town.length) % MESAS);
    work.push(serveOne({ port, gente, i, request: toPost(local, mesa, i) }, local, token, enviados));
  }
  await Promise.all(work);
}

interface Orden {
  port: number;
  gente: HelperProcess<Servicio>;
  i: number;
  request: Buffer;
}

async function serveOne(
  { port, gente, i, request }: Orden,
  local: Local,
  token: string,
  enviados: Enviado[],
): Promise<void> {
  enviados.push({ local, token, notas: notasOf(i), at: now() });
  const { status, body } = await HttpConnection.ask(port, request);
  if (status !== 201) throw new Error(`${status} ${body.toString()}`);
  const { data } = JSON.parse(body.toString()) as { data: CrearPedidoResponse };
  await gente.ask('follow', { telefono: i, seguimiento: data.seguimiento });
  for (const { _id } of data.pedidos) {
    await put(port, token, rutasSala.visto(_id), {});
    await pause(500);
    for (const estado of ['en_preparacion', 'listo']) {
      await put(port, token, rutas.pedidoEstado(_id), { estado, alcance: 'pedido' });
      await pause(500);
    }
  }
}

async function put(port: number, token: string, path: string, body: object): Promise<void> {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
  const { status } = await HttpConnection.ask(port, toRequest('PUT', path, headers, JSON.stringify(body)));
  if (status !== 200) throw new Error(`${path}: ${status}`);
}

/** What the boards would read now, against what was sent: orders missing, and orders there twice. */
async function compare(
  port: number,
  town: readonly Local[],
  tokens: readonly string[],
  enviados: readonly Enviado[],
): Promise<{ lost: number; doubled: number }> {
  const rounds = new Map<string, Set<string>>();
  for (const [i] of town.entries()) {
    const headers = { Authorization: `Bearer ${tokens[i] ?? ''}` };
    const { body } = await HttpConnection.ask(port, toRequest('GET', rutas.pedidos(), headers));
    const { data } = JSON.parse(body.toString()) as { data: Grupo[] };
    for (const { grupoMesa, pedidos: tickets } of data) {
      for (const { notas = '', numero } of tickets) {
        rounds.set(notas, (rounds.get(notas) ?? new Set()).add(`${grupoMesa}/${numero}`));
      }
    }
  }
  const times = enviados.map(({ notas }) => rounds.get(notas)?.size ?? 0);
  return { lost: times.filter((n) => n === 0).length, doubled: times.filter((n) => n > 1).length };
}
