import { WebSocketGateway, WebSocketServer } from '@nestjs/websockets';
import type { OnGatewayConnection, OnGatewayInit } from '@nestjs/websockets';
import { NS_TABLERO, canDo, rooms } from '@carta/contracts';
import type { PresentacionTablero } from '@carta/contracts';
import { AuthService } from '../../casa/acceso/auth.service';
import { CartaService } from '../../carta/publicada/carta.service';
import { DomainError } from '../../plataforma/errores/domain-error';
import { toDomainError } from '../../plataforma/errores/to-domain-error';
import { ConexionesService } from '../../plataforma/http/conexiones.service';
import { AforoService } from './aforo.service';
import type { NamespaceTablero, SocketTablero } from './socket.types';

/** The client may send anything here. */
type Presentacion = Partial<Record<keyof PresentacionTablero, unknown>>;

/** A middleware decides who enters; rooms come from the session, never from the client. */
@WebSocketGateway({ namespace: NS_TABLERO })
export class TableroGateway implements OnGatewayInit, OnGatewayConnection {
  @WebSocketServer() readonly namespace!: NamespaceTablero;

  constructor(
    private readonly auth: AuthService,
    private readonly aforo: AforoService,
    private readonly conexiones: ConexionesService,
    private readonly cartas: CartaService,
  ) {}

  afterInit(namespace: NamespaceTablero): void {
    namespace.use((socket, next) => {
      this.admit(socket).then(
        () => next(),
        (error: unknown) => next(toConnectError(toDomainError(error))),
      );
    });
  }

  private async admit(socket: SocketTablero): Promise<void> {
    const { token } = socket.handshake.auth as Presentacion;
    if (typeof token !== 'string') throw new DomainError('UNAUTHORIZED');
    const contexto = await this.auth.authenticate(token);
    if (!canDo(contexto, 'tablero')) throw new DomainError('FORBIDDEN');
    await this.aforo.enter(socket, rooms.tablero(contexto.restauranteId), 'tablero');
    this.conexiones.keep(socket.conn.request.socket);
    const { restauranteId, fam, dispositivo } = contexto;
    socket.data = { restauranteId, fam, ...(dispositivo ? { dispositivoId: dispositivo.id } : {}) };
    // A board stays for hours, and needs its token only once.
    socket.handshake.auth = {};
  }

  async handleConnection(socket: SocketTablero): Promise<void> {
    const { restauranteId, fam } = socket.data;
    await socket.join([rooms.tablero(restauranteId), rooms.familia(fam)]);
    // A carta that is not ready is not made for a board: it asks for a count when somebody wants to change it.
    const lista = this.cartas.peekCarta(restauranteId);
    if (lista?.quedan) socket.emit('carta', { version: lista.carta.version, quedan: lista.quedan });
  }
}

/** The client receives the code and the message, nothing else. */
export function toConnectError({ code, message }: DomainError): Error {
  return Object.assign(new Error(message), { data: { code, message } });
}
