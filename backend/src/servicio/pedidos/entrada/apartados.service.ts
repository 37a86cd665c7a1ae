import { Injectable } from '@nestjs/common';
import { unidadesPedidas } from '@carta/contracts';
import type { ContadoPedido } from '@carta/contracts';
import { ExistenciasService } from '../../../carta/existencias/existencias.service';
import type { Apartado } from '../../../carta/existencias/existencias.service';
import { Periodico } from '../../../plataforma/colas/periodico';
import { isRefusal } from '../../../plataforma/errores/domain-error';
import { GruposRepository } from '../grupos/grupos.repository';
import type { PedidoGuardado } from '../grupos/grupos.repository';
import { claveReutilizada } from '../pedidos.errors';

/** After this long (ms) nothing can store its order any more: it is longer than `PLAZO_ALTA_MS` and a write. */
export const VIDA_APARTADO_MS = 90_000;

interface PedidoContado {
  restaurante: string;
  clave: string;
  contados: readonly ContadoPedido[];
  ahora: Date;
}

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
   * Stores an order with its counted units set aside; what has none is stored at once.
   * @param refuse says why there are not enough of something.
   */
  async storeApartando(
    { restaurante, clave, contados, ahora }: PedidoContado,
    store: () => Promise<PedidoGuardado>,
    refuse: () => Promise<never>,
  ): Promise<PedidoGuardado> {
    if (contados.length === 0) return store();
    const conocido = await this.grupos.findPedidoPorClave(restaurante, clave);
    if (conocido) return conocido;
    const { apartados, falta } = await this.existencias.take(restaurante, contados, clave, ahora);
    let isCambiada = apartados.length > 0;
    try {
      if (falta === 'clave') throw claveReutilizada();
      if (falta === 'unidades') return await this.refuseWithout(apartados, refuse);
      const guardado = await store();
      if (guardado.repetido) await this.release(apartados);
      // Another attempt, which could not tell of it, may have set all of it aside.
      isCambiada ||= !guardado.repetido;
      return guardado;
    } catch (error) {
      // Nothing else says for certain that the order is not stored; what it set aside is found by the sweep.
      if (isRefusal(error)) await this.release(apartados);
      throw error;
    } finally {
      if (isCambiada) this.existencias.announce(restaurante);
    }
  }

  /** What it set aside of other products goes back before anybody reads how many are left. */
  private async refuseWithout(
    apartados: readonly Apartado[],
    refuse: () => Promise<never>,
  ): Promise<PedidoGuardado> {
    await this.release(apartados);
    return refuse();
  }

  /** A failure is left to the sweep. */
  private async release(apartados: readonly Apartado[]): Promise<void> {
    await this.existencias.release(apartados).catch((error: Error) => this.logger.warn(error.message));
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
