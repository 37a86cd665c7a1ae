import { Injectable } from '@nestjs/common';
import { LIMITES, fromEuros, isPremium, priceComanda, toEuros, totalComanda } from '@carta/contracts';
import type {
  CrearPedidoRequest,
  CrearPedidoResponse,
  GrupoMesa,
  LineaComanda,
  LineaPedida,
  PedidoSeguido,
} from '@carta/contracts';
import { isDatabaseAway } from '../base-datos/errores-mongo';
import { Reciente } from '../common/cache/reciente';
import { ColaPorClave } from '../common/cola-por-clave';
import { DomainEvents } from '../common/domain-events';
import { Limites } from '../common/limites/limites.service';
import { ProductosService } from '../productos/productos.service';
import { RestaurantesService } from '../restaurantes/restaurantes.service';
import { toPedidoSeguido } from './grupo.mapper';
import { GruposLecturas } from './grupos-lecturas.repository';
import { GruposRepository } from './grupos.repository';
import type { PedidoGuardado } from './grupos.repository';
import { huellaDe } from './huella';
import {
  cartaCambiada,
  claveReutilizada,
  mesaNoValida,
  productoAmbiguo,
  restauranteNoEncontrado,
  sinPedidosDesdeMesa,
  totalExcesivo,
} from './pedidos.errors';
import { SeguimientoService } from './seguimiento.service';
import type { PedidoPropio } from './seguimiento.service';
import { buildTickets } from './tickets';

/** Orders and their moves: load, ask the domain, store, announce (API §4). */
@Injectable()
export class PedidosService {
  /** Plan and number of mesas, at most this old: a second spares every order a read. */
  private readonly restaurantesRecientes = new Reciente(1_000, (id) => this.restaurantes.findPublico(id));
  private readonly cola = new ColaPorClave();

  constructor(
    private readonly grupos: GruposRepository,
    private readonly lecturas: GruposLecturas,
    private readonly restaurantes: RestaurantesService,
    private readonly productos: ProductosService,
    private readonly seguimientos: SeguimientoService,
    private readonly limites: Limites,
    private readonly events: DomainEvents,
  ) {
    events.on('carta.cambiada', ({ restauranteId }) => this.restaurantesRecientes.drop(restauranteId));
  }

  /**
   * Stores an order once, whatever the network does: a known key answers what is stored, whatever
   * has changed since. `repetido` tells such an answer apart.
   */
  async createPedido(
    pedido: CrearPedidoRequest,
    clave: string,
  ): Promise<{ respuesta: CrearPedidoResponse; repetido: boolean }> {
    const huella = huellaDe(pedido);
    // Retries of one order wait for each other, so that a later one finds it stored.
    const guardado = await this.cola.run(`${pedido.restaurante}:${clave}`, () =>
      this.storeOnce(pedido, clave, huella),
    );
    if (guardado.huella !== huella) throw claveReutilizada();
    if (!guardado.repetido) this.events.emit('grupo.cambiado', guardado.grupo);
    return { respuesta: this.toRespuesta(guardado.grupo, clave), repetido: guardado.repetido };
  }

  /**
   * The key has the first word (API §4): the write itself refuses a known one, and no other refusal
   * is given before the key has been looked up. So an order that goes well costs no look-up.
   */
  private async storeOnce(
    pedido: CrearPedidoRequest,
    clave: string,
    huella: string,
  ): Promise<PedidoGuardado> {
    try {
      return await this.storePedido(pedido, clave, huella);
    } catch (refusal) {
      // A second question to a database that is away would only double the wait for its 503.
      if (isDatabaseAway(refusal)) throw refusal;
      const guardado = await this.grupos.findByClave(pedido.restaurante, clave);
      if (!guardado) throw refusal;
      return guardado;
    }
  }

  private async storePedido(
    pedido: CrearPedidoRequest,
    clave: string,
    huella: string,
  ): Promise<PedidoGuardado> {
    const mesa = `${pedido.restaurante}:${pedido.mesa}`;
    await this.checkMesa(pedido);
    const lineas = await this.priceLineas(pedido);
    await this.limites.consume('pedidosPorMesa', mesa);
    const ahora = new Date();
    const tickets = buildTickets({ clave, huella, creadoEn: ahora, notas: pedido.notas, lineas });
    const guardado = await this.grupos.addTickets(pedido.restaurante, pedido.mesa, tickets, ahora);
    if (guardado.repetido) await this.limites.giveBack('pedidosPorMesa', mesa);
    return guardado;
  }

  private async checkMesa({ restaurante, mesa }: CrearPedidoRequest): Promise<void> {
    const publico = await this.restaurantesRecientes.get(restaurante);
    if (!publico) throw restauranteNoEncontrado();
    if (!isPremium(publico.tipoUsuario)) throw sinPedidosDesdeMesa();
    if (mesa > publico.numeroMesas) throw mesaNoValida();
  }

  /** The lines at today's prices, read from the database; never what the phone or a cache says. */
  private async priceLineas({ restaurante, productos }: CrearPedidoRequest): Promise<LineaComanda[]> {
    const pedidas = productos.map(toLineaPedida);
    const carta = await this.productos.vendiblesDe(restaurante, {
      ids: pedidas.flatMap(({ productoId }) => productoId ?? []),
      nombres: pedidas.filter(({ productoId }) => productoId === undefined).map(({ nombre }) => nombre),
    });
    const comanda = priceComanda(pedidas, carta);
    if (!comanda.ok) {
      throw comanda.motivo === 'PRODUCTO_AMBIGUO'
        ? productoAmbiguo(comanda.nombre)
        : cartaCambiada(comanda.motivo, comanda.lineas);
    }
    if (toEuros(totalComanda(comanda.lineas)) > LIMITES.totalPedidoEuros) throw totalExcesivo();
    return comanda.lineas;
  }

  private toRespuesta(grupo: GrupoMesa, clave: string): CrearPedidoResponse {
    const { pedidos } = toPedidoSeguido(grupo, clave);
    const seguimiento = this.seguimientos.sign({ grupoId: grupo.id, clave });
    return { totalPedidos: pedidos.length, pedidos, grupoMesa: grupo.id, seguimiento };
  }

  /** What each token proves to be one's own; a token that proves nothing is passed over. */
  async findSeguidos(tokens: readonly string[]): Promise<PedidoSeguido[]> {
    const propios = tokens.flatMap((token) => this.seguimientos.verify(token) ?? []);
    const grupos = new Map(
      (await this.lecturas.findByIds(propios.map((p) => p.grupoId))).map((g) => [g.id, g]),
    );
    return propios.flatMap(({ grupoId, clave }) => {
      const grupo = grupos.get(grupoId);
      return grupo ? [toPedidoSeguido(grupo, clave)] : [];
    });
  }

  /** One order as its own phone may see it; the same for the answer and the event. */
  toPedidoSeguido(grupo: GrupoMesa, clave: string): PedidoSeguido {
    return toPedidoSeguido(grupo, clave);
  }

  /** The order a token proves, for the phone's socket. */
  verifySeguimiento(token: unknown): PedidoPropio | null {
    return this.seguimientos.verify(token);
  }
}

function toLineaPedida({
  productoId,
  precio,
  ...linea
}: CrearPedidoRequest['productos'][number]): LineaPedida {
  return {
    ...linea,
    precio: fromEuros(precio),
    ...(productoId ? { productoId: productoId.toLowerCase() } : {}),
  };
}
