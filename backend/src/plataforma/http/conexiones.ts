import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { redDe } from '../red/red-de';

export interface LimitesConexiones {
  /** Connections open at once; behind a proxy, which hides addresses, there is no limit by address. */
  total: number;
  porDireccion: number | undefined;
  /** A socket's reader may leave this many bytes waiting, and any reader may stay behind this long (ms). */
  pendiente: number;
  atrasoMs: number;
}

interface Conexion {
  red: string;
  atrasadaDesde?: number;
  isWebsocket?: boolean;
}

/**
 * Bounds the connections of a server. When it is full, a new one replaces the oldest of the busiest address,
 * so that filling the server shuts nobody out; staff screens are never closed. A reader that stays behind too
 * long is dropped, with its pending bytes.
 */
export class Conexiones {
  /** Networks list their oldest socket first; staff screens are not here. */
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

  keep(socket: Socket): void {
    const conexion = this.conexiones.get(socket);
    if (conexion) this.forget(conexion.red, socket);
  }

  /** Closes slow readers; must be called periodically. */
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
    // A response is finite; a socket's messages are not.
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
