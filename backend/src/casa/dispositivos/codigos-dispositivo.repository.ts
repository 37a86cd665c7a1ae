import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { foldTexto } from '@carta/contracts';
import type { Puesto } from '@carta/contracts';
import { coleccionOf } from '../../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import { newId, toId } from '../../plataforma/base-datos/ids';
import { CODIGO_DISPOSITIVO } from './codigo-dispositivo.schema';
import type { CodigoDispositivoDoc } from './codigo-dispositivo.schema';
import type { DispositivoDoc } from './dispositivo.schema';

export interface NuevoCodigo {
  restauranteId: string;
  hash: string;
  nombre: string;
  puesto: Puesto;
  expiraEn: Date;
}

/** The only reader and writer of `codigos_dispositivo`. All that is concurrent is settled in its queries. */
@Injectable()
export class CodigosDispositivoRepository {
  private readonly codigos: Collection<CodigoDispositivoDoc>;

  constructor(@InjectModel(CODIGO_DISPOSITIVO) model: Model<CodigoDispositivoDoc>) {
    this.codigos = coleccionOf(model);
  }

  /** False when another code has these digits. */
  async insert({ restauranteId, nombre, ...codigo }: NuevoCodigo): Promise<boolean> {
    try {
      await this.codigos.insertOne({
        ...codigo,
        _id: newId(),
        restaurante: toId(restauranteId),
        nombre,
        nombreNormalizado: foldTexto(nombre),
        clave: null,
      });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** A code that whoever has this key may pair with: nobody has taken it, or the same key has. */
  findBueno(hash: string, clave: string, ahora: Date): Promise<CodigoDispositivoDoc | null> {
    return this.codigos.findOne(bueno(hash, clave, ahora));
  }

  /** Takes the code; true for one key only, however many ask at once. */
  async take(hash: string, clave: string, ahora: Date): Promise<boolean> {
    const { matchedCount } = await this.codigos.updateOne(bueno(hash, clave, ahora), { $set: { clave } });
    return matchedCount === 1;
  }

  /** Lets whoever has this secret pair as a device that there is; it takes the place of its old code. */
  async admit(
    { _id, restaurante, nombre, nombreNormalizado: normalizado, puesto }: DispositivoDoc,
    hash: string,
    expiraEn: Date,
  ): Promise<void> {
    await this.codigos.updateOne(
      { _id, restaurante },
      { $set: { hash, nombre, nombreNormalizado: normalizado, puesto, expiraEn, clave: null } },
      { upsert: true },
    );
  }

  /** Nothing came of it: anybody may take the code again. */
  async release({ _id, restaurante }: CodigoDispositivoDoc, clave: string): Promise<void> {
    await this.codigos.updateOne({ _id, restaurante, clave }, { $set: { clave: null } });
  }

  /** False once the device of this code was removed. */
  async isTaken({ _id, restaurante }: CodigoDispositivoDoc, clave: string): Promise<boolean> {
    return (await this.codigos.findOne({ _id, restaurante, clave }, { projection: { _id: 1 } })) !== null;
  }

  /** From its first use on it is good only for as long as an answer may be lost. */
  async shorten(codigo: CodigoDispositivoDoc, hasta: Date): Promise<void> {
    await this.codigos.updateOne(
      { _id: codigo._id, restaurante: codigo.restaurante, clave: null },
      { $min: { expiraEn: hasta } },
    );
  }

  /** The code a device was paired with is good for nothing more. */
  async delete(restauranteId: string, id: string): Promise<void> {
    await this.codigos.deleteOne({ _id: toId(id), restaurante: toId(restauranteId) });
  }

  /** Forgets a restaurant's codes of this name that nobody took, and all that expired before an instant. */
  async deleteSustituidos(restauranteId: string, nombre: string, antesDe: Date): Promise<void> {
    await this.codigos.deleteMany({
      restaurante: toId(restauranteId),
      $or: [{ nombreNormalizado: foldTexto(nombre), clave: null }, { expiraEn: { $lt: antesDe } }],
    });
  }
}

function bueno(hash: string, clave: string, ahora: Date) {
  return { hash, expiraEn: { $gt: ahora }, clave: { $in: [null, clave] } };
}
