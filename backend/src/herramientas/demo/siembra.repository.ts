import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { coleccionOf } from '../../plataforma/base-datos/coleccion';
import { SIEMBRA } from './siembra.schema';
import type { Etapa, SiembraDoc } from './siembra.schema';

@Injectable()
export class SiembraRepository {
  private readonly siembra: Collection<SiembraDoc>;

  constructor(@InjectModel(SIEMBRA) model: Model<SiembraDoc>) {
    this.siembra = coleccionOf(model);
  }

  /** Null when no demo was ever begun here. */
  async findEtapa(): Promise<Etapa | null> {
    return (await this.siembra.findOne({ _id: 'demo' }))?.etapa ?? null;
  }

  async setEtapa(etapa: Etapa): Promise<void> {
    await this.siembra.updateOne({ _id: 'demo' }, { $set: { etapa } }, { upsert: true });
  }
}
