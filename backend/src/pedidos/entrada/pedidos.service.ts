import { Injectable } from '@nestjs/common';
import type {
  CrearPedidoRequest,
  CrearPedidoResponse,
  GrupoMesa,
  MesaEnVivo,
  Pedido,
  TomarPedidoRequest,
} from '@carta/contracts';
import { AltaService } from './alta.service';
import { clavesFirmadas, toMesaEnVivo, toPedidoSeguido } from '../seguimiento/comensal.mapper';
import type { PedidoPropioEnVivo } from '../seguimiento/comensal.mapper';
import { GruposLecturas } from '../grupos/grupos-lecturas.repository';
import type { Autor } from '../movimientos/movimientos.service';
import { SeguimientoService } from '../seguimiento/seguimiento.service';
import type { PedidoPropio } from '../seguimiento/seguimiento.service';
import { toGrupo } from '../movimientos/tablero.mapper';

/** An order as it is answered; `repetido` when it was stored before. */
export interface PedidoCreado {
  respuesta: CrearPedidoResponse;
  repetido: boolean;
}

/** Orders: sent by a diner, written down by a waiter, followed by the phones of their mesa. */
@Injectable()
export class PedidosService {
  constructor(
    private readonly alta: AltaService,
    private readonly lecturas: GruposLecturas,
    private readonly seguimientos: SeguimientoService,
  ) {}

  /** A diner's order, stored once (see AltaService). */
  async createPedido(pedido: CrearPedidoRequest, clave: string, direccion: string): Promise<PedidoCreado> {
    const { mesa, productos, notas } = pedido;
    const restaurante = pedido.restaurante.toLowerCase();
    // A null, which a body may hold for what is absent, is no signature.
    const t = pedido.t ?? undefined;
    const { grupo, repetido } = await this.alta.store({
      restaurante,
      mesa,
      productos,
      notas,
      t,
      clave,
      direccion,
    });
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

  /** One order as its own phone may see it; the same for the answer and the event. */
  toPedidoSeguido(grupo: GrupoMesa, clave: string): PedidoPropioEnVivo {
    return toPedidoSeguido(grupo, clave);
  }

  /** A whole mesa as its phones may see it, where the owner lets them. */
  toMesaEnVivo(grupo: GrupoMesa): MesaEnVivo {
    return toMesaEnVivo(grupo);
  }

  /** The orders of a mesa whose phones may see the rest of it. */
  clavesFirmadas(grupo: GrupoMesa): string[] {
    return clavesFirmadas(grupo);
  }

  /** Whether the mesa of this order is this restaurante's and has not paid. */
  async isAbierto(restauranteId: string, { grupoId }: PedidoPropio): Promise<boolean> {
    const [grupo] = await this.lecturas.findByIds([grupoId]);
    return grupo?.restauranteId === restauranteId && !grupo.pagado;
  }

  /** The order a token proves, for the phone's socket. */
  verifySeguimiento(token: unknown): PedidoPropio | null {
    return this.seguimientos.verify(token);
  }
}
