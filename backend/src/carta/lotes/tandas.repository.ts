import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { newId, toId } from '../../plataforma/base-datos/ids';
import { tandaSchema } from './tanda.schema';
import type { OmitidaTanda, TandaDoc } from './tanda.schema';
import { TareasRepository } from './tareas.repository';

/** A restaurante keeps this many for retries and undo; each has up to 1 MB. */
const GUARDADAS = 20;

export type TandaSinFilas = Omit<TandaDoc, 'filas'> & { total: number };

/** The only reader and writer of `tandas`. */
@Injectable()
export class TandasRepository extends TareasRepository<TandaDoc, OmitidaTanda[]> {
  constructor(@InjectColeccion(tandaSchema) private readonly tandas: Collection<TandaDoc>) {
    super(tandas);
  }

  /** @throws the engine's duplicate key error for a known clave, or while another is under way. */
  async insertTanda(
    restauranteId: string,
    nueva: Omit<TandaDoc, '_id' | 'restaurante' | 'vistas' | 'enCurso'>,
  ): Promise<TandaDoc> {
    const restaurante = toId(restauranteId);
    const doc: TandaDoc = { _id: newId(), restaurante, ...nueva, vistas: 0, enCurso: true };
    await this.tandas.insertOne(doc);
    await this.forgetOld({ restaurante }, GUARDADAS);
    return doc;
  }

  findTandaPorClave(restauranteId: string, clave: string): Promise<TandaDoc | null> {
    return this.tandas.findOne({ restaurante: toId(restauranteId), clave });
  }

  async findLastTanda(restauranteId: string): Promise<TandaSinFilas | null> {
    const [ultima] = await this.tandas
      .aggregate<TandaSinFilas>([
        { $match: { restaurante: toId(restauranteId) } },
        { $sort: { creadaEn: -1 } },
        { $limit: 1 },
        { $addFields: { total: { $size: '$filas' } } },
        { $project: { filas: 0 } },
      ])
      .toArray();
    return ultima ?? null;
  }

  protected toUpdate(omitidas: OmitidaTanda[]) {
    return { $push: { omitidas: { $each: omitidas } } };
  }
}
