import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { CODIGO } from '@carta/contracts';
import { coleccionOf } from '../../../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../../../plataforma/base-datos/errores-mongo';
import { newId, toId } from '../../../plataforma/base-datos/ids';
import { CODIGO_ENVIADO } from './codigo.schema';
import type { CodigoDoc, EnlaceEnviado, Proposito } from './codigo.schema';

/** Whose code, and what for. */
export interface RefCodigo {
  restauranteId: string;
  proposito: Proposito;
}

export type Codigo = Pick<CodigoDoc, 'hash' | 'intentos' | 'expiraEn' | 'enviados'>;
export type NuevoCodigo = Pick<CodigoDoc, 'hash' | 'expiraEn' | 'enviados' | 'olvidarEn'> & {
  enlace?: EnlaceEnviado;
};

/** As many as an account may be sent in the time that one is good. */
const MAX_ENLACES = 10;

/** The only reader and writer of the collection `codigos`. All that is concurrent is settled in its queries. */
@Injectable()
export class CodigosRepository {
  private readonly codigos: Collection<CodigoDoc>;

  constructor(@InjectModel(CODIGO_ENVIADO) model: Model<CodigoDoc>) {
    this.codigos = coleccionOf(model);
  }

  find(ref: RefCodigo): Promise<Codigo | null> {
    return this.codigos.findOne(filterOf(ref));
  }

  /** Puts a new code in the place of the one that was `seen`; false when somebody else was faster. */
  async replace(ref: RefCodigo, seen: Codigo | null, { enlace, ...nuevo }: NuevoCodigo): Promise<boolean> {
    const codigo = { ...nuevo, intentos: 0 };
    try {
      if (!seen) {
        await this.codigos.insertOne({
          _id: newId(),
          ...filterOf(ref),
          ...codigo,
          ...(enlace ? { enlaces: [enlace] } : {}),
        });
        return true;
      }
      const { matchedCount } = await this.codigos.updateOne(
        { ...filterOf(ref), enviados: seen.enviados },
        {
          $set: codigo,
          ...(enlace ? { $push: { enlaces: { $each: [enlace], $slice: -MAX_ENLACES } } } : {}),
        },
      );
      return matchedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /**
   * Counts one attempt and answers the hash to compare with; null when no code is alive: none was
   * sent, it has expired, it was used, or its attempts are spent.
   */
  async takeAttempt(ref: RefCodigo, ahora: Date): Promise<string | null> {
    const doc = await this.codigos.findOneAndUpdate(
      {
        ...filterOf(ref),
        hash: { $ne: null },
        intentos: { $lt: CODIGO.intentos },
        expiraEn: { $gt: ahora },
      },
      { $inc: { intentos: 1 } },
    );
    return doc?.hash ?? null;
  }

  /** The last code there was, dead or used; null when there never was one. */
  async findUltimo(ref: RefCodigo): Promise<string | null> {
    const doc = await this.codigos.findOne(filterOf(ref), { projection: { hash: 1, usado: 1 } });
    return doc?.hash ?? doc?.usado ?? null;
  }

  /** The attempt was right and the code is not used yet: it was none. */
  async giveAttemptBack(ref: RefCodigo, hash: string): Promise<void> {
    await this.codigos.updateOne({ ...filterOf(ref), hash }, { $inc: { intentos: -1 } });
  }

  /** Uses the code up; true for one caller only, however many ask at once. */
  async consume(ref: RefCodigo, hash: string): Promise<boolean> {
    const { modifiedCount } = await this.codigos.updateOne(
      { ...filterOf(ref), hash },
      { $set: { hash: null, usado: hash }, $unset: { enlaces: true } },
    );
    return modifiedCount === 1;
  }

  /** Whether this link is good. */
  async hasEnlace(ref: RefCodigo, hash: string, ahora: Date): Promise<boolean> {
    return (await this.codigos.findOne(conEnlace(ref, hash, ahora), { projection: { _id: 1 } })) !== null;
  }

  /** Uses the link up, and with it the code and the other links; true for one caller only. */
  async consumeEnlace(ref: RefCodigo, hash: string, ahora: Date): Promise<boolean> {
    const { modifiedCount } = await this.codigos.updateOne(conEnlace(ref, hash, ahora), {
      $set: { hash: null },
      $unset: { enlaces: true },
    });
    return modifiedCount === 1;
  }

  /** Makes whatever code there is worthless; what was sent still counts. */
  async discard(ref: RefCodigo): Promise<void> {
    await this.codigos.updateOne(filterOf(ref), [
      { $set: { usado: { $ifNull: ['$hash', '$usado'] }, hash: null } },
    ]);
  }
}

function filterOf({ restauranteId, proposito }: RefCodigo) {
  return { restauranteId: toId(restauranteId), proposito };
}

const conEnlace = (ref: RefCodigo, hash: string, ahora: Date) => ({
  ...filterOf(ref),
  enlaces: { $elemMatch: { hash, expiraEn: { $gt: ahora } } },
});
