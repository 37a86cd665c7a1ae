import { setTimeout as pause } from 'node:timers/promises';
import type { Pantalla } from '@carta/contracts';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { clearMesas, withDatabaseOf } from '../../test/support/base-en-marcha';
import { copyAbiertas } from '../support/archivo';
import { measureDisco } from '../support/disco';
import { loopDelay } from '../support/event-loop';
import { HttpConnection, toRequest } from '../support/http-connection';
import type { Local } from '../support/locales';
import { compare, keepRate, openNoche, serveOne } from '../support/noche';
import type { Noche } from '../support/noche';
import { toPost } from '../support/pedido';
import { childrenOf, cpuMicros, residentBytes } from '../support/process-stats';
import { Product } from '../support/product';
import { atMost, megabytes, millis } from '../support/report';
import type { Result, Row } from '../support/report';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { quantile } from '../support/stats';

/** A house on a Saturday night: sixty mesas, forty of them taken, 25 orders in ten minutes. */
const CASA = {
  mesas: 60,
  abiertas: 40,
  pedidosPorSegundo: 25 / 600,
  pantallas: [
    'cocina',
    'barra',
    'tablero',
    'sala',
    'sala',
    'sala',
    'sala',
  ] satisfies Pantalla[] as Pantalla[],
  telefonos: 20,
} as const;
/** Orders of each taken mesa before. */
const RONDAS = 3;
const CASAS = [1, 10, 30, 300] as const;
/** By then what connecting left is collected. */
const SETTLE_MS = 10_000;
const MEASURED_S = 30;
/** The notes of those before must not be those of an order of tonight. */
const PRIMERO = 1_000_000;
/** A proxy's address may have every connection. */
const SETTINGS = { TRUST_PROXY: '1', DEMO: 'off' };
/** A shorter wait feels immediate to a person. */
const NOTICED_MS = 100;

interface Gasto {
  nucleos: number;
  /** Bytes. */
  memoria: number;
}

/** What 1, 10, 30 and 300 such houses take of a machine, the product and its database each by itself. */
export async function measureTamanos({ product, dataDir, locales }: Scene): Promise<Result> {
  await product.stop();
  const rows: Row[] = [];
  for (const casas of CASAS) {
    const own = await Product.start(dataDir, [], SETTINGS);
    const row = await measureCasas(own, dataDir, locales.slice(0, casas));
    tell(row.ours);
    rows.push(row);
    await own.stop();
  }
  return { rows: [...rows, ...(await measureDisco())] };
}

async function measureCasas(product: Product, dataDir: string, town: readonly Local[]): Promise<Row> {
  const casas = town.length;
  tell(`${casas} houses on a Saturday night`);
  await seat(product, dataDir, town);
  const noche = await openNoche({ ...CASA, port: product.port, dataDir, town });
  await pause(SETTLE_MS);
  await loopDelay(product);
  const [engine = NaN] = childrenOf(product.pid);
  const since = [product.pid, engine].map(cpuMicros);
  const startedAt = performance.now();
  await serve(noche);
  const micros = (performance.now() - startedAt) * 1_000;
  const [suyo, base] = [product.pid, engine].map((pid, i): Gasto => ({
    nucleos: (cpuMicros(pid) - (since[i] ?? NaN)) / micros,
    memoria: residentBytes(pid),
  })) as [Gasto, Gasto];
  const delay = await loopDelay(product);
  const { ocultos, cerrados } = await noche.gente.ask('judge', noche.aceptados);
  const { perdidos, dobles } = await compare(dataDir, noche);
  await noche.gente.stop();
  const [p50, p99] = [quantile(noche.esperas, 0.5), quantile(noche.esperas, 0.99)];
  const fallos = perdidos + dobles + ocultos + cerrados + noche.fallos;
  const sockets = casas * (CASA.pantallas.length + CASA.telefonos);
  return {
    what: `${casas} ${casas === 1 ? 'house' : 'houses'}: ${sockets.toLocaleString('en')} sockets, ${noche.esperas.length} orders in ${MEASURED_S} s`,
    ours: `product ${describe(suyo)}; database ${describe(base)}; order p50 ${millis(p50)}, p99 ${millis(p99)}; event loop p99 ${millis(delay)}; ${fallos} lost, doubled, hidden or failed`,
    value: p99,
    goal: { ...atMost(NOTICED_MS, ' ms, 0 lost'), isMet: (ms) => ms <= NOTICED_MS && fallos === 0 },
  };
}

const describe = ({ nucleos, memoria }: Gasto): string =>
  `${nucleos.toFixed(2)} cores, ${megabytes(memoria)}`;

/** The first house takes its orders, and the others get the same mesas. */
async function seat(product: Product, dataDir: string, [first, ...others]: readonly Local[]): Promise<void> {
  if (!first) throw new Error('There is no house');
  await withDatabaseOf(dataDir, async (database) => {
    await clearMesas(database);
    await HttpConnection.withMany(product.port, 1, async ([connection]) => {
      for (let i = 0; i < CASA.abiertas * RONDAS; i++) {
        await connection?.send(toPost(first, 1 + (i % CASA.abiertas), PRIMERO + i));
      }
    });
    const modelos = await database.collection<GrupoDoc>('grupos').find().toArray();
    if (modelos.length !== CASA.abiertas) throw new Error(`${modelos.length} mesas were taken`);
    await copyAbiertas(
      database,
      modelos,
      others.map(({ id }) => id),
    );
  });
}

/** Each order is read from its mesa's page, and walked to the mesa by the staff. */
function serve(noche: Noche): Promise<void> {
  const porSegundo = CASA.pedidosPorSegundo * noche.town.length;
  const total = Math.max(1, Math.round(porSegundo * MEASURED_S));
  return keepRate(noche, { total, porSegundo }, (i) => [readPage(noche, i).then(() => serveOne(noche, i))]);
}

async function readPage({ port, town }: Noche, i: number): Promise<void> {
  const { id = '' } = town[i % town.length] ?? {};
  const path = `/menu?restaurante=${id}&mesa=${1 + (i % CASA.mesas)}`;
  const { status } = await HttpConnection.ask(port, toRequest('GET', path, { 'Accept-Encoding': 'br' }));
  if (status !== 200) throw new Error(`${path}: ${status}`);
}
