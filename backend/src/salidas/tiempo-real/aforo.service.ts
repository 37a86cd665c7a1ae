import { Injectable } from '@nestjs/common';
import type { Socket } from 'socket.io';
import { DomainError } from '../../plataforma/errores/domain-error';
import { Config } from '../../plataforma/config/config';
import { Plazas } from './plazas';
import type { Aforo } from './plazas';

/** Limits are per restaurant and process. A dining room shares one address, so some places need a proof. */
const AFORO = {
  tablero: { libres: 200, reservadas: 0, porPrueba: 0 },
  comensal: { libres: 800, reservadas: 200, porPrueba: 20 },
} as const satisfies Record<string, Aforo>;
type TipoAforo = keyof typeof AFORO;

@Injectable()
export class AforoService {
  private readonly rooms = new Map<string, Plazas>();
  private readonly dentro = new WeakMap<object, Set<string>>();

  constructor(private readonly config: Config) {}

  /**
   * Takes a place for a socket until it leaves. `prove` returns a proof of being at a mesa; it is called only
   * when no other place is left.
   * @throws TOO_MANY_REQUESTS when the room is full, FORBIDDEN for a second socket of one connection.
   */
  async enter(
    socket: Socket,
    room: string,
    tipo: TipoAforo,
    prove: () => Promise<string | null> = () => Promise.resolve(null),
  ): Promise<void> {
    if (!this.config.rateLimit) return;
    const leaveConexion = this.enterConexion(socket);
    try {
      const leaveRoom = this.take(room, tipo) ?? this.takeReservada(room, tipo, await prove());
      onceGone(socket, () => {
        leaveRoom();
        leaveConexion();
      });
    } catch (error) {
      leaveConexion();
      throw error;
    }
  }

  private takeReservada(room: string, tipo: TipoAforo, prueba: string | null): () => void {
    const leave = prueba === null ? null : this.take(room, tipo, prueba);
    if (!leave) throw new DomainError('TOO_MANY_REQUESTS');
    return leave;
  }

  private take(room: string, tipo: TipoAforo, prueba?: string): (() => void) | null {
    const plazas = this.rooms.get(room) ?? new Plazas(AFORO[tipo]);
    const leave = prueba === undefined ? plazas.take() : plazas.takeReservada(prueba);
    if (!leave) return null;
    this.rooms.set(room, plazas);
    return () => {
      leave();
      if (plazas.isEmpty) this.rooms.delete(room);
    };
  }

  /** Without this, one connection could join the same namespace again and again. */
  private enterConexion({ conn, nsp: { name } }: Socket): () => void {
    const nombres = this.dentro.get(conn) ?? new Set();
    if (nombres.has(name)) throw new DomainError('FORBIDDEN');
    this.dentro.set(conn, nombres.add(name));
    return () => void nombres.delete(name);
  }
}

/** A socket that never entered emits no 'disconnect', but its connection emits 'close'. */
function onceGone(socket: Socket, leave: () => void): void {
  const { conn } = socket;
  const gone = (): void => {
    conn.off('close', gone);
    socket.off('disconnect', gone);
    leave();
  };
  if (conn.readyState === 'closed') return leave();
  conn.once('close', gone);
  socket.once('disconnect', gone);
}
