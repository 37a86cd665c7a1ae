import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { mongo } from 'mongoose';
import type { Connection } from 'mongoose';
import { dbOf } from '../base-datos/conexion/connect';
import { GuardiaFotos } from './guardia-fotos';

const CUBO = 'imagenes';

type ArchivoDoc = mongo.GridFSFile & { metadata?: { usadaEn?: Date } };

/** Names are hashes of the bytes: the same photo is stored once for all restaurants. */
@Injectable()
export class ImagenesRepository {
  private readonly guardia = new GuardiaFotos();
  private bucket?: mongo.GridFSBucket;

  constructor(@InjectConnection() private readonly connection: Connection) {}

  /** A file appears whole or not at all; an existing one is marked as used in the write that finds it. */
  putImagen(nombre: string, bytes: Buffer): Promise<void> {
    return this.guardia.run(nombre, () => this.writeImagen(nombre, bytes));
  }

  /** Marks files as used now; returns false when there is none. */
  async touchImagenes(nombres: readonly string[]): Promise<boolean> {
    const metadata = { usadaEn: new Date() };
    const { matchedCount } = await this.files().updateMany(
      { filename: { $in: [...nombres] } },
      { $set: { metadata } },
    );
    return matchedCount > 0;
  }

  readImagen(nombre: string): Promise<Buffer | null> {
    return this.guardia.run(nombre, () => this.readWhole(nombre));
  }

  async weighImagenes(nombres: readonly string[]): Promise<number> {
    const suma = [
      { $match: { filename: { $in: [...nombres] } } },
      { $group: { _id: null, bytes: { $sum: '$length' } } },
    ];
    const [total] = await this.files().aggregate<{ bytes: number }>(suma).toArray();
    return total?.bytes ?? 0;
  }

  async *findSinUsarDesde(limite: Date): AsyncGenerator<string> {
    const nombres = this.files().find(sinUsarDesde(limite), { projection: { filename: 1 } });
    for await (const { filename } of nombres) yield filename;
  }

  /** Deletes a file in one command, unless it was stored since. Returns false when it stays. */
  deleteImagenSinUsar(nombre: string, limite: Date): Promise<boolean> {
    return this.guardia.run(nombre, () => this.removeImagen(nombre, limite));
  }

  private async writeImagen(nombre: string, bytes: Buffer): Promise<void> {
    if (await this.touchImagenes([nombre])) return;
    const metadata = { usadaEn: new Date() };
    await pipeline(Readable.from([bytes]), this.open().openUploadStream(nombre, { metadata }));
  }

  private async readWhole(nombre: string): Promise<Buffer | null> {
    const [file] = await this.open().find({ filename: nombre }).limit(1).toArray();
    if (!file) return null;
    const trozos: Buffer[] = [];
    for await (const trozo of this.open().openDownloadStream(file._id)) trozos.push(trozo as Buffer);
    return Buffer.concat(trozos);
  }

  private async removeImagen(nombre: string, limite: Date): Promise<boolean> {
    const borrada = await this.files().findOneAndDelete({ filename: nombre, ...sinUsarDesde(limite) });
    if (!borrada) return false;
    await this.db().collection(`${CUBO}.chunks`).deleteMany({ files_id: borrada._id });
    return true;
  }

  private files(): mongo.Collection<ArchivoDoc> {
    return this.db().collection<ArchivoDoc>(`${CUBO}.files`);
  }

  private open(): mongo.GridFSBucket {
    return (this.bucket ??= new mongo.GridFSBucket(this.db(), { bucketName: CUBO }));
  }

  private db(): mongo.Db {
    return dbOf(this.connection);
  }
}

/** Old files have no `usadaEn`, so their upload counts. */
function sinUsarDesde(limite: Date): mongo.Filter<ArchivoDoc> {
  return {
    uploadDate: { $lt: limite },
    $or: [{ 'metadata.usadaEn': { $lt: limite } }, { 'metadata.usadaEn': null }],
  };
}
