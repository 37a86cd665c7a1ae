import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { normalizeTexto } from '@carta/contracts';
import type { TipoPedido } from '@carta/contracts';
import { newId, toId } from '../base-datos/ids';
import { CATEGORIA } from './categoria.schema';
import type { CategoriaDoc } from './categoria.schema';

/** The only reader and writer of the collection `categorias`; every query names its restaurante. */
@Injectable()
export class CategoriasRepository {
  private readonly categorias: Collection<CategoriaDoc>;

  constructor(@InjectModel(CATEGORIA) model: Model<CategoriaDoc>) {
    this.categorias = model.db.collection<CategoriaDoc>(model.collection.name);
  }

  findAll(restauranteId: string): Promise<CategoriaDoc[]> {
    return this.categorias.find({ restaurante: toId(restauranteId) }).toArray();
  }

  /** A taken name is the engine's duplicate key error. */
  async insert(
    restauranteId: string,
    { nombre, posicion, tipo }: { nombre: string; posicion: number; tipo: TipoPedido },
  ): Promise<CategoriaDoc> {
    const doc: CategoriaDoc = {
      _id: newId(),
      restaurante: toId(restauranteId),
      nombre,
      nombreNormalizado: normalizeTexto(nombre),
      posicion,
      tipo,
    };
    await this.categorias.insertOne(doc);
    return doc;
  }
}
