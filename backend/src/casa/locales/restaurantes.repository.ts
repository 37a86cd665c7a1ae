// Longer than most: every query about a place, which stand nowhere else.
import { recordarClave, sinHacer } from '../../plataforma/base-datos/claves-recordadas';
import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import { PIEZAS_ASPECTO, slugOf } from '@carta/contracts';
import type { CambiarLegalRequest, CambiarServicioRequest, Zona } from '@carta/contracts';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { newId, toId } from '../../plataforma/base-datos/ids';
import { newSecretoQr } from './secretos-qr.repository';
import type { AspectoDoc } from './aspecto.mapper';
import type { CambiosLocal, NuevoLocal } from './local.types';
import type { CambiosHorario } from './horario.mapper';
import { restauranteSchema } from './restaurante.schema';
import type { RestauranteDoc } from './restaurante.schema';

export type ResumenDoc = Pick<RestauranteDoc, '_id' | 'pagadosDesde' | 'servicio'>;

export type AccesoDoc = Pick<RestauranteDoc, '_id' | 'nombre' | 'cuenta'>;

export type OlvidoDoc = Pick<RestauranteDoc, '_id' | 'olvidadoHasta' | 'servicio'>;

export type ConParteDoc = Pick<RestauranteDoc, '_id' | 'nombre' | 'servicio' | 'estaciones' | 'parte'>;

/** The minutes a change was decided on; null when none were stored. */
export interface MinutosVistos {
  minutosAmbar: number | null;
  minutosRojo: number | null;
}

/** Only this file reads and writes `restaurantes`, except for the keys of its QR codes. */
@Injectable()
export class RestaurantesRepository {
  constructor(
    @InjectColeccion(restauranteSchema) private readonly restaurantes: Collection<RestauranteDoc>,
  ) {}

