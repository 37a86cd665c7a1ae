import { CON_ESPERA } from '../plataforma/base-datos/con-espera';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../plataforma/base-datos/errores-mongo';
import { toId } from '../plataforma/base-datos/ids';
import { lotesDe } from '../plataforma/base-datos/lotes';
import { FORMA } from './suma-jornada';
import type { CifrasJornada, Recuento } from './suma-jornada';
import { sumaSchema } from './suma.schema';
import type { SumaDoc } from './suma.schema';

/** Read in batches, so that nobody else waits for them. */
const LOTE = 50;

export interface SumaGuardada {
  dia: string;
  recuento: Recuento;
  cifras: CifrasJornada;
}

/** Only this file reads and writes `sumas`. */
@Injectable()
export class SumasRepository {
  constructor(@InjectColeccion(sumaSchema) private readonly sumas: Collection<SumaDoc>) {}

  /** Both days are included. */
  async findSumas(restauranteId: string, desde: string, hasta: string): Promise<SumaGuardada[]> {
    const docs = this.sumas.find(
      { restaurante: toId(restauranteId), dia: { $gte: desde, $lte: hasta }, forma: FORMA },
      { batchSize: LOTE, ...CON_ESPERA },
    );
    const sumas: SumaGuardada[] = [];
    for await (const { dia, mesas, revs, cifras } of docs) {
      sumas.push({ dia, recuento: { mesas, revs }, cifras: JSON.parse(cifras) as CifrasJornada });
    }
    return sumas;
  }

  /** Replaces each day's totals; those of a concurrent process may win. */
  async saveSumas(restauranteId: string, sumas: readonly SumaGuardada[]): Promise<void> {
    const restaurante = toId(restauranteId);
    const puts = sumas.map(({ dia, recuento, cifras }) => ({
      replaceOne: {
        filter: { restaurante, dia },
        replacement: { restaurante, dia, forma: FORMA, ...recuento, cifras: JSON.stringify(cifras) },
        upsert: true,
      },
    }));
    for (const lote of lotesDe(puts)) {
      try {
        await this.sumas.bulkWrite(lote, { ordered: false });
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
    }
  }
}
