import { Injectable } from '@nestjs/common';
import { contadosDe, cuantasLineas, isPremium, zonaDeMesa } from '@carta/contracts';
import type {
  GrupoMesa,
  LineaComanda,
  LineaPedida,
  ProductoVendible,
  RestaurantePublico,
} from '@carta/contracts';
import { isDatabaseAway } from '../../../plataforma/base-datos/errores-mongo';
import { Reciente } from '../../../plataforma/cache/reciente';
import { ColaPorNombre } from '../../../plataforma/colas/cola-por-nombre';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { DomainError, isRefusal, servicioNoDisponible } from '../../../plataforma/errores/domain-error';
import { ProductosService } from '../../../carta/productos/lista/productos.service';
import type { Lugar } from '../../../carta/productos/lista/productos.service';
import { MesasFirmadasService } from '../../../casa/locales/mesas-firmadas.service';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import { GruposRepository } from '../grupos/grupos.repository';
import type { PedidoGuardado } from '../grupos/grupos.repository';
import type { Alta } from './alta';
import { ApartadosService } from './apartados.service';
import type { Apartados } from './apartados.service';
import { DestinoService } from './destino.service';
import { huellaDe } from './huella';
import { assertAbierto, priceLineas, toLineaPedida, toLineasPedidas, withPases } from './lineas-pedidas';
import { mesaNoValida, restauranteNoEncontrado } from '../../../casa/locales/restaurantes.errors';
import { claveReutilizada, pedidosPausados, sinPedidosDesdeMesa } from '../pedidos.errors';
import { RechazosService, isPorCodigo } from './rechazos.service';
import { buildTickets } from '../grupos/tickets';
import type { Procedencia } from '../grupos/tickets';
import { MesasServidasService } from '../grupos/mesas-servidas.service';
import { TurnosService } from './turnos.service';

interface Admision {
  procedencia: Procedencia;
  lugar: RestaurantePublico;
}

/**
 * Takes orders into their mesa's tab: admits, prices, stores once, announces
 * (docs/reglas/pedir.md#taking-an-order).
 */
@Injectable()
export class AltaService {
  /** Plan, mesas and pause, slightly old at most: it spares every order a read. */
  private readonly restaurantesRecientes: Reciente<RestaurantePublico | null>;
  private readonly cola = new ColaPorNombre();

  constructor(
    private readonly grupos: GruposRepository,
    private readonly destino: DestinoService,
    private readonly restaurantes: RestaurantesService,
    private readonly mesas: MesasServidasService,
    private readonly mesasFirmadas: MesasFirmadasService,
    private readonly productos: ProductosService,
    private readonly turnos: TurnosService,
    private readonly apartados: ApartadosService,
    private readonly rechazos: RechazosService,
    private readonly events: DomainEvents,
  ) {
    this.restaurantesRecientes = new Reciente((id) => this.restaurantes.findPublico(id));
    for (const cambio of ['carta.cambiada', 'cuenta.cambiada'] as const) {
      events.on(cambio, ({ restauranteId }) => this.restaurantesRecientes.drop(restauranteId));
    }
  }

  /** Stores an order once; a known key returns the stored one's mesa, whatever has changed since. */
  async storeAlta(alta: Alta): Promise<{ grupo: GrupoMesa; repetido: boolean }> {
    const { restaurante, mesa, clave, pedido, origen } = alta;
    const huella = huellaDe({ ...pedido, restaurante, mesa });
    // Retries of one order wait for each other, so that a later one finds it stored.
    const guardado = await this.cola.run(`${restaurante}:${clave}`, () => this.storePedidoOnce(alta, huella));
    if (guardado.huella !== huella) throw claveReutilizada();
    if (guardado.repetido) return guardado;
    const { grupo } = guardado;
    const tickets = grupo.pedidos.filter((ticket) => ticket.clave === clave);
    const por = origen.es === 'sala' ? origen.autor.tomadoPor : null;
    this.events.emit('grupo.cambiado', { grupo, hechos: [{ es: 'pedido.entrado', tickets }], por });
    return guardado;
  }

  /**
   * The write itself refuses a known key, and no other refusal is given before the key has been looked up
   * (docs/decisiones/la-clave-primero.md). So an order that goes well costs no look-up.
   */
  private async storePedidoOnce(alta: Alta, huella: string): Promise<PedidoGuardado> {
    try {
      return await this.storePedido(alta, huella);
    } catch (refusal) {
      // A second question to a database that is away would only double the wait for its 503.
      if (isDatabaseAway(refusal)) throw refusal;
      const guardado = await this.grupos.findPedidoPorClave(alta.restaurante, alta.clave);
      if (guardado) return guardado;
      if (isPorCodigo(alta, refusal)) {
        const publico = await this.restaurantesRecientes.get(alta.restaurante);
        this.rechazos.countRechazo(alta.restaurante, publico?.husos ?? [], alta.clave);
      }
      throw refusal;
    }
  }

