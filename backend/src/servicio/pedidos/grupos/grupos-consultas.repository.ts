// Longer than most: each question about stored mesas is one query, and they share their filters.
import { onlyTicketsDe } from './grupo.parcial';
import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import { ESTADO_AL, HECHOS_MESA } from '@carta/contracts';
import type { Enterado, GrupoMesa, Mudanza, TicketMedido, TicketMesa } from '@carta/contracts';
import { InjectColeccion } from '../../../plataforma/base-datos/coleccion';
import { CON_ESPERA } from '../../../plataforma/base-datos/con-espera';
import { toId } from '../../../plataforma/base-datos/ids';
import { DE_MAYORIA } from '../../../plataforma/base-datos/mayoria';
import { readRevs } from '../../../plataforma/base-datos/revs-abiertas';
import type { RevAbierta } from '../../../plataforma/base-datos/revs-abiertas';
import { toGrupoMesa, toPasoDado } from './grupo.mapper';
import type { GrupoMovido } from './grupo.mapper';
import { SIN_HISTORIAL, grupoSchema } from './grupo.schema';
import type { GrupoDoc } from './grupo.schema';

/** Mesas of the archive are read in batches, so that nobody else waits for them. */
const LOTE = 200;

/** A write that pays a mesa adds at most these steps about money, its last. */
const PASOS_DE_UN_PAGO = 5;

const MEDIDAS = {
  'pedidos.tipo': 1,
  'pedidos.creadoEn': 1,
  'pedidos.lineas.listoEn': 1,
  'pedidos.lineas.tardios': 1,
  'pedidos.lineas.cancelada': 1,
  'pedidos.lineas.esMenu': 1,
  'pedidos.lineas.marchada': 1,
} as const;

export type Parada = Pick<GrupoMesa, 'id' | 'mesa'> & { mudanzas: readonly Pick<Mudanza, 'de' | 'en'>[] };

type ConPasos = Required<Pick<GrupoDoc, 'movimientos' | 'movimientosDinero'>>;

@Injectable()
export class GruposConsultas {
  constructor(@InjectColeccion(grupoSchema) private readonly grupos: Collection<GrupoDoc>) {}

  findGruposAbiertos(restauranteId: string): Promise<GrupoMesa[]> {
    return this.findGrupos({ restaurante: toId(restauranteId), pagado: false });
  }

  async findGrupoAbierto(restauranteId: string, mesa: number): Promise<GrupoMesa | null> {
    const [grupo] = await this.findGrupos({ restaurante: toId(restauranteId), mesa, pagado: false });
    return grupo ?? null;
  }

  /** A mesa, its party, or the tab with this id is open. */
  async hasGrupoAbierto(restauranteId: string, mesa: number, id?: string): Promise<boolean> {
    const porMesa = [{ mesa }, { mesasJuntas: mesa }, ...(id === undefined ? [] : [{ _id: toId(id) }])];
    const filtro = { restaurante: toId(restauranteId), pagado: false, $or: porMesa };
    return (await this.grupos.findOne(filtro, { projection: { _id: 1 } })) !== null;
  }

  findGruposAbiertosEn(restauranteId: string, mesas: readonly number[]): Promise<GrupoMesa[]> {
    return this.findGrupos({ restaurante: toId(restauranteId), mesa: { $in: [...mesas] }, pagado: false });
  }

  /** Who paid or closed the mesa of a ticket, when, and which payment that was; null while it is open. */
  async findUltimoPago(
    restauranteId: string,
    ticketId: string,
  ): Promise<(Enterado & { pagadoEn: Date | undefined }) | null> {
    const doc = await this.grupos.findOne(
      { restaurante: toId(restauranteId), 'pedidos._id': toId(ticketId), pagado: true },
      { projection: { pagadoEn: 1, movimientosDinero: { $slice: -PASOS_DE_UN_PAGO } } },
    );
    if (!doc) return null;
    const paso = doc.movimientosDinero?.findLast(({ a }) => a === ESTADO_AL.cobrar);
    const { pagadoEn } = doc;
    return { ...(paso ?? { en: pagadoEn ?? new Date(0), por: '' }), pagadoEn };
  }

  /** The open mesas of all restaurantes with something cancelled. */
  findConCanceladas(): Promise<GrupoMesa[]> {
    const filtro = { pagado: false, 'pedidos.lineas.cancelada.en': { $exists: true } };
    return this.findGrupos(filtro, { hint: 'abiertas_con_canceladas' });
  }

  findLideres(restauranteId: string): Promise<GrupoMesa[]> {
    return this.findGrupos({
      restaurante: toId(restauranteId),
      pagado: false,
      mesasJuntas: { $exists: true },
    });
  }

  /** Returns these tabs, paid or not, and the open ones that have left one of these mesas. */
  async findParadas(
    restauranteId: string,
    { ids, mesas }: { ids: readonly string[]; mesas: readonly number[] },
  ): Promise<Parada[]> {
    if (ids.length + mesas.length === 0) return [];
    const docs = await this.grupos
      .find<Pick<GrupoDoc, '_id' | 'mesa' | 'mudanzas'>>(
        {
          restaurante: toId(restauranteId),
          $or: [
            { _id: { $in: ids.map((id) => toId(id)) } },
            { pagado: false, 'mudanzas.de': { $in: [...mesas] } },
          ],
        },
        { projection: { mesa: 1, mudanzas: 1 } },
      )
      .toArray();
    return docs.map(({ _id, mesa, mudanzas = [] }) => ({ id: _id.toHexString(), mesa, mudanzas }));
  }

