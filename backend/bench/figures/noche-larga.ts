// Longer than most: one night is loaded, lived through and judged in the order in which it happens.
import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { rutas, rutasSala } from '@carta/contracts';
import type { CrearPedidoResponse, Pantalla } from '@carta/contracts';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import type { NocheLarga } from '../processes/noche-larga-process';
import { clearMesas, withDatabaseOf } from '../../test/support/base-en-marcha';
import { CLIENTE, HelperProcess } from '../support/helper-process';
import { HttpConnection, toRequest } from '../support/http-connection';
import type { HttpAnswer } from '../support/http-connection';
import type { Local } from '../support/locales';
import { notasOf, toPost } from '../support/pedido';
import { loopDelay } from '../support/event-loop';
import { sampleMemory } from '../support/memory-slope';
import { openDescriptors, residentBytes } from '../support/process-stats';
import { megabytes, millis } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { median } from '../support/stats';
import { accessTokens } from '../support/tokens';

const SECONDS = Number(process.env.BENCH_NOCHE_S ?? 3_600);
/** Each of ten restaurants has five screens; there are thirty phones. */
const RESTAURANTES = 10;
const PANTALLAS: readonly Pantalla[] = ['cocina', 'barra', 'tablero', 'sala', 'sala'];
const TELEFONOS = 300;
const PEDIDOS_POR_SEGUNDO = 5;
const REGRESOS_POR_SEGUNDO = 10;
const MESAS = 12;
/** A mesa pays after this many orders. */
const PEDIDOS_HASTA_PAGAR = 8;
const NICE = 10;
/** By then connections, caches and compiled code have settled. */
const WARM_UP_S = Math.min(600, SECONDS / 3);
const TOKENS_MS = 600_000;
const MINUTO_MS = 60_000;
/** By then the last events have arrived. */
const LAST_EVENTS_MS = 3_000;
/** Sockets come and go while they are counted, so a few more are fine. */
const DESCRIPTORES_DE_MAS = 40;
/** A request that failed by the network or the server is repeated this often, after this many ms. */
const INTENTOS = 60;
const REINTENTO_MS = 2_000;

interface Noche {
  port: number;
  town: readonly Local[];
  tokens: readonly string[];
  gente: HelperProcess<NocheLarga>;
  /** These orders were answered 201; their notes identify them. */
  aceptados: { notas: string; restaurante: number }[];
  /** Counts the orders since a mesa last paid. */
  cuentas: Map<string, number>;
  reintentos: number;
  /** Counts orders that could not be finished, and screens that did not come back. */
  fallos: number;
}

/**
 * The service does not end: screens respond and keep losing their connection, orders are shown, cooked,
 * served and paid. The figure is what it leaves in the server: memory, descriptors, delay.
 */
