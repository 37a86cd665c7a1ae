import { Injectable } from '@nestjs/common';
import { esperaDesde, estadoGrupo, isEntregado } from '@carta/contracts';
import type { Grupo, GrupoMesa, MovimientoReciente, PagadosEliminados, TicketMesa } from '@carta/contracts';
import { DomainEvents } from '../../../../plataforma/hechos/domain-events';
import type { RevAbierta } from '../../../../plataforma/base-datos/revs-abiertas';
import { ResumenesService } from '../../../../casa/locales/resumenes.service';
import { GruposConsultas } from '../../grupos/grupos-consultas.repository';
import { GruposRepository } from '../../grupos/grupos.repository';
import { toGrupo } from '../tablero.mapper';
import { recientesDe } from './recientes';

/** Nobody recalls yesterday's dishes, so 'Recientes' looks back only this far (ms). */
const RECIENTE_MS = 24 * 3_600_000;

/** What the boards read, and the taking off of what is paid. */
@Injectable()
export class TableroService {
  constructor(
    private readonly grupos: GruposRepository,
    private readonly consultas: GruposConsultas,
    private readonly resumenes: ResumenesService,
    private readonly events: DomainEvents,
  ) {}

  /** The tickets of every open mesa. */
  async findTicketsAbiertos(restauranteId: string): Promise<TicketMesa[]> {
    return (await this.consultas.findGruposAbiertos(restauranteId)).flatMap(({ pedidos }) => pedidos);
  }

  async findMesasAbiertas(restauranteId: string): Promise<number[]> {
    return (await this.consultas.findGruposAbiertos(restauranteId))
      .map(({ mesa }) => mesa)
      .sort((a, b) => a - b);
  }

  /** Mesas with unfinished work, the longest wait first. */
  async findActivos(restauranteId: string): Promise<Grupo[]> {
    const abiertos = await this.consultas.findGruposAbiertos(restauranteId);
    return abiertos
      .filter((grupo) => !isEntregado({ estado: estadoGrupo(grupo) }))
      .map(toGrupo)
      .sort((a, b) => (esperaDesde(a) ?? '').localeCompare(esperaDesde(b) ?? ''));
  }

  /** Served mesas that have not paid, the longest unpaid first. */
  async findEntregados(restauranteId: string): Promise<Grupo[]> {
    const abiertos = await this.consultas.findGruposAbiertos(restauranteId);
    return abiertos
      .filter((grupo) => isEntregado({ estado: estadoGrupo(grupo) }))
      .map(toGrupo)
      .sort((a, b) => a.ultimoPedido.localeCompare(b.ultimoPedido));
  }

  async findPagados(restauranteId: string, antes: Date | undefined, limite: number): Promise<Grupo[]> {
    return (await this.consultas.findGruposPagados(restauranteId, antes, limite)).map(toGrupo);
  }

  async findMesa(restauranteId: string, mesa: number): Promise<Grupo | null> {
    const grupo = await this.consultas.findGrupoAbierto(restauranteId, mesa);
    return grupo && toGrupo(grupo);
  }

  /** The last day's steps, of paid and archived mesas too, newest first. */
  async findRecientes(restauranteId: string, limite: number): Promise<MovimientoReciente[]> {
    const desde = new Date(Date.now() - RECIENTE_MS);
    return recientesDe(await this.consultas.findMovidos(restauranteId, desde, limite), desde, limite);
  }

  /** @param hasta leaves those paid later, which the screen has not seen, when a retry comes late. */
  async archivePagados(restauranteId: string, hasta?: Date): Promise<PagadosEliminados> {
    const ahora = new Date();
    const eliminados = await this.grupos.archivePagados(restauranteId, ahora, hasta);
    await this.resumenes.markPagadosArchivados(restauranteId, ahora);
    this.events.emit('pagados.archivados', { restauranteId, eliminados, ...(hasta ? { hasta } : {}) });
    return { pedidosEliminados: eliminados };
  }

  toGrupo(grupo: GrupoMesa): Grupo {
    return toGrupo(grupo);
  }

  findRevsGrupos(restauranteIds: readonly string[]): Promise<RevAbierta[]> {
    return this.consultas.findRevsGrupos(restauranteIds);
  }
}
