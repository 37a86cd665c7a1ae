import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { siembraSchema } from './siembra.schema';
import type { Etapa, SiembraDoc } from './siembra.schema';

@Injectable()
export class SiembraRepository {
  constructor(@InjectColeccion(siembraSchema) private readonly siembra: Collection<SiembraDoc>) {}

  /** Null when no demo was ever begun here. */
  async findEtapa(): Promise<Etapa | null> {
    return (await this.siembra.findOne({ _id: 'demo' }))?.etapa ?? null;
  }

  async setEtapa(etapa: Etapa): Promise<void> {
    await this.siembra.updateOne({ _id: 'demo' }, { $set: { etapa } }, { upsert: true });
  }
}
