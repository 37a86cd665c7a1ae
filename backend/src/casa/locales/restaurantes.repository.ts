import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model } from 'mongoose';
import { PIEZAS_ASPECTO, slugOf } from '@carta/contracts';
import type { CambiarLegalRequest, CambiarServicioRequest, TipoUsuario, Zona } from '@carta/contracts';
import { coleccionOf } from '../../plataforma/base-datos/coleccion';
import { recordarClave, sinHacer } from '../../plataforma/base-datos/claves-recordadas';
import { newId, toId } from '../../plataforma/base-datos/ids';
import { newSecretoQr } from './secretos-qr.repository';
import type { AspectoDoc } from './aspecto.mapper';
import type { AccesoCuenta, CambiosCuenta, NuevaCuenta } from './cuenta.types';
import type { CambiosHorario } from './horario.mapper';
import { RESTAURANTE } from './restaurante.schema';
import type { RestauranteDoc } from './restaurante.schema';

/** What the latido tells of a restaurant. */
export type ResumenDoc = Pick<RestauranteDoc, '_id' | 'pagadosDesde' | 'servicio'>;

/** The same as AccesoCuenta, as it is stored. */
export type AccesoDoc = Pick<RestauranteDoc, '_id' | Exclude<keyof AccesoCuenta, 'id'>>;

/** What tells until when a restaurant's archive is to be forgotten, and is. */
export type OlvidoDoc = Pick<RestauranteDoc, '_id' | 'olvidadoHasta' | 'servicio'>;

/** The minutes a change was decided on; null when there were none stored. */
export interface MinutosVistos {
  minutosAmbar: number | null;
  minutosRojo: number | null;
}

/** The only reader and writer of the collection `restaurantes`, but for the keys of its QR codes. */
@Injectable()
export class RestaurantesRepository {
  private readonly restaurantes: Collection<RestauranteDoc>;

  constructor(@InjectModel(RESTAURANTE) model: Model<RestauranteDoc>) {
    this.restaurantes = coleccionOf(model);
  }

