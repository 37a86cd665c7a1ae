import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { mongo } from 'mongoose';
import type { Connection } from 'mongoose';
import { BaseDatosError } from '../base-datos/base-datos.error';

/** Files in GridFS, by name. A name is a hash of its bytes: two files with one name are the same. */
@Injectable()
export class ImagenesRepository {
  private bucket?: mongo.GridFSBucket;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  async has(nombre: string): Promise<boolean> {
    return (await this.files().find({ filename: nombre }).limit(1).toArray()).length > 0;
  }

  /** A file appears whole or not at all: its entry is written after its bytes. */
  async put(nombre: string, bytes: Buffer): Promise<void> {
    if (await this.has(nombre)) return;
    await pipeline(Readable.from([bytes]), this.files().openUploadStream(nombre));
  }

  async read(nombre: string): Promise<Buffer | null> {
    const [file] = await this.files().find({ filename: nombre }).limit(1).toArray();
    if (!file) return null;
    const trozos: Buffer[] = [];
    for await (const trozo of this.files().openDownloadStream(file._id)) trozos.push(trozo as Buffer);
    return Buffer.concat(trozos);
  }

  private files(): mongo.GridFSBucket {
    const { db } = this.connection;
    if (!db) throw new BaseDatosError('La base de datos no está abierta.');
    this.bucket ??= new mongo.GridFSBucket(db, { bucketName: 'imagenes' });
    return this.bucket;
  }
}
