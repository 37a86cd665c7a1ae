import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { LATIDO_COMENSAL_MS, LATIDO_TABLERO_MS, rooms } from '@carta/contracts';
import { LlamadasService } from '../../servicio/llamadas/llamadas.service';
import { CartaService } from '../../carta/publicada/carta.service';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { eachInParts } from '../../plataforma/colas/each-in-parts';
import type { RevAbierta } from '../../plataforma/base-datos/revs-abiertas';
import { TableroService } from '../../servicio/pedidos/movimientos/tablero/tablero.service';
import { ResumenesService } from '../../casa/locales/resumenes.service';
import { PaginasService } from '../paginas/paginas.service';
import { ComensalGateway } from './comensal.gateway';
import { PantallasService } from './pantallas.service';
import { RoundRobin } from './round-robin';
import { TableroGateway } from './tablero.gateway';

type IsTurnOf = (restauranteId: string) => boolean;

const TURNS = 20;
/** A turn's boards receive their latido within most of the turn (ms), before the next turn is read. */
const REPARTO_MS = (LATIDO_TABLERO_MS / TURNS) * 0.8;

/**
 * Sends every board the revs of what is open, read from the database, so that the board knows that it shows
 * everything; a board without latidos says so. Without the database none is sent: a screen must not look
 * alive while orders cannot be read.
 */
@Injectable()
export class LatidoService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Latido');
  private readonly latidos = [
    this.buildLatido(LATIDO_TABLERO_MS, (isTurnOf) => this.beatTableros(isTurnOf)),
    this.buildLatido(LATIDO_COMENSAL_MS, (isTurnOf) => this.beatComensales(isTurnOf)),
  ];

  constructor(
    private readonly tableroGateway: TableroGateway,
    private readonly comensalGateway: ComensalGateway,
    private readonly pantallas: PantallasService,
    private readonly tablero: TableroService,
    private readonly llamadas: LlamadasService,
    private readonly resumenes: ResumenesService,
    private readonly cartas: CartaService,
    private readonly paginas: PaginasService,
    private readonly events: DomainEvents,
  ) {}

  onApplicationBootstrap(): void {
    this.latidos.forEach((latido) => latido.start());
    // A change of the settings cannot wait for the restaurant's turn.
    this.events.on('servicio.cambiado', ({ restauranteId }) => {
      this.beat([restauranteId].filter((id) => this.isConectado(id))).catch((error: Error) =>
        this.warn(error),
      );
    });
  }

  beforeApplicationShutdown(): void {
    this.latidos.forEach((latido) => latido.stop());
  }

  private buildLatido(periodoMs: number, work: (isTurnOf: IsTurnOf) => Promise<void>): RoundRobin {
    return new RoundRobin({ periodoMs, turns: TURNS, onError: (error) => this.warn(error) }, work);
  }

  private async beatTableros(isTurnOf: IsTurnOf): Promise<void> {
    await this.beat(restaurantesConectados(this.tableroGateway.namespace.sockets.values(), isTurnOf));
  }

  private async beat(ids: string[]): Promise<void> {
    if (ids.length === 0) return;
    const [grupos, llamadas] = await Promise.all([
      this.tablero.findRevsGrupos(ids).then(byRestaurante),
      this.llamadas.findRevsLlamadas(ids).then(byRestaurante),
      this.resumenes.findResumenes(ids),
    ]);
    await eachInParts(ids, REPARTO_MS, async (id) => {
      // The summary is read now, from a cache: changes since the reading were already sent, and must not be
      // undone.
      const restaurante = (await this.resumenes.findResumenes([id])).get(id);
      if (!restaurante) return;
      this.pantallas.ask(id, {
        hora: new Date().toISOString(),
        abiertos: { ...grupos.get(id), ...llamadas.get(id) },
        cartaVersion: this.cartas.peekCarta(id)?.carta.version ?? null,
        pagadosDesde: restaurante.pagadosDesde?.toISOString() ?? null,
        estaciones: this.pantallas.countEstaciones(id),
        servicio: restaurante.servicio,
        build: this.paginas.build,
      });
    });
  }

  private isConectado(restauranteId: string): boolean {
    return this.tableroGateway.namespace.adapter.rooms.has(rooms.tablero(restauranteId));
  }

  private async beatComensales(isTurnOf: IsTurnOf): Promise<void> {
    const ids = restaurantesConectados(this.comensalGateway.namespace.sockets.values(), isTurnOf);
    for (const id of ids) {
      const cartaVersion = await this.cartas.version(id);
      this.comensalGateway.namespace.local.volatile
        .to(rooms.carta(id))
        .emit('latido', this.comensalGateway.toLatido(cartaVersion));
    }
  }

  private warn(error: Error): void {
    this.logger.warn(`Sin latido: ${error.message}`);
  }
}

function byRestaurante(revs: readonly RevAbierta[]): Map<string, Record<string, number>> {
  const abiertos = new Map<string, Record<string, number>>();
  for (const { restauranteId, id, rev } of revs) {
    const mesas = abiertos.get(restauranteId) ?? {};
    mesas[id] = rev;
    abiertos.set(restauranteId, mesas);
  }
  return abiertos;
}

function restaurantesConectados(
  sockets: Iterable<{ data: { restauranteId: string } }>,
  isTurnOf: IsTurnOf,
): string[] {
  const ids = new Set<string>();
  for (const { data } of sockets) if (isTurnOf(data.restauranteId)) ids.add(data.restauranteId);
  return [...ids];
}
