import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { newId, toId } from '../../plataforma/base-datos/ids';
import { tandaSchema } from './tanda.schema';
import type { OmitidaTanda, TandaDoc } from './tanda.schema';

/** A restaurante keeps this many for retries and undo; each has up to 1 MB. */
const GUARDADAS = 20;

export type TandaSinFilas = Omit<TandaDoc, 'filas'> & { total: number };

/** The only reader and writer of `tandas`; every query names its restaurante, except for unfinished ones. */
@Injectable()
export class TandasRepository {
  constructor(@InjectColeccion(tandaSchema) private readonly tandas: Collection<TandaDoc>) {}

  /** @throws the engine's duplicate key error for a known clave, or while another is under way. */
  async insertTanda(
    restauranteId: string,
    nueva: Omit<TandaDoc, '_id' | 'restaurante' | 'vistas' | 'enCurso'>,
  ): Promise<TandaDoc> {
    const restaurante = toId(restauranteId);
    const doc: TandaDoc = { _id: newId(), restaurante, ...nueva, vistas: 0, enCurso: true };
    await this.tandas.insertOne(doc);
    await this.forgetOld(restauranteId);
    return doc;
  }

  findTanda(restauranteId: string, id: string): Promise<TandaDoc | null> {
    return this.tandas.findOne({ restaurante: toId(restauranteId), _id: toId(id) });
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

  findTandasEnCurso(): Promise<TandaDoc[]> {
    return this.tandas.find({ enCurso: true }).toArray();
  }

  /** Notes the progress up to `hasta`. @returns false when another process has already noted as much. */
  async advanceTanda(
    { _id, restaurante, vistas }: TandaDoc,
    hasta: number,
    omitidas: OmitidaTanda[],
  ): Promise<boolean> {
    const { matchedCount } = await this.tandas.updateOne(
      { restaurante, _id, vistas, enCurso: true },
      { $set: { vistas: hasta }, $push: { omitidas: { $each: omitidas } } },
    );
    return matchedCount === 1;
  }

  /** Returns false when it had already ended. */
  async endTanda({ _id, restaurante }: TandaDoc): Promise<boolean> {
    const { matchedCount } = await this.tandas.updateOne(
      { restaurante, _id, enCurso: true },
      { $set: { enCurso: false } },
    );
    return matchedCount === 1;
  }

  private async forgetOld(restauranteId: string): Promise<void> {
    const restaurante = toId(restauranteId);
    const viejas = await this.tandas
      .find({ restaurante }, { projection: { _id: 1 } })
      .sort({ creadaEn: -1 })
      .skip(GUARDADAS)
      .toArray();
    if (viejas.length === 0) return;
    await this.tandas.deleteMany({
      restaurante,
      _id: { $in: viejas.map(({ _id }) => _id) },
      enCurso: false,
    });
  }
}
