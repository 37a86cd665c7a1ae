import { isHecho, recordarClave, sinHacer, withClave } from '../../plataforma/base-datos/claves-recordadas';
import { nextRev, sinCambiar } from '../../plataforma/base-datos/revision';
import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { normalizeTexto } from '@carta/contracts';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { newId, toId } from '../../plataforma/base-datos/ids';
import { keepingFields, literals, withIds } from '../../plataforma/base-datos/subdocumentos';
import { A_LA_VENTA } from '../agotado';
import type { Agotable } from '../agotado';
import type { DatosOpcion } from './datos-opcion';
import { opcionSchema } from './opcion.schema';
import type { OpcionDoc } from './opcion.schema';

/** The only reader and writer of `opciones`; every query names its restaurante. */
@Injectable()
export class OpcionesRepository {
  constructor(@InjectColeccion(opcionSchema) private readonly opciones: Collection<OpcionDoc>) {}

  findOpciones(restauranteId: string): Promise<OpcionDoc[]> {
    return this.opciones
      .find({ restaurante: toId(restauranteId) })
      .sort({ _id: 1 })
      .toArray();
  }

  findOpcionesPorId(restauranteId: string, ids: readonly string[]): Promise<OpcionDoc[]> {
    return this.opciones.find({ restaurante: toId(restauranteId), _id: { $in: ids.map(toId) } }).toArray();
  }

  findOpcion(restauranteId: string, id: string): Promise<OpcionDoc | null> {
    return this.opciones.findOne({ restaurante: toId(restauranteId), _id: toId(id) });
  }

  findOpcionPorClave(restauranteId: string, clave: string): Promise<OpcionDoc | null> {
    return this.opciones.findOne({ restaurante: toId(restauranteId), clave });
  }

  countOpciones(restauranteId: string): Promise<number> {
    return this.opciones.countDocuments({ restaurante: toId(restauranteId) });
  }

  /** @throws the engine's duplicate key error for a taken name or clave. */
  async insertOpcion(
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
   * A value that keeps its id keeps its availability, even if somebody changes that meanwhile.
   * @param clave makes the change once: a retry leaves the opción as it is now.
   * @param rev of what the screen saw: nothing newer is overwritten. Null when there is no such opción here.
   * @throws the engine's duplicate key error for a taken name.
   */
  async updateOpcion(
    antes: OpcionDoc,
    { valores, ...datos }: DatosOpcion,
    { clave, rev }: { clave: string | undefined; rev: number | undefined },
  ): Promise<{ es: 'guardada' | 'cambiada'; doc: OpcionDoc } | null> {
    const conocidos = antes.valores.map(({ _id }) => _id);
    const conIds = withIds(valores, conocidos, newId);
    const campos = { ...datos, nombreNormalizado: normalizeTexto(datos.nombre) };
    const filtro = { restaurante: antes.restaurante, _id: antes._id };
    const $set = {
      ...literals(campos),
      valores: keepingFields('valores', conIds, { ...A_LA_VENTA }),
      ...withClave(clave),
      ...nextRev(),
    };
    const guardada = await this.opciones.findOneAndUpdate(
      { ...filtro, ...sinHacer(clave), ...sinCambiar(rev) },
      [{ $set }],
      { returnDocument: 'after' },
    );
    if (guardada) return { es: 'guardada', doc: guardada };
    const doc = await this.opciones.findOne(filtro);
    return doc && { es: isHecho(doc, clave) ? 'guardada' : 'cambiada', doc };
  }

  /** @param clave makes the change once: a retry leaves the opción as it is now. */
  async setDisponibilidadOpcion(
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

  async deleteOpcion(restauranteId: string, id: string): Promise<void> {
    const filtro = { restaurante: toId(restauranteId), _id: toId(id) };
    await this.opciones.deleteOne(filtro);
  }
}
