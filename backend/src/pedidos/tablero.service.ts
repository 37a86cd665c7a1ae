import { Injectable } from '@nestjs/common';
import {
  closeGrupo,
  esperaDesde,
  estadoGrupo,
  moveGrupo,
  moveLinea,
  movePedido,
  parseEstado,
} from '@carta/contracts';
import type {
  EstadoLinea,
  Grupo,
  GrupoMesa,
  MoverPedidoRequest,
  Movimiento,
  PagadosEliminados,
} from '@carta/contracts';
import { DomainEvents } from '../common/domain-events';
import { campoNoValido } from '../common/errors/domain-error';
import { RestaurantesService } from '../restaurantes/restaurantes.service';
import { toGrupo } from './grupo.mapper';
import { GruposLecturas } from './grupos-lecturas.repository';
import type { ResumenGrupos } from './grupos-lecturas.repository';
import { GruposRepository } from './grupos.repository';
import { movimientoRechazado, pedidoNoEncontrado } from './pedidos.errors';

/** The order boards: their lists, and the moves of lines, tickets and mesas (API §4). */
@Injectable()
export class TableroService {
  constructor(
    private readonly grupos: GruposRepository,
    private readonly lecturas: GruposLecturas,
    private readonly restaurantes: RestaurantesService,
    private readonly events: DomainEvents,
  ) {}

  /** Mesas with unfinished work, the longest wait first. */
  async findActivos(restauranteId: string): Promise<Grupo[]> {
    const abiertos = await this.lecturas.findAbiertos(restauranteId);
    return abiertos
      .filter((grupo) => estadoGrupo(grupo) !== 'entregado')
      .sort((a, b) => waitingSince(a) - waitingSince(b))
      .map(toGrupo);
  }

  /** Served mesas that have not paid, the longest unpaid first. */
  async findEntregados(restauranteId: string): Promise<Grupo[]> {
    const abiertos = await this.lecturas.findAbiertos(restauranteId);
    return abiertos
      .filter((grupo) => estadoGrupo(grupo) === 'entregado')
      .map(toGrupo)
      .sort((a, b) => a.ultimoPedido.localeCompare(b.ultimoPedido));
  }

  async findPagados(restauranteId: string, antes: Date | undefined, limite: number): Promise<Grupo[]> {
    return (await this.lecturas.findPagados(restauranteId, antes, limite)).map(toGrupo);
  }

  async findMesa(restauranteId: string, mesa: number): Promise<Grupo | null> {
    const grupo = await this.lecturas.findAbierto(restauranteId, mesa);
    return grupo && toGrupo(grupo);
  }

  /** Moves one line; answers the whole mesa as it is now. */
  moveLinea(restauranteId: string, pedidoId: string, linea: string, to: EstadoLinea): Promise<Grupo> {
    const destino = toEstadoLinea(to);
    return this.move(restauranteId, pedidoId, (grupo) =>
      moveLinea(grupo, pedidoId, linea, destino, new Date()),
    );
  }

  /** Moves the whole mesa of an order as the screen saw it, or one ticket of it. */
  moveEstado(restauranteId: string, pedidoId: string, request: MoverPedidoRequest): Promise<Grupo> {
    const { estado, rev, alcance } = request;
    return this.move(restauranteId, pedidoId, (grupo) =>
      alcance === 'pedido'
        ? movePedido(grupo, pedidoId, toEstadoLinea(estado), new Date())
        : moveGrupo(grupo, parseEstado(estado) ?? estado, rev, new Date()),
    );
  }

  /** Closes an abandoned mesa without payment, keeping why. */
  closeMesa(restauranteId: string, pedidoId: string, motivo: string): Promise<Grupo> {
    return this.move(restauranteId, pedidoId, (grupo) => closeGrupo(grupo, motivo.trim(), new Date()));
  }

  private async move(
    restauranteId: string,
    pedidoId: string,
    move: (grupo: GrupoMesa) => Movimiento,
  ): Promise<Grupo> {
    const resultado = await this.grupos.change(restauranteId, pedidoId, (grupo) => {
      const movimiento = move(grupo);
      if (!movimiento.ok) throw movimientoRechazado(movimiento.motivo, toGrupo(grupo));
      return movimiento.grupo;
    });
    if (!resultado) throw pedidoNoEncontrado();
    if (resultado.changed) this.events.emit('grupo.cambiado', resultado.grupo);
    return toGrupo(resultado.grupo);
  }

  /** Takes every paid order off the board; the archive keeps them. */
  async archivePagados(restauranteId: string): Promise<PagadosEliminados> {
    const ahora = new Date();
    const eliminados = await this.grupos.archivePagados(restauranteId, ahora);
    await this.restaurantes.markPagadosArchivados(restauranteId, ahora);
    this.events.emit('pagados.archivados', { restauranteId, eliminados });
    return { pedidosEliminados: eliminados };
  }

  /** A mesa as the boards see it; the same for the answer and the event. */
  toGrupo(grupo: GrupoMesa): Grupo {
    return toGrupo(grupo);
  }

  /** Unpaid mesas and the sum of their revs: what a latido tells. */
  resume(restauranteIds: readonly string[]): Promise<ResumenGrupos[]> {
    return this.lecturas.resume(restauranteIds);
  }
}

function waitingSince(grupo: GrupoMesa): number {
  return esperaDesde(grupo)?.getTime() ?? Number.POSITIVE_INFINITY;
}

function toEstadoLinea(texto: string): EstadoLinea {
  const estado = parseEstado(texto);
  if (estado === null || estado === 'pagado') throw campoNoValido('estado', 'El estado no es válido');
  return estado;
}
