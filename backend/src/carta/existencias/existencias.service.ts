import { Injectable } from '@nestjs/common';
import type { ContadoPedido, Devuelta, Producto, QuedanRequest } from '@carta/contracts';
import { changeCarta } from '../../plataforma/hechos/change-carta';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { isHecho } from '../../plataforma/base-datos/claves-recordadas';
import { ProductosRepository } from '../productos/lista/productos.repository';
import { ProductosService } from '../productos/lista/productos.service';
import { cuentaCambiada, productoNoEncontrado } from '../productos/lista/productos.errors';
import { ExistenciasRepository } from './existencias.repository';
import type { Apartado } from './existencias.repository';

export type { Apartado } from './existencias.repository';

/** `falta`: the key is another order's, or there are not enough; then nothing of `apartados` may be kept. */
export interface Reserva {
  apartados: readonly Apartado[];
  falta: 'clave' | 'unidades' | null;
}

/** How many are left of what is counted (docs/reglas/carta.md#quedan, docs/decisiones/apartados.md). */
@Injectable()
export class ExistenciasService {
  constructor(
    private readonly existencias: ExistenciasRepository,
    private readonly repositorio: ProductosRepository,
    private readonly productos: ProductosService,
    private readonly events: DomainEvents,
  ) {}

  /** Sets aside what an order asks for, one write for each counted product; only this attempt's own is listed. */
  async take(
    restauranteId: string,
    contados: readonly Pick<ContadoPedido, 'id' | 'n'>[],
    clave: string,
    en: Date,
  ): Promise<Reserva> {
    const apartados: Apartado[] = [];
    for (const contado of contados) {
      const toma = await this.existencias.take(restauranteId, contado, clave, en);
      if (toma.es === 'apartado') apartados.push(toma.apartado);
      if (toma.es === 'otro-pedido') return { apartados, falta: 'clave' };
      if (toma.es === 'no-quedan') return { apartados, falta: 'unidades' };
    }
    return { apartados, falta: null };
  }

  /** Puts back for sale what an attempt set aside, unless another attempt has taken it over. */
  async release(apartados: readonly Apartado[]): Promise<void> {
    for (const apartado of apartados) await this.existencias.end(apartado, true);
  }

  /** Ends one that is old: its order is stored, or its units are for sale again. */
  async settle(apartado: Apartado, isPedido: boolean): Promise<void> {
    const isHecho = await this.existencias.end(apartado, !isPedido);
    if (isHecho && !isPedido) this.announce(apartado.restauranteId);
  }

  findApartados(antes: Date): Promise<Apartado[]> {
    return this.existencias.findApartados(antes);
  }

  /** Once for each cancellation, however often it is asked. */
  async giveBack(restauranteId: string, devueltas: readonly Devuelta[]): Promise<void> {
    let isAlgo = false;
    for (const devuelta of devueltas) {
      if (await this.existencias.giveBack(restauranteId, devuelta)) isAlgo = true;
    }
    if (isAlgo) this.announce(restauranteId);
  }

  /** Takes again what came back. Returns what it took; nothing where there are not enough of one (`falta`). */
  async takeAgain(
    restauranteId: string,
    devueltas: readonly Devuelta[],
  ): Promise<{ tomadas: Devuelta[]; falta: Devuelta | null }> {
    const tomadas: Devuelta[] = [];
    let falta: Devuelta | null = null;
    for (const devuelta of devueltas) {
      const isTomada = await this.existencias.takeAgain(restauranteId, devuelta);
      if (isTomada) tomadas.push(devuelta);
      if (isTomada === false) {
        falta = devuelta;
        break;
      }
    }
    if (falta) await this.untake(restauranteId, tomadas.splice(0));
    else if (tomadas.length > 0) this.announce(restauranteId);
    return { tomadas, falta };
  }

  /** Undoes `takeAgain`. */
  async untake(restauranteId: string, tomadas: readonly Devuelta[]): Promise<void> {
    for (const tomada of tomadas) await this.existencias.untake(restauranteId, tomada);
    if (tomadas.length > 0) this.announce(restauranteId);
  }

  /**
   * Says how many are left.
   * @param clave makes it once: a late retry undoes no later change.
   * @throws 404; 409 with the product as it is when the screen saw another count.
   */
  async setQuedan(
    restauranteId: string,
    id: string,
    request: QuedanRequest,
    clave: string | undefined,
  ): Promise<Producto> {
    return changeCarta(this.events, { restauranteId, es: 'producto.cambiado', id }, async () => {
      const cambiado = await this.existencias.setQuedan(restauranteId, id, request, clave);
      const doc = cambiado ?? (await this.repositorio.findProducto(restauranteId, id));
      if (!doc) throw productoNoEncontrado();
      const producto = await this.productos.toEntero(restauranteId, doc);
      if (!cambiado && !isHecho(doc, clave)) throw cuentaCambiada(producto);
      return producto;
    });
  }

  announce(restauranteId: string): void {
    this.events.emit('existencias.cambiadas', { restauranteId });
  }
}
