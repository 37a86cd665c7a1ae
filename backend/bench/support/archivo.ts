import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { mongo } from 'mongoose';
import { fromEuros, inicioJornada } from '@carta/contracts';
import type { LineaPedidaRequest } from '@carta/contracts';
import type { GrupoDoc, LineaDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';

/** A house serves 200,000 orders in two years, this many at each mesa. */
export const PEDIDOS_POR_MESA = 3;
const MESAS_AL_DIA = 92;
export const PEDIDOS_AL_DIA = PEDIDOS_POR_MESA * MESAS_AL_DIA;
const LOTE = 500;

const MINUTO_MS = 60_000;
const HORA_MS = 60 * MINUTO_MS;
const DIA_MS = 24 * HORA_MS;
/** A visit lasts this long, from the mesa's first order to its payment. */
const VISITA_MS = 90 * MINUTO_MS;
/** The day begins at five; its first mesas pay this long after, the last ones that much later. */
const PRIMERA_MS = 10 * HORA_MS;
const SERVICIO_MS = 9 * HORA_MS;
const ENTRE_PAGOS_MS = 5 * MINUTO_MS;

type Plato = Pick<LineaDoc, 'productoId' | 'nombre' | 'precio'>;

/** The server has stored `modelos`, of which all other mesas are copies. */
export interface Pasado {
  restaurante: Types.ObjectId;
  mesas: number;
  platos: readonly Plato[];
  modelos: readonly GrupoDoc[];
}

export function buildPasado(
  id: string,
  mesas: number,
  lineas: readonly LineaPedidaRequest[],
  modelos: readonly GrupoDoc[],
): Pasado {
  const platos = lineas.map(({ productoId, nombre, precio }) => ({
    productoId: new Types.ObjectId(productoId),
    nombre,
    precio: fromEuros(precio),
  }));
  return { restaurante: new Types.ObjectId(id), mesas, platos, modelos };
}

/** Lengthens a house's archive day by day, backwards from yesterday; old orders have lost their notes. */
export async function growArchivo(
  database: mongo.Db,
  pasado: Pasado,
  desde: number,
  hasta: number,
): Promise<void> {
  const hoy = inicioJornada([], new Date()).getTime();
  const ultima = Math.round(hasta / PEDIDOS_POR_MESA);
  for (let i = Math.round(desde / PEDIDOS_POR_MESA); i < ultima; i += LOTE) {
    const lote = Array.from({ length: Math.min(LOTE, ultima - i) }, (_, j) => {
      const dia = hoy - (1 + Math.floor((i + j) / MESAS_AL_DIA)) * DIA_MS;
      const alDia = ((i + j) % MESAS_AL_DIA) / MESAS_AL_DIA;
      const pagadoEn = new Date(dia + PRIMERA_MS + Math.round(alDia * SERVICIO_MS));
      return copyMesa(pasado, i + j, pagadoEn, new Date(dia + DIA_MS));
    });
    await insertMesas(database, lote);
    if (lote.length === LOTE) process.stderr.write('.');
  }
}

export async function flush(database: mongo.Db): Promise<void> {
  await database.admin().command({ fsync: 1 });
}

/** They have paid, but are still on the board. */
export async function addPagadas(database: mongo.Db, pasado: Pasado, cuantas: number): Promise<void> {
  const ahora = Date.now();
  const mesas = Array.from({ length: cuantas }, (_, i) =>
    copyMesa(pasado, i, new Date(ahora - (i + 1) * ENTRE_PAGOS_MS), null),
  );
  await insertMesas(database, mesas);
}

/** Other houses get the same open mesas, with tabs of their own. */
export async function copyAbiertas(
  database: mongo.Db,
  modelos: readonly GrupoDoc[],
  restaurantes: readonly string[],
): Promise<void> {
  for (const id of restaurantes) {
    const restaurante = new Types.ObjectId(id);
    const copias = modelos.map((modelo) => ({ ...modelo, _id: new Types.ObjectId(), restaurante }));
    await insertMesas(database, copias);
  }
}

/** `flush` writes everything, so no write is journaled by itself. */
async function insertMesas(database: mongo.Db, mesas: GrupoDoc[]): Promise<void> {
  const options = { ordered: false, writeConcern: { w: 1, j: false } };
  await database.collection<GrupoDoc>('grupos').insertMany(mesas, options);
}

/** Copies a modelo to another moment, with ids, keys and dishes of its own. */
function copyMesa(
  { restaurante, mesas, platos, modelos }: Pasado,
  index: number,
  pagadoEn: Date,
  archivadoEn: Date | null,
): GrupoDoc {
  const modelo = modelos[index % modelos.length];
  if (!modelo) throw new Error('No mesa was served');
  const copia = copyValue(modelo, buildVisita(modelo, pagadoEn)) as GrupoDoc;
  const claves = new Map(copia.pedidos.map(({ clave }) => [clave, randomUUID()]));
  let servidos = index;
  const toOtra = (linea: LineaDoc): LineaDoc => ({ ...linea, ...platos[(servidos += 7) % platos.length] });
  return {
    ...copia,
    restaurante,
    mesa: 1 + (index % mesas),
    archivadoEn,
    pedidos: copia.pedidos.map((ticket) => ({
      ...ticket,
      clave: claves.get(ticket.clave) ?? ticket.clave,
      lineas: ticket.lineas.map(toOtra),
    })),
  };
}

/** Each part of a copy gets another id and another instant. */
interface Visita {
  idOf(id: Types.ObjectId): Types.ObjectId;
  instantOf(instante: Date): Date;
}

/** The modelo was served in a moment, but a visit takes longer. */
function buildVisita({ pedidos: tickets, pagadoEn: pagadoModelo }: GrupoDoc, pagadoEn: Date): Visita {
  const desde = tickets[0]?.creadoEn.getTime() ?? NaN;
  const escala = VISITA_MS / ((pagadoModelo?.getTime() ?? NaN) - desde);
  const llegada = pagadoEn.getTime() - VISITA_MS;
  const ids = new Map<string, Types.ObjectId>();
  return {
    idOf(id) {
      const copia = ids.get(id.toHexString()) ?? new Types.ObjectId();
      ids.set(id.toHexString(), copia);
      return copia;
    },
    instantOf: (instante) => new Date(Math.round(llegada + (instante.getTime() - desde) * escala)),
  };
}

function copyValue(value: unknown, visita: Visita): unknown {
  if (value instanceof Date) return visita.instantOf(value);
  if (value instanceof Types.ObjectId) return visita.idOf(value);
  if (Array.isArray(value)) return value.map((elemento) => copyValue(elemento, visita));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([campo, inner]) => [campo, copyValue(inner, visita)]));
}
