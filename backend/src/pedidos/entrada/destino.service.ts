import { Injectable } from '@nestjs/common';
import { cargaDe } from '../grupos/cabida';
import type { AltaEnTab, NuevoTicket } from '../grupos/grupo.alta';
import { GruposRepository } from '../grupos/grupos.repository';
import type { PedidoGuardado } from '../grupos/grupos.repository';
import { insist } from '../grupos/insist';
import { mesaCambiada } from '../pedidos.errors';
import { SeguidosService } from '../seguimiento/seguidos.service';
import type { PedidoPropio } from '../seguimiento/seguimiento.service';

interface EnCamino {
  restaurante: string;
  mesa: number;
  sigue?: PedidoPropio;
}

/** What becomes of an order whose phone follows a tab: stored, or not, and the mesa where that is open, if any. */
type Seguida = { guardado: PedidoGuardado } | { guardado: null; mesa: number | null };

/** Into which tab an order goes (docs/reglas.md#changing-mesa). */
@Injectable()
export class DestinoService {
  constructor(
    private readonly grupos: GruposRepository,
    private readonly seguidos: SeguidosService,
  ) {}

  /**
   * Stores an order in the tab that its phone follows, if that is open; else in the mesa's, opening one if
   * need be.
   * @throws 409 with the mesa where the followed tab is, if it is another than the order's.
   */
  async addTickets(
    { restaurante, mesa, sigue }: EnCamino,
    tickets: readonly [NuevoTicket, ...NuevoTicket[]],
    ahora: Date,
  ): Promise<PedidoGuardado> {
    if (!sigue) return this.grupos.addTickets(restaurante, mesa, tickets, ahora);
    const { grupoId } = sigue;
    const carga = cargaDe(tickets);
    const seguida = await this.addToFollowed({
      restauranteId: restaurante,
      grupoId,
      mesa,
      tickets,
      carga,
      ahora,
    });
    if (seguida.guardado) return seguida.guardado;
    if (seguida.mesa === null) return this.grupos.addTickets(restaurante, mesa, tickets, ahora);
    throw mesaCambiada(await this.seguidos.locate(restaurante, seguida.mesa, sigue));
  }

  /** One atomic write finds the tab only while it is open at the order's mesa; a known key is what is stored. */
  private addToFollowed(alta: AltaEnTab): Promise<Seguida> {
    const [{ clave, huella }] = alta.tickets;
    return insist<Seguida>(async () => {
      const grupo = await this.grupos.addToNamed(alta);
      if (grupo) return { guardado: { grupo, huella, repetido: false } };
      const guardado = await this.grupos.findByClave(alta.restauranteId, clave);
      if (guardado) return { guardado };
      const mesa = await this.grupos.locate(alta);
      // Back at this mesa since the write: once more.
      return mesa === alta.mesa ? null : { guardado: null, mesa };
    });
  }
}