  /** What an attempt has taken goes back where it does not store the order. */
  private async storePedido(alta: Alta, huella: string): Promise<PedidoGuardado> {
    const { restaurante, clave, pedido } = alta;
    const { procedencia, lineas } = await this.readComanda(alta);
    const contados = contadosDe(lineas);
    const conocido = contados.length > 0 && (await this.grupos.findPedidoPorClave(restaurante, clave));
    if (conocido) return conocido;
    const turnos = await this.turnos.takeTurnos(alta, cuantasLineas(lineas), procedencia);
    const ahora = new Date();
    const tickets = buildTickets({ ...pedido, clave, huella, creadoEn: ahora, procedencia, lineas });
    let apartados: Apartados = [];
    try {
      apartados =
        (await this.apartados.takeContados(alta, contados, ahora)) ?? (await this.refuseEscaso(alta));
      const guardado = await this.destino.addTickets(alta, tickets, ahora);
      if (guardado.repetido) {
        await this.apartados.release(apartados);
        await this.turnos.giveBack(turnos);
      }
      return guardado;
    } catch (refusal) {
      // Only a refusal says for certain that the order is not stored; else the sweep finds what was set aside.
      if (isRefusal(refusal)) await this.apartados.release(apartados);
      if (!isSinSitio(refusal)) await this.turnos.giveBack(turnos);
      throw refusal;
    }
  }

  /** The order as the house would sell it now. @throws why it may not be sold */
  private async readComanda(alta: Alta): Promise<{ procedencia: Procedencia; lineas: LineaComanda[] }> {
    const { productos } = alta.pedido;
    const admision = ahead(this.admit(alta));
    const carta = ahead(this.findVendibles(alta, productos.filter(({ libre }) => !libre).map(toLineaPedida)));
    const { procedencia, lugar } = await admision;
    const pedidas = toLineasPedidas(productos, lugar.estaciones);
    const lineas = withPases(priceLineas(pedidas, await carta), alta.pedido, lugar);
    if (alta.origen.es === 'comensal') assertAbierto(lugar, lineas, new Date());
    return { procedencia, lineas };
  }

  /** @throws 409 with what there is now, or 503 where there are enough again */
  private async refuseEscaso(alta: Alta): Promise<never> {
    await this.readComanda(alta);
    throw servicioNoDisponible();
  }

  private async admit({ restaurante, mesa, origen }: Alta): Promise<Admision> {
    const deSala = origen.es === 'sala';
    const firma = deSala ? null : ahead(this.mesasFirmadas.checkMesa(restaurante, mesa, origen.t));
    const grupoId = deSala ? origen.para.grupoId : origen.sigue?.grupoId;
    const publico = await this.restaurantesRecientes.get(restaurante);
    if (!publico) throw restauranteNoEncontrado();
    if (!isPremium(publico.tipoUsuario)) throw sinPedidosDesdeMesa();
    if (!(await this.mesas.isServida(publico, mesa, grupoId))) throw mesaNoValida();
    if (deSala) return { procedencia: origen.autor, lugar: publico };
    const sinVerificar = (await firma)?.sinVerificar;
    if (publico.pausado) throw pedidosPausados();
    return { procedencia: sinVerificar ? { sinVerificar } : {}, lugar: publico };
  }

  /** The phone's prices never count: these are the stored products at this mesa's prices. */
  private findVendibles(
    { restaurante, mesa, clave }: Alta,
    pedidas: readonly LineaPedida[],
  ): Promise<ProductoVendible[]> {
    const lugar = this.findLugar(restaurante, mesa);
    const refs = {
      ids: pedidas.flatMap(({ productoId }) => productoId ?? []),
      nombres: pedidas.filter(({ productoId }) => productoId === undefined).map(({ nombre }) => nombre),
      clave,
    };
    return this.productos.vendiblesDe(restaurante, refs, lugar);
  }

  private async findLugar(restaurante: string, mesa: number): Promise<Lugar> {
    const publico = await this.restaurantesRecientes.get(restaurante);
    return { zona: zonaDeMesa(publico?.zonas, mesa)?._id ?? null, casa: publico ?? {} };
  }
}

/** Starts work early without an unhandled rejection; a failure reaches whoever awaits it. */
function ahead<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}

/** Such an order keeps the turns it took: trying again does not help, and a mesa could be filled for free. */
const isSinSitio = (refusal: unknown): boolean =>
  refusal instanceof DomainError && refusal.code === 'CONFLICT';
