import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { mongo } from 'mongoose';
import { CABECERA_CLAVE, nombreJornada, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { SumaDoc } from '../../src/cifras/suma.schema';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { CASA, pickLineas } from './casa-grande';
import type { Platos } from './casa-grande';
import { toRequest } from './http-connection';
import type { HttpConnection } from './http-connection';
import type { Local } from './locales';
import { toOwnRequest } from './owner';
import type { Owner } from './owner';
import { ROOT } from './product';
import { timed } from './repeat';

/** A house of which everything is asked that a service asks. */
export interface Casa {
  local: Local;
  platos: Platos;
  /** The long tab, with room for one more order. */
  larga: GrupoDoc;
}

/** A running server, and its database, from outside. */
export interface Puesta {
  owner: Owner;
  connection: HttpConnection;
  database: mongo.Db;
  dataDir: string;
}

/** Something a house asks of its server all the time, or seldom. */
export interface Tarea {
  nombre: string;
  /** What its p50 is to stay under, in ms. */
  maxMs?: number;
  /** Long enough to be done a few times only. */
  isLong?: true;
  /** Does it, each time with another index; answers how long it took, in ms. */
  once: (index: number) => Promise<number>;
}

const DIA_MS = 86_400_000;
const MES = 30;
const ANYO = 365;
const YEAR_MS = 300;

/** What is measured of a house, in the order in which it is. */
export function buildTareas(puesta: Puesta, casa: Casa): Tarea[] {
  const { owner } = puesta;
  const { id } = casa.local;
  const read = (path: string) => () => send(puesta, toOwnRequest(owner, 'GET', path), 200);
  const figures = (dias: number) => read(rutasGestion.estadisticas(id, lastDays(dias)));
  const carta = toRequest('GET', rutas.carta(id), { 'Accept-Encoding': 'br' });
  return [
    { nombre: '`GET /api/carta`, 1,000 products', once: () => send(puesta, carta, 200) },
    { nombre: '`POST /api/pedidos` to a free mesa', once: (i) => orderFree(puesta, casa, i) },
    {
      nombre: '`POST /api/pedidos` to a tab of 198 tickets',
      once: (i) => orderLong(puesta, casa, i),
    },
    { nombre: '`GET /api/pedidos`, 60 mesas, 434 tickets', once: read(rutas.pedidos()) },
    { nombre: '`GET /api/pedidos/pagados`, 100 mesas', once: read(rutas.pedidosPagados()) },
    { nombre: '`GET /api/pedidos/recientes`', once: read(rutasSala.recientes()) },
    { nombre: 'Estadísticas of a day', once: figures(1) },
    { nombre: 'Estadísticas of 30 days', once: figures(MES) },
    { nombre: 'Estadísticas of a year', maxMs: YEAR_MS, once: figures(ANYO) },
    {
      nombre: 'Estadísticas of a year of which no day is summed yet',
      isLong: true,
      once: () => forgetSumas(puesta, casa).then(figures(ANYO)),
    },
    { nombre: '`npm run datos -- exportar`', isLong: true, once: () => exportAll(puesta) },
  ];
}

/** Ms until the whole answer is here. */
async function send({ connection }: Puesta, request: Buffer, status: number): Promise<number> {
  return timed(async () => {
    const answer = await connection.send(request);
    if (answer.status !== status) throw new Error(`${answer.head}\n\n${answer.body.toString()}`);
  });
}

/** So many service days that end yesterday. */
function lastDays(dias: number): { desde: string; hasta: string } {
  const ahora = Date.now();
  return {
    desde: nombreJornada([], new Date(ahora - dias * DIA_MS)),
    hasta: nombreJornada([], new Date(ahora - DIA_MS)),
  };
}

async function orderFree(puesta: Puesta, casa: Casa, index: number): Promise<number> {
  const { restaurante } = casa.larga;
  await gruposOf(puesta).deleteMany({ restaurante, mesa: CASA.libre, pagado: false });
  return send(puesta, toOrder(casa, CASA.libre, index), 201);
}

async function orderLong(puesta: Puesta, casa: Casa, index: number): Promise<number> {
  await gruposOf(puesta).replaceOne({ _id: casa.larga._id }, casa.larga);
  return send(puesta, toOrder(casa, CASA.larga, index), 201);
}

async function forgetSumas({ database }: Puesta, { larga: { restaurante } }: Casa): Promise<void> {
  await database.collection<SumaDoc>('sumas').deleteMany({ restaurante });
}

const gruposOf = ({ database }: Puesta): mongo.Collection<GrupoDoc> => database.collection('grupos');

/** As a phone sends it. */
function toOrder({ local, platos }: Casa, mesa: number, index: number): Buffer {
  const pedido = { restaurante: local.id, mesa, productos: pickLineas(platos, index) };
  const headers = { 'Content-Type': 'application/json', [CABECERA_CLAVE]: randomUUID() };
  return toRequest('POST', rutas.pedidos(), headers, JSON.stringify(pedido));
}

const runFile = promisify(execFile);

/** Everything into one file, while the server runs; with the start of the program that does it. */
async function exportAll({ dataDir }: Puesta): Promise<number> {
  const file = join(dataDir, 'exportado.tar.gz');
  const env = { ...process.env, DATA_DIR: dataDir };
  try {
    return await timed(() =>
      runFile(process.execPath, ['backend/dist/backend/src/herramientas/datos.js', 'exportar', file], {
        cwd: ROOT,
        env,
      }),
    );
  } finally {
    rmSync(file, { force: true });
  }
}
