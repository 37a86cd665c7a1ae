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

  async createPedido(
    { restaurante, mesa, t, seguimiento, ...pedido }: CrearPedidoRequest,
    clave: string,
    direccion: string,
  ): Promise<PedidoCreado> {
    const sigue = this.seguimientos.verifyPedido(seguimiento) ?? undefined;
    const { grupo, repetido } = await this.alta.storeAlta({
      restaurante: restaurante.toLowerCase(),
      mesa,
      clave,
      pedido: sinNulos(pedido),
      origen: { es: 'comensal', t: t ?? undefined, direccion, sigue },
    });
    return { respuesta: this.toRespuesta(grupo, clave, toPedidoSeguido(grupo, clave).pedidos), repetido };
  }

  async tomarPedido(
    autor: Autor,
    mesa: number,
    { grupoMesa, aquiMismo, ...pedido }: TomarPedidoRequest,
    clave: string,
  ): Promise<PedidoCreado> {
    const { por: tomadoPor, persona } = firmaOf(autor);
    const { grupo, repetido } = await this.alta.storeAlta({
      restaurante: autor.restauranteId,
      mesa,
      clave,
      pedido: sinNulos(pedido),
      origen: {
        es: 'sala',
        autor: { tomadoPor, ...(persona === undefined ? {} : { persona }) },
        para: { grupoId: grupoMesa?.toLowerCase(), aquiMismo: aquiMismo === true },
      },
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

/** A body may hold null for what is absent. */
function sinNulos<T extends object>(body: T): T {
  return Object.fromEntries(Object.entries(body).filter(([, valor]) => valor !== null)) as T;
}
