import { Injectable } from '@nestjs/common';
import { Limites } from '../../../plataforma/limites/limites.service';
import type { NombreLimite } from '../../../plataforma/limites/tabla';
import { redDe } from '../../../plataforma/red/red-de';
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

  /** @throws 429, and then none is spent */
  async takeTurnos(alta: Alta, lineas: number, procedencia: Procedencia): Promise<readonly Turno[]> {
    const turnos = turnosOf(alta, lineas, procedencia);
    const mensaje = turnos.length > 1 ? DEMASIADOS_SIN_CODIGO : undefined;
    const tomados: Turno[] = [];
    try {
      for (const [limite, subject, cuantos] of turnos) {
        tomados.push([limite, subject, cuantos]);
        await this.limites.consume(limite, subject, mensaje, cuantos);
      }
    } catch (refusal) {
      await this.giveBack(tomados);
      throw refusal;
    }
    return turnos;
  }

  async giveBack(turnos: readonly Turno[]): Promise<void> {
    await Promise.all(turnos.map((turno) => this.limites.giveBack(...turno)));
  }
}

function turnosOf(
  { restaurante, mesa, origen }: Alta,
  lineas: number,
  { sinVerificar }: Procedencia,
): Turno[] {
  if (origen.es === 'sala') return [];
  if (!sinVerificar) return [['pedidosPorMesa', `${restaurante}:${mesa}`, 1]];
  const cuantos = Math.ceil(lineas / LINEAS_POR_TURNO);
  return [
    ['sinCodigoPorRed', `${restaurante}:${redDe(origen.direccion)}`, cuantos],
    ['sinCodigoPorMesa', `${restaurante}:${mesa}`, cuantos],
    ['sinCodigoPorRestaurante', restaurante, cuantos],
  ];
}
