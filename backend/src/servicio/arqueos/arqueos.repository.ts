import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { PERSONA_BORRADA, centimos } from '@carta/contracts';
import type { Arqueo } from '@carta/contracts';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import { newId, toId } from '../../plataforma/base-datos/ids';
import { arqueoSchema } from './arqueo.schema';
import type { ArqueoDoc } from './arqueo.schema';

export interface ArqueoGuardado extends Arqueo {
  dia: string;
}

/** The only reader and writer of `arqueos`. */
@Injectable()
export class ArqueosRepository {
  constructor(@InjectColeccion(arqueoSchema) private readonly arqueos: Collection<ArqueoDoc>) {}

  /** In their order. */
  async findDia(restauranteId: string, dia: string): Promise<Arqueo[]> {
    const filtro = { restaurante: toId(restauranteId), dia };
    return (await this.arqueos.find(filtro, { sort: { n: 1 }, hint: 'dia' }).toArray()).map(toArqueo);
  }

  /** As they are stored. */
  findDias(restauranteId: string, dias: readonly string[]): Promise<ArqueoDoc[]> {
    return this.arqueos.find({ restaurante: toId(restauranteId), dia: { $in: [...dias] } }).toArray();
  }

  /** The days that have entries, from one on. */
  async findConApuntes(restauranteId: string, desde: string): Promise<string[]> {
    const where = { restaurante: toId(restauranteId), dia: { $gte: desde } };
    return this.arqueos.distinct('dia', where);
  }

  async findConClave(restauranteId: string, clave: string): Promise<ArqueoGuardado | null> {
    const doc = await this.arqueos.findOne({ restaurante: toId(restauranteId), clave });
    return doc && { dia: doc.dia, ...toArqueo(doc) };
  }

  /** Returns false when its key or its number is taken. */
  async insertArqueo(
    restauranteId: string,
    { clave, ...nuevo }: Omit<ArqueoGuardado, 'id'> & { clave: string },
  ): Promise<boolean> {
    try {
      await this.arqueos.insertOne({ _id: newId(), restaurante: toId(restauranteId), clave, ...nuevo });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  async blankNombre(restauranteId: string, persona: string): Promise<void> {
    await this.arqueos.updateMany(
      { restaurante: toId(restauranteId), persona },
      { $set: { por: PERSONA_BORRADA } },
    );
  }
}

function toArqueo({ _id, n, tipo, importe, motivo, esperado, en, por, persona }: ArqueoDoc): Arqueo {
  return {
    id: _id.toHexString(),
    n,
    tipo,
    importe: centimos(importe),
    ...(motivo === undefined ? {} : { motivo }),
    ...(esperado === undefined ? {} : { esperado }),
    en,
    por,
    ...(persona === undefined ? {} : { persona }),
  };
}
