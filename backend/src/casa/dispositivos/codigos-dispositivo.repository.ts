import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { foldTexto, puestoDe } from '@carta/contracts';
import type { PuestoDispositivo } from '@carta/contracts';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import { newId, toId } from '../../plataforma/base-datos/ids';
import { codigoDispositivoSchema } from './codigo-dispositivo.schema';
import type { CodigoDispositivoDoc } from './codigo-dispositivo.schema';
import type { DispositivoDoc } from './dispositivo.schema';

export interface NuevoCodigo extends PuestoDispositivo {
  restauranteId: string;
  hash: string;
  nombre: string;
  expiraEn: Date;
}

/** Only this file reads and writes `codigos_dispositivo`; its queries settle concurrency. */
@Injectable()
export class CodigosDispositivoRepository {
  constructor(
    @InjectColeccion(codigoDispositivoSchema) private readonly codigos: Collection<CodigoDispositivoDoc>,
  ) {}

  /** Returns false when another code has these digits. */
  async insertCodigo({ restauranteId, nombre, ...codigo }: NuevoCodigo): Promise<boolean> {
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

  /** Finds a code that is free or taken by this key. */
  findBueno(hash: string, clave: string, ahora: Date): Promise<CodigoDispositivoDoc | null> {
    return this.codigos.findOne(bueno(hash, clave, ahora));
  }

  /** Takes the code; returns true for one key only, however many try at once. */
  async takeCodigo(hash: string, clave: string, ahora: Date): Promise<boolean> {
    const { matchedCount } = await this.codigos.updateOne(bueno(hash, clave, ahora), { $set: { clave } });
    return matchedCount === 1;
  }

  /** Lets the holder of this secret pair as an existing device, whose old code it replaces. */
  async admitCodigo(
    { _id, restaurante, nombre, nombreNormalizado: normalizado, ...dispositivo }: DispositivoDoc,
    hash: string,
    expiraEn: Date,
  ): Promise<void> {
    await this.codigos.updateOne(
      { _id, restaurante },
      {
        $set: {
          hash,
          nombre,
          nombreNormalizado: normalizado,
          ...puestoDe(dispositivo),
          expiraEn,
          clave: null,
        },
      },
      { upsert: true },
    );
  }

  async releaseCodigo({ _id, restaurante }: CodigoDispositivoDoc, clave: string): Promise<void> {
    await this.codigos.updateOne({ _id, restaurante, clave }, { $set: { clave: null } });
  }

  /** Returns false once the device of this code was removed. */
  async isCodigoTaken({ _id, restaurante }: CodigoDispositivoDoc, clave: string): Promise<boolean> {
    return (await this.codigos.findOne({ _id, restaurante, clave }, { projection: { _id: 1 } })) !== null;
  }

  /** After its first use it lives only as long as a response may be lost. */
  async shortenCodigo(codigo: CodigoDispositivoDoc, hasta: Date): Promise<void> {
    await this.codigos.updateOne(
      { _id: codigo._id, restaurante: codigo.restaurante, clave: null },
      { $min: { expiraEn: hasta } },
    );
  }

  async deleteCodigo(restauranteId: string, id: string): Promise<void> {
    await this.codigos.deleteOne({ _id: toId(id), restaurante: toId(restauranteId) });
  }

  /** Forgets the free codes of this name, and all that expired before an instant. */
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
