import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { coleccionOf } from '../../base-datos/coleccion';
import { isDuplicateKey } from '../../base-datos/errores-mongo';
import { GRUPO } from '../grupos/grupo.schema';
import type { GrupoDoc } from '../grupos/grupo.schema';

/** Where mesas of other days are written; those of today are grupos.repository's. */
@Injectable()
export class ArchivoRepository {
  private readonly grupos: Collection<GrupoDoc>;

  constructor(@InjectModel(GRUPO) model: Model<GrupoDoc>) {
    this.grupos = coleccionOf(model);
  }

  /** Keeps mesas as they are; one whose orders are already here is passed over. */
  async insert(docs: readonly GrupoDoc[]): Promise<void> {
    if (docs.length === 0) return;
    try {
      await this.grupos.insertMany([...docs], { ordered: false });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
