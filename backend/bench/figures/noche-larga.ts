import { setPriority } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pantalla } from '@carta/contracts';
import { clearMesas, withDatabaseOf } from '../../test/support/base-en-marcha';
import { loopDelay } from '../support/event-loop';
import { sampleMemory } from '../support/memory-slope';
import { bringTokens, compare, keepRate, openNoche, serveOne, tellFailure } from '../support/noche';
import type { Noche } from '../support/noche';
import { openDescriptors, residentBytes } from '../support/process-stats';
import { megabytes, millis } from '../support/report';
import type { Result } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { median } from '../support/stats';

const SECONDS = Number(process.env.BENCH_NOCHE_S ?? 3_600);
/** Each of ten restaurants has five screens; there are thirty phones. */
const RESTAURANTES = 10;
const PANTALLAS: readonly Pantalla[] = ['cocina', 'barra', 'tablero', 'sala', 'sala'];
const TELEFONOS = 30;
const PEDIDOS_POR_SEGUNDO = 5;
const REGRESOS_POR_SEGUNDO = 10;
const MESAS = 12;
const NICE = 10;
/** By then connections, caches and compiled code have settled. */
const WARM_UP_S = Math.min(600, SECONDS / 3);
const TOKENS_MS = 600_000;
const MINUTO_MS = 60_000;
/** By then the last events have arrived. */
const LAST_EVENTS_MS = 3_000;
/** Sockets come and go while they are counted, so a few more are fine. */
const DESCRIPTORES_DE_MAS = 40;

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
  const noche = await openNoche({
    port: product.port,
    dataDir,
    town,
    mesas: MESAS,
    pantallas: PANTALLAS,
    telefonos: TELEFONOS,
  });
  const { gente } = noche;

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
  const what = `A night of ${Math.round(SECONDS / 60)} min: 50 boards, ${TELEFONOS * RESTAURANTES} phones, 300 orders/min, ${REGRESOS_POR_SEGUNDO} reconnects/s`;
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

function tellMinuto(
  minuto: number,
  { delay, descriptores }: { delay: number; descriptores: number },
  bytes: number,
): void {
  tell(`minute ${minuto}: ${megabytes(bytes)}, ${descriptores} descriptors, delay p99 ${millis(delay)}`);
}

/** Orders and returning screens keep their rate. */
function live(noche: Noche): Promise<void> {
  const total = SECONDS * PEDIDOS_POR_SEGUNDO;
  return keepRate(noche, { total, porSegundo: PEDIDOS_POR_SEGUNDO }, (i) => [
    serveOne(noche, i),
    noche.gente.ask('renew', REGRESOS_POR_SEGUNDO / PEDIDOS_POR_SEGUNDO),
  ]);
}
