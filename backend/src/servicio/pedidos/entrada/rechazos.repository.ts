import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { coleccionOf } from '../../../plataforma/base-datos/coleccion';
import { toId } from '../../../plataforma/base-datos/ids';
import { RECHAZO } from './rechazo.schema';
import type { RechazoDoc } from './rechazo.schema';

/** The only reader and writer of `rechazos`; several processes add up. */
@Injectable()
export class RechazosRepository {
  private readonly rechazos: Collection<RechazoDoc>;

  constructor(@InjectModel(RECHAZO) model: Model<RechazoDoc>) {
    this.rechazos = coleccionOf(model);
  }

  async findRechazos(restauranteId: string, dia: string): Promise<number> {
    const doc = await this.rechazos.findOne({ restaurante: toId(restauranteId), dia });
    return doc?.sinCodigo ?? 0;
  }

  async addRechazos(restauranteId: string, dia: string, sinCodigo: number): Promise<void> {
    await this.rechazos.updateOne(
      { restaurante: toId(restauranteId), dia },
      { $inc: { sinCodigo } },
      { upsert: true },
    );
  }
}
