import { randomUUID } from 'node:crypto';
import { Types } from 'mongoose';
import type { mongo } from 'mongoose';
import { cargaDe } from '../../src/servicio/pedidos/grupos/cabida';
import { addToTab } from '../../src/servicio/pedidos/grupos/grupo.alta';
import type { AltaEnMesa, NuevoTicket } from '../../src/servicio/pedidos/grupos/grupo.alta';
import { SIN_HISTORIAL, grupoSchema } from '../../src/servicio/pedidos/grupos/grupo.schema';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import type { MesaDe } from './free-mesas';

export type RawWrite = (index: number) => Promise<unknown>;

/** Inserts a document like an order's into a collection without other indexes. */
export function plainInsert(database: mongo.Db, stored: GrupoDoc): RawWrite {
  const collection = database.collection<GrupoDoc>('bench');
  return () => collection.insertOne({ ...stored, _id: new Types.ObjectId() });
}

/** Makes the product's own guarded update, each at its own mesa, in a collection with the same indexes. */
export function guardedUpdate(database: mongo.Db, stored: GrupoDoc, mesas: readonly MesaDe[]): RawWrite {
  const collection = database.collection<GrupoDoc>('bench_grupos');
  return (index) => {
    const { local, mesa } = mesas[index] as MesaDe;
    const { filter, update } = addToTab(altaOf(stored, local.id, mesa));
    return collection.findOneAndUpdate(filter, update, {
      upsert: true,
      returnDocument: 'after',
      ...SIN_HISTORIAL,
    });
  };
}

/** Empties both collections and gives the second its indexes. */
export async function clearRaw(database: mongo.Db): Promise<void> {
  await database.collection('bench').deleteMany({});
  const grupos = database.collection('bench_grupos');
  await grupos.deleteMany({});
  await grupos.createIndexes(grupoSchema.indexes().map(([key, options]) => ({ key, ...options })) as never);
}

function altaOf({ pedidos }: GrupoDoc, restauranteId: string, mesa: number): AltaEnMesa {
  const clave = randomUUID();
  const tickets = pedidos.map(({ revAlta: _, ...ticket }) => ({
    ...ticket,
    _id: new Types.ObjectId(),
    clave,
    lineas: ticket.lineas.map((linea) => ({ ...linea, _id: new Types.ObjectId() })),
  })) as unknown as [NuevoTicket, ...NuevoTicket[]];
  return { restauranteId, mesa, tickets, carga: cargaDe(tickets), ahora: new Date(), deMesa: {} };
}
