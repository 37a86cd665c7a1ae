import { mongo } from 'mongoose';
import type { Connection } from 'mongoose';
import type { Husos } from '@carta/contracts';
import { dbOf } from '../plataforma/base-datos/conexion/connect';
import type { ArqueoDoc } from '../servicio/arqueos/arqueo.schema';
import type { GrupoDoc } from '../servicio/pedidos/grupos/grupo.schema';
import type { CabezaDoc, DiaSelladoDoc } from '../servicio/pedidos/sello/dia-sellado.schema';
import { contenidoOf } from './datos/archivo/formato';
import { readMiembros } from './datos/archivo/leer';

const { EJSON } = mongo.BSON;
const LOTE = 200;

export interface LocalSellado {
  id: string;
  nombre: string;
  husos: Husos;
}

export type SelloDoc = DiaSelladoDoc | CabezaDoc;

/** The places, the sealed days and the tabs of a database, or of an exported copy of one. */
export interface FuenteSellos {
  findLocales(): Promise<LocalSellado[]>;
  streamSellos(): AsyncIterable<SelloDoc>;
  streamMesas(): AsyncIterable<GrupoDoc>;
  findArqueos(): Promise<ArqueoDoc[]>;
}

interface LocalDoc {
  _id: mongo.ObjectId;
  nombre: string;
  servicio?: { husos?: Husos };
}

export function sellosDeBase(connection: Connection): FuenteSellos {
  const db = dbOf(connection);
  const all = <Doc extends object>(coleccion: string) =>
    db.collection(coleccion).find<Doc>({}, { batchSize: LOTE });
  return {
    findLocales: async () => (await all<LocalDoc>('restaurantes').toArray()).map(toLocal),
    streamSellos: () => all<SelloDoc>('sellos'),
    streamMesas: () => all<GrupoDoc>('grupos'),
    findArqueos: () => all<ArqueoDoc>('arqueos').toArray(),
  };
}

/** The copy was verified before. */
export function sellosDeCopia(file: string): FuenteSellos {
  return {
    findLocales: async () => {
      const locales: LocalSellado[] = [];
      for await (const doc of readDocs<LocalDoc>(file, 'restaurantes')) locales.push(toLocal(doc));
      return locales;
    },
    streamSellos: () => readDocs<SelloDoc>(file, 'sellos'),
    streamMesas: () => readDocs<GrupoDoc>(file, 'grupos'),
    findArqueos: async () => {
      const arqueos: ArqueoDoc[] = [];
      for await (const doc of readDocs<ArqueoDoc>(file, 'arqueos')) arqueos.push(doc);
      return arqueos;
    },
  };
}

async function* readDocs<Doc>(file: string, coleccion: string): AsyncGenerator<Doc> {
  for await (const { nombre, bytes } of readMiembros(file)) {
    const contenido = contenidoOf(nombre);
    if (contenido.es !== 'lote' || contenido.coleccion !== coleccion) continue;
    for (const linea of bytes.toString('utf8').split('\n')) if (linea) yield EJSON.parse(linea) as Doc;
  }
}

const toLocal = ({ _id, nombre, servicio }: LocalDoc): LocalSellado => ({
  id: _id.toHexString(),
  nombre,
  husos: servicio?.husos ?? [],
});
