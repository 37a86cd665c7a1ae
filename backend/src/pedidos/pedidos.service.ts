import { Injectable } from '@nestjs/common';
import type {
  CrearPedidoRequest,
  CrearPedidoResponse,
  GrupoMesa,
  MesaEnVivo,
  Pedido,
  PedidoSeguido,
  TomarPedidoRequest,
} from '@carta/contracts';
import { Reciente } from '../common/cache/reciente';
import { DomainEvents } from '../common/domain-events';
import { RestaurantesService } from '../restaurantes/restaurantes.service';
import { AltaService } from './alta.service';
import { toMesaEnVivo, toOtros, toPedidoSeguido } from './comensal.mapper';
import type { PedidoPropioEnVivo } from './comensal.mapper';
import { DemorasService } from './demoras.service';
import { GruposLecturas } from './grupos-lecturas.repository';
import type { Autor } from './movimientos.service';
import { SeguimientoService } from './seguimiento.service';
import type { PedidoPropio } from './seguimiento.service';
import { toGrupo } from './tablero.mapper';

/** An order as it is answered; `repetido` when it was stored before. */
export interface PedidoCreado {
  respuesta: CrearPedidoResponse;
  repetido: boolean;
}

/** Orders: sent by a diner, written down by a waiter, followed by the phones of their mesa (API §4). */
@Injectable()
export class PedidosService {
  /** How a restaurante works, at most this old: many phones ask at once after each change. */
  private readonly serviciosRecientes = new Reciente(1_000, (id) => this.restaurantes.findServicio(id));

  constructor(
    private readonly alta: AltaService,
    private readonly lecturas: GruposLecturas,
    private readonly restaurantes: RestaurantesService,
    private readonly demoras: DemorasService,
    private readonly seguimientos: SeguimientoService,
    events: DomainEvents,
  ) {
    events.on('carta.cambiada', ({ restauranteId }) => this.serviciosRecientes.drop(restauranteId));
  }

  /** A diner's order, stored once (see AltaService). */
  async createPedido(pedido: CrearPedidoRequest, clave: string): Promise<PedidoCreado> {
    const { mesa, productos, notas } = pedido;
    const restaurante = pedido.restaurante.toLowerCase();
    // A null, which a body may hold for what is absent, is no signature.
    const t = pedido.t ?? undefined;
    const { grupo, repetido } = await this.alta.store({ restaurante, mesa, productos, notas, t, clave });
    return { respuesta: this.toRespuesta(grupo, clave, toPedidoSeguido(grupo, clave).pedidos), repetido };
  }

  /** An order that a waiter writes down for a mesa of their own restaurante. */
  async tomarPedido(
    { restauranteId, nombre }: Autor,
    mesa: number,
    { productos, notas }: TomarPedidoRequest,
    clave: string,
  ): Promise<PedidoCreado> {
    const { grupo, repetido } = await this.alta.store({
      restaurante: restauranteId,
      mesa,
      productos,
      notas,
      clave,
      tomadoPor: nombre,
    });
    const propios = new Set(grupo.pedidos.filter((uno) => uno.clave === clave).map(({ id }) => id));
    const pedidos = toGrupo(grupo).pedidos.filter(({ _id }) => propios.has(_id));
    return { respuesta: this.toRespuesta(grupo, clave, pedidos), repetido };
  }

  private toRespuesta({ id }: GrupoMesa, clave: string, pedidos: Pedido[]): CrearPedidoResponse {
    const seguimiento = this.seguimientos.sign({ grupoId: id, clave });
    return { totalPedidos: pedidos.length, pedidos, grupoMesa: id, seguimiento };
  }

  /** What each token proves to be one's own; a token that proves nothing is passed over. */
  async findSeguidos(tokens: readonly string[]): Promise<PedidoSeguido[]> {
    const propios = tokens.flatMap((token) => this.seguimientos.verify(token) ?? []);
    const grupos = new Map(
      (await this.lecturas.findByIds(propios.map((p) => p.grupoId))).map((g) => [g.id, g]),
    );
    const seguidos = propios.map(({ grupoId, clave }) => {
      const grupo = grupos.get(grupoId);
      return grupo ? [this.toSeguido(grupo, clave)] : [];
    });
    return Promise.all(seguidos.flat());
  }

  private async toSeguido(grupo: GrupoMesa, clave: string): Promise<PedidoSeguido> {
    const [{ mesaCompartida }, demora] = await Promise.all([
      this.serviciosRecientes.get(grupo.restauranteId),
      this.demoras.find(grupo.restauranteId),
    ]);
    return {
      ...toPedidoSeguido(grupo, clave),
      demora,
      ...(mesaCompartida ? { otros: toOtros(grupo, clave) } : {}),
    };
  }

  /** One order as its own phone may see it; the same for the answer and the event. */
  toPedidoSeguido(grupo: GrupoMesa, clave: string): PedidoPropioEnVivo {
    return toPedidoSeguido(grupo, clave);
  }

  /** A whole mesa as its phones may see it, where the owner lets them. */
  toMesaEnVivo(grupo: GrupoMesa): MesaEnVivo {
    return toMesaEnVivo(grupo);
  }

  /** The order a token proves, for the phone's socket. */
  verifySeguimiento(token: unknown): PedidoPropio | null {
    return this.seguimientos.verify(token);
  }
}
