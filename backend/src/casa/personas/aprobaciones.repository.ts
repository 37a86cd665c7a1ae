import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import { toId } from '../../plataforma/base-datos/ids';
import { aprobacionSchema } from './aprobacion.schema';
import type { AprobacionDoc } from './aprobacion.schema';

/** What is approved: an act of the request with this key, sent by this device. */
export interface Aprobado {
  restauranteId: string;
  dispositivo: string;
  acto: string;
  clave: string;
}

/** Only this file reads and writes `aprobaciones`. */
@Injectable()
export class AprobacionesRepository {
  constructor(@InjectColeccion(aprobacionSchema) private readonly aprobaciones: Collection<AprobacionDoc>) {}

  /** One that was used already stays as it is, unless this one is of something else. */
  async saveAprobacion(
    aprobado: Aprobado,
    { para, ...datos }: Pick<AprobacionDoc, 'persona' | 'hasta' | 'olvidarEn' | 'para'>,
  ): Promise<void> {
    const restaurante = toId(aprobado.restauranteId);
    const isDeOtra = para === undefined ? { $exists: false } : { $ne: para };
    try {
      await this.aprobaciones.updateOne(
        { _id: idDeAprobacion(aprobado), sobre: isDeOtra },
        para === undefined
          ? { $set: { restaurante, ...datos }, $unset: { para: '' } }
          : { $set: { restaurante, ...datos, para }, $unset: { sobre: '' } },
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /**
   * In one write the first request that comes uses it, and the same request finds it again. Returns null where
   * there is none, it is of something else, or nobody used it in time or by one of these encargados.
   */
  useAprobacion(
    aprobado: Aprobado,
    sobre: string,
    encargados: readonly string[],
    ahora: Date,
  ): Promise<AprobacionDoc | null> {
    const sinUsar = {
      sobre: { $exists: false },
      $or: [{ para: sobre }, { para: { $exists: false } }],
      hasta: { $gt: ahora },
      persona: { $in: [...encargados] },
    };
    return this.aprobaciones.findOneAndUpdate(
      { _id: idDeAprobacion(aprobado), $or: [{ sobre }, sinUsar] },
      { $set: { sobre } },
      { returnDocument: 'after' },
    );
  }
}

const idDeAprobacion = ({ restauranteId, dispositivo, acto, clave }: Aprobado): string =>
  [restauranteId, dispositivo, acto, clave.toLowerCase()].join(':');
