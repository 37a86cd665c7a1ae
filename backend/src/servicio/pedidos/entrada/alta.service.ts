// Longer than most: an order passes these steps one after the other, and their order is the rule.
import { Injectable } from '@nestjs/common';
import {
  LIMITES,
  contadosDe,
  cuantasLineas,
  isPremium,
  paseElegido,
  priceComanda,
  toEuros,
  totalComanda,
  zonaDeMesa,
} from '@carta/contracts';
import type {
  DatosPedido,
  GrupoMesa,
  LineaComanda,
  LineaPedida,
  MenuElegido,
  ProductoVendible,
  RestaurantePublico,
} from '@carta/contracts';
import { isDatabaseAway } from '../../../plataforma/base-datos/errores-mongo';
import { Reciente } from '../../../plataforma/cache/reciente';
import { ColaPorNombre } from '../../../plataforma/colas/cola-por-nombre';
import { DomainEvents } from '../../../plataforma/hechos/domain-events';
import { DomainError, servicioNoDisponible } from '../../../plataforma/errores/domain-error';
import { ProductosService } from '../../../carta/productos/lista/productos.service';
import type { Lugar } from '../../../carta/productos/lista/productos.service';
import { MesasFirmadasService } from '../../../casa/locales/mesas-firmadas.service';
import { RestaurantesService } from '../../../casa/locales/restaurantes.service';
import { GruposRepository } from '../grupos/grupos.repository';
import type { PedidoGuardado } from '../grupos/grupos.repository';
import type { Alta } from './alta';
import { ApartadosService } from './apartados.service';
import { assertAbierto } from './cerradas';
import { DestinoService } from './destino.service';
import { huellaDe } from './huella';
import { toLineaPedida, toLineasPedidas } from './lineas-pedidas';
import { mesaNoValida, restauranteNoEncontrado } from '../../../casa/locales/restaurantes.errors';
import {
  claveReutilizada,
  comandaRechazada,
  demasiadasLineas,
  pedidosPausados,
  sinPedidosDesdeMesa,
  totalExcesivo,
} from '../pedidos.errors';
import { RechazosService } from './rechazos.service';
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
    const { restaurante, mesa, pedido } = alta;
    const huella = huellaDe({ ...pedido, restaurante, mesa });
    // Retries of one order wait for each other, so that a later one finds it stored.
    const guardado = await this.cola.run(`${restaurante}:${alta.clave}`, () =>
      this.storePedidoOnce(alta, huella),
    );
    if (guardado.huella !== huella) throw claveReutilizada();
    if (!guardado.repetido) this.announce(alta, guardado);
    return guardado;
  }

  private announce({ clave, origen }: Alta, { grupo }: PedidoGuardado): void {
    const tickets = grupo.pedidos.filter((ticket) => ticket.clave === clave);
    this.events.emit('grupo.cambiado', {
      grupo,
      hechos: [{ es: 'pedido.entrado', tickets }],
      por: origen.es === 'sala' ? origen.autor.tomadoPor : null,
    });
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

  private async storePedido(alta: Alta, huella: string): Promise<PedidoGuardado> {
    const { restaurante, clave, pedido } = alta;
    const deCarta = pedido.productos.filter(({ libre }) => !libre).map(toLineaPedida);
    const carta = ahead(this.findVendibles(alta, deCarta));
    const { procedencia, lugar } = await this.admit(alta);
    const pedidas = toLineasPedidas(pedido.productos, lugar.estaciones);
    const lineas = withPases(priceLineas(pedidas, await carta), pedido, lugar);
    if (alta.origen.es === 'comensal') assertAbierto(lugar, lineas, new Date());
    const turnos = this.turnos.turnosOf(alta, cuantasLineas(lineas), procedencia);
    return this.turnos.spend(turnos, () => {
      const ahora = new Date();
      const tickets = buildTickets({ ...pedido, clave, huella, creadoEn: ahora, procedencia, lineas });
      const contado = { restaurante, clave, contados: contadosDe(lineas), ahora };
      return this.apartados.storeApartando(
        contado,
        () => this.destino.addTickets(alta, tickets, ahora),
        () => this.refuseEscaso(alta, pedidas),
      );
    });
  }

  /** Says what there is now. @throws 409, or 503 where there are enough again. */
  private async refuseEscaso(alta: Alta, pedidas: readonly LineaPedida[]): Promise<never> {
    priceLineas(pedidas, await this.findVendibles(alta, pedidas));
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
    const refs = {
      ids: pedidas.flatMap(({ productoId }) => productoId ?? []),
      nombres: pedidas.filter(({ productoId }) => productoId === undefined).map(({ nombre }) => nombre),
      clave,
    };
    return this.productos.vendiblesDe(restaurante, refs, this.findLugar(restaurante, mesa));
  }

  private async findLugar(restaurante: string, mesa: number): Promise<Lugar> {
    const publico = await this.restaurantesRecientes.get(restaurante);
    return { zona: zonaDeMesa(publico?.zonas, mesa)?._id ?? null, casa: publico ?? {} };
  }
}

/** @throws 409 when the diner saw other prices, 422 when something is not chosen */
function priceLineas(pedidas: readonly LineaPedida[], carta: readonly ProductoVendible[]): LineaComanda[] {
  const comanda = priceComanda(pedidas, carta);
  if (!comanda.ok) throw comandaRechazada(comanda);
  if (cuantasLineas(comanda.lineas) > LIMITES.lineasPorPedido) throw demasiadasLineas();
  if (toEuros(totalComanda(comanda.lineas)) > LIMITES.totalPedidoEuros) throw totalExcesivo();
  return comanda.lineas;
}

/** A waiter's pases instead of the dishes' own; one that the house no longer has is none. */
function withPases(
  lineas: readonly LineaComanda[],
  { productos, juntos }: DatosPedido,
  casa: RestaurantePublico,
): LineaComanda[] {
  return lineas.map((linea, i) => {
    const elegido = juntos ? null : productos[i]?.pase;
    if (elegido === undefined) return linea;
    if (linea.menu) return elegido === null ? withoutPases(linea, linea.menu) : linea;
    const { pase: _propio, ...resto } = linea;
    const pase = elegido === null || !casa.marchar ? null : paseElegido(casa, elegido.toLowerCase());
    return pase ? { ...resto, pase } : resto;
  });
}

/** A menu's dishes have pases of their own, and one for all of them would be none of theirs. */
function withoutPases(linea: LineaComanda, { platos, ...menu }: MenuElegido): LineaComanda {
  const sueltos = platos.map(({ producto: { pase: _pase, ...producto }, ...plato }) => ({
    ...plato,
    producto,
  }));
  return { ...linea, menu: { ...menu, platos: sueltos } };
}

/** Its owner is shown how many orders were refused because too many come without a code. */
function isPorCodigo({ origen }: Alta, refusal: unknown): boolean {
  const isSinCodigo = origen.es === 'comensal' && origen.t === undefined;
  return (
    isSinCodigo &&
    refusal instanceof DomainError &&
    (refusal.code === 'TOO_MANY_REQUESTS' || refusal.code === 'CONFLICT')
  );
}

/** Starts work early without an unhandled rejection; a failure reaches whoever awaits it. */
function ahead<T>(work: Promise<T>): Promise<T> {
  work.catch(() => undefined);
  return work;
}