  findRestaurante(id: string): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOne({ _id: toId(id) });
  }

  findAccesos(ids: readonly string[]): Promise<AccesoDoc[]> {
    return this.restaurantes
      .find<AccesoDoc>({ _id: { $in: ids.map((id) => toId(id)) } }, { projection: { nombre: 1, cuenta: 1 } })
      .toArray();
  }

  /** The places of these accounts, each account's oldest first. */
  findPorCuentas(cuentas: readonly string[]): Promise<Pick<RestauranteDoc, '_id' | 'cuenta'>[]> {
    return this.restaurantes
      .find({ cuenta: { $in: cuentas.map((id) => toId(id)) } }, { projection: { _id: 1, cuenta: 1 } })
      .sort({ _id: 1 })
      .toArray();
  }

  findRestaurantePorSlug(slug: string): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOne({ slug });
  }

  async isEmpty(): Promise<boolean> {
    return (await this.restaurantes.findOne({}, { projection: { _id: 1 } })) === null;
  }

  /** The slug ends with the id. @param cuenta absent for the first place of an account, which has its id. */
  async insertRestaurante(nuevo: NuevoLocal, cuenta?: string): Promise<RestauranteDoc> {
    const _id = newId();
    const slug = slugOf(nuevo.nombre, _id.toHexString());
    const cuentaId = cuenta === undefined ? _id : toId(cuenta);
    const doc = { ...nuevo, _id, cuenta: cuentaId, slug, qr: newSecretoQr(), creadoEn: new Date() };
    await this.restaurantes.insertOne(doc);
    return doc;
  }

  async deleteRestaurantes(ids: readonly string[]): Promise<void> {
    await this.restaurantes.deleteMany({ _id: { $in: ids.map((id) => toId(id)) } });
  }

  findCreados(desde: Date, hasta: Date): Promise<Pick<RestauranteDoc, '_id' | 'cuenta'>[]> {
    return this.restaurantes
      .find(
        { creadoEn: { $gte: desde, $lt: hasta }, cuenta: { $exists: true } },
        { projection: { _id: 1, cuenta: 1 } },
      )
      .toArray();
  }

  updateRestaurante(id: string, cambios: CambiosLocal): Promise<RestauranteDoc | null> {
    const { husos, ...resto } = cambios;
    return this.update(
      id,
      husos ? { $set: { ...resto, ...inServicio({ husos }) }, $inc: { 'servicio.rev': 1 } } : { $set: resto },
    );
  }

  setLegal(id: string, cambios: CambiarLegalRequest): Promise<RestauranteDoc | null> {
    return this.update(id, { $set: fieldsOf('legal', cambios) });
  }

  setHorario(id: string, { pone, quita }: CambiosHorario): Promise<RestauranteDoc | null> {
    const $unset = Object.fromEntries(quita.map((campo) => [`horario.${campo}`, '' as const]));
    return this.update(id, { $set: fieldsOf('horario', pone), $unset });
  }

  setZonas(id: string, zonas: Zona[]): Promise<RestauranteDoc | null> {
    return this.update(id, { $set: { zonas } });
  }

  /** With a rev, so that the floor's screens read the house again. */
  setCocina(
    id: string,
    cambio: Partial<Pick<RestauranteDoc, 'pases' | 'estaciones'>>,
  ): Promise<RestauranteDoc | null> {
    return this.update(id, { $set: cambio, $inc: { 'servicio.rev': 1 } });
  }

  /** Writes part by part; null removes one. */
  setAspecto(
    id: string,
    cambios: Partial<{ [K in keyof AspectoDoc]: AspectoDoc[K] | null }>,
  ): Promise<RestauranteDoc | null> {
    const partes = Object.entries(cambios);
    const pone = Object.fromEntries(partes.filter(([, valor]) => valor !== null));
    const quita = partes.filter(([, valor]) => valor === null);
    return this.update(id, {
      $set: fieldsOf('aspecto', pone),
      $unset: Object.fromEntries(quita.map(([parte]) => [`aspecto.${parte}`, '' as const])),
    });
  }

  private update(id: string, cambios: mongo.UpdateFilter<RestauranteDoc>): Promise<RestauranteDoc | null> {
    return this.restaurantes.findOneAndUpdate({ _id: toId(id) }, cambios, { returnDocument: 'after' });
  }

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

  /** Null takes it away. */
  async setParte(id: string, parte: RestauranteDoc['parte'] | null): Promise<void> {
    await this.restaurantes.updateOne(
      { _id: toId(id) },
      parte ? { $set: { parte } } : { $unset: { parte: '' } },
    );
  }

  findConParte(): Promise<ConParteDoc[]> {
    return this.restaurantes
      .find<ConParteDoc>(
        { 'parte.desde': { $exists: true } },
        { projection: { nombre: 1, servicio: 1, estaciones: 1, parte: 1 }, hint: 'con_parte' },
      )
      .toArray();
  }

  streamOlvidos(): AsyncIterable<OlvidoDoc> {
    return this.restaurantes.find<OlvidoDoc>({}, { projection: { _id: 1, olvidadoHasta: 1, servicio: 1 } });
  }

  /**
   * Changes settings one by one and increments rev, so that others' changes stay. Returns null when the
   * account is gone, the minutes are not those that were seen, or the key is known.
   * @param vistos undefined when the change does not depend on them.
   * @param clave makes the change once.
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

  /** One covered query is enough. */
  findResumenes(ids: readonly string[]): Promise<ResumenDoc[]> {
    return this.restaurantes
      .find<ResumenDoc>(
        { _id: { $in: ids.map((id) => toId(id)) } },
        { projection: { _id: 1, pagadosDesde: 1, servicio: 1 }, hint: 'latido' },
      )
      .toArray();
  }
}

/** In a filter, null also matches an absent field. */
const inServicio = (campos: object): Record<string, unknown> => fieldsOf('servicio', campos);

function fieldsOf(parte: string, campos: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(campos).map(([campo, valor]) => [`${parte}.${campo}`, valor as unknown]),
  );
}
