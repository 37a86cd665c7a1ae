import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model, mongo } from 'mongoose';
import { DIA_MS } from '@carta/contracts';
import type { Cobro, Jornada, LineaMesa } from '@carta/contracts';
import { coleccionOf } from '../../base-datos/coleccion';
import { toId } from '../../base-datos/ids';
import { GRUPO } from '../grupos/grupo.schema';
import type { GrupoDoc, MovimientoDoc } from '../grupos/grupo.schema';

/** How many mesas are read at once, so that nobody else waits for them. */
const LOTE = 200;
/** How long after a service day a mesa may pay that has something of that day: more is nobody's dinner. */
const TARDE_MS = 7 * DIA_MS;

/** Of a mesa, what the closing of a day tells. */
export interface MesaDelDia {
  mesa: number;
  pagado: boolean;
  pagadoEn?: Date;
  motivoCierre?: string;
  pedidos: readonly { creadoEn: Date; lineas: readonly LineaDelDia[] }[];
  cobros?: readonly Pick<Cobro, 'importe' | 'forma' | 'anulado'>[];
  movimientosDinero?: readonly Pick<MovimientoDoc, 'en' | 'por'>[];
}
export type LineaDelDia = Pick<LineaMesa, 'nombre' | 'formato' | 'precio' | 'cantidad' | 'cancelada'>;

const DEL_DIA = {
  _id: 0,
  mesa: 1,
  pagado: 1,
  pagadoEn: 1,
  motivoCierre: 1,
  'pedidos.creadoEn': 1,
  'pedidos.lineas.nombre': 1,
  'pedidos.lineas.formato': 1,
  'pedidos.lineas.precio': 1,
  'pedidos.lineas.cantidad': 1,
  'pedidos.lineas.cancelada': 1,
  'cobros.importe': 1,
  'cobros.forma': 1,
  'cobros.anulado': 1,
  'movimientosDinero.en': 1,
  'movimientosDinero.por': 1,
} as const;

/** What the closing of a day reads of mesas, on the board or archived. */
@Injectable()
export class CierreLecturas {
  private readonly grupos: Collection<GrupoDoc>;

  constructor(@InjectModel(GRUPO) model: Model<GrupoDoc>) {
    this.grupos = coleccionOf(model);
  }

  /**
   * All open mesas, those paid on a service day, and of those paid in the week after it which had anything
   * cancelled or annulled on it: a long archive is never gone through for one day.
   */
  async *streamDelDia(restauranteId: string, { inicio, fin }: Jornada): AsyncGenerator<MesaDelDia> {
    const restaurante = toId(restauranteId);
    const enElDia = { $gte: inicio, $lt: fin };
    const tarde = { $gte: fin, $lt: new Date(fin.getTime() + TARDE_MS) };
    const retirado = [{ 'pedidos.lineas.cancelada.en': enElDia }, { 'cobros.anulado.en': enElDia }];
    yield* this.find({ restaurante, pagado: false }, 'abiertos');
    yield* this.find({ restaurante, pagado: true, pagadoEn: enElDia }, 'jornadas');
    yield* this.find({ restaurante, pagado: true, pagadoEn: tarde, $or: retirado }, 'jornadas');
  }

  private find(filtro: object, hint: string): AsyncIterable<MesaDelDia> {
    return this.grupos.find<MesaDelDia>(filtro as mongo.Filter<GrupoDoc>, {
      projection: DEL_DIA,
      batchSize: LOTE,
      hint,
    });
  }
}
