import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { coleccionOf } from '../base-datos/coleccion';
import { newId, toId } from '../base-datos/ids';
import { CORREO } from './correo.schema';
import type { CorreoDoc } from './correo.schema';

/** A mail somebody holds for a while in order to deliver it. */
export interface CorreoEnMano {
  id: string;
  contenido: string;
  intentos: number;
  caducaEn: Date;
  creadoEn: Date;
}

/** The only reader and writer of the collection `correos`: a queue that outlives the process. */
@Injectable()
export class CorreosRepository {
  private readonly correos: Collection<CorreoDoc>;

  constructor(@InjectModel(CORREO) model: Model<CorreoDoc>) {
    this.correos = coleccionOf(model);
  }

  async insert(contenido: string, caducaEn: Date, ahora: Date): Promise<void> {
    const doc = { _id: newId(), contenido, intentos: 0, siguienteEn: ahora, caducaEn, creadoEn: ahora };
    await this.correos.insertOne(doc);
  }

  /** Takes the mail that is due longest, for nobody else to touch before `hasta`; null when none is. */
  async lease(ahora: Date, hasta: Date): Promise<CorreoEnMano | null> {
    const doc = await this.correos.findOneAndUpdate(
      { siguienteEn: { $lte: ahora } },
      { $set: { siguienteEn: hasta }, $inc: { intentos: 1 } },
      { sort: { siguienteEn: 1 }, returnDocument: 'after' },
    );
    return doc && toEnMano(doc);
  }

  /** Puts it back until then; nothing happens once its lease has ended and somebody else holds it. */
  async postpone(correo: CorreoEnMano, siguienteEn: Date): Promise<void> {
    await this.correos.updateOne(
      { _id: toId(correo.id), intentos: correo.intentos },
      { $set: { siguienteEn } },
    );
  }

  async delete({ id }: CorreoEnMano): Promise<void> {
    await this.correos.deleteOne({ _id: toId(id) });
  }
}

function toEnMano({ _id, contenido, intentos, caducaEn, creadoEn }: CorreoDoc): CorreoEnMano {
  return { id: _id.toHexString(), contenido, intentos, caducaEn, creadoEn };
}
