import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../base-datos/coleccion';
import { isDuplicateKey } from '../base-datos/errores-mongo';
import { insertEach } from '../base-datos/insert-each';
import { pulsoSchema } from './pulso.schema';
import type { PulsoDoc } from './pulso.schema';

/** A quarter of an hour of all processes. */
export type PulsoSumado = Omit<PulsoDoc, '_id'>;

@Injectable()
export class PulsosRepository {
  constructor(@InjectColeccion(pulsoSchema) private readonly pulsos: Collection<PulsoDoc>) {}

  /** Those that are there already stay as they are. */
  async insertPulsos(pulsos: readonly PulsoDoc[]): Promise<void> {
    for (const error of await insertEach(this.pulsos, pulsos)) {
      if (error && !isDuplicateKey(error)) throw error;
    }
  }

  /** By their time. They are added up in the database, however many processes there are. */
  findCuartos(): Promise<PulsoSumado[]> {
    return this.pulsos
      .aggregate<PulsoSumado>([
        {
          $group: {
            _id: '$cuarto',
            respuestas: { $sum: '$respuestas' },
            p95Ms: { $max: '$p95Ms' },
            vistoS: { $max: '$vistoS' },
            bucleMs: { $max: '$bucleMs' },
            paronMs: { $max: '$paronMs' },
            errores: { $sum: '$errores' },
            discoLibreMB: { $min: '$discoLibreMB' },
          },
        },
        { $sort: { _id: 1 } },
        { $set: { cuarto: '$_id' } },
      ])
      .toArray();
  }
}
