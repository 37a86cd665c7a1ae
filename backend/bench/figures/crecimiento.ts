import { Types } from 'mongoose';
import type { mongo } from 'mongoose';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import type { RestauranteDoc } from '../../src/casa/locales/restaurante.schema';
import { PEDIDOS_POR_MESA, addPagadas, buildPasado, flush, growArchivo } from '../support/archivo';
import type { Pasado } from '../support/archivo';
import { CASA, furnishCasa, seatCasa, serveMesa } from '../support/casa-grande';
import { withDatabaseOf } from '../../test/support/base-en-marcha';
import { folderBytes } from '../support/folder-bytes';
import { HttpConnection } from '../support/http-connection';
import { seedLocales } from '../support/locales';
import { Product, temporaryFolder } from '../support/product';
import { repeat } from '../support/repeat';
import type { Latency, Repetition } from '../support/repeat';
import { tell } from '../support/scene';
import type { Scene } from '../support/scene';
import { buildTareas } from '../support/tareas';
import type { Casa, Tarea } from '../support/tareas';
import type { Result } from '../support/report';
import { accessTokens } from '../support/tokens';
import { toResult } from './crecimiento-result';
import type { Etapa, Medida } from './crecimiento-result';

/** A full house archives this many orders in two years. */
const ARCHIVO = Number(process.env.BENCH_ARCHIVO ?? 200_000);
/** The house is alone while its archive grows, then among others. */
const ETAPAS: readonly Etapa[] = [
  ...[0, 0.01, 0.1, 1].map((part) => ({ archivo: Math.round(ARCHIVO * part), restaurantes: 1 })),
  ...[100, 1_000].map((restaurantes) => ({ archivo: ARCHIVO, restaurantes })),
];
const ARCHIVO_DE_OTROS = 30;
/** The API serves this many mesas, and the archive is made of copies of them. */
const MODELOS = 4;
const PAGADAS = 100;
const DIAS_NOTAS = 30;
const DIA_MS = 86_400_000;

const WARM_UP: Repetition = { times: 50, limitMs: 1_000, atLeast: 1 };
const MEASURE: Repetition = { times: 200, limitMs: 3_000, atLeast: 3 };
const LONG: Repetition = { times: 3, limitMs: 5_000, atLeast: 1 };

interface CasaGuardada {
  dataDir: string;
  casa: Casa;
  pasado: Pasado;
}

/**
 * A large house asks its server for everything, with an empty archive, with two years of one, and among other
 * restaurants. Each size has a server of its own, on a database that was closed properly.
 */
export async function measureCrecimiento({ product }: Scene): Promise<Result> {
  await product.stop();
  tell('a house with 1,000 products');
  const guardada = await openCasa(temporaryFolder());
  const medidas: Medida[] = [];
  let antes: Etapa = { archivo: 0, restaurantes: 1 };
  for (const etapa of ETAPAS) {
    await grow(guardada, antes, etapa);
    medidas.push(await measureEtapa(guardada, etapa));
    antes = etapa;
  }
  return toResult(medidas);
}

async function openCasa(dataDir: string): Promise<CasaGuardada> {
  return withServer(dataDir, async ({ port }, database) => {
    const [local] = await seedLocales(database, 1);
    const [token] = accessTokens(dataDir, local ? [local] : []);
    if (!local || token === undefined) throw new Error('There is no restaurant');
    const owner = { port, token };
    const platos = await furnishCasa(owner, local);
    for (let i = 0; i < MODELOS; i++) await serveMesa(owner, platos, CASA.larga + i, PEDIDOS_POR_MESA);
    await seatCasa(owner, platos);

    const restaurante = new Types.ObjectId(local.id);
    const grupos = database.collection<GrupoDoc>('grupos');
    const modelos = await grupos.find({ restaurante, pagado: true }).toArray();
    const llena = await grupos.findOne({ restaurante, mesa: CASA.larga, pagado: false });
    if (modelos.length < MODELOS || !llena) throw new Error('The mesas were not stored');
    const lineas = [...platos.bebida, ...platos.comida];
    const pasado = buildPasado(local.id, CASA.mesas, lineas, modelos);
    await addPagadas(database, pasado, PAGADAS - MODELOS);
    await markForgotten(database, restaurante);
    return { dataDir, pasado, casa: { local, platos, larga: withRoom(llena) } };
  });
}

/** Such a server has looked for old notes every hour, so it does not read two years at once. */
async function markForgotten(database: mongo.Db, _id: Types.ObjectId): Promise<void> {
  const olvidadoHasta = new Date(Date.now() - DIAS_NOTAS * DIA_MS);
  await database.collection<RestauranteDoc>('restaurantes').updateOne({ _id }, { $set: { olvidadoHasta } });
}

/** Removes the last order, so that one more fits. */
function withRoom(tab: GrupoDoc): GrupoDoc {
  const clave = tab.pedidos.at(-1)?.clave;
  return { ...tab, pedidos: tab.pedidos.filter((ticket) => ticket.clave !== clave) };
}

async function grow({ dataDir, pasado }: CasaGuardada, antes: Etapa, etapa: Etapa): Promise<void> {
  tell(`${etapa.archivo.toLocaleString('en')} archived orders, restaurantes: ${etapa.restaurantes}`);
  await withServer(dataDir, async (_product, database) => {
    await growArchivo(database, pasado, antes.archivo, etapa.archivo);
    const nuevos = etapa.restaurantes - antes.restaurantes;
    const vecinos = nuevos > 0 ? await seedLocales(database, nuevos, antes.restaurantes) : [];
    for (const { id, lineas } of vecinos) {
      const pasadoVecino = buildPasado(id, CASA.mesas, lineas, pasado.modelos);
      await growArchivo(database, pasadoVecino, 0, ARCHIVO_DE_OTROS);
    }
    await flush(database);
  });
}

async function measureEtapa({ dataDir, casa }: CasaGuardada, etapa: Etapa): Promise<Medida> {
  const bytes = folderBytes(dataDir);
  tell('measuring');
  return withServer(dataDir, async ({ port }, database) => {
    const [token = ''] = accessTokens(dataDir, [casa.local]);
    return HttpConnection.withMany(port, 1, async ([connection]) => {
      if (!connection) throw new Error('no connection');
      const tareas = buildTareas({ owner: { port, token }, connection, database, dataDir }, casa);
      const partes = [];
      for (const tarea of tareas) partes.push({ tarea, latency: await measureTarea(tarea) });
      return { etapa, bytes, partes };
    });
  });
}

async function measureTarea({ isLong, once }: Tarea): Promise<Latency> {
  let index = 0;
  if (!isLong) await repeat(WARM_UP, () => once(index++));
  const latency = await repeat(isLong ? LONG : MEASURE, () => once(index++));
  process.stderr.write('.');
  return latency;
}

/** Closes both the server and the raw driver afterwards. */
async function withServer<T>(
  dataDir: string,
  use: (product: Product, database: mongo.Db) => Promise<T>,
): Promise<T> {
  const product = await Product.start(dataDir, [], { DEMO: 'off' });
  const result = await withDatabaseOf(dataDir, (database) => use(product, database));
  await product.stop();
  return result;
}
