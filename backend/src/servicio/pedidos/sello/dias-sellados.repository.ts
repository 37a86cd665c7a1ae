import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import { CON_ESPERA } from '../../../plataforma/base-datos/con-espera';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { isDuplicateKey } from '../../../plataforma/base-datos/errores-mongo';
import { newId, toId } from '../../../plataforma/base-datos/ids';
import { grupoSchema } from '../grupos/grupo.schema';
import type { GrupoDoc } from '../grupos/grupo.schema';
import type { DiaSellado } from './dia-sellado';
import { diaSelladoSchema } from './dia-sellado.schema';
import type { CabezaDoc, DiaSelladoDoc } from './dia-sellado.schema';

const LOTE = 50;

/** Only this file reads and writes `sellos`; of mesas it reads what their seals need. */
@Injectable()
export class DiasSelladosRepository {
  constructor(
    @InjectColeccion(diaSelladoSchema) private readonly sellos: Collection<DiaSelladoDoc | CabezaDoc>,
    @InjectColeccion(grupoSchema) private readonly grupos: Collection<GrupoDoc>,
  ) {}

  async findDia(restauranteId: string, dia: string): Promise<DiaSellado | null> {
    const doc = await this.sellos.findOne({ restaurante: toId(restauranteId), dia });
    return isDia(doc) ? toDiaSellado(doc) : null;
  }

  /** The last one, or the last before a day. */
  async findUltimo(restauranteId: string, antesDe?: string): Promise<DiaSellado | null> {
    const dia = antesDe === undefined ? { $gt: '' } : { $gt: '', $lt: antesDe };
    const doc = await this.sellos.findOne({ restaurante: toId(restauranteId), dia }, { sort: { dia: -1 } });
    return isDia(doc) ? toDiaSellado(doc) : null;
  }

  /** It is never written again: that of another process stays. */
  async insertDia({ restauranteId, ...dia }: DiaSellado): Promise<void> {
    try {
      await this.sellos.insertOne({ _id: newId(), restaurante: toId(restauranteId), ...dia });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** All days up to this one have their document; one that is later stays. */
  async markHasta(restauranteId: string, hasta: string): Promise<void> {
    const cabeza = { restaurante: toId(restauranteId), dia: '' } as const;
    try {
      await this.sellos.updateOne(
        cabeza,
        { $max: { hasta } },
        {
          upsert: true,
        },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** What the house says of all its days: up to which they are there, and until when others may have run. */
  async findCabeza(restauranteId: string): Promise<Pick<CabezaDoc, 'hasta' | 'desde'>> {
    const doc = await this.sellos.findOne({ restaurante: toId(restauranteId), dia: '' });
    return doc && 'hasta' in doc ? doc : { hasta: '' };
  }

  /** The first day from which on each step has a seal. */
  async findSelladoDesde(restauranteId: string): Promise<Date | undefined> {
    const where = { restaurante: toId(restauranteId), dia: { $gt: '' }, selladoDesde: { $exists: true } };
    const doc = await this.sellos.findOne(where, { sort: { dia: 1 } });
    return isDia(doc) ? doc.selladoDesde : undefined;
  }

  /** The instant of the first sealed step of a place that has no sealed day yet. */
  async findPrimerPaso(restauranteId: string): Promise<Date | null> {
    const [primero] = await this.grupos
      .aggregate<{ en: Date }>(
        [
          { $match: { restaurante: toId(restauranteId), 'sello.en': { $exists: true } } },
          { $group: { _id: null, en: { $min: { $first: '$pasosSellados.en' } } } },
        ],
        { hint: 'sellados', ...CON_ESPERA },
      )
      .toArray();
    return primero?.en ?? null;
  }

  /** Instants of the sealed steps of a place since another. */
  async *streamPasosDesde(restauranteId: string, desde: Date): AsyncGenerator<Date> {
    const mesas = this.grupos.find<Pick<Required<GrupoDoc>, 'pasosSellados'>>(
      selladas(restauranteId, desde),
      {
        projection: { _id: 0, 'pasosSellados.en': 1 },
        batchSize: LOTE,
        hint: 'sellados',
        ...CON_ESPERA,
      },
    );
    for await (const { pasosSellados } of mesas)
      for (const { en } of pasosSellados) if (en >= desde) yield en;
  }

  /** Tabs that may have had a step about money between two instants, sealed or not; each once. */
  async *streamMesas(restauranteId: string, desde: Date, hasta: Date): AsyncGenerator<GrupoDoc> {
    const sinSello = { restaurante: toId(restauranteId), 'sello.en': { $not: { $gte: desde } } };
    const pagadas = { pagado: true, pagadoEn: { $gte: desde, $lt: hasta } };
    const periodo = { 'periodo.hasta': { $exists: true, $gte: desde }, 'periodo.desde': { $lt: hasta } };
    // A tab may get its next step, and another place in its index, meanwhile.
    const vistas = new Set<string>();
    for (const [filtro, hint] of [
      [selladas(restauranteId, desde), 'sellados'],
      [{ ...sinSello, pagado: false }, 'abiertos'],
      [{ ...sinSello, ...pagadas }, 'jornadas'],
      [{ ...sinSello, ...periodo }, 'periodos'],
    ] as const) {
      for await (const mesa of this.streamBy(filtro, hint)) {
        const id = mesa._id.toHexString();
        if (!vistas.has(id)) yield mesa;
        vistas.add(id);
      }
    }
  }

  streamPorIds(restauranteId: string, ids: readonly string[]): AsyncIterable<GrupoDoc> {
    const filtro = { _id: { $in: ids.map(toId) }, restaurante: toId(restauranteId) };
    return this.grupos.find(filtro, { batchSize: LOTE, ...CON_ESPERA });
  }

  private streamBy(filtro: object, hint: string): AsyncIterable<GrupoDoc> {
    return this.grupos.find(filtro as mongo.Filter<GrupoDoc>, { batchSize: LOTE, hint, ...CON_ESPERA });
  }
}

/** Without `$exists` the partial index is not used. */
const selladas = (restauranteId: string, desde: Date) => ({
  restaurante: toId(restauranteId),
  'sello.en': { $exists: true, $gte: desde },
});

const isDia = (doc: DiaSelladoDoc | CabezaDoc | null): doc is DiaSelladoDoc => doc !== null && 'raiz' in doc;

const toDiaSellado = ({ _id, restaurante, ...dia }: DiaSelladoDoc): DiaSellado => ({
  ...dia,
  restauranteId: restaurante.toHexString(),
});
