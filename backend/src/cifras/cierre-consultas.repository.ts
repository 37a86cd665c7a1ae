import { CON_ESPERA } from '../plataforma/base-datos/con-espera';
import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import type {
  Asiento,
  Cobro,
  ConForma,
  Jornada,
  LineaMesa,
  Mudanza,
  PagoDeshecho,
  Periodo,
} from '@carta/contracts';
import { InjectColeccion } from '../plataforma/base-datos/coleccion';
import { toId } from '../plataforma/base-datos/ids';
import { grupoSchema } from '../servicio/pedidos/grupos/grupo.schema';
import type { RebajaDoc, GrupoDoc, LineaDoc, MovimientoDoc } from '../servicio/pedidos/grupos/grupo.schema';

/** Read in batches, so that nobody else waits for them. */
const LOTE = 200;

export interface MesaDelDia {
  mesa: number;
  mudanzas?: readonly Pick<Mudanza, 'en' | 'de'>[];
  pagado: boolean;
  pagadoEn?: Date;
  motivoCierre?: string;
  pedidos: readonly { creadoEn: Date; lineas: readonly LineaDelDia[] }[];
  cobros?: readonly Pick<Cobro, 'importe' | keyof ConForma | 'por' | 'anulado'>[];
  ajustes?: readonly RebajaDoc[];
  asientos?: readonly Asiento[];
  pagosDeshechos?: readonly PagoDeshecho[];
  periodo?: Periodo;
  movimientosDinero?: readonly Pick<MovimientoDoc, 'en' | 'por' | 'aprobadoPor'>[];
}
export type LineaDelDia = Pick<
  LineaMesa,
  'nombre' | 'formato' | 'precio' | 'cantidad' | 'rebaja' | 'cancelada' | 'retiradas' | 'repesadas' | 'esMenu'
> &
  Pick<LineaDoc, '_id' | 'deMenu'>;

const DEL_DIA = {
  _id: 0,
  mesa: 1,
  'mudanzas.en': 1,
  'mudanzas.de': 1,
  pagado: 1,
  pagadoEn: 1,
  motivoCierre: 1,
  'pedidos.creadoEn': 1,
  'pedidos.lineas._id': 1,
  'pedidos.lineas.esMenu': 1,
  'pedidos.lineas.deMenu': 1,
  'pedidos.lineas.nombre': 1,
  'pedidos.lineas.formato': 1,
  'pedidos.lineas.precio': 1,
  'pedidos.lineas.cantidad': 1,
  'pedidos.lineas.rebaja': 1,
  'pedidos.lineas.cancelada': 1,
  'pedidos.lineas.retiradas': 1,
  'pedidos.lineas.repesadas': 1,
  cobros: 1,
  ajustes: 1,
  asientos: 1,
  pagosDeshechos: 1,
  periodo: 1,
  'movimientosDinero.en': 1,
  'movimientosDinero.por': 1,
  'movimientosDinero.aprobadoPor': 1,
} as const;

/** Reads mesas for the closing of a day, on the board or archived. */
@Injectable()
export class CierreConsultas {
  constructor(@InjectColeccion(grupoSchema) private readonly grupos: Collection<GrupoDoc>) {}

  /** All open mesas, and those paid on a service day. */
  async *streamDelDia(restauranteId: string, { inicio, fin }: Jornada): AsyncGenerator<MesaDelDia> {
    const restaurante = toId(restauranteId);
    yield* this.streamMesas({ restaurante, pagado: false }, 'abiertos');
    yield* this.streamMesas({ restaurante, pagado: true, pagadoEn: { $gte: inicio, $lt: fin } }, 'jornadas');
  }

  /** Mesas whose ledgers may speak of a service day, whenever they pay. */
  streamConPeriodo(restauranteId: string, { inicio, fin }: Jornada): AsyncIterable<MesaDelDia> {
    const filtro = {
      restaurante: toId(restauranteId),
      'periodo.hasta': { $exists: true, $gte: inicio },
      'periodo.desde': { $lt: fin },
    };
    return this.streamMesas(filtro, 'periodos');
  }

  /** Mesas with a line cancelled on a service day, whenever they pay. */
  streamCanceladas(restauranteId: string, jornada: Jornada): AsyncIterable<MesaDelDia> {
    return this.findRetirado(restauranteId, jornada, 'pedidos.lineas', 'cancelada.en', 'canceladas');
  }

  /** Some units of these mesas were cancelled while others stayed. */
  streamRetiradas(restauranteId: string, jornada: Jornada): AsyncIterable<MesaDelDia> {
    return this.findRetirado(restauranteId, jornada, 'pedidos.lineas.retiradas', 'en', 'retiradas');
  }

  /** Lines of these mesas were weighed anew on a service day after they were served, whenever they pay. */
  streamRepesadas(restauranteId: string, jornada: Jornada): AsyncIterable<MesaDelDia> {
    return this.findRetirado(restauranteId, jornada, 'pedidos.lineas.repesadas', 'en', 'repesadas');
  }

  /** Mesas with a charge annulled on a service day, whenever they pay. */
  streamAnuladas(restauranteId: string, jornada: Jornada): AsyncIterable<MesaDelDia> {
    return this.findRetirado(restauranteId, jornada, 'cobros', 'anulado.en', 'anulados');
  }

  /** Something was taken off the bill of these mesas on a service day, whenever they pay. */
  streamRebajadas(restauranteId: string, jornada: Jornada): AsyncIterable<MesaDelDia> {
    return this.findRetirado(restauranteId, jornada, 'ajustes', 'en', 'ajustados');
  }

  /**
   * Without `$exists` the partial index is not used, and without `$elemMatch` both ends may match different
   * instants: all that was ever taken back would be read.
   */
  private findRetirado(
    restauranteId: string,
    { inicio, fin }: Jornada,
    lista: string,
    instante: string,
    hint: string,
  ): AsyncIterable<MesaDelDia> {
    const filtro = {
      restaurante: toId(restauranteId),
      [`${lista}.${instante}`]: { $exists: true },
      [lista]: { $elemMatch: { [instante]: { $gte: inicio, $lt: fin } } },
    };
    return this.streamMesas(filtro, hint);
  }

  private streamMesas(filtro: object, hint: string): AsyncIterable<MesaDelDia> {
    return this.grupos.find<MesaDelDia>(filtro as mongo.Filter<GrupoDoc>, {
      projection: DEL_DIA,
      batchSize: LOTE,
      hint,
      ...CON_ESPERA,
    });
  }
}
