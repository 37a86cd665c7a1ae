import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { normalizeTexto } from '@carta/contracts';
import type { Tramo, TipoPedido } from '@carta/contracts';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { newId, toId } from '../../plataforma/base-datos/ids';
import type { DbId } from '../../plataforma/base-datos/ids';
import type { DestinoDoc } from '../destino';
import { categoriaSchema } from './categoria.schema';
import type { CategoriaDoc } from './categoria.schema';

export interface CambiosCategoria extends DestinoDoc {
  nombre?: string;
  posicion?: number;
  tipo?: TipoPedido;
  /** An empty list removes them. */
  horas?: readonly Tramo[];
}

export interface CategoriaNueva extends Pick<
  CategoriaDoc,
  'nombre' | 'tipo' | 'horas' | 'clave' | keyof DestinoDoc
> {
  posicion: number;
}

/** The only reader and writer of `categorias`; every query names its restaurante. */
@Injectable()
export class CategoriasRepository {
  constructor(@InjectColeccion(categoriaSchema) private readonly categorias: Collection<CategoriaDoc>) {}

  findCategorias(restauranteId: string): Promise<CategoriaDoc[]> {
    return this.categorias.find({ restaurante: toId(restauranteId) }).toArray();
  }

  findCategoriaPorClave(restauranteId: string, clave: string): Promise<CategoriaDoc | null> {
    return this.categorias.findOne({ restaurante: toId(restauranteId), clave });
  }

  async findPorIdONombre(restauranteId: string, id: DbId, nombre: string): Promise<CategoriaDoc | null> {
    const restaurante = toId(restauranteId);
    const propia = await this.categorias.findOne({ restaurante, _id: id });
    return propia ?? this.categorias.findOne({ restaurante, nombreNormalizado: normalizeTexto(nombre) });
  }

  /** @throws the engine's duplicate key error for a taken id, name or clave. */
  async insertCategoria(
    restauranteId: string,
    { nombre, posicion, tipo, horas, clave, ...destino }: CategoriaNueva,
    _id = newId(),
  ): Promise<CategoriaDoc> {
    const doc: CategoriaDoc = {
      _id,
      restaurante: toId(restauranteId),
      nombre,
      nombreNormalizado: normalizeTexto(nombre),
      posicion,
      tipo,
      ...(horas ? { horas } : {}),
      ...destino,
      ...(clave === undefined ? {} : { clave }),
    };
    await this.categorias.insertOne(doc);
    return doc;
  }

  /** Returns false when there is none. @throws the engine's duplicate key error for a taken name. */
  async updateCategoria(
    restauranteId: string,
    id: string,
    { nombre, posicion, tipo, horas, ...destino }: CambiosCategoria,
  ): Promise<boolean> {
    const $set: Partial<CategoriaDoc> = {
      ...(nombre === undefined ? {} : { nombre, nombreNormalizado: normalizeTexto(nombre) }),
      ...(posicion === undefined ? {} : { posicion }),
      ...(tipo === undefined ? {} : { tipo }),
      ...(horas && horas.length > 0 ? { horas } : {}),
      ...destino,
    };
    const cambios = { $set, ...(horas?.length === 0 ? { $unset: { horas: '' as const } } : {}) };
    const filtro = { restaurante: toId(restauranteId), _id: toId(id) };
    return (await this.categorias.updateOne(filtro, cambios)).matchedCount > 0;
  }

  async setOrdenCategorias(restauranteId: string, ids: readonly string[]): Promise<void> {
    const orden = ids.map((id) => toId(id));
    await this.categorias.updateMany({ restaurante: toId(restauranteId), _id: { $in: orden } }, [
      { $set: { posicion: { $indexOfArray: [orden, '$_id'] } } },
    ]);
  }

  async deleteCategoria(restauranteId: string, id: string): Promise<void> {
    await this.categorias.deleteOne({ restaurante: toId(restauranteId), _id: toId(id) });
  }
}
