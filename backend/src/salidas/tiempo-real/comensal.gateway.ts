import { WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import type { OnGatewayConnection, OnGatewayInit } from '@nestjs/websockets';
import { NS_COMENSAL, reglasIds, rooms } from '@carta/contracts';
import type { LatidoComensal, PresentacionComensal } from '@carta/contracts';
import { noEncontrado } from '../../plataforma/errores/domain-error';
import { toDomainError } from '../../plataforma/errores/to-domain-error';
import { SeguimientoLlamadas } from '../../servicio/llamadas/seguimiento-llamadas.service';
import { CartaService } from '../../carta/publicada/carta.service';
import { SeguidosService } from '../../servicio/pedidos/seguimiento/seguidos.service';
import { SeguimientoService } from '../../servicio/pedidos/seguimiento/seguimiento.service';
import { MesasFirmadasService } from '../../casa/locales/mesas-firmadas.service';
import { RestaurantesService } from '../../casa/locales/restaurantes.service';
import { PaginasService } from '../paginas/paginas.service';
import { AforoService } from './aforo.service';
import { toConnectError } from './tablero.gateway';
import type { NamespaceComensal, SocketComensal } from './socket.types';

/** One phone may follow this many orders and calls on one connection. */
const MAX_SEGUIDOS = 50;
/** This many connections of a process may follow one order or call: a phone's tabs, and some just closed. */
const MAX_OYENTES = 10;

/** The client may send anything here. */
type Presentacion = Partial<Record<keyof PresentacionComensal, unknown>>;

/** Anybody may watch a menu; following orders and calls takes their tokens. */
@WebSocketGateway({ namespace: NS_COMENSAL })
export class ComensalGateway implements OnGatewayInit, OnGatewayConnection {
  @WebSocketServer() readonly namespace!: NamespaceComensal;

  constructor(
    private readonly restaurantes: RestaurantesService,
    private readonly seguidos: SeguidosService,
    private readonly seguimientos: SeguimientoService,
    private readonly seguimientosLlamadas: SeguimientoLlamadas,
    private readonly mesasFirmadas: MesasFirmadasService,
    private readonly cartas: CartaService,
    private readonly paginas: PaginasService,
    private readonly aforo: AforoService,
  ) {}

  afterInit(namespace: NamespaceComensal): void {
    namespace.use((socket, next) => {
      this.admit(socket).then(
        () => next(),
        (error: unknown) => next(toConnectError(toDomainError(error))),
      );
    });
  }

  private async admit(socket: SocketComensal): Promise<void> {
    const { restaurante } = socket.handshake.auth as Presentacion;
    if (typeof restaurante !== 'string' || reglasIds.id(restaurante) !== null) throw noEncontrado();
    const restauranteId = restaurante.toLowerCase();
    if (!(await this.restaurantes.findPublico(restauranteId))) throw noEncontrado();
    await this.aforo.enter(socket, rooms.carta(restauranteId), 'comensal', () =>
      this.prove(socket, restauranteId),
    );
    socket.data = { restauranteId, seguidos: 0 };
    // The proof is needed only once.
    socket.handshake.auth = {};
  }

  /** A phone proves that it is at a mesa by its code, or by an unpaid order of its own. */
  private async prove(socket: SocketComensal, restauranteId: string): Promise<string | null> {
    const { mesa, t, seguimiento } = socket.handshake.auth as Presentacion;
    if (typeof mesa === 'number' && t !== undefined && (await this.isFirmada(restauranteId, mesa, t))) {
      return `mesa:${mesa}`;
    }
    const propio = this.seguimientos.verifyPedido(seguimiento);
    if (!propio || !(await this.seguidos.isAbierto(restauranteId, propio))) return null;
    return `grupo:${propio.grupoId}`;
  }

  private isFirmada(restauranteId: string, mesa: number, t: unknown): Promise<boolean> {
    return this.mesasFirmadas.verifyMesa(restauranteId, mesa, t).then(
      () => true,
      () => false,
    );
  }

  async handleConnection(socket: SocketComensal): Promise<void> {
    socket.on('seguir', (token, ack) => {
      // A client may send anything, even an ack that is no function.
      const answer = (success: boolean): void => {
        if (typeof ack === 'function') ack({ success });
      };
      this.follow(socket, token).then(answer, () => answer(false));
    });
    await socket.join(rooms.carta(socket.data.restauranteId));
    await this.greet(socket).catch(() => undefined);
  }

  /** A browser's cached carta may be old, so it receives the current version at once, and what is left. */
  private async greet(socket: SocketComensal): Promise<void> {
    const { restauranteId } = socket.data;
    const cartaVersion = await this.cartas.version(restauranteId);
    socket.emit('latido', this.toLatido(cartaVersion));
    const existencias = await this.cartas.existencias(restauranteId);
    if (cartaVersion === null || !existencias.quedan) return;
    const agotados = await this.cartas.agotados(restauranteId);
    socket.emit('carta', { version: cartaVersion, agotados, ...existencias });
  }

  toLatido(cartaVersion: string | null): LatidoComensal {
    return { hora: new Date().toISOString(), cartaVersion, build: this.paginas.build };
  }

  /** Joins the room of an order or call whose token is valid; returns whether it did. */
  private async follow(socket: SocketComensal, token: unknown): Promise<boolean> {
    const propia = this.salaDe(token);
    if (propia === null || socket.data.seguidos >= MAX_SEGUIDOS) return false;
    if (socket.rooms.has(propia)) return true;
    if ((this.namespace.adapter.rooms.get(propia)?.size ?? 0) >= MAX_OYENTES) return false;
    socket.data.seguidos += 1;
    await socket.join(propia);
    return true;
  }

  private salaDe(token: unknown): string | null {
    const llamadaId = this.seguimientosLlamadas.verifyLlamada(token);
    if (llamadaId !== null) return rooms.llamada(llamadaId);
    const propio = this.seguimientos.verifyPedido(token);
    return propio && rooms.pedido(propio.grupoId, propio.clave);
  }
}