  /** The tabs, paid or not, with a charge whose id is between these. */
  async findIdsConCobro(
    restauranteId: string,
    { desde, hasta }: { desde: string; hasta: string },
  ): Promise<string[]> {
    const docs = await this.grupos
      .find<Pick<GrupoDoc, '_id'>>(
        {
          restaurante: toId(restauranteId),
          cobros: { $elemMatch: { _id: { $gte: toId(desde), $lte: toId(hasta) } } },
        },
        { projection: { _id: 1 } },
      )
      .hint('cobro')
      .toArray();
    return docs.map(({ _id }) => _id.toHexString());
  }

  async findGruposPorId(ids: readonly string[]): Promise<GrupoMesa[]> {
    if (ids.length === 0) return [];
    return this.findGrupos({ _id: { $in: ids.map((id) => toId(id)) } });
  }

  /** Reads with majority concern: what they hold cannot be rolled back. */
  findGruposFirmes(ids: readonly string[]): Promise<GrupoMesa[]> {
    return this.findGrupos({ _id: { $in: ids.map((id) => toId(id)) } }, DE_MAYORIA);
  }

  /** The caller chooses how many mesas these are, so other orders' tickets are stubs. */
  async findConPropios(propios: ReadonlyMap<string, ReadonlySet<string>>): Promise<GrupoMesa[]> {
    if (propios.size === 0) return [];
    const claves = [...propios.values()].flatMap((propias) => [...propias]);
    const docs = await this.grupos
      .aggregate<GrupoDoc>([
        { $match: { _id: { $in: [...propios.keys()].map((id) => toId(id)) } } },
        ...onlyTicketsDe(claves),
      ])
      .toArray();
    return docs.map(toGrupoMesa);
  }

  /** Paid mesas that are still on the board come newest first. */
  findGruposPagados(restauranteId: string, antes: Date | undefined, limite: number): Promise<GrupoMesa[]> {
    const filtro: mongo.Filter<GrupoDoc> = {
      restaurante: toId(restauranteId),
      pagado: true,
      archivadoEn: null,
      ...(antes ? { pagadoEn: { $lt: antes } } : {}),
    };
    return this.findGrupos(filtro, { sort: { pagadoEn: -1 }, limit: limite });
  }

  /** Every mesa with something ordered or paid since an instant, archived ones too, and all open ones. */
  findGruposSince(restauranteId: string, desde: Date): Promise<GrupoMesa[]> {
    const restaurante = toId(restauranteId);
    return this.findGrupos({
      restaurante,
      $or: [{ pagado: false }, { pagado: true, pagadoEn: { $gte: desde } }],
    });
  }

  /** The tickets of the mesas paid last, newest first, of at most `mesas` mesas. */
  async *streamMedidos(
    restauranteId: string,
    desde: Date,
    mesas: number,
  ): AsyncGenerator<TicketMedido & Pick<TicketMesa, 'tipo'>> {
    const docs = this.grupos
      .find<Pick<GrupoDoc, 'pedidos'>>(
        { restaurante: toId(restauranteId), pagado: true, pagadoEn: { $gte: desde } },
        { projection: MEDIDAS, batchSize: LOTE, ...CON_ESPERA },
      )
      .sort({ pagadoEn: -1 })
      .limit(mesas);
    for await (const { pedidos: tickets } of docs) yield* tickets;
  }

  /**
   * Archived mesas are included; each has at most `limite` of its last steps, without those of the whole
   * mesa.
   */
  async findMovidos(restauranteId: string, desde: Date, limite: number): Promise<GrupoMovido[]> {
    const isListado = { $not: [{ $in: ['$$this.a', HECHOS_MESA] }] };
    const dinero = { $filter: { input: { $ifNull: ['$movimientosDinero', []] }, cond: isListado } };
    const docs = await this.grupos
      .aggregate<GrupoDoc & ConPasos>(
        [
          { $match: { restaurante: toId(restauranteId), movidoEn: { $gte: desde } } },
          { $sort: { movidoEn: -1 } },
          { $limit: limite },
          {
            $set: {
              movimientos: { $slice: [{ $ifNull: ['$movimientos', []] }, -limite] },
              movimientosDinero: { $slice: [dinero, -limite] },
            },
          },
        ],
        CON_ESPERA,
      )
      .toArray();
    return docs.map((doc) => {
      const pasos = [...doc.movimientos, ...doc.movimientosDinero];
      return { grupo: toGrupoMesa(doc), pasos: pasos.map(toPasoDado) };
    });
  }

  private async findGrupos(
    filtro: mongo.Filter<GrupoDoc>,
    opciones?: mongo.FindOptions,
  ): Promise<GrupoMesa[]> {
    const docs = await this.grupos.find(filtro, { ...SIN_HISTORIAL, ...CON_ESPERA, ...opciones }).toArray();
    return docs.map(toGrupoMesa);
  }

  /** Counts the open mesas of all restaurantes, by an index alone. */
  countAbiertos(maxTimeMS: number): Promise<number> {
    return this.grupos.countDocuments({ pagado: false }, { hint: 'abiertos', maxTimeMS });
  }

  /** One covered query returns the revs of the unpaid mesas of several restaurants. */
  findRevsGrupos(restauranteIds: readonly string[]): Promise<RevAbierta[]> {
    const filtro = { restaurante: { $in: restauranteIds.map((id) => toId(id)) }, pagado: false };
    return readRevs(this.grupos, filtro, 'abiertos');
  }
}
