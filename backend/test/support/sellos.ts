import { mongo } from 'mongoose';
import type { ArqueoDoc } from '../../src/servicio/arqueos/arqueo.schema';
import type { GrupoDoc } from '../../src/servicio/pedidos/grupos/grupo.schema';
import type { FuenteSellos, LocalSellado, SelloDoc } from '../../src/herramientas/sellos.repository';
import type { TestApp } from './app';

const { EJSON } = mongo.BSON;

/** All that a seal is compared with, of one place, in memory: it can be falsified at will. */
export interface CopiaSellada {
  local: LocalSellado;
  sellos: SelloDoc[];
  mesas: GrupoDoc[];
  arqueos: ArqueoDoc[];
}

export async function readSellada({ db }: TestApp, id: string): Promise<CopiaSellada> {
  const restaurante = new mongo.ObjectId(id);
  const sellos = await db.collection<SelloDoc>('sellos').find({ restaurante }).sort({ dia: 1 }).toArray();
  const mesas = await db.collection<GrupoDoc>('grupos').find({ restaurante }).sort({ _id: 1 }).toArray();
  const arqueos = await db.collection<ArqueoDoc>('arqueos').find({ restaurante }).toArray();
  return { local: { id, nombre: 'La Tasca', husos: [] }, sellos, mesas, arqueos };
}

export const copyOf = <T>(valor: T): T => EJSON.parse(EJSON.stringify(valor)) as T;

export const fuenteOf = ({ local, sellos, mesas, arqueos }: CopiaSellada): FuenteSellos => ({
  findLocales: () => Promise.resolve([local]),
  async *streamSellos() {
    yield* await Promise.resolve(sellos);
  },
  async *streamMesas() {
    yield* await Promise.resolve(mesas);
  },
  findArqueos: () => Promise.resolve(arqueos),
});
