import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { InjectColeccion } from '../base-datos/coleccion';
import { newId, toId } from '../base-datos/ids';
import type { TipoEnvio } from './buzon.types';
import { envioSchema } from './envio.schema';
import type { EnvioDoc } from './envio.schema';

export interface EnvioEnMano {
  id: string;
  contenido: string;
  intentos: number;
  caducaEn: Date;
  creadoEn: Date;
}

/** Only this file reads and writes `envios`, a queue that outlives the process. */
@Injectable()
export class EnviosRepository {
  constructor(@InjectColeccion(envioSchema) private readonly envios: Collection<EnvioDoc>) {}

  async insertEnvio(tipo: TipoEnvio, contenido: string, caducaEn: Date, ahora: Date): Promise<void> {
    const doc = { _id: newId(), tipo, contenido, intentos: 0, siguienteEn: ahora, caducaEn, creadoEn: ahora };
    await this.envios.insertOne(doc);
  }

  /** Leases the envio that has been due longest, until `hasta`; returns null when none is due. */
  async leaseEnvio(tipo: TipoEnvio, ahora: Date, hasta: Date): Promise<EnvioEnMano | null> {
    const doc = await this.envios.findOneAndUpdate(
      { tipo, siguienteEn: { $lte: ahora } },
      { $set: { siguienteEn: hasta }, $inc: { intentos: 1 } },
      { sort: { siguienteEn: 1 }, returnDocument: 'after' },
    );
    return doc && toEnMano(doc);
  }

  /** Does nothing once the lease has ended and another process holds it. */
  async postponeEnvio(envio: EnvioEnMano, siguienteEn: Date): Promise<void> {
    await this.envios.updateOne({ _id: toId(envio.id), intentos: envio.intentos }, { $set: { siguienteEn } });
  }

  async deleteEnvio({ id }: EnvioEnMano): Promise<void> {
    await this.envios.deleteOne({ _id: toId(id) });
  }
}

function toEnMano({ _id, contenido, intentos, caducaEn, creadoEn }: EnvioDoc): EnvioEnMano {
  return { id: _id.toHexString(), contenido, intentos, caducaEn, creadoEn };
}
