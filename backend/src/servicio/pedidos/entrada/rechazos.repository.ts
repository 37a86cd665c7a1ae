import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { toId } from '../../../plataforma/base-datos/ids';
import { rechazoSchema } from './rechazo.schema';
import type { RechazoDoc } from './rechazo.schema';

/** The only reader and writer of `rechazos`; several processes add up. */
@Injectable()
export class RechazosRepository {
  constructor(@InjectColeccion(rechazoSchema) private readonly rechazos: Collection<RechazoDoc>) {}

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
