import { Injectable } from '@nestjs/common';
import { acknowledgeLinea, cancelLinea, claimPedido, markVisto, releasePedido } from '@carta/contracts';
import type { CancelarLineaRequest, Grupo, LlevarPedidoRequest, MovimientoReciente } from '@carta/contracts';
import { GruposLecturas } from '../grupos/grupos-lecturas.repository';
import { MovimientosService } from './movimientos.service';
import type { Autor } from './movimientos.service';
import { recientesDe } from './recientes';

/** How far back 'Recientes' looks, in ms: nobody recalls yesterday's dishes. */
const RECIENTE_MS = 24 * 3_600_000;

/** What stations and waiters do to a ticket besides moving it on (docs/reglas.md#moves). */
@Injectable()
export class SalaService {
  constructor(
    private readonly movimientos: MovimientosService,
    private readonly lecturas: GruposLecturas,
  ) {}

  /** Takes a line off an order, for a reason; not once it is entregado. */
  cancelLinea(
    autor: Autor,
    pedidoId: string,
    linea: string,
    { motivo, rev }: CancelarLineaRequest,
  ): Promise<Grupo> {
    return this.movimientos.move(autor, pedidoId, (grupo, en) =>
      cancelLinea(grupo, pedidoId, linea, { motivo: motivo.trim(), en, por: autor.nombre }, rev ?? undefined),
    );
  }

  /** The station knows that a line was cancelled. */
  acknowledgeLinea(autor: Autor, pedidoId: string, linea: string): Promise<Grupo> {
    return this.movimientos.move(autor, pedidoId, (grupo, en) =>
      acknowledgeLinea(grupo, pedidoId, linea, { en, por: autor.nombre }),
    );
  }

  /** A screen of its station shows a ticket; only the first time is written. */
  markVisto(autor: Autor, pedidoId: string): Promise<Grupo> {
    return this.movimientos.move(autor, pedidoId, (grupo, ahora) => markVisto(grupo, pedidoId, ahora));
  }

  /** Somebody brings a ticket to its mesa, or lets go of it; who came first keeps it. */
  carryPedido(autor: Autor, pedidoId: string, { llevar, rev }: LlevarPedidoRequest): Promise<Grupo> {
    const vista = rev ?? undefined;
    return this.movimientos.move(autor, pedidoId, (grupo, en) =>
      llevar
        ? claimPedido(grupo, pedidoId, { en, por: autor.nombre }, vista)
        : releasePedido(grupo, pedidoId, autor.nombre, vista),
    );
  }

  /** The last steps of a day, of paid and archived mesas too, the newest first. */
  async findRecientes(restauranteId: string, limite: number): Promise<MovimientoReciente[]> {
    const desde = new Date(Date.now() - RECIENTE_MS);
    return recientesDe(await this.lecturas.findMovidos(restauranteId, desde, limite), desde, limite);
  }
}
