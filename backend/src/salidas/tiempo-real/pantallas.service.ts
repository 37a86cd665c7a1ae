import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { LATIDO_TABLERO_MS, rooms } from '@carta/contracts';
import type { Estaciones, LatidoTablero } from '@carta/contracts';
import { Config } from '../../plataforma/config/config';
import { EstacionesService } from './estaciones.service';
import { RoundRobin } from './round-robin';
import type { NamespaceTablero, SocketTablero } from './socket.types';
import { TableroGateway } from './tablero.gateway';

/** Changes within this time (ms) are announced together. */
const JUNTAS_MS = 50;

/** Asks boards who is looking and sends them each change of the count, also while the database is away. */
@Injectable()
export class PantallasService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly proceso = randomUUID();
  /** The namespace is kept, because a thousand latidos a second pass through it. */
  private tableros: NamespaceTablero['local'] | undefined;
  private readonly porDecir = new Set<string>();
  /** While every socket closes, announcements have no receiver. */
  private cerrando = false;
  private readonly repaso = new RoundRobin(
    { periodoMs: LATIDO_TABLERO_MS, turns: 4, onError: () => undefined },
    (isTurnOf) => this.review(isTurnOf),
  );

  constructor(
    private readonly gateway: TableroGateway,
    private readonly estaciones: EstacionesService,
    private readonly config: Config,
  ) {}

  onApplicationBootstrap(): void {
    const { namespace } = this.gateway;
    namespace.on('connection', (socket) => {
      socket.once('disconnect', () => this.forget(socket));
      socket.on('pantalla', (pantalla: unknown, solo: unknown) =>
        this.receivePantalla(socket, pantalla, solo),
      );
    });
    namespace.on('estaciones', (proceso, porRestaurante) => this.receiveEstaciones(proceso, porRestaurante));
    this.repaso.start();
  }

  beforeApplicationShutdown(): void {
    this.cerrando = true;
    this.repaso.stop();
  }

  /** Sends a latido, serialised once, to a restaurante's boards in this process; each answers for itself. */
  ask(restauranteId: string, latido: LatidoTablero): void {
    this.estaciones.asked(restauranteId, Date.now());
    this.tableros ??= this.gateway.namespace.local.volatile;
    this.tableros.to(rooms.tablero(restauranteId)).emit('latido', latido);
  }

  countEstaciones(restauranteId: string): Estaciones {
    return this.estaciones.countEstaciones(restauranteId, Date.now());
  }

  private receivePantalla(
    { id, data: { restauranteId } }: SocketTablero,
    pantalla: unknown,
    solo: unknown,
  ): void {
    const isCambio = this.estaciones.answered(restauranteId, id, pantalla, Date.now(), solo);
    if (isCambio) this.announceSoon(restauranteId);
  }

  /** The screens of one latido answer at the same time, and their boards get one announcement. */
  private announceSoon(restauranteId: string): void {
    if (this.porDecir.size === 0) {
      setTimeout(() => {
        const ids = [...this.porDecir];
        this.porDecir.clear();
        ids.forEach((id) => this.announce(id));
      }, JUNTAS_MS);
    }
    this.porDecir.add(restauranteId);
  }

  private forget({ id, data: { restauranteId } }: SocketTablero): void {
    this.estaciones.gone(restauranteId, id);
    this.announceSoon(restauranteId);
  }

  private receiveEstaciones(
    proceso: string,
    porRestaurante: readonly (readonly [string, Estaciones])[],
  ): void {
    for (const [restauranteId, estaciones] of porRestaurante) {
      this.estaciones.told(proceso, restauranteId, estaciones, Date.now());
      this.announceToBoards(restauranteId);
    }
  }

  /** Looks for screens that fell silent, and announces this process to the others. */
  private review(isTurnOf: (restauranteId: string) => boolean): Promise<void> {
    const ids = this.estaciones.restaurantes(isTurnOf);
    ids.forEach((id) => this.announce(id));
    this.tellProcesses(() => ids.map((id) => [id, this.estaciones.countPropias(id, Date.now())]));
    return Promise.resolve();
  }

  private announce(restauranteId: string): void {
    if (this.cerrando) return;
    this.tellProcesses(() => {
      const propias = this.estaciones.takePropias(restauranteId, Date.now());
      return propias ? [[restauranteId, propias]] : [];
    });
    this.announceToBoards(restauranteId);
  }

  private announceToBoards(restauranteId: string): void {
    const estaciones = this.estaciones.takeCambio(restauranteId, Date.now());
    if (!estaciones) return;
    this.gateway.namespace.local.to(rooms.tablero(restauranteId)).emit('estaciones', estaciones);
  }

  /** `count` is called only when there are other processes. */
  private tellProcesses(count: () => [restauranteId: string, Estaciones][]): void {
    if (this.config.redisUrl === undefined) return;
    const porRestaurante = count();
    if (porRestaurante.length === 0) return;
    this.gateway.namespace.serverSideEmit('estaciones', this.proceso, porRestaurante);
  }
}
