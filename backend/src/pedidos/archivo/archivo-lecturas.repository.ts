import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Collection, Model, mongo } from 'mongoose';
import type { LineaMesa, TicketMesa } from '@carta/contracts';
import { coleccionOf } from '../../base-datos/coleccion';
import { toId } from '../../base-datos/ids';
import { GRUPO } from '../grupos/grupo.schema';
import type { GrupoDoc } from '../grupos/grupo.schema';

/** How many mesas are read at once, so that nobody else waits for them. */
const LOTE = 200;

/** Of a mesa, what figures count. */
interface MesaContada {
  motivoCierre?: string;
  pedidos: readonly TicketContado[];
}
export type MesaAbierta = MesaContada & { pagado: false };
export type MesaPagada = MesaContada & { pagado: true; pagadoEn: Date };
export type TicketContado = Pick<TicketMesa, 'creadoEn'> & { lineas: readonly LineaContada[] };
export type LineaContada = Pick<
  LineaMesa,
  'nombre' | 'precio' | 'cantidad' | 'listoEn' | 'entregadoEn' | 'cancelada'
>;

const CUENTAS = {
  pagado: 1,
  pagadoEn: 1,
  motivoCierre: 1,
  'pedidos.creadoEn': 1,
  'pedidos.lineas.nombre': 1,
  'pedidos.lineas.precio': 1,
  'pedidos.lineas.cantidad': 1,
  'pedidos.lineas.listoEn': 1,
  'pedidos.lineas.entregadoEn': 1,
  'pedidos.lineas.cancelada': 1,
} as const;

/** What figures read of mesas, on the board or archived. */
@Injectable()
export class ArchivoLecturas {
  private readonly grupos: Collection<GrupoDoc>;

  constructor(@InjectModel(GRUPO) model: Model<GrupoDoc>) {
    this.grupos = coleccionOf(model);
  }

  /** Those paid between two instants and all open ones, one by one. */
  async *streamBetween(
    restauranteId: string,
    desde: Date,
    hasta: Date,
  ): AsyncGenerator<MesaAbierta | MesaPagada> {
    const $or = [{ pagado: false }, pagadasBetween(desde, hasta)];
    const filtro = { restaurante: toId(restauranteId), $or };
    yield* this.grupos.find<MesaAbierta | MesaPagada>(filtro, { projection: CUENTAS, batchSize: LOTE });
  }
}

const pagadasBetween = (desde: Date, hasta: Date) =>
  ({ pagado: true, pagadoEn: { $gte: desde, $lt: hasta } }) satisfies mongo.Filter<GrupoDoc>;
