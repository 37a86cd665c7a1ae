import { Injectable, Logger } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { LATIDO_COMENSAL_MS, LATIDO_TABLERO_MS, salas } from '@carta/contracts';
import { CartaService } from '../carta/carta.service';
import { TableroService } from '../pedidos/tablero.service';
import { RestaurantesService } from '../restaurantes/restaurantes.service';
import { ComensalGateway } from './comensal.gateway';
import { Ronda } from './ronda';
import { TableroGateway } from './tablero.gateway';

type IsTurnOf = (restauranteId: string) => boolean;

/**
 * The heartbeat. It tells every board two numbers read from the database, by which the board knows
 * that it shows everything; a board that hears none says so. When the database is away there is no
 * beat: a screen must not look alive while orders cannot be read.
 */
@Injectable()
export class LatidoService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Latido');
  private readonly rondas = [
    this.buildRonda(LATIDO_TABLERO_MS, (isTurnOf) => this.beatTableros(isTurnOf)),
    this.buildRonda(LATIDO_COMENSAL_MS, (isTurnOf) => this.beatComensales(isTurnOf)),
  ];

  constructor(
    private readonly tableroGateway: TableroGateway,
    private readonly comensalGateway: ComensalGateway,
    private readonly tablero: TableroService,
    private readonly restaurantes: RestaurantesService,
    private readonly cartas: CartaService,
  ) {}

  onApplicationBootstrap(): void {
    this.rondas.forEach((ronda) => ronda.start());
  }

  beforeApplicationShutdown(): void {
    this.rondas.forEach((ronda) => ronda.stop());
  }

  private buildRonda(periodoMs: number, work: (isTurnOf: IsTurnOf) => Promise<void>): Ronda {
    const onError = (error: Error): void => this.logger.warn(`Sin latido: ${error.message}`);
    return new Ronda({ periodoMs, turnos: 20, onError }, work);
  }

  private async beatTableros(isTurnOf: IsTurnOf): Promise<void> {
    const ids = restaurantesConectados(this.tableroGateway.namespace.sockets.values(), isTurnOf);
    if (ids.length === 0) return;
    const [resumenes, pagadosDesde] = await Promise.all([
      this.tablero.resume(ids),
      this.restaurantes.pagadosDesde(ids),
    ]);
    const porId = new Map(resumenes.map((resumen) => [resumen.restauranteId, resumen]));
    const hora = new Date().toISOString();
    for (const id of ids) {
      const { grupos, revisiones } = porId.get(id) ?? { grupos: 0, revisiones: 0 };
      this.tableroGateway.namespace.local.volatile.to(salas.tablero(id)).emit('latido', {
        hora,
        grupos,
        revisiones,
        cartaVersion: this.cartas.peek(id)?.carta.version ?? null,
        pagadosDesde: pagadosDesde.get(id)?.toISOString() ?? null,
      });
    }
  }

  private async beatComensales(isTurnOf: IsTurnOf): Promise<void> {
    const hora = new Date().toISOString();
    const ids = restaurantesConectados(this.comensalGateway.namespace.sockets.values(), isTurnOf);
    for (const id of ids) {
      const cartaVersion = await this.cartas.version(id);
      this.comensalGateway.namespace.local.volatile
        .to(salas.carta(id))
        .emit('latido', { hora, cartaVersion });
    }
  }
}

function restaurantesConectados(
  sockets: Iterable<{ data: { restauranteId: string } }>,
  isTurnOf: IsTurnOf,
): string[] {
  const ids = new Set<string>();
  for (const { data } of sockets) if (isTurnOf(data.restauranteId)) ids.add(data.restauranteId);
  return [...ids];
}
