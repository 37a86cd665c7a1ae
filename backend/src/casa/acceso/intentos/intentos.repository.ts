import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../../../plataforma/base-datos/errores-mongo';
import { intentoSchema } from './intento.schema';
import type { IntentoDoc } from './intento.schema';

/** Only this file reads and writes `intentos`. */
@Injectable()
export class IntentosRepository {
  constructor(@InjectColeccion(intentoSchema) private readonly intentos: Collection<IntentoDoc>) {}

  findIntento(id: string): Promise<IntentoDoc | null> {
    return this.intentos.findOne({ _id: id });
  }

  /** Returns false when somebody else has replaced `seen` before. */
  async replaceIntento(seen: IntentoDoc | null, next: IntentoDoc): Promise<boolean> {
    return seen ? this.updateIntento(seen, next) : this.insertIntento(next);
  }

  async deleteIntento(id: string): Promise<void> {
    await this.intentos.deleteOne({ _id: id });
  }

  private async updateIntento({ _id, fallos, olvidarEn }: IntentoDoc, next: IntentoDoc): Promise<boolean> {
    const { matchedCount } = await this.intentos.replaceOne({ _id, fallos, olvidarEn }, next);
    return matchedCount === 1;
  }

  private async insertIntento(next: IntentoDoc): Promise<boolean> {
    try {
      await this.intentos.insertOne(next);
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}
