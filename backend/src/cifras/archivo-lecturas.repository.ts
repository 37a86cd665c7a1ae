import { CON_ESPERA } from '../plataforma/base-datos/con-espera';
import { Injectable } from '@nestjs/common';
import type { Collection, Types, mongo } from 'mongoose';
import type { Cobro, LineaMesa, Retirada, TicketMesa } from '@carta/contracts';
import { InjectColeccion } from '../plataforma/base-datos/coleccion';
import { toId } from '../plataforma/base-datos/ids';
import { grupoSchema } from '../servicio/pedidos/grupos/grupo.schema';
import type { GrupoDoc } from '../servicio/pedidos/grupos/grupo.schema';

/** Read in batches, so that nobody else waits for them. */
const LOTE = 200;

interface MesaContada {
  rev: number;
  motivoCierre?: string;
  pedidos: readonly TicketContado[];
  cobros?: readonly CobroContado[];
}
export type CobroContado = Pick<Cobro, 'importe' | 'forma' | 'anulado'>;
export type MesaAbierta = MesaContada & { pagado: false };
export type MesaPagada = MesaContada & { pagado: true; pagadoEn: Date };
export type TicketContado = Pick<TicketMesa, 'creadoEn'> & { lineas: readonly LineaContada[] };
export type LineaContada = Pick<
  LineaMesa,
  | 'nombre'
  | 'formato'
  | 'precio'
  | 'cantidad'
  | 'listoEn'
  | 'entregadoEn'
  | 'tardios'
  | 'cancelada'
  | 'marchada'
  | 'esMenu'
> & {
  /** Of the database, or of the domain. */
  _id?: Types.ObjectId;
  id?: string;
  deMenu?: LineaMesa['id'] | Types.ObjectId;
  productoId: LineaMesa['productoId'] | Types.ObjectId;
  retiradas?: readonly Pick<Retirada, 'unidades'>[];
};

const CAMPOS_CIFRAS = {
  rev: 1,
  pagado: 1,
  pagadoEn: 1,
  motivoCierre: 1,
  'pedidos.creadoEn': 1,
  'pedidos.lineas._id': 1,
  'pedidos.lineas.esMenu': 1,
  'pedidos.lineas.deMenu': 1,
  'pedidos.lineas.productoId': 1,
  'pedidos.lineas.nombre': 1,
  'pedidos.lineas.formato': 1,
  'pedidos.lineas.precio': 1,
  'pedidos.lineas.cantidad': 1,
  'pedidos.lineas.listoEn': 1,
  'pedidos.lineas.entregadoEn': 1,
  'pedidos.lineas.tardios': 1,
  'pedidos.lineas.cancelada': 1,
  'pedidos.lineas.marchada': 1,
  'pedidos.lineas.retiradas.unidades': 1,
  'cobros.importe': 1,
  'cobros.forma': 1,
  'cobros.anulado': 1,
} as const;

/** Counts the mesas paid in an hour, all of one service day. */
export interface RecuentoHora {
  hora: Date;
  mesas: number;
  revs: number;
}

/** Reads mesas for figures, on the board or archived. */
@Injectable()
export class ArchivoLecturas {
  constructor(@InjectColeccion(grupoSchema) private readonly grupos: Collection<GrupoDoc>) {}

  /** Streams the mesas paid between two instants, and all open ones. */
  async *streamBetween(
    restauranteId: string,
    desde: Date,
    hasta: Date,
  ): AsyncGenerator<MesaAbierta | MesaPagada> {
    const $or = [{ pagado: false }, pagadasBetween(desde, hasta)];
    const filtro = { restaurante: toId(restauranteId), $or };
    yield* this.grupos.find<MesaAbierta | MesaPagada>(filtro, {
      projection: CAMPOS_CIFRAS,
      batchSize: LOTE,
      ...CON_ESPERA,
    });
  }

  /** Streams paid mesas in the order of payment: a year is never in memory at once. */
  async *streamPagadas(restauranteId: string, desde: Date, hasta: Date): AsyncGenerator<MesaPagada> {
    const filtro = { restaurante: toId(restauranteId), ...pagadasBetween(desde, hasta) };
    yield* this.grupos
      .find<MesaPagada>(filtro, { projection: CAMPOS_CIFRAS, batchSize: LOTE, hint: 'jornadas' })
      .sort({ pagadoEn: 1 });
  }

  /** One covered query is enough. */
  countPagadas(restauranteId: string, desde: Date, hasta: Date): Promise<RecuentoHora[]> {
    const filtro = { restaurante: toId(restauranteId), ...pagadasBetween(desde, hasta) };
    const hora = { $dateTrunc: { date: '$pagadoEn', unit: 'hour' } };
    return this.grupos
      .aggregate<RecuentoHora>(
        [
          { $match: filtro },
          { $group: { _id: hora, mesas: { $sum: 1 }, revs: { $sum: '$rev' } } },
          { $project: { _id: 0, hora: '$_id', mesas: 1, revs: 1 } },
        ],
        { hint: 'jornadas', ...CON_ESPERA },
      )
      .toArray();
  }
}

const pagadasBetween = (desde: Date, hasta: Date) =>
  ({ pagado: true, pagadoEn: { $gte: desde, $lt: hasta } }) satisfies mongo.Filter<GrupoDoc>;
