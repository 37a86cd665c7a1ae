import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { newId, toId } from '../../base-datos/ids';
import { TOKENS_RECORDADOS } from './rotacion';
import { SESION } from './sesion.schema';
import type { Rol, SesionDoc } from './sesion.schema';

/** A family as the rest of auth knows it. */
export interface Familia {
  fam: string;
  restauranteId: string;
  rol: Rol;
  huella: string;
}

export interface FamiliaConTokens extends Familia {
  /** Hashes, the newest first. */
  tokens: readonly string[];
}

export type NuevaFamilia = Omit<SesionDoc, '_id' | 'restauranteId' | 'terminadaEn'> & {
  restauranteId: string;
};

/** The only reader and writer of the collection `sesiones`. Ended and expired families do not exist. */
@Injectable()
export class SesionesRepository {
  constructor(@InjectModel(SESION) private readonly sesiones: Model<SesionDoc>) {}

  async insert(nueva: NuevaFamilia): Promise<Familia> {
    const doc = {
      ...nueva,
      _id: newId(),
      restauranteId: toId(nueva.restauranteId),
      terminadaEn: null,
    };
    await this.sesiones.collection.insertOne(doc);
    return toFamilia(doc);
  }

  async findViva(fam: string, ahora: Date): Promise<Familia | null> {
    const doc = await this.sesiones.findOne({ _id: toId(fam), ...viva(ahora) }, SIN_TOKENS).lean();
    return doc && toFamilia(doc);
  }

  async findVivas(fams: readonly string[], ahora: Date): Promise<Familia[]> {
    const docs = await this.sesiones
      .find({ _id: { $in: fams.map(toId) }, ...viva(ahora) }, SIN_TOKENS)
      .lean();
    return docs.map(toFamilia);
  }

  async findVivaPorToken(hash: string, ahora: Date): Promise<FamiliaConTokens | null> {
    const doc = await this.sesiones.findOne({ tokens: hash, ...viva(ahora) }).lean();
    return doc && { ...toFamilia(doc), tokens: doc.tokens };
  }

  /** Puts the successor first, only if `hash` still is the newest; false when somebody was faster. */
  async addSuccessor(fam: string, hash: string, successor: string, ahora: Date): Promise<boolean> {
    const { modifiedCount } = await this.sesiones.updateOne(
      { _id: toId(fam), 'tokens.0': hash, ...viva(ahora) },
      { $push: { tokens: { $each: [successor], $position: 0, $slice: TOKENS_RECORDADOS } } },
    );
    return modifiedCount === 1;
  }

  /** False when it had already ended. */
  async end(fam: string, ahora: Date): Promise<boolean> {
    const { modifiedCount } = await this.sesiones.updateOne(
      { _id: toId(fam), terminadaEn: null },
      { $set: { terminadaEn: ahora } },
    );
    return modifiedCount === 1;
  }

  /** Ends every family of an account in this role; answers which were alive. */
  async endAll(restauranteId: string, rol: Rol, ahora: Date): Promise<string[]> {
    const deEsta = { restauranteId: toId(restauranteId), rol, ...viva(ahora) };
    const vivas = await this.sesiones.find(deEsta, { _id: 1 }).lean();
    await this.sesiones.updateMany(
      { _id: { $in: vivas.map(({ _id }) => _id) }, terminadaEn: null },
      { $set: { terminadaEn: ahora } },
    );
    return vivas.map(({ _id }) => _id.toHexString());
  }

  /** Whether this account was ever entered from this address, among the families still kept. */
  async hasDireccion(restauranteId: string, direccion: string): Promise<boolean> {
    return (await this.sesiones.exists({ restauranteId: toId(restauranteId), direccion })) !== null;
  }

  /** Forgets an account's families that expired before an instant. */
  async deleteExpiradas(restauranteId: string, antesDe: Date): Promise<void> {
    await this.sesiones.deleteMany({ restauranteId: toId(restauranteId), expiraEn: { $lt: antesDe } });
  }
}

/** Read at every request: they are of no use there. */
const SIN_TOKENS = { tokens: 0 } as const;

const viva = (ahora: Date) => ({ terminadaEn: null, expiraEn: { $gt: ahora } });

function toFamilia({ _id, restauranteId, rol, huella }: Omit<SesionDoc, 'tokens'>): Familia {
  return { fam: _id.toHexString(), restauranteId: restauranteId.toHexString(), rol, huella };
}