  findById(id: string): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOne({ _id: toId(id) });
  }

  findAccesos(ids: readonly string[]): Promise<AccesoDoc[]> {
    return this.restaurantes
      .find<AccesoDoc>(
        { _id: { $in: ids.map((id) => toId(id)) } },
        { projection: { nombre: 1, tipoUsuario: 1, emailVerificado: 1, passwordHash: 1 } },
      )
      .toArray();
  }

  /** The accounts where what decides who may be in has changed since then, each with when it last did (ms). */
  async findAccesosCambiados(desde: Date): Promise<Map<string, number>> {
    const docs = await this.restaurantes
      .find({ accesoEn: { $gte: desde } }, { projection: { _id: 1, accesoEn: 1 } })
      .toArray();
    return new Map(docs.map(({ _id, accesoEn }) => [_id.toHexString(), Number(accesoEn)]));
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
    const slug = slugOf(nueva.nombre, _id.toHexString());
    const doc = { ...nueva, _id, slug, qr: newSecretoQr(), creadoEn: new Date() };
    await this.restaurantes.insertOne(doc);
    return doc;
  }

  /** Answers the account as it is now, or null when there is none with this email. */
  setTipo(email: string, tipoUsuario: TipoUsuario): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOneAndUpdate(
      { email },
      { $set: { tipoUsuario, accesoEn: new Date() } },
      { returnDocument: 'after' },
    );
  }

  /** Answers the account as it is now, or null when there is none. */
  setVerificado(id: string): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOneAndUpdate(
      { _id: toId(id) },
      { $set: { emailVerificado: true, accesoEn: new Date() } },
      { returnDocument: 'after' },
    );
  }

  /** Both in one write: whoever may choose a password this way has proved the email too. */
  async setPasswordVerificado(id: string, passwordHash: string): Promise<void> {
    await this.restaurantes.updateOne(
      { _id: toId(id) },
      { $set: { passwordHash, emailVerificado: true, accesoEn: new Date() } },
    );
  }

  /** Answers the account as it is now, or null when there is none. */
  update(id: string, cambios: CambiosCuenta): Promise<RestauranteDoc | null> {
    const { husos, ...resto } = cambios;
    return this.restaurantes.findOneAndUpdate(
      { _id: toId(id) },
      husos ? { $set: { ...resto, ...inServicio({ husos }) }, $inc: { 'servicio.rev': 1 } } : { $set: resto },
      { returnDocument: 'after' },
    );
  }

  /** Changes who answers for it text by text. Answers the account as it is now, or null when there is none. */
  setLegal(id: string, cambios: CambiarLegalRequest): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOneAndUpdate(
      { _id: toId(id) },
      { $set: fieldsOf('legal', cambios) },
      { returnDocument: 'after' },
    );
  }

  /** Changes when it is open field by field. Answers the account as it is now, or null when there is none. */
  setHorario(id: string, { pone, quita }: CambiosHorario): Promise<RestauranteDoc | null> {
    const $unset = Object.fromEntries(quita.map((campo) => [`horario.${campo}`, '' as const]));
    return this.restaurantes.findOneAndUpdate(
      { _id: toId(id) },
      { $set: fieldsOf('horario', pone), $unset },
      { returnDocument: 'after' },
    );
  }

  /** Answers the account as it is now, or null when there is none. */
  setZonas(id: string, zonas: Zona[]): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOneAndUpdate(
      { _id: toId(id) },
      { $set: { zonas } },
      { returnDocument: 'after' },
    );
  }

  /** Changes its face part by part; null takes one away. Answers the account as it is now, or null when there is none. */
  setAspecto(
    id: string,
    cambios: Partial<{ [K in keyof AspectoDoc]: AspectoDoc[K] | null }>,
  ): Promise<RestauranteDoc | null> {
    const partes = Object.entries(cambios);
    const pone = Object.fromEntries(partes.filter(([, valor]) => valor !== null));
    const quita = partes.filter(([, valor]) => valor === null);
    return this.restaurantes.findOneAndUpdate(
      { _id: toId(id) },
      {
        $set: fieldsOf('aspecto', pone),
        $unset: Object.fromEntries(quita.map(([parte]) => [`aspecto.${parte}`, '' as const])),
      },
      { returnDocument: 'after' },
    );
  }

  /** Those of these photos that are the face of some restaurant. */
  async findImagenesEnUso(nombres: readonly string[]): Promise<Set<string>> {
    const campos = PIEZAS_ASPECTO.map((pieza) => `aspecto.${pieza}.nombre`);
    const usadas = await Promise.all(
      campos.map((campo) => this.restaurantes.distinct(campo, { [campo]: { $in: [...nombres] } })),
    );
    return new Set(usadas.flat() as string[]);
  }

  async setPagadosDesde(id: string, cuando: Date): Promise<void> {
    await this.restaurantes.updateOne({ _id: toId(id) }, { $max: { pagadosDesde: cuando } });
  }

  async setOlvidadoHasta(id: string, hasta: Date): Promise<void> {
    await this.restaurantes.updateOne({ _id: toId(id) }, { $max: { olvidadoHasta: hasta } });
  }

  /** What tells until when each restaurant's archive is to be forgotten, one by one. */
  streamOlvidos(): AsyncIterable<OlvidoDoc> {
    return this.restaurantes.find<OlvidoDoc>({}, { projection: { _id: 1, olvidadoHasta: 1, servicio: 1 } });
  }

  /**
   * Changes settings one by one, and the rev that tells so; what others change meanwhile stays. Answers
   * the account as it is now, or null when it has gone, the minutes are no longer those that were seen,
   * or the key is known.
   * @param vistos undefined when the change does not depend on them.
   * @param clave under which the change is made once.
   */
  setServicio(
    id: string,
    cambios: CambiarServicioRequest,
    vistos: MinutosVistos | undefined,
    clave?: string,
  ): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOneAndUpdate(
      { _id: toId(id), ...(vistos ? inServicio(vistos) : {}), ...sinHacer(clave) },
      { $set: inServicio(cambios), $inc: { 'servicio.rev': 1 }, ...recordarClave(clave) },
      { returnDocument: 'after' },
    );
  }

  /** What the latido tells of these restaurants, in one query that an index answers alone. */
  findResumenes(ids: readonly string[]): Promise<ResumenDoc[]> {
    return this.restaurantes
      .find<ResumenDoc>(
        { _id: { $in: ids.map((id) => toId(id)) } },
        { projection: { _id: 1, pagadosDesde: 1, servicio: 1 }, hint: 'latido' },
      )
      .toArray();
  }
}

/** The same fields, as the document keeps them; as a filter, null also stands for an absent one. */
const inServicio = (campos: object): Record<string, unknown> => fieldsOf('servicio', campos);

/** Fields of a part of the document, by their place in it. */
function fieldsOf(parte: string, campos: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(campos).map(([campo, valor]) => [`${parte}.${campo}`, valor as unknown]),
  );
}
