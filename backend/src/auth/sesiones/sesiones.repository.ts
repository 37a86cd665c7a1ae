import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { newId, toId } from '../../base-datos/ids';
import type { DispositivoDeSesion } from '../../common/acceso/acceso';
import { TOKENS_RECORDADOS } from './rotacion';
import { SESION } from './sesion.schema';
import type { Rol, SesionDoc } from './sesion.schema';

/** A family as the rest of auth knows it. */
export interface Familia {
  fam: string;
  restauranteId: string;
  rol: Rol;
  huella: string;
  dispositivo?: DispositivoDeSesion;
}

export interface FamiliaConTokens extends Familia {
  /** Hashes, the newest first. */
  tokens: readonly string[];
}

export type NuevaFamilia = Omit<SesionDoc, '_id' | 'restauranteId' | 'dispositivo' | 'terminadaEn'> & {
  restauranteId: string;
  dispositivo?: DispositivoDeSesion;
};

/** The only reader and writer of the collection `sesiones`. Ended and expired families do not exist. */
@Injectable()
export class SesionesRepository {
  constructor(@InjectModel(SESION) private readonly sesiones: Model<SesionDoc>) {}

  async insert({ dispositivo, ...nueva }: NuevaFamilia): Promise<Familia> {
    const doc: SesionDoc = {
      ...nueva,
      ...(dispositivo ? { dispositivo: { ...dispositivo, id: toId(dispositivo.id) } } : {}),
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
      endedAt(ahora),
    );
    return modifiedCount === 1;
  }

  /** Ends every family of an account in this role; answers which were alive. */
  endAll(restauranteId: string, rol: Rol, ahora: Date): Promise<string[]> {
    return this.endWhere({ restauranteId: toId(restauranteId), rol }, ahora);
  }

  /** Ends every family of a device; answers which were alive. */
  endDispositivo(restauranteId: string, dispositivoId: string, ahora: Date): Promise<string[]> {
    return this.endWhere(
      { restauranteId: toId(restauranteId), 'dispositivo.id': toId(dispositivoId) },
      ahora,
    );
  }

  /** Whether this account was ever entered from this address, among the families still kept. */
  async hasDireccion(restauranteId: string, direccion: string): Promise<boolean> {
    return (await this.sesiones.exists({ restauranteId: toId(restauranteId), direccion })) !== null;
  }

  /** Forgets an account's families that expired before an instant. */
  async deleteExpiradas(restauranteId: string, antesDe: Date): Promise<void> {
    await this.sesiones.deleteMany({ restauranteId: toId(restauranteId), expiraEn: { $lt: antesDe } });
  }

  private async endWhere(cuales: object, ahora: Date): Promise<string[]> {
    const vivas = await this.sesiones.find({ ...cuales, ...viva(ahora) }, { _id: 1 }).lean();
    await this.sesiones.updateMany(
      { _id: { $in: vivas.map(({ _id }) => _id) }, terminadaEn: null },
      endedAt(ahora),
    );
    return vivas.map(({ _id }) => _id.toHexString());
  }
}

/** What has ended has expired too, so that a device's is forgotten one day like any other. */
const endedAt = (ahora: Date) => ({ $set: { terminadaEn: ahora }, $min: { expiraEn: ahora } });

/** Read at every request: they are of no use there. */
const SIN_TOKENS = { tokens: 0 } as const;

const viva = (ahora: Date) => ({ terminadaEn: null, expiraEn: { $gt: ahora } });

function toFamilia({ _id, restauranteId, rol, huella, dispositivo }: Omit<SesionDoc, 'tokens'>): Familia {
  return {
    fam: _id.toHexString(),
    restauranteId: restauranteId.toHexString(),
    rol,
    huella,
    ...(dispositivo ? { dispositivo: toDispositivo(dispositivo) } : {}),
  };
}

function toDispositivo({ id, nombre, puesto }: NonNullable<SesionDoc['dispositivo']>): DispositivoDeSesion {
  return { id: id.toHexString(), nombre, puesto };
}
