import { CON_ESPERA } from '../plataforma/base-datos/con-espera';
import { Injectable } from '@nestjs/common';
import type { Collection, Types, mongo } from 'mongoose';
import type {
  Asiento,
  Cobro,
  JornadaContada,
  LineaMesa,
  Periodo,
  Retirada,
  TicketMesa,
} from '@carta/contracts';
import { InjectColeccion } from '../plataforma/base-datos/coleccion';
import { toId } from '../plataforma/base-datos/ids';
import { grupoSchema } from '../servicio/pedidos/grupos/grupo.schema';
import type { GrupoDoc } from '../servicio/pedidos/grupos/grupo.schema';

/** Read in batches, so that nobody else waits for them. */
const LOTE = 200;

interface MesaContada {
  rev: number;
  motivoCierre?: string;
  comensales?: number;
  pedidos: readonly TicketContado[];
  cobros?: readonly CobroContado[];
  asientos?: readonly AsientoContado[];
  jornadasContadas?: readonly JornadaContada[];
  periodo?: Periodo;
}
export type AsientoContado = Pick<Asiento, 'en' | 'forma' | 'importe'>;
/** A mesa whose ledger speaks of other hours than that of its payment. */
export type MesaConPeriodo = Pick<MesaContada, 'rev' | 'asientos' | 'jornadasContadas'> & {
  periodo: Periodo;
};
export type CobroContado = Pick<Cobro, 'importe' | 'forma' | 'anulado'>;
export type MesaAbierta = MesaContada & { pagado: false };
export type MesaPagada = MesaContada & { pagado: true; pagadoEn: Date };
/** Of the database, or of the domain. */
interface ConId {
  _id?: Types.ObjectId;
  id?: string;
}
export type TicketContado = Pick<TicketMesa, 'creadoEn'> & ConId & { lineas: readonly LineaContada[] };
export type LineaContada = Pick<
  LineaMesa,
  'nombre' | 'formato' | 'precio' | 'cantidad' | 'rebaja' | 'listoEn' | 'entregadoEn' | 'tardios' | 'esMenu'
> & {
  cancelada?: unknown;
  marchada?: { en: Date };
  deMenu?: LineaMesa['id'] | Types.ObjectId;
  productoId: LineaMesa['productoId'] | Types.ObjectId;
  retiradas?: readonly Pick<Retirada, 'unidades' | 'rebaja'>[];
} & ConId;

const CAMPOS_CIFRAS = {
  rev: 1,
  pagado: 1,
  pagadoEn: 1,
  motivoCierre: 1,
  comensales: 1,
  'pedidos._id': 1,
  'pedidos.creadoEn': 1,
  'pedidos.lineas._id': 1,
  'pedidos.lineas.esMenu': 1,
  'pedidos.lineas.deMenu': 1,
  'pedidos.lineas.productoId': 1,
  'pedidos.lineas.nombre': 1,
  'pedidos.lineas.formato': 1,
  'pedidos.lineas.precio': 1,
  'pedidos.lineas.cantidad': 1,
  'pedidos.lineas.rebaja': 1,
  'pedidos.lineas.listoEn': 1,
  'pedidos.lineas.entregadoEn': 1,
  'pedidos.lineas.tardios': 1,
  'pedidos.lineas.cancelada': 1,
  'pedidos.lineas.marchada': 1,
  'pedidos.lineas.retiradas.unidades': 1,
  'pedidos.lineas.retiradas.rebaja': 1,
  'cobros.importe': 1,
  'cobros.forma': 1,
  'cobros.anulado': 1,
  'asientos.en': 1,
  'asientos.forma': 1,
  'asientos.importe': 1,
  jornadasContadas: 1,
  periodo: 1,
} as const;

/** Counts the mesas paid in an hour, all of one service day. */
export interface RecuentoHora {
  hora: Date;
  mesas: number;
  revs: number;
}

/** Counts the mesas whose ledgers speak of these hours, of the first, the last and any between. */
export interface RecuentoPeriodo {
  desde: Date;
  hasta: Date;
  mesas: number;
  revs: number;
}

/** Reads mesas for figures, on the board or archived. */
@Injectable()
export class ArchivoConsultas {
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

  /** Few: of most mesas the ledger is of the hour of the payment. */
  findConPeriodo(restauranteId: string, desde: Date, hasta: Date): Promise<MesaConPeriodo[]> {
    return this.grupos
      .find<MesaConPeriodo>(conPeriodo(restauranteId, desde, hasta), {
        projection: { _id: 0, rev: 1, asientos: 1, jornadasContadas: 1, periodo: 1 },
        batchSize: LOTE,
        hint: 'periodos',
        ...CON_ESPERA,
      })
      .toArray();
  }

  countConPeriodo(restauranteId: string, desde: Date, hasta: Date): Promise<RecuentoPeriodo[]> {
    const horaDe = (instante: string) => ({ $dateTrunc: { date: instante, unit: 'hour' } });
    const _id = { desde: horaDe('$periodo.desde'), hasta: horaDe('$periodo.hasta') };
    return this.grupos
      .aggregate<RecuentoPeriodo>(
        [
          { $match: conPeriodo(restauranteId, desde, hasta) },
          { $group: { _id, mesas: { $sum: 1 }, revs: { $sum: '$rev' } } },
          { $project: { _id: 0, desde: '$_id.desde', hasta: '$_id.hasta', mesas: 1, revs: 1 } },
        ],
        { hint: 'periodos', ...CON_ESPERA },
      )
      .toArray();
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

/** Without `$exists` the partial index is not used. */
const conPeriodo = (restauranteId: string, desde: Date, hasta: Date): mongo.Filter<GrupoDoc> => ({
  restaurante: toId(restauranteId),
  'periodo.hasta': { $exists: true, $gte: desde },
  'periodo.desde': { $lt: hasta },
});