export async function measureNocheLarga({ product, dataDir, locales }: Scene): Promise<Result> {
  tell(`a night of ${SECONDS} s in ${RESTAURANTES} restaurants`);
  // Both share the cores, but only the server is measured, so the load gives way to it.
  setPriority(NICE);
  const town = locales.slice(0, RESTAURANTES);
  await withDatabaseOf(dataDir, clearMesas);
  const gente = new HelperProcess<NocheLarga>(require.resolve('../processes/noche-larga-process'), CLIENTE);
  const noche: Noche = {
    port: product.port,
    town,
    tokens: [],
    gente,
    aceptados: [],
    cuentas: new Map(),
    reintentos: 0,
    fallos: 0,
  };
  await bringTokens(noche, dataDir);
  await gente.ask('open', {
    port: product.port,
    pantallas: town.flatMap((_, restaurante) => PANTALLAS.map((pantalla) => ({ restaurante, pantalla }))),
    telefonos: Array.from({ length: TELEFONOS }, (_, i) => town[i % RESTAURANTES]?.id ?? ''),
  });

  const memory = sampleMemory(product.pid, WARM_UP_S);
  const minutos: { delay: number; descriptores: number }[] = [];
  const watch = setInterval(() => {
    loopDelay(product).then((delay) => {
      const minuto = { delay, descriptores: openDescriptors(product.pid) };
      minutos.push(minuto);
      tellMinuto(minutos.length, minuto, residentBytes(product.pid));
    }, tellFailure);
  }, MINUTO_MS);
  const renewal = setInterval(() => {
    bringTokens(noche, dataDir).catch(tellFailure);
  }, TOKENS_MS);
  await live(noche);
  clearInterval(watch);
  clearInterval(renewal);
  await pause(LAST_EVENTS_MS);

  const slope = memory.stop();
  const { ocultos, cerrados } = await gente.ask('judge', noche.aceptados);
  const { perdidos, dobles } = await compare(dataDir, noche);
  await gente.stop();
  const settled = minutos.slice(Math.floor(WARM_UP_S / 60));
  const descriptores = settled.map((minuto) => minuto.descriptores);
  const crecidos = (descriptores.at(-1) ?? 0) - (descriptores[0] ?? 0);
  const delays = settled.map(({ delay }) => delay);
  const what = `A night of ${Math.round(SECONDS / 60)} min: 50 boards, ${TELEFONOS} phones, 300 orders/min, ${REGRESOS_POR_SEGUNDO} reconnects/s`;
  return {
    rows: [
      {
        what: `${what}: orders`,
        ours: `${noche.aceptados.length} orders, ${perdidos} lost, ${dobles} doubled, ${ocultos} not shown, ${cerrados} sockets closed by the server; ${noche.reintentos} answers that failed for a moment, ${noche.fallos} for good`,
        value: perdidos + dobles + ocultos + cerrados + noche.fallos,
        goal: { text: '0', isMet: (value) => value === 0, isPromise: true },
      },
      {
        what: 'File descriptors, after the warm-up and at the end',
        ours: `${descriptores[0]} → ${descriptores.at(-1)}`,
        value: crecidos,
        goal: { text: 'flat', isMet: (value) => value <= DESCRIPTORES_DE_MAS, isPromise: true },
      },
      {
        what: `Memory slope after ${Math.round(WARM_UP_S / 60)} min`,
        ours: `${slope.toFixed(2)} MB/min, ${megabytes(residentBytes(product.pid))} at the end`,
        value: slope,
        goal: { text: '< 1 MB/min', isMet: (value) => value < 1 },
      },
      {
        what: 'Event-loop delay, p99 of each minute: median and worst',
        ours: `${millis(median(delays))}, ${millis(Math.max(...delays))}`,
        value: median(delays),
        goal: { text: '≤ 50 ms', isMet: (value) => value <= 50 },
      },
    ],
  };
}

/** A failure is counted, and does not end the night. */
const tellFailure = (error: unknown): void => console.error(String(error));

function tellMinuto(
  minuto: number,
  { delay, descriptores }: { delay: number; descriptores: number },
  bytes: number,
): void {
  tell(`minute ${minuto}: ${megabytes(bytes)}, ${descriptores} descriptors, delay p99 ${millis(delay)}`);
}

async function bringTokens(noche: Noche, dataDir: string): Promise<void> {
  noche.tokens = accessTokens(dataDir, noche.town);
  await noche.gente.ask('setTokens', noche.tokens);
}

/** Orders and returning screens keep their rate, whether or not the one before is done. */
async function live(noche: Noche): Promise<void> {
  const work = new Set<Promise<void>>();
  const startedAt = performance.now();
  for (let i = 0; i < SECONDS * PEDIDOS_POR_SEGUNDO; i++) {
    await pause(startedAt + (i * 1000) / PEDIDOS_POR_SEGUNDO - performance.now());
    begin(serveOne(noche, i));
    begin(noche.gente.ask('renew', REGRESOS_POR_SEGUNDO / PEDIDOS_POR_SEGUNDO));
  }
  await Promise.all(work);

  function begin(tarea: Promise<void>): void {
    const end = tarea
      .catch((error: unknown) => {
        noche.fallos += 1;
        tellFailure(error);
      })
      .finally(() => work.delete(end));
    work.add(end);
  }
}

