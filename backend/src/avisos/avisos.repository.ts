import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model, mongo } from 'mongoose';
import { ESTADO_AVISO_INICIAL, isAvisoAbierto } from '@carta/contracts';
import type { EstadoAviso, Pago, TipoAviso } from '@carta/contracts';
import { coleccionOf } from '../base-datos/coleccion';
import { newId, toId } from '../base-datos/ids';
import type { RevAbierta } from '../common/rev-abierta';
import { isDuplicateKey } from '../base-datos/errores-mongo';
import { AVISO } from './aviso.schema';
import type { AvisoDoc } from './aviso.schema';
import { toAvisoMesa } from './avisos.mapper';
import type { AvisoMesa } from './avisos.mapper';

/** Whose call it is, and for what: at most one of them is open. */
export interface RefAviso {
  restauranteId: string;
  mesa: number;
  tipo: TipoAviso;
}

export interface NuevoAviso extends RefAviso {
  pago?: Pago;
  sinVerificar: boolean;
}

/** What may become of a call; what is absent stays. */
export interface CambiosAviso {
  estado?: EstadoAviso;
  por?: string;
  pago?: Pago;
  atendidoEn?: Date;
}

/** The only reader and writer of the collection `avisos`; what is concurrent is settled in its queries. */
@Injectable()
export class AvisosRepository {
  private readonly avisos: Collection<AvisoDoc>;

  constructor(@InjectModel(AVISO) model: Model<AvisoDoc>) {
    this.avisos = coleccionOf(model);
  }

  /** The open call of this kind at this mesa, or null. */
  async findAbierto(ref: RefAviso): Promise<AvisoMesa | null> {
    const doc = await this.avisos.findOne(abiertoDe(ref));
    return doc && toAvisoMesa(doc);
  }

  async find(restauranteId: string, id: string): Promise<AvisoMesa | null> {
    const doc = await this.avisos.findOne({ restaurante: toId(restauranteId), _id: toId(id) });
    return doc && toAvisoMesa(doc);
  }

  /** Open calls made since an instant, the oldest first. */
  async findAbiertos(restauranteId: string, desde: Date): Promise<AvisoMesa[]> {
    const filtro = { restaurante: toId(restauranteId), abierto: true, creadoEn: { $gte: desde } };
    return (await this.avisos.find(filtro, { sort: { creadoEn: 1, _id: 1 } }).toArray()).map(toAvisoMesa);
  }

  /** Calls that phones have proved to be theirs, the oldest first. */
  async findByIds(ids: readonly string[]): Promise<AvisoMesa[]> {
    if (ids.length === 0) return [];
    const filtro = { _id: { $in: ids.map((id) => toId(id)) } };
    return (await this.avisos.find(filtro, { sort: { creadoEn: 1, _id: 1 } }).toArray()).map(toAvisoMesa);
  }

  /** Stores a call; null when the mesa has one of this kind open by now. */
  async insert({ pago, sinVerificar, ...ref }: NuevoAviso, ahora: Date): Promise<AvisoMesa | null> {
    const doc: AvisoDoc = {
      _id: newId(),
      ...abiertoDe(ref),
      ...(pago === undefined ? {} : { pago }),
      rev: ahora.getTime(),
      estado: ESTADO_AVISO_INICIAL,
      creadoEn: ahora,
      ...(sinVerificar ? { sinVerificar: true } : {}),
    };
    try {
      await this.avisos.insertOne(doc);
      return toAvisoMesa(doc);
    } catch (error) {
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  /** Saves over what was read; null when somebody else saved since. */
  async save(aviso: AvisoMesa, cambios: CambiosAviso): Promise<AvisoMesa | null> {
    const doc = await this.avisos.findOneAndUpdate(
      { restaurante: toId(aviso.restauranteId), _id: toId(aviso.id), rev: aviso.rev },
      {
        $set: {
          ...cambios,
          ...(cambios.estado && !isAvisoAbierto({ estado: cambios.estado }) ? { abierto: false } : {}),
        },
        $inc: { rev: 1 },
      },
      { returnDocument: 'after' },
    );
    return doc && toAvisoMesa(doc);
  }

  /** The revs of the open calls made since an instant, of several restaurants, in one covered query. */
  async findRevs(restauranteIds: readonly string[], desde: Date): Promise<RevAbierta[]> {
    const filtro: mongo.Filter<AvisoDoc> = {
      restaurante: { $in: restauranteIds.map((id) => toId(id)) },
      abierto: true,
      creadoEn: { $gte: desde },
    };
    const docs = await this.avisos
      .find<Pick<AvisoDoc, '_id' | 'restaurante' | 'rev'>>(filtro, {
        projection: { _id: 1, restaurante: 1, rev: 1 },
        hint: 'latido',
      })
      .toArray();
    return docs.map(({ _id, restaurante, rev }) => ({
      restauranteId: restaurante.toHexString(),
      id: _id.toHexString(),
      rev,
    }));
  }
}

function abiertoDe({ restauranteId, mesa, tipo }: RefAviso) {
  return { restaurante: toId(restauranteId), mesa, tipo, abierto: true };
}
