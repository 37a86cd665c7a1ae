import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { CODIGO } from '@carta/contracts';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../../../plataforma/base-datos/errores-mongo';
import { newId, toId } from '../../../plataforma/base-datos/ids';
import { codigoSchema } from './codigo.schema';
import type { CodigoDoc, EnlaceEnviado, Proposito } from './codigo.schema';

export interface RefCodigo {
  cuentaId: string;
  proposito: Proposito;
}

export type Codigo = Pick<CodigoDoc, 'hash' | 'intentos' | 'expiraEn' | 'enviados'>;
export type NuevoCodigo = Pick<CodigoDoc, 'hash' | 'expiraEn' | 'enviados' | 'olvidarEn'> & {
  enlace?: EnlaceEnviado;
};

/** An account may be sent as many while one is valid. */
const MAX_ENLACES = 10;

/** Only this file reads and writes `codigos`; its queries settle concurrency. */
@Injectable()
export class CodigosRepository {
  constructor(@InjectColeccion(codigoSchema) private readonly codigos: Collection<CodigoDoc>) {}

  findCodigo(ref: RefCodigo): Promise<Codigo | null> {
    return this.codigos.findOne(filterOf(ref));
  }

  /** Returns false when somebody else has replaced `seen` before. */
  async replaceCodigo(
    ref: RefCodigo,
    seen: Codigo | null,
    { enlace, ...nuevo }: NuevoCodigo,
  ): Promise<boolean> {
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

  /** Counts one attempt and returns the hash to compare with; null when no code is alive. */
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

  /** Finds dead and used codes too. */
  async findUltimo(ref: RefCodigo): Promise<string | null> {
    const doc = await this.codigos.findOne(filterOf(ref), { projection: { hash: 1, usado: 1 } });
    return doc?.hash ?? doc?.usado ?? null;
  }

  /** Corrects the count: a right attempt is not a guess. */
  async giveAttemptBack(ref: RefCodigo, hash: string): Promise<void> {
    await this.codigos.updateOne({ ...filterOf(ref), hash }, { $inc: { intentos: -1 } });
  }

  /** Returns true to one caller only, however many try at once. */
  async consumeCodigo(ref: RefCodigo, hash: string): Promise<boolean> {
    const { modifiedCount } = await this.codigos.updateOne(
      { ...filterOf(ref), hash },
      { $set: { hash: null, usado: hash }, $unset: { enlaces: true } },
    );
    return modifiedCount === 1;
  }

  async hasEnlace(ref: RefCodigo, hash: string, ahora: Date): Promise<boolean> {
    return (await this.codigos.findOne(conEnlace(ref, hash, ahora), { projection: { _id: 1 } })) !== null;
  }

  /** Uses up the link, the code and the other links; returns true to one caller only. */
  async consumeEnlace(ref: RefCodigo, hash: string, ahora: Date): Promise<boolean> {
    const { modifiedCount } = await this.codigos.updateOne(conEnlace(ref, hash, ahora), {
      $set: { hash: null },
      $unset: { enlaces: true },
    });
    return modifiedCount === 1;
  }

  /** Voids the code; the mails sent still count. */
  async discardCodigo(ref: RefCodigo): Promise<void> {
    await this.codigos.updateOne(filterOf(ref), [
      { $set: { usado: { $ifNull: ['$hash', '$usado'] }, hash: null } },
    ]);
  }
}

function filterOf({ cuentaId, proposito }: RefCodigo) {
  return { cuentaId: toId(cuentaId), proposito };
}

const conEnlace = (ref: RefCodigo, hash: string, ahora: Date) => ({
  ...filterOf(ref),
  enlaces: { $elemMatch: { hash, expiraEn: { $gt: ahora } } },
});
