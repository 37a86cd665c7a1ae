import { mongo } from 'mongoose';
import type { Connection } from 'mongoose';
import { dbOf } from '../../plataforma/base-datos/conexion/connect';

const { EJSON } = mongo.BSON;

export interface ArchivoGuardado {
  readonly nombre: string;
  readonly documento: Buffer;
  readonly bytes: Buffer;
}

/** GridFS holds files, above all photos. */
export class ArchivosRepository {
  private readonly db: mongo.Db;

  constructor(connection: Connection) {
    this.db = dbOf(connection);
  }

  async findCubos(): Promise<string[]> {
    const all = await this.db.listCollections({ name: /\.files$/ }, { nameOnly: true }).toArray();
    return all.map(({ name }) => name.replace(/\.files$/, '')).sort();
  }

  estimateArchivos(cubo: string): Promise<number> {
    return this.files(cubo).estimatedDocumentCount();
  }

  countArchivos(cubo: string): Promise<number> {
    return this.files(cubo).countDocuments();
  }

  /** Yields whole files; one removed meanwhile may be missing, and one that lacks bytes is its name only. */
  async *readArchivos(cubo: string): AsyncGenerator<ArchivoGuardado | string> {
    for await (const doc of this.files(cubo).find({}, { promoteValues: false, promoteLongs: false })) {
      const bytes = await this.readBytes(cubo, doc._id);
      if (bytes.length !== Number(doc.length)) {
        if (await this.files(cubo).findOne({ _id: doc._id })) yield String(doc.filename);
        continue;
      }
      yield {
        nombre: String(doc.filename),
        documento: Buffer.from(EJSON.stringify(doc, { relaxed: false })),
        bytes,
      };
    }
  }

  /** Replaces a file that was cut off. */
  async writeArchivo(cubo: string, documento: Buffer, bytes: Buffer): Promise<void> {
    const doc = EJSON.parse(documento.toString('utf8'), { relaxed: false }) as mongo.GridFSFile;
    const size = Number(doc.chunkSize);
    if (!(size > 0) || Number(doc.length) !== bytes.length)
      throw new Error('su documento no es el de sus bytes');
    const chunks = this.db.collection(`${cubo}.chunks`);
    await chunks.deleteMany({ files_id: doc._id });
    for (let n = 0; n * size < bytes.length; n++) {
      await chunks.insertOne({ files_id: doc._id, n, data: bytes.subarray(n * size, (n + 1) * size) });
    }
    await this.files(cubo).replaceOne({ _id: doc._id }, doc, { upsert: true });
  }

  private async readBytes(cubo: string, id: mongo.ObjectId): Promise<Buffer> {
    const parts: Buffer[] = [];
    const chunks = this.db.collection<{ data: mongo.Binary }>(`${cubo}.chunks`);
    for await (const { data } of chunks.find({ files_id: id }, { sort: { n: 1 } })) {
      parts.push(Buffer.from(data.buffer.subarray(0, data.position)));
    }
    return Buffer.concat(parts);
  }

  private files(cubo: string): mongo.Collection<mongo.GridFSFile> {
    return this.db.collection<mongo.GridFSFile>(`${cubo}.files`);
  }
}
