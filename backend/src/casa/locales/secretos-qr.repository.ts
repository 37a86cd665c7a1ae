import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { toId } from '../../plataforma/base-datos/ids';
import { restauranteSchema } from './restaurante.schema';
import type { SecretoQr, RestauranteDoc } from './restaurante.schema';

export const newSecretoQr = (): SecretoQr => ({ clave: randomBytes(32).toString('base64url'), version: 1 });

export type QrGuardado = Pick<RestauranteDoc, 'servicio'> & { qr: SecretoQr };

/** Only this file reads and writes the field `qr`. */
@Injectable()
export class SecretosQrRepository {
  constructor(
    @InjectColeccion(restauranteSchema) private readonly restaurantes: Collection<RestauranteDoc>,
  ) {}

  /** Makes the missing key of an old restaurant; returns null when there is no such restaurant. */
  async findSecretoQr(id: string): Promise<QrGuardado | null> {
    const doc = await this.readRestaurante(id);
    if (doc?.qr || !doc) return doc as QrGuardado | null;
    // Written only where there is none, so that concurrent callers read the same one.
    await this.restaurantes.updateOne(
      { _id: toId(id), qr: { $exists: false } },
      { $set: { qr: newSecretoQr() } },
    );
    return (await this.readRestaurante(id)) as QrGuardado | null;
  }

  /** Every code signed until now becomes void. */
  async renewSecretoQr(id: string): Promise<void> {
    await this.findSecretoQr(id);
    await this.restaurantes.updateOne(
      { _id: toId(id) },
      { $inc: { 'qr.version': 1 }, $set: { 'qr.desde': new Date() } },
    );
  }

  private readRestaurante(id: string): Promise<Pick<RestauranteDoc, 'servicio' | 'qr'> | null> {
    return this.restaurantes.findOne({ _id: toId(id) }, { projection: { qr: 1, servicio: 1 } });
  }
}
