import { setImmediate as nextTurn } from 'node:timers/promises';
import { mongo } from 'mongoose';
import type { Connection } from 'mongoose';
import { isCalculada } from '../../plataforma/base-datos/calculadas';
import { dbOf } from '../../plataforma/base-datos/conexion/connect';
import { lotesDe } from '../../plataforma/base-datos/lotes';
import { quorumOf } from '../../plataforma/base-datos/mayoria';
import { isDelServidor } from '../../plataforma/base-datos/sistema';

const { EJSON } = mongo.BSON;

/** Each line is a whole document. */
export interface Lote {
  readonly lineas: Buffer;
  readonly documentos: number;
}

const LOTE_BYTES = 4_000_000;
/** After this many bytes other work of this process has its turn: orders come during a copy. */
const PAUSA_BYTES = 200_000;
const LECTURA = 200;
/** Numbers keep their types: 5.0 must not return as 5. */
const AS_STORED = { promoteValues: false, promoteLongs: false, promoteBuffers: false } as const;
/** Read before the mesas that they seal, which may go on meanwhile. */
const FIRST = 'sellos';
/**
 * Read last, so that documents that name others find them; a place is stored before its account, so that each
 * account finds it.
 */
const NAMED_BY_OTHERS = ['productos', 'opciones', 'categorias', 'cuentas', 'restaurantes'];

const isFileOfBucket = (name: string): boolean => /\.(files|chunks)$/.test(name);

/** Every document of a database as text, and back; files have their own repository. */
export class DocumentosRepository {
  private readonly db: mongo.Db;

  constructor(connection: Connection) {
    this.db = dbOf(connection);
  }

  /** In the order in which they must be read. */
  async findColecciones(): Promise<string[]> {
    const all = await this.db.listCollections({}, { nameOnly: true }).toArray();
    const names = all
      .map(({ name }) => name)
      .filter((name) => !isDelServidor(name) && !name.startsWith('system.'));
    const rank = (name: string): number => (name === FIRST ? -2 : NAMED_BY_OTHERS.indexOf(name));
    return names
      .filter((name) => !isFileOfBucket(name) && !isCalculada(name))
      .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
  }

  /** Yields each document once and whole, even if it changes meanwhile. */
  async *readDocumentos(coleccion: string): AsyncGenerator<Lote> {
    let lineas: string[] = [];
    let bytes = 0;
    let pausas = 0;
    for await (const doc of this.db.collection(coleccion).find({}, { ...AS_STORED, batchSize: LECTURA })) {
      const linea = `${EJSON.stringify(doc, { relaxed: false })}\n`;
      lineas.push(linea);
      bytes += Buffer.byteLength(linea);
      if (bytes > (pausas + 1) * PAUSA_BYTES) {
        pausas += 1;
        await nextTurn();
      }
      if (bytes < LOTE_BYTES) continue;
      yield { lineas: Buffer.from(lineas.join('')), documentos: lineas.length };
      lineas = [];
      bytes = 0;
      pausas = 0;
    }
    if (lineas.length > 0) yield { lineas: Buffer.from(lineas.join('')), documentos: lineas.length };
  }

  /** Writing the same documents again changes nothing. */
  async writeDocumentos(coleccion: string, lineas: Buffer): Promise<void> {
    const docs = lineas.toString('utf8').split('\n').filter(Boolean).map(parseDoc);
    for (const lote of lotesDe(docs)) {
      await this.db.collection(coleccion).bulkWrite(
        lote.map((doc) => ({ replaceOne: { filter: { _id: doc._id }, replacement: doc, upsert: true } })),
        { ordered: false },
      );
    }
  }

  async estimateDocumentos(coleccion: string): Promise<number> {
    return this.db.collection(coleccion).estimatedDocumentCount();
  }

  countDocumentos(coleccion: string): Promise<number> {
    return this.db.collection(coleccion).countDocuments();
  }

  /** Returns the bytes of everything as stored in memory, photos included. */
  async weighBase(): Promise<number> {
    const { dataSize = 0 } = (await this.db.stats()) as { dataSize?: number };
    return dataSize;
  }

  async readIndices(): Promise<Buffer> {
    const all = await this.db.listCollections({}, { nameOnly: true }).toArray();
    const names = all
      .map(({ name }) => name)
      .filter((name) => !isDelServidor(name) && !name.startsWith('system.'));
    const indices: Record<string, unknown[]> = {};
    for (const name of names) indices[name] = await this.db.collection(name).listIndexes().toArray();
    return Buffer.from(EJSON.stringify(indices, { relaxed: true }));
  }

  async writeIndices(bytes: Buffer): Promise<void> {
    const indices = EJSON.parse(bytes.toString('utf8')) as Record<string, mongo.IndexDescription[]>;
    const quorum = await quorumOf(this.db);
    for (const [coleccion, its] of Object.entries(indices)) {
      const made = its.filter(({ name }) => name !== '_id_');
      if (made.length > 0) await this.db.command({ createIndexes: coleccion, indexes: made, ...quorum });
    }
  }

  async clearBase(): Promise<void> {
    for (const { name } of await this.db.listCollections({}, { nameOnly: true }).toArray()) {
      if (!isDelServidor(name) && !name.startsWith('system.')) await this.db.dropCollection(name);
    }
  }
}

function parseDoc(linea: string): mongo.Document & { _id: mongo.ObjectId } {
  const doc = EJSON.parse(linea, { relaxed: false }) as Partial<mongo.Document> | null;
  if (doc?._id === undefined) throw new Error('un documento no tiene _id');
  return doc as mongo.Document & { _id: mongo.ObjectId };
}
