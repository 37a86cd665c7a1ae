import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { slugOf } from '@carta/contracts';
import type { TipoUsuario } from '@carta/contracts';
import { newId, toId } from '../base-datos/ids';
import type { CambiosCuenta, NuevaCuenta } from './cuenta';
import { RESTAURANTE } from './restaurante.schema';
import type { RestauranteDoc } from './restaurante.schema';

/** The only reader and writer of the collection `restaurantes`. */
@Injectable()
export class RestaurantesRepository {
  private readonly restaurantes: Collection<RestauranteDoc>;

  constructor(@InjectModel(RESTAURANTE) model: Model<RestauranteDoc>) {
    this.restaurantes = model.db.collection<RestauranteDoc>(model.collection.name);
  }

  findById(id: string): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOne({ _id: toId(id) });
  }

  findByIds(ids: readonly string[]): Promise<RestauranteDoc[]> {
    return this.restaurantes.find({ _id: { $in: ids.map((id) => toId(id)) } }).toArray();
  }

  /** @param email normalised. */
  findByEmail(email: string): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOne({ email });
  }

  findBySlug(slug: string): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOne({ slug });
  }

  /** True when nobody has ever registered here. */
  async isEmpty(): Promise<boolean> {
    return (await this.restaurantes.findOne({}, { projection: { _id: 1 } })) === null;
  }

  /** The slug ends with the id. A taken email is the engine's duplicate key error. */
  async insert(nueva: NuevaCuenta): Promise<RestauranteDoc> {
    const _id = newId();
    const doc = { ...nueva, _id, slug: slugOf(nueva.nombre, _id.toHexString()), creadoEn: new Date() };
    await this.restaurantes.insertOne(doc);
    return doc;
  }

  /** Answers the account as it is now, or null when there is none with this email. */
  setTipo(email: string, tipoUsuario: TipoUsuario): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOneAndUpdate(
      { email },
      { $set: { tipoUsuario } },
      { returnDocument: 'after' },
    );
  }

  /** Answers the account as it is now, or null when there is none. */
  setVerificado(id: string): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOneAndUpdate(
      { _id: toId(id) },
      { $set: { emailVerificado: true } },
      { returnDocument: 'after' },
    );
  }

  /** Both in one write: whoever may choose a password this way has proved the email too. */
  async setPasswordVerificado(id: string, passwordHash: string): Promise<void> {
    await this.restaurantes.updateOne({ _id: toId(id) }, { $set: { passwordHash, emailVerificado: true } });
  }

  /** Answers the account as it is now, or null when there is none. */
  update(id: string, cambios: CambiosCuenta): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOneAndUpdate(
      { _id: toId(id) },
      { $set: cambios },
      { returnDocument: 'after' },
    );
  }

  async setPagadosDesde(id: string, cuando: Date): Promise<void> {
    await this.restaurantes.updateOne({ _id: toId(id) }, { $max: { pagadosDesde: cuando } });
  }

  /** The last clearing of each restaurant that ever cleared its paid board. */
  async findPagadosDesde(ids: readonly string[]): Promise<Map<string, Date>> {
    const docs = await this.restaurantes
      .find<Pick<RestauranteDoc, '_id' | 'pagadosDesde'>>(
        { _id: { $in: ids.map((id) => toId(id)) } },
        { projection: { _id: 1, pagadosDesde: 1 }, hint: 'pagados' },
      )
      .toArray();
    return new Map(
      docs.flatMap(({ _id, pagadosDesde }) => (pagadosDesde ? [[_id.toHexString(), pagadosDesde]] : [])),
    );
  }
}
