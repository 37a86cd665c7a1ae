import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { normalizeTexto } from '@carta/contracts';
import { recordarClave, sinHacer } from '../../plataforma/base-datos/claves-recordadas';
import { coleccionOf } from '../../plataforma/base-datos/coleccion';
import { newId, toId } from '../../plataforma/base-datos/ids';
import { keepingFields, literals, withIds } from '../../plataforma/base-datos/partes';
import { A_LA_VENTA } from '../agotado';
import type { Agotable } from '../agotado';
import type { DatosOpcion } from './datos-opcion';
import { OPCION } from './opcion.schema';
import type { OpcionDoc } from './opcion.schema';

/** The only reader and writer of the collection `opciones`; every query names its restaurante. */
@Injectable()
export class OpcionesRepository {
  private readonly opciones: Collection<OpcionDoc>;

  constructor(@InjectModel(OPCION) model: Model<OpcionDoc>) {
    this.opciones = coleccionOf(model);
  }

  /** In the order in which they were made. */
  findAll(restauranteId: string): Promise<OpcionDoc[]> {
    return this.opciones
      .find({ restaurante: toId(restauranteId) })
      .sort({ _id: 1 })
      .toArray();
  }

  findByIds(restauranteId: string, ids: readonly string[]): Promise<OpcionDoc[]> {
    return this.opciones.find({ restaurante: toId(restauranteId), _id: { $in: ids.map(toId) } }).toArray();
  }

  findOne(restauranteId: string, id: string): Promise<OpcionDoc | null> {
    return this.opciones.findOne({ restaurante: toId(restauranteId), _id: toId(id) });
  }

  findByClave(restauranteId: string, clave: string): Promise<OpcionDoc | null> {
    return this.opciones.findOne({ restaurante: toId(restauranteId), clave });
  }

  count(restauranteId: string): Promise<number> {
    return this.opciones.countDocuments({ restaurante: toId(restauranteId) });
  }

  /** A taken name, or a taken clave, is the engine's duplicate key error. */
  async insert(
    restauranteId: string,
    { valores, ...datos }: DatosOpcion,
    clave: string | undefined,
  ): Promise<OpcionDoc> {
    const doc: OpcionDoc = {
      _id: newId(),
      restaurante: toId(restauranteId),
      ...datos,
      nombreNormalizado: normalizeTexto(datos.nombre),
      valores: withIds(valores, [], newId).map((valor) => ({ ...valor, ...A_LA_VENTA })),
      ...(clave === undefined ? {} : { clave }),
    };
    await this.opciones.insertOne(doc);
    return doc;
  }

  /**
   * The opción as it is now, or null when this restaurant has none such. A value that keeps its id keeps
   * whether it is sold out, also what is said of it meanwhile. A taken name is the engine's duplicate key error.
   */
  update(antes: OpcionDoc, { valores, ...datos }: DatosOpcion): Promise<OpcionDoc | null> {
    const conocidos = antes.valores.map(({ _id }) => _id);
    const conIds = withIds(valores, conocidos, newId);
    const campos = { ...datos, nombreNormalizado: normalizeTexto(datos.nombre) };
    const filtro = { restaurante: antes.restaurante, _id: antes._id };
    return this.opciones.findOneAndUpdate(
      filtro,
      [{ $set: { ...literals(campos), valores: keepingFields('valores', conIds, { ...A_LA_VENTA }) } }],
      { returnDocument: 'after' },
    );
  }

  /**
   * Null when this restaurant has no such opción, or it no such value.
   * @param clave under which it is changed once: known, the opción stays as others have left it.
   */
  async setDisponibilidad(
    restauranteId: string,
    id: string,
    valorId: string,
    { disponible, agotadoHasta }: Agotable,
    clave: string | undefined,
  ): Promise<OpcionDoc | null> {
    const filtro = { restaurante: toId(restauranteId), _id: toId(id), 'valores._id': toId(valorId) };
    const doc = await this.opciones.findOneAndUpdate(
      { ...filtro, ...sinHacer(clave) },
      {
        $set: { 'valores.$[v].disponible': disponible, 'valores.$[v].agotadoHasta': agotadoHasta },
        ...recordarClave(clave),
      },
      { arrayFilters: [{ 'v._id': toId(valorId) }], returnDocument: 'after' },
    );
    return doc ?? (clave === undefined ? null : this.opciones.findOne(filtro));
  }

  async delete(restauranteId: string, id: string): Promise<void> {
    const filtro = { restaurante: toId(restauranteId), _id: toId(id) };
    await this.opciones.deleteOne(filtro);
  }
}
