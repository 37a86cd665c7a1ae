import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { foldTexto, puestoDe } from '@carta/contracts';
import type { PuestoDispositivo } from '@carta/contracts';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import { toId } from '../../plataforma/base-datos/ids';
import { setOrUnset } from '../../plataforma/base-datos/set-o-unset';
import type { CodigoDispositivoDoc } from './codigo-dispositivo.schema';
import { dispositivoSchema } from './dispositivo.schema';
import type { DispositivoDoc, SolicitudReadmision } from './dispositivo.schema';

/** Only this file reads and writes `dispositivos`. */
@Injectable()
export class DispositivosRepository {
  constructor(
    @InjectColeccion(dispositivoSchema) private readonly dispositivos: Collection<DispositivoDoc>,
  ) {}

  listDispositivos(restauranteId: string): Promise<DispositivoDoc[]> {
    return this.dispositivos
      .find({ restaurante: toId(restauranteId) })
      .sort({ nombreNormalizado: 1 })
      .toArray();
  }

  countDispositivos(restauranteId: string): Promise<number> {
    return this.dispositivos.countDocuments({ restaurante: toId(restauranteId) });
  }

  findDispositivo(restauranteId: string, id: string): Promise<DispositivoDoc | null> {
    return this.dispositivos.findOne({ _id: toId(id), restaurante: toId(restauranteId) });
  }

  async hasNombre(restauranteId: string, nombre: string): Promise<boolean> {
    const conEseNombre = { restaurante: toId(restauranteId), nombreNormalizado: foldTexto(nombre) };
    return (await this.dispositivos.findOne(conEseNombre, { projection: { _id: 1 } })) !== null;
  }

  /** Returns null when another device has its name. */
  async insertDispositivo(
    { _id, restaurante, nombre, nombreNormalizado: normalizado, ...codigo }: CodigoDispositivoDoc,
    ahora: Date,
  ): Promise<DispositivoDoc | null> {
    const doc = {
      _id,
      restaurante,
      nombre,
      nombreNormalizado: normalizado,
      ...puestoDe(codigo),
      creadoEn: ahora,
      vistoEn: ahora,
      conectadoHasta: ahora,
    };
    try {
      await this.dispositivos.insertOne(doc);
      return doc;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Another process may have stored this very device a moment ago.
      return this.dispositivos.findOne({ _id, restaurante });
    }
  }

  /** Returns it as it is now; null when it is gone, or not at this rev. */
  changePuesto(
    restauranteId: string,
    id: string,
    rev: number,
    { puesto, estaciones, lengua }: PuestoDispositivo,
  ): Promise<DispositivoDoc | null> {
    return this.dispositivos.findOneAndUpdate(
      { _id: toId(id), restaurante: toId(restauranteId), rev: rev === 0 ? { $exists: false } : rev },
      setOrUnset({ puesto, estaciones, lengua, rev: rev + 1 }),
      { returnDocument: 'after' },
    );
  }

  /** Returns null when there is no such request or device. */
  seeSolicitud(restauranteId: string, id: string, hash: string, ahora: Date): Promise<DispositivoDoc | null> {
    return this.dispositivos.findOneAndUpdate(
      { _id: toId(id), restaurante: toId(restauranteId), 'solicitudes.hash': hash },
      { $set: { 'solicitudes.$.vistaEn': ahora } },
    );
  }

  /** Adds nothing when there are `max` requests, or one has its digits. */
  async addSolicitud(
    restauranteId: string,
    id: string,
    nueva: SolicitudReadmision,
    max: number,
  ): Promise<boolean> {
    const { matchedCount } = await this.dispositivos.updateOne(
      {
        _id: toId(id),
        restaurante: toId(restauranteId),
        [`solicitudes.${max - 1}`]: { $exists: false },
        'solicitudes.hash': { $ne: nueva.hash },
        'solicitudes.cifras': { $ne: nueva.cifras },
      },
      { $push: { solicitudes: nueva } },
    );
    return matchedCount === 1;
  }

  async dropSolicitudes(restauranteId: string, id: string, antesDe: Date): Promise<void> {
    await this.dispositivos.updateOne(
      { _id: toId(id), restaurante: toId(restauranteId) },
      { $pull: { solicitudes: { vistaEn: { $lt: antesDe } } } },
    );
  }

  async deleteDispositivo(restauranteId: string, id: string): Promise<void> {
    await this.dispositivos.deleteOne({ _id: toId(id), restaurante: toId(restauranteId) });
  }

  /** @param ids of sessions that are alive. */
  async touchDispositivos(ids: readonly string[], vistoEn: Date, conectadoHasta: Date): Promise<void> {
    await this.dispositivos.updateMany(
      { _id: { $in: ids.map((id) => toId(id)) } },
      { $set: { vistoEn, conectadoHasta } },
    );
  }
}
