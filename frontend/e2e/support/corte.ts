import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

type Estado = 'abierto' | 'mudo' | 'cerrado';

/** The network between a screen and the server, which a test cuts: a relay of TCP connections. */
export class Corte {
  private estado: Estado = 'abierto';
  private readonly pares = new Set<readonly [Socket, Socket]>();

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  /** @param port of this machine where the server is. */
  static async open(port: number): Promise<Corte> {
    const server = createServer({ pauseOnConnect: true });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port: propio } = server.address() as AddressInfo;
    const corte = new Corte(server, `http://127.0.0.1:${propio}`);
    server.on('connection', (cliente: Socket) => corte.relay(cliente, connect(port, '127.0.0.1')));
    return corte;
  }

  /** Nothing passes and nobody is told: a cable pulled, a phone out of reach. */
  silence(): void {
    this.estado = 'mudo';
    for (const par of this.pares) par.forEach((socket) => socket.pause());
  }

  /** Every connection is closed, and each new one at once. */
  close(): void {
    this.estado = 'cerrado';
    for (const par of this.pares) par.forEach((socket) => socket.destroy());
  }

  restore(): void {
    this.estado = 'abierto';
    for (const par of this.pares) par.forEach((socket) => socket.resume());
  }

  destroy(): void {
    this.close();
    this.server.close();
  }

  private relay(cliente: Socket, servidor: Socket): void {
    const par = [cliente, servidor] as const;
    this.pares.add(par);
    pass(cliente, servidor);
    pass(servidor, cliente);
    cliente.on('close', () => this.pares.delete(par));
    if (this.estado === 'cerrado') par.forEach((socket) => socket.destroy());
    if (this.estado === 'abierto') cliente.resume();
    else servidor.pause();
  }
}

/** Not a pipe, which would start flowing again by itself. */
function pass(from: Socket, to: Socket): void {
  from.on('data', (bytes) => to.write(bytes));
  from.on('end', () => to.end());
  from.on('error', () => to.destroy());
  from.on('close', () => to.destroy());
}
