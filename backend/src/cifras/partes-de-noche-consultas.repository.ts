import { Injectable } from '@nestjs/common';
import type { Collection, mongo } from 'mongoose';
import type { Jornada, TicketDeParte } from '@carta/contracts';
import { CON_ESPERA } from '../plataforma/base-datos/con-espera';
import { InjectColeccion } from '../plataforma/base-datos/coleccion';
import { toId } from '../plataforma/base-datos/ids';
import { grupoSchema } from '../servicio/pedidos/grupos/grupo.schema';
import type { GrupoDoc, TicketDoc } from '../servicio/pedidos/grupos/grupo.schema';

/** Read in batches, so that nobody else waits for them. */
const LOTE = 200;

const DE_PARTE = {
  'pedidos.clave': 1,
  'pedidos.tipo': 1,
  'pedidos.creadoEn': 1,
  'pedidos.vistoEn': 1,
  'pedidos.lineas.pase': 1,
  'pedidos.lineas.marchada': 1,
  'pedidos.lineas.cancelada': 1,
} as const;

/** Reads mesas for the parte of a night, on the board or archived. */
@Injectable()
export class PartesDeNocheConsultas {
  constructor(@InjectColeccion(grupoSchema) private readonly grupos: Collection<GrupoDoc>) {}

  /** The tickets ordered on a service day: their mesas are open, or paid since it began. */
  async *streamTickets(restauranteId: string, { inicio, fin }: Jornada): AsyncGenerator<TicketDeParte> {
    const restaurante = toId(restauranteId);
    yield* this.streamDe({ restaurante, pagado: false }, 'abiertos', inicio, fin);
    yield* this.streamDe({ restaurante, pagado: true, pagadoEn: { $gte: inicio } }, 'jornadas', inicio, fin);
  }

  /** Those of these keys that are of an order of the house. */
  async findClaves(restauranteId: string, claves: readonly string[]): Promise<Set<string>> {
    if (claves.length === 0) return new Set();
    const filtro = { restaurante: toId(restauranteId), 'pedidos.clave': { $in: [...claves] } };
    const docs = this.grupos.find<{ pedidos: Pick<TicketDoc, 'clave'>[] }>(filtro, {
      projection: { 'pedidos.clave': 1 },
      batchSize: LOTE,
    });
    const halladas = new Set<string>();
    for await (const { pedidos } of docs) for (const { clave } of pedidos) halladas.add(clave);
    return halladas;
  }

  private async *streamDe(
    filtro: mongo.Filter<GrupoDoc>,
    hint: string,
    inicio: Date,
    fin: Date,
  ): AsyncGenerator<TicketDeParte> {
    const docs = this.grupos.find(filtro, { projection: DE_PARTE, batchSize: LOTE, hint, ...CON_ESPERA });
    for await (const { _id, pedidos } of docs) {
      for (const ticket of pedidos) {
        if (inicio <= ticket.creadoEn && ticket.creadoEn < fin) yield { ...ticket, grupo: _id.toHexString() };
      }
    }
  }
}
