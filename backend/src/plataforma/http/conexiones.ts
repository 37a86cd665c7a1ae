import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { redDe } from '../red/red-de';

export interface LimitesConexiones {
  /** Open at once, in all and from one address; undefined where addresses say nothing, behind a proxy. */
  total: number;
  porDireccion: number | undefined;
  /** Bytes that may wait for one reader of a socket, and how long any reader may stay behind, in ms. */
  pendiente: number;
  atrasoMs: number;
}

/** One connection: who it is from, and since when its reader has been behind. */
interface Conexion {
  red: string;
  atrasadaDesde?: number;
  isWebsocket?: boolean;
}

/**
 * The connections of a server, bounded. When there are too many the oldest of whoever has most makes
 * room for the new one, so that filling the server shuts nobody out; those that are kept, the staff's
 * screens, never do. A reader who falls behind for too long is let go, and with it what waits for it.
 */
export class Conexiones {
  /** By network, the oldest first; only those that may be closed. */
  private readonly prescindibles = new Map<string, Set<Socket>>();
  private readonly conexiones = new Map<Socket, Conexion>();

  constructor(
    server: Server,
    private readonly limites: LimitesConexiones,
  ) {
    server.on('connection', (socket: Socket) => this.add(socket));
    server.on('upgrade', (_request: unknown, socket: Socket) => {
      const conexion = this.conexiones.get(socket);
      if (conexion) conexion.isWebsocket = true;
    });
  }

  get size(): number {
    return this.conexiones.size;
  }

  /** This one stays, however many others come. */
  keep(socket: Socket): void {
    const conexion = this.conexiones.get(socket);
    if (conexion) this.forget(conexion.red, socket);
  }

  /** Lets go of who reads too slowly; to be called again and again. @param ahora in ms. */
  sweep(ahora: number): void {
    this.conexiones.forEach((conexion, socket) => {
      if (socket.writableLength === 0) delete conexion.atrasadaDesde;
      else if (this.isTooSlow(socket, conexion, ahora)) socket.destroy();
    });
  }

  private isTooSlow(socket: Socket, conexion: Conexion, ahora: number): boolean {
    const { pendiente, atrasoMs } = this.limites;
    conexion.atrasadaDesde ??= ahora;
    if (ahora - conexion.atrasadaDesde > atrasoMs) return true;
    // An answer is as long as it is; what a socket is told goes on for ever.
    return conexion.isWebsocket === true && socket.writableLength > pendiente;
  }

  private add(socket: Socket): void {
    const red = redDe(socket.remoteAddress ?? '');
    this.makeRoom(red);
    this.conexiones.set(socket, { red });
    const sockets = this.prescindibles.get(red) ?? new Set();
    this.prescindibles.set(red, sockets.add(socket));
    socket.once('close', () => {
      this.conexiones.delete(socket);
      this.forget(red, socket);
    });
  }

  private makeRoom(red: string): void {
    const { total, porDireccion = Infinity } = this.limites;
    if ((this.prescindibles.get(red)?.size ?? 0) >= porDireccion) this.closeOldest(red);
    if (this.conexiones.size >= total) this.closeOldest(this.biggest());
  }

  private closeOldest(red: string | undefined): void {
    if (red === undefined) return;
    const [oldest] = this.prescindibles.get(red) ?? [];
    if (!oldest) return;
    this.conexiones.delete(oldest);
    this.forget(red, oldest);
    oldest.destroy();
  }

  private biggest(): string | undefined {
    let biggest: string | undefined;
    let most = 0;
    for (const [red, { size }] of this.prescindibles) if (size > most) [biggest, most] = [red, size];
    return biggest;
  }

  private forget(red: string, socket: Socket): void {
    const sockets = this.prescindibles.get(red);
    sockets?.delete(socket);
    if (sockets?.size === 0) this.prescindibles.delete(red);
  }
}
