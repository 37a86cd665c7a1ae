import { Injectable } from '@nestjs/common';
import { DomainError } from '../../../plataforma/errores/domain-error';
import { Limites } from '../../../plataforma/limites/limites.service';
import type { NombreLimite } from '../../../plataforma/limites/tabla';
import { redDe } from '../../../plataforma/red/red-de';
import type { PedidoGuardado } from '../grupos/grupos.repository';
import type { Alta } from './alta';
import { DEMASIADOS_SIN_CODIGO } from '../pedidos.errors';
import type { Procedencia } from '../grupos/tickets';

type Turno = readonly [limite: NombreLimite, quien: string, cuantos: number];

/** Boards draw lines, not orders, so this many lines without a code cost one turn. */
const LINEAS_POR_TURNO = 10;

/**
 * The turns that an order costs (docs/reglas/limites.md#limits): a waiter's none, one with the mesa's code one of
 * that mesa, one without it turns of a kind apart, more the longer it is.
 */
@Injectable()
export class TurnosService {
  constructor(private readonly limites: Limites) {}

  turnosOf(
    { restaurante, mesa, origen }: Alta,
    lineas: number,
    { sinVerificar }: Procedencia,
  ): readonly Turno[] {
    if (origen.es === 'sala') return [];
    if (!sinVerificar) return [['pedidosPorMesa', `${restaurante}:${mesa}`, 1]];
    const cuantos = Math.ceil(lineas / LINEAS_POR_TURNO);
    return [
      ['sinCodigoPorRed', `${restaurante}:${redDe(origen.direccion)}`, cuantos],
      ['sinCodigoPorMesa', `${restaurante}:${mesa}`, cuantos],
      ['sinCodigoPorRestaurante', restaurante, cuantos],
    ];
  }

  /**
   * Gives turns back for a repeated or failed order; not for a full mesa, which could be filled for free.
   * @throws 429
   */
  async spend(turnos: readonly Turno[], store: () => Promise<PedidoGuardado>): Promise<PedidoGuardado> {
    await this.take(turnos);
    const guardado = await store().catch(async (refusal: unknown) => {
      if (!isSinSitio(refusal)) await this.giveBack(turnos);
      throw refusal;
    });
    if (guardado.repetido) await this.giveBack(turnos);
    return guardado;
  }

  private async take(turnos: readonly Turno[]): Promise<void> {
    const tomados: Turno[] = [];
    try {
      const mensaje = turnos.length > 1 ? DEMASIADOS_SIN_CODIGO : undefined;
      for (const [limite, subject, cuantos] of turnos) {
        tomados.push([limite, subject, cuantos]);
        await this.limites.consume(limite, subject, mensaje, cuantos);
      }
    } catch (refusal) {
      await this.giveBack(tomados);
      throw refusal;
    }
  }

  private async giveBack(turnos: readonly Turno[]): Promise<void> {
    await Promise.all(turnos.map((turno) => this.limites.giveBack(...turno)));
  }
}

/** A full mesa is the only refusal after which sending the order again does not help. */
const isSinSitio = (refusal: unknown): boolean =>
  refusal instanceof DomainError && refusal.code === 'CONFLICT';
