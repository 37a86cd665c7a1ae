import { Injectable } from '@nestjs/common';
import { ultimaIda } from '@carta/contracts';
import { cargaDe } from '../grupos/cabida';
import type { AltaEnMesa, AltaEnTab, NuevoTicket } from '../grupos/grupo.alta';
import { GruposConsultas } from '../grupos/grupos-consultas.repository';
import { GruposRepository } from '../grupos/grupos.repository';
import type { PedidoGuardado } from '../grupos/grupos.repository';
import { insist } from '../grupos/insist';
import type { Alta, ParaTab } from './alta';
import { mesaCambiada, mesaPasada } from '../pedidos.errors';
import { SeguidosService } from '../seguimiento/seguidos.service';

/** Decides into which tab an order goes (docs/reglas/piso.md#changing-mesa). */
@Injectable()
export class DestinoService {
  constructor(
    private readonly grupos: GruposRepository,
    private readonly consultas: GruposConsultas,
    private readonly seguidos: SeguidosService,
  ) {}

  /**
   * The tab of the phone or the waiter, if open; else the mesa's. @throws 409 when that tab is at another
   * mesa.
   */
  async addTickets(
    { restaurante, mesa, pedido, origen }: Alta,
    tickets: readonly [NuevoTicket, ...NuevoTicket[]],
    ahora: Date,
  ): Promise<PedidoGuardado> {
    const alta = {
      restauranteId: restaurante,
      mesa,
      tickets,
      carga: cargaDe(tickets),
      ahora,
      deMesa: pedido,
    };
    if (origen.es === 'sala') return this.addTomado(alta, origen.para);
    const { sigue } = origen;
    if (!sigue) return this.grupos.addTickets(alta);
    const seguida = await this.grupos.addToNamed({ ...alta, grupoId: sigue.grupoId });
    if (seguida.es === 'guardada') return seguida.guardado;
    if (seguida.es === 'cerrada') return this.grupos.addTickets(alta);
    throw mesaCambiada(await this.seguidos.locate(restaurante, seguida.mesa, sigue));
  }

  /** Opens no tab where the party may just have left: the waiter is warned first. */
  private async addTomado(alta: AltaEnMesa, { grupoId, aquiMismo }: ParaTab): Promise<PedidoGuardado> {
    const { restauranteId, mesa, ahora } = alta;
    if (grupoId !== undefined && !aquiMismo) {
      const guardado = await this.addToSeen({ ...alta, grupoId });
      if (guardado) return guardado;
    }
    return insist(async () => {
      const abierta = await this.consultas.findGrupoAbierto(restauranteId, mesa);
      if (abierta) return this.addToSeen({ ...alta, grupoId: abierta.id });
      const paradas = await this.consultas.findParadas(restauranteId, { ids: [], mesas: [mesa] });
      const sinAvisar = paradas.filter(({ id }) => !aquiMismo || id !== grupoId);
      const ida = ultimaIda(mesa, sinAvisar, ahora.getTime());
      if (ida) throw mesaPasada(mesa, { mesa: ida.mesa, grupoMesa: ida.id });
      return this.grupos.addTickets(alta);
    });
  }

  /** Returns null when the tab is closed. @throws 409 with its mesa, if that is another. */
  private async addToSeen(alta: AltaEnTab): Promise<PedidoGuardado | null> {
    const seguida = await this.grupos.addToNamed(alta);
    if (seguida.es === 'guardada') return seguida.guardado;
    if (seguida.es === 'cerrada') return null;
    throw mesaPasada(alta.mesa, { mesa: seguida.mesa, grupoMesa: alta.grupoId });
  }
}
