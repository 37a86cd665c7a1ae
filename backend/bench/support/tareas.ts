import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { CABECERA_CLAVE, nombreJornada, rutas, rutasGestion, rutasSala } from '@carta/contracts';
import type { SumaDoc } from '../../src/cifras/suma.schema';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import { CASA, pickLineas } from './casa-grande';
import type { Platos } from './casa-grande';
import { exportHouse } from './exportar';
import { toRequest } from './http-connection';
import type { HttpConnection } from './http-connection';
import type { Local } from './locales';
import { toOwnRequest } from './owner';
import type { Owner } from './owner';
import { timed } from './repeat';

export interface Casa {
  local: Local;
  platos: Platos;
  /** The long tab has room for one more order. */
  larga: GrupoDoc;
}

export interface Puesta {
  owner: Owner;
  connection: HttpConnection;
  database: mongo.Db;
  dataDir: string;
}

export interface Tarea {
  nombre: string;
  /** Its p50 must stay below these ms. */
  maxMs?: number;
  /** It takes so long that it is done only a few times. */
  isLong?: true;
  /** Does it once, with another index each time; returns the ms that it took. */
  once: (index: number) => Promise<number>;
}

const DIA_MS = 86_400_000;
const MES = 30;
const ANYO = 365;
const YEAR_MS = 300;

/** The tareas are in the order in which they are measured. */
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
    {
      nombre: '`npm run datos -- exportar`',
      isLong: true,
      once: async () => (await exportHouse(puesta.dataDir)).ms,
    },
  ];
}

/** Returns the ms until the whole answer has arrived. */
async function send({ connection }: Puesta, request: Buffer, status: number): Promise<number> {
  return timed(async () => {
    const answer = await connection.send(request);
    if (answer.status !== status) throw new Error(`${answer.head}\n\n${answer.body.toString()}`);
  });
}

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

function toOrder({ local, platos }: Casa, mesa: number, index: number): Buffer {
  const pedido = { restaurante: local.id, mesa, productos: pickLineas(platos, index) };
  const headers = { 'Content-Type': 'application/json', [CABECERA_CLAVE]: randomUUID() };
  return toRequest('POST', rutas.pedidos(), headers, JSON.stringify(pedido));
}

/** Exports everything while the server runs; the start of the exporting program counts. */
