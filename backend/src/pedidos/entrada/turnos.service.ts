import { Injectable } from '@nestjs/common';
import { Limites } from '../../common/limites/limites.service';
import type { NombreLimite } from '../../common/limites/tabla';
import { redDe } from '../../common/red/red-de';
import { DEMASIADOS_SIN_CODIGO } from '../pedidos.errors';
import type { Procedencia } from '../grupos/tickets';

/** One turn of a limit: which, and whose. */
type Turno = readonly [limite: NombreLimite, quien: string];

interface PedidoEnPuerta {
  restaurante: string;
  mesa: number;
  direccion?: string;
}

/**
 * The turns that an order costs (docs/reglas.md#limits): a waiter's none, one with the mesa's code a turn of
 * that mesa, one without it turns of its own kind alone.
 */
@Injectable()
export class TurnosService {
  constructor(private readonly limites: Limites) {}

  of(
    { restaurante, mesa, direccion = '' }: PedidoEnPuerta,
    { tomadoPor, sinVerificar }: Procedencia,
  ): readonly Turno[] {
    if (tomadoPor !== undefined) return [];
    if (!sinVerificar) return [['pedidosPorMesa', `${restaurante}:${mesa}`]];
    return [
      ['sinCodigoPorRed', `${restaurante}:${redDe(direccion)}`],
      ['sinCodigoPorMesa', `${restaurante}:${mesa}`],
      ['sinCodigoPorRestaurante', restaurante],
    ];
  }

  /** Spends them all, or none. @throws 429 */
  async take(turnos: readonly Turno[]): Promise<void> {
    const tomados: Turno[] = [];
    try {
      for (const [limite, quien] of turnos) {
        tomados.push([limite, quien]);
        await this.limites.consume(limite, quien, turnos.length > 1 ? DEMASIADOS_SIN_CODIGO : undefined);
      }
    } catch (refusal) {
      await this.giveBack(tomados);
      throw refusal;
    }
  }

  /** For an order that turned out to be stored already: it counts for nothing. */
  async giveBack(turnos: readonly Turno[]): Promise<void> {
    await Promise.all(turnos.map(([limite, quien]) => this.limites.giveBack(limite, quien)));
  }
}
