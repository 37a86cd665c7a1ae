import { Injectable } from '@nestjs/common';
import { unidadesPedidas } from '@carta/contracts';
import type { ContadoPedido } from '@carta/contracts';
import { ExistenciasService } from '../../../carta/existencias/existencias.service';
import type { Apartado } from '../../../carta/existencias/existencias.service';
import { Periodico } from '../../../plataforma/colas/periodico';
import { GruposRepository } from '../grupos/grupos.repository';
import type { Alta } from './alta';
import { claveReutilizada } from '../pedidos.errors';

/** After this long (ms) nothing can store its order any more: it is longer than `PLAZO_ALTA_MS` and a write. */
export const VIDA_APARTADO_MS = 90_000;

type Contados = readonly ContadoPedido[];
export type Apartados = readonly Apartado[];

/**
 * Sets aside what is counted before an order is written (docs/decisiones/apartados.md). Every process looks
 * for what was left aside.
 */
@Injectable()
export class ApartadosService extends Periodico {
  constructor(
    private readonly existencias: ExistenciasService,
    private readonly grupos: GruposRepository,
  ) {
    super({ nombre: 'Apartados', fallo: 'No se devuelve lo apartado', cadaMs: 10_000 });
  }

  /**
   * Sets aside what an order asks for; null, and nothing, where there are not enough of something.
   * @throws 422 for another order under its key
   */
  async takeContados(
    { restaurante, clave }: Alta,
    contados: Contados,
    ahora: Date,
  ): Promise<Apartados | null> {
    if (contados.length === 0) return [];
    const { apartados, falta } = await this.existencias.take(restaurante, contados, clave, ahora);
    if (falta) await this.release(apartados);
    if (falta === 'clave') throw claveReutilizada();
    if (falta) return null;
    // what another attempt, which died since, set aside of it was perhaps not announced
    this.existencias.announce(restaurante);
    return apartados;
  }

  /** Puts back for sale what an attempt set aside. A failure is left to the sweep. */
  async release(apartados: Apartados): Promise<void> {
    const [primero] = apartados;
    if (!primero) return;
    await this.existencias.release(apartados).catch((error: Error) => this.logger.warn(error.message));
    this.existencias.announce(primero.restauranteId);
  }

  /** Ends what was set aside 90 s ago: what has no order is for sale again. */
  async runOnce(ahora: Date): Promise<void> {
    const antes = new Date(ahora.getTime() - VIDA_APARTADO_MS);
    for (const apartado of await this.existencias.findApartados(antes)) {
      if (this.isParado) return;
      const { restauranteId, productoId, clave } = apartado;
      const guardado = await this.grupos.findPedidoPorClave(restauranteId, clave);
      const isPedido = guardado !== null && unidadesPedidas(guardado.grupo, clave, productoId) > 0;
      await this.existencias.settle(apartado, isPedido);
    }
  }
}
