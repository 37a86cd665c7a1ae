import { setImmediate as nextTurn } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { rooms } from '@carta/contracts';
import type { Llamada, GrupoMesa, Servicio } from '@carta/contracts';
import type { Namespace } from 'socket.io';
import { CartaService } from '../../carta/publicada/carta.service';
import { Reciente } from '../../plataforma/cache/reciente';
import { DomainEvents } from '../../plataforma/hechos/domain-events';
import { Config } from '../../plataforma/config/config';
import { TableroService } from '../../servicio/pedidos/movimientos/tablero/tablero.service';
import { SeguidosService } from '../../servicio/pedidos/seguimiento/seguidos.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import { ComensalGateway } from './comensal.gateway';
import { fromTexto, toTexto } from './procesos/en-texto';
import type { EntreComensales } from './socket.types';
import { TableroGateway } from './tablero.gateway';

/** Turns domain events into socket messages; nothing else emits. */
@Injectable()
export class EmisorService implements OnApplicationBootstrap {
  private readonly logger = new Logger('Emisor');
  /** Says whether a mesa may see its whole order; cached briefly. */
  private readonly servicios: Reciente<Servicio>;

  constructor(
    private readonly events: DomainEvents,
    private readonly tableroGateway: TableroGateway,
    private readonly comensalGateway: ComensalGateway,
    private readonly tablero: TableroService,
    private readonly seguidos: SeguidosService,
    private readonly restaurantes: RestaurantesService,
    private readonly cartas: CartaService,
    private readonly config: Config,
  ) {
    this.servicios = new Reciente((id) => this.restaurantes.findServicio(id));
  }

  onApplicationBootstrap(): void {
    this.events.on('grupo.cambiado', ({ grupo }) => this.emitTablero(grupo));
    this.events.on('grupo.cambiado', ({ grupo }) => this.emitComensales(grupo));
    // One message per mesa is enough: other processes know which phones are theirs.
    this.events.on('grupo.cambiado', ({ grupo }) =>
      this.tellProcesses('grupoCambiado', () => toTexto(grupo)),
    );
    this.events.on('llamada.cambiada', ({ restauranteId, llamada }) =>
      this.emitLlamada(restauranteId, llamada),
    );
    this.events.on('carta.cambiada', ({ restauranteId }) => this.servicios.drop(restauranteId));
    // A late message would hide what was paid since, so boards of other processes learn it from their latido.
    this.events.on('pagados.archivados', ({ restauranteId, eliminados, hasta }) => {
      const room = this.tableroGateway.namespace.local.to(rooms.tablero(restauranteId));
      room.emit('pagados', { eliminados, ...(hasta ? { hasta: hasta.toISOString() } : {}) });
    });
    this.events.on('sesion.terminada', ({ fam }) => {
      this.tableroGateway.namespace.in(rooms.familia(fam)).disconnectSockets(true);
    });
    this.events.on('carta.cambiada', async ({ restauranteId, ...cambio }) => {
      if (!('remota' in cambio)) this.tellProcesses('cartaCambiada', () => restauranteId);
      // By then every listener of this event has dropped its cache.
      await nextTurn();
      await this.emitCarta(restauranteId);
    });
    this.events.on('existencias.cambiadas', async ({ restauranteId, remota }) => {
      if (!remota) this.tellProcesses('existenciasCambiadas', () => restauranteId);
      await nextTurn();
      await this.emitCarta(restauranteId);
    });
    this.comensalGateway.namespace.on('existenciasCambiadas', (restauranteId: string) => {
      this.events.emit('existencias.cambiadas', { restauranteId, remota: true });
    });
    this.comensalGateway.namespace.on('cartaCambiada', (restauranteId: string) => {
      this.events.emit('carta.cambiada', { restauranteId, remota: true });
    });
    this.comensalGateway.namespace.on('grupoCambiado', (texto: string) =>
      this.emitComensales(fromTexto<GrupoMesa>(texto)).catch((error: Error) => this.logger.error(error)),
    );
  }

  private emitTablero(grupo: GrupoMesa): void {
    const { namespace } = this.tableroGateway;
    const room = rooms.tablero(grupo.restauranteId);
    if (this.mayBeHeard(namespace, room)) namespace.to(room).emit('grupo', this.tablero.toGrupo(grupo));
  }

  private async emitComensales(grupo: GrupoMesa): Promise<void> {
    for (const clave of new Set(grupo.pedidos.map((ticket) => ticket.clave))) this.emitPedido(grupo, clave);
    await this.emitMesa(grupo);
  }

  private emitPedido(grupo: GrupoMesa, clave: string): void {
    const { adapter, local } = this.comensalGateway.namespace;
    const room = rooms.pedido(grupo.id, clave);
    if (!adapter.rooms.has(room)) return;
    const { rev, pagado, pedidos: tickets } = this.seguidos.toPedidoSeguido(grupo, clave);
    const { mesa } = grupo;
    for (const ticket of tickets) local.to(room).emit('pedido', { rev, pagado, mesa, pedido: ticket });
  }

  /** Sends the whole mesa to the phones of its signed orders, while the owner allows it. */
  private async emitMesa(grupo: GrupoMesa): Promise<void> {
    const { adapter, local } = this.comensalGateway.namespace;
    const firmadas = this.seguidos
      .clavesFirmadas(grupo)
      .map((clave) => rooms.pedido(grupo.id, clave))
      .filter((room) => adapter.rooms.has(room));
    if (firmadas.length === 0) return;
    const { mesaCompartida } = await this.servicios.get(grupo.restauranteId);
    if (mesaCompartida) local.to(firmadas).emit('mesa', this.seguidos.toMesaEnVivo(grupo));
  }

  private emitLlamada(restauranteId: string, llamada: Llamada): void {
    const { namespace: tableros } = this.tableroGateway;
    const tablero = rooms.tablero(restauranteId);
    if (this.mayBeHeard(tableros, tablero)) tableros.to(tablero).emit('llamada', llamada);
    const { namespace: comensales } = this.comensalGateway;
    const propia = rooms.llamada(llamada._id);
    if (this.mayBeHeard(comensales, propia)) comensales.to(propia).emit('llamada', llamada);
  }

  /** `say` makes the text only when there are other processes. */
  private tellProcesses(suceso: keyof EntreComensales, say: () => string): void {
    if (this.config.redisUrl === undefined) return;
    this.comensalGateway.namespace.serverSideEmit(suceso, say());
  }

  /** An empty room costs nothing in one process; with several, only the others know their rooms. */
  private mayBeHeard(namespace: Pick<Namespace, 'adapter'>, room: string): boolean {
    return this.config.redisUrl !== undefined || namespace.adapter.rooms.has(room);
  }

  private async emitCarta(restauranteId: string): Promise<void> {
    const [version, agotados, existencias] = await Promise.all([
      this.cartas.version(restauranteId),
      this.cartas.agotados(restauranteId),
      this.cartas.existencias(restauranteId),
    ]);
    if (version === null) return;
    const { local } = this.comensalGateway.namespace;
    this.tableroGateway.namespace.local
      .to(rooms.tablero(restauranteId))
      .emit('carta', { version, ...existencias });
    local.to(rooms.carta(restauranteId)).emit('carta', { version, agotados, ...existencias });
  }
}
