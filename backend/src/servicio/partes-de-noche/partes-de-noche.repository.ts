import { Injectable } from '@nestjs/common';
import type { Collection } from 'mongoose';
import { CLAVES_POR_DIA, CLAVES_POR_MESA, PERSONA_BORRADA } from '@carta/contracts';
import { InjectColeccion } from '../../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../../plataforma/base-datos/errores-mongo';
import { newId, toId } from '../../plataforma/base-datos/ids';
import { nocheSchema } from './noche.schema';
import type { NocheDoc } from './noche.schema';
import { parteSchema } from './parte-de-noche.schema';
import type { ActoDeParte, ParteDoc } from './parte-de-noche.schema';

export type ParteNuevo = Omit<ParteDoc, '_id' | 'restaurante'>;
export type Noche = Required<Pick<NocheDoc, 'bien' | 'mal' | 'claves'>>;

/** The only reader and writer of `noches` and `partes`. */
@Injectable()
export class PartesDeNocheRepository {
  constructor(
    @InjectColeccion(nocheSchema) private readonly noches: Collection<NocheDoc>,
    @InjectColeccion(parteSchema) private readonly partes: Collection<ParteDoc>,
  ) {}

  /** Done twice, it changes nothing. */
  async addMinuto(restauranteId: string, dia: string, minuto: number, como: 'bien' | 'mal'): Promise<void> {
    const where = { restaurante: toId(restauranteId), dia };
    await this.upsert(() =>
      this.noches.updateOne(where, { $addToSet: { [como]: minuto } }, { upsert: true }),
    );
  }

  /** Keeps a key once; not where its mesa or the day has enough of them. */
  async addClave(restauranteId: string, dia: string, clave: string, mesa: number): Promise<void> {
    const where = { restaurante: toId(restauranteId), dia };
    const { claves } = await this.findNoche(restauranteId, dia);
    const deMesa = claves.filter((dicha) => dicha.mesa === mesa).length;
    if (claves.some((dicha) => dicha.clave === clave) || deMesa >= CLAVES_POR_MESA) return;
    await this.upsert(() => this.noches.updateOne(where, { $setOnInsert: where }, { upsert: true }));
    await this.noches.updateOne(
      { ...where, 'claves.clave': { $ne: clave }, [`claves.${CLAVES_POR_DIA - 1}`]: { $exists: false } },
      { $push: { claves: { clave, mesa } } },
    );
  }

  /** Nothing is measured of a day that is not there. */
  async findNoche(restauranteId: string, dia: string): Promise<Noche> {
    const noche = await this.noches.findOne({ restaurante: toId(restauranteId), dia });
    return { bien: noche?.bien ?? [], mal: noche?.mal ?? [], claves: noche?.claves ?? [] };
  }

  async findParte(restauranteId: string, dia: string): Promise<ParteDoc | null> {
    return this.partes.findOne({ restaurante: toId(restauranteId), dia });
  }

  /** Those of these days that are written. */
  async findDias(restauranteId: string, dias: readonly string[]): Promise<Set<string>> {
    const filtro = { restaurante: toId(restauranteId), dia: { $in: [...dias] } };
    const docs = await this.partes.find(filtro, { projection: { dia: 1 } }).toArray();
    return new Set(docs.map(({ dia }) => dia));
  }

  /** Another process may have written it. */
  async insertParte(restauranteId: string, parte: ParteNuevo): Promise<void> {
    try {
      await this.partes.insertOne({ _id: newId(), restaurante: toId(restauranteId), ...parte });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Returns the parte whose mail is the caller's to send, and nobody else's from now on. */
  takeCorreo(restauranteId: string, dia: string): Promise<ParteDoc | null> {
    return this.partes.findOneAndUpdate(
      { restaurante: toId(restauranteId), dia, correo: 'por_enviar' },
      { $set: { correo: 'enviado' } },
    );
  }

  async blankNombre(restauranteId: string, persona: string): Promise<void> {
    const deEsta = [{ 'anulaciones.persona': persona }, { 'ajustes.persona': persona }];
    const filtro = { restaurante: toId(restauranteId), $or: deEsta };
    const docs = await this.partes.find(filtro, { projection: { anulaciones: 1, ajustes: 1 } }).toArray();
    const blank = (acto: ActoDeParte): ActoDeParte =>
      acto.persona === persona ? { ...acto, por: PERSONA_BORRADA } : acto;
    for (const { _id, anulaciones, ajustes } of docs) {
      const borrados = { anulaciones: anulaciones.map(blank), ajustes: ajustes.map(blank) };
      await this.partes.updateOne({ _id }, { $set: borrados });
    }
  }

  /** Two that make the same document at once: the second finds it. */
  private async upsert(write: () => Promise<unknown>): Promise<void> {
    try {
      await write();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      await write();
    }
  }
}
