import { Injectable } from '@nestjs/common';
import type {
  CrearPedidoRequest,
  CrearPedidoResponse,
  GrupoMesa,
  Ticket,
  TomarPedidoRequest,
} from '@carta/contracts';
import { firmaOf } from '../../../plataforma/acceso/acceso';
import { AltaService } from './alta.service';
import { toPedidoSeguido } from '../seguimiento/comensal.mapper';
import type { Autor } from '../movimientos/movimientos.service';
import { SeguimientoService } from '../seguimiento/seguimiento.service';
import { toGrupo } from '../movimientos/tablero.mapper';

export interface PedidoCreado {
  respuesta: CrearPedidoResponse;
  repetido: boolean;
}

@Injectable()
export class PedidosService {
  constructor(
    private readonly alta: AltaService,
    private readonly seguimientos: SeguimientoService,
  ) {}

  async createPedido(pedido: CrearPedidoRequest, clave: string, direccion: string): Promise<PedidoCreado> {
    const { mesa, productos, notas, evita } = pedido;
    const restaurante = pedido.restaurante.toLowerCase();
    // A body may hold null for what is absent.
    const [t, movil, lengua] = [pedido.t ?? undefined, pedido.movil ?? undefined, pedido.lengua ?? undefined];
    const sigue = this.seguimientos.verifyPedido(pedido.seguimiento) ?? undefined;
    const { grupo, repetido } = await this.alta.storeAlta({
      restaurante,
      mesa,
      productos,
      notas,
      evita,
      t,
      sigue,
      movil,
      lengua,
      clave,
      direccion,
    });
    return { respuesta: this.toRespuesta(grupo, clave, toPedidoSeguido(grupo, clave).pedidos), repetido };
  }

  async tomarPedido(
    autor: Autor,
    mesa: number,
    { productos, notas, evita, grupoMesa, aquiMismo, juntos, comensales }: TomarPedidoRequest,
    clave: string,
  ): Promise<PedidoCreado> {
    const { por, ...persona } = firmaOf(autor);
    const { grupo, repetido } = await this.alta.storeAlta({
      restaurante: autor.restauranteId,
      mesa,
      productos,
      notas,
      evita,
      clave,
      tomadoPor: por,
      ...persona,
      juntos: juntos ?? undefined,
      comensales: comensales ?? undefined,
      para: { grupoId: grupoMesa?.toLowerCase(), aquiMismo: aquiMismo === true },
    });
    const propios = new Set(grupo.pedidos.filter((ticket) => ticket.clave === clave).map(({ id }) => id));
    const tickets = toGrupo(grupo).pedidos.filter(({ _id }) => propios.has(_id));
    return { respuesta: this.toRespuesta(grupo, clave, tickets), repetido };
  }

  private toRespuesta({ id }: GrupoMesa, clave: string, tickets: Ticket[]): CrearPedidoResponse {
    const seguimiento = this.seguimientos.signPedido({ grupoId: id, clave });
    return { totalPedidos: tickets.length, pedidos: tickets, grupoMesa: id, seguimiento };
  }
}