/** An order goes from the phone to the mesa; its last one lets the mesa pay. */
async function serveOne(noche: Noche, i: number): Promise<void> {
  const restaurante = i % noche.town.length;
  const local = noche.town[restaurante];
  if (!local) throw new Error('There is no such restaurant');
  const mesa = 1 + (Math.floor(i / noche.town.length) % MESAS);
  const { status, body } = await askUntilAnswered(noche, toPost(local, mesa, i));
  if (status !== 201) throw new Error(`${status} ${body.toString()}`);
  const { data } = JSON.parse(body.toString()) as { data: CrearPedidoResponse };
  noche.aceptados.push({ notas: notasOf(i), restaurante });
  await noche.gente.ask('follow', { telefono: i, seguimiento: data.seguimiento });
  const put = (path: string, cuerpo: object): Promise<number> => putAs(noche, restaurante, path, cuerpo);
  for (const { _id } of data.pedidos) {
    await put(rutasSala.visto(_id), {});
    for (const estado of ['en_preparacion', 'listo', 'entregado']) {
      await pause(500);
      await put(rutas.pedidoEstado(_id), { estado, alcance: 'pedido' });
    }
  }
  const cuenta = `${restaurante}/${mesa}`;
  const pedidos = (noche.cuentas.get(cuenta) ?? 0) + 1;
  const [primero] = data.pedidos;
  const isPagada =
    pedidos >= PEDIDOS_HASTA_PAGAR &&
    primero !== undefined &&
    (await put(rutas.pedidoEstado(primero._id), { estado: 'pagado' })) === 200;
  noche.cuentas.set(cuenta, isPagada ? 0 : pedidos);
}

/** A mesa that ordered again meanwhile does not pay yet (409); any other refusal is a fault. */
async function putAs(noche: Noche, restaurante: number, path: string, body: object): Promise<number> {
  const headers = {
    'Content-Type': 'application/json',
    Authorization: `Bearer ${noche.tokens[restaurante] ?? ''}`,
  };
  const { status } = await askUntilAnswered(noche, toRequest('PUT', path, headers, JSON.stringify(body)));
  if (status !== 200 && status !== 409) throw new Error(`${path}: ${status}`);
  return status;
}

/** A server that is too busy to read (408) or to answer (5xx) may be asked again. */
const isPasajero = (status: number): boolean => status === 408 || status >= 500;

/** Repeats the same request while the server cannot respond. @throws at the last attempt */
async function askUntilAnswered(noche: Noche, request: Buffer): Promise<HttpAnswer> {
  for (let intento = 1; ; intento++) {
    const answer = await HttpConnection.ask(noche.port, request).catch((error: Error) => error);
    if (!(answer instanceof Error) && !isPasajero(answer.status)) return answer;
    if (intento === INTENTOS) throw answer instanceof Error ? answer : new Error(`${answer.status}`);
    noche.reintentos += 1;
    await pause(REINTENTO_MS);
  }
}

/** Compares the stored orders, paid or not, with the confirmed ones. */
function compare(dataDir: string, { aceptados, town }: Noche): Promise<{ perdidos: number; dobles: number }> {
  return withDatabaseOf(dataDir, async (database) => {
    const claves = new Map<string, Set<string>>();
    for await (const { restaurante, pedidos: tickets } of database.collection<GrupoDoc>('grupos').find()) {
      const indice = town.findIndex(({ id }) => id === restaurante.toHexString());
      for (const { notas, clave } of tickets) {
        const orden = `${indice}/${notas}`;
        claves.set(orden, (claves.get(orden) ?? new Set()).add(clave));
      }
    }
    const veces = aceptados.map(({ notas, restaurante }) => claves.get(`${restaurante}/${notas}`)?.size ?? 0);
    return { perdidos: veces.filter((n) => n === 0).length, dobles: veces.filter((n) => n > 1).length };
  });
}
