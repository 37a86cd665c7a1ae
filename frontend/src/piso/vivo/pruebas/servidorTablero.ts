/// <reference types="node" />
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket as SocketTcp } from 'node:net';
import { NS_TABLERO, SERVICIO_INICIAL, rutas, rutasSala } from '@carta/contracts';
import type { Llamada, Grupo, LatidoTablero } from '@carta/contracts';
import { Server } from 'socket.io';
import { answer, ok } from '../../../shared/api/pruebas/servidor';
import '../actos';

/**
 * Holds grupos over real HTTP and real sockets, and sends a board everything that it may receive. A test
 * decides what goes wrong: which events are lost, which answers never come, when it is away.
 */
export class ServidorTablero {
  readonly grupos = new Map<string, Grupo>();
  readonly llamadas = new Map<string, Llamada>();
  /** Lists the screens' answers to latidos, in order. */
  readonly respuestas: unknown[] = [];
  lecturas = 0;
  /** This many answers of the lists are refused from now on. */
  negativas = 0;
  /** Answers of the lists wait for this. */
  antesDeLeer: () => Promise<void> = () => Promise.resolve();
  /** A test decides the answer of a move, and when it comes. */
  alMover: (req: IncomingMessage, res: ServerResponse, cuerpo: string) => void = (_req, res) =>
    answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
  readonly tokens: unknown[] = [];
  /** Sockets with these tokens are refused. */
  readonly caducados = new Set<string>();
  pagadosDesde: string | null = null;
  hora = () => new Date().toISOString();
  servicio: LatidoTablero['servicio'] = { rev: 0, ...SERVICIO_INICIAL };

  private readonly conexiones = new Set<SocketTcp>();
  private io = new Server();
  private puerto = 0;

  get origen(): string {
    return `http://127.0.0.1:${this.puerto}`;
  }

  async start(): Promise<void> {
    const http = createServer((req, res) => this.handle(req, res));
    this.io = new Server(http);
    http.on('connection', (conexion) => {
      this.conexiones.add(conexion);
      conexion.on('close', () => this.conexiones.delete(conexion));
    });
    this.io.of(NS_TABLERO).use((socket, next) => {
      const { token } = socket.handshake.auth as { token: string };
      this.tokens.push(token);
      const refused = Object.assign(new Error('no'), { data: { code: 'UNAUTHORIZED' } });
      next(this.caducados.has(token) ? refused : undefined);
    });
    this.io.of(NS_TABLERO).on('connection', (socket) => {
      socket.on('pantalla', (pantalla: unknown) => this.respuestas.push(pantalla));
    });
    await new Promise<void>((resolve) => http.listen(this.puerto, '127.0.0.1', resolve));
    this.puerto = (http.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    this.conexiones.forEach((conexion) => conexion.destroy());
    await this.io.close();
  }

  /** Announces the grupo unless the event is to be lost. */
  write(grupo: Grupo, { perdido = false } = {}): void {
    this.grupos.set(grupo.grupoMesa, grupo);
    if (!perdido) this.io.of(NS_TABLERO).emit('grupo', grupo);
  }

  /** Announces the call unless the event is to be lost. */
  writeLlamada(llamada: Llamada, { perdido = false } = {}): void {
    this.llamadas.set(llamada._id, llamada);
    if (!perdido) this.io.of(NS_TABLERO).emit('llamada', llamada);
  }

  beat(): void {
    this.io.of(NS_TABLERO).emit('latido', this.latido());
  }

  get conectados(): number {
    return this.io.of(NS_TABLERO).sockets.size;
  }

  /** Closes every socket, as the server does when sessions have ended. */
  kick(): void {
    this.io.of(NS_TABLERO).disconnectSockets(true);
  }

  abiertos(): Grupo[] {
    return [...this.grupos.values()].filter(({ pagadoEn }) => pagadoEn === undefined);
  }

  llamadasAbiertas(): Llamada[] {
    return [...this.llamadas.values()].filter(({ estado }) => estado !== 'atendido');
  }

  private latido(): LatidoTablero {
    return {
      hora: this.hora(),
      abiertos: Object.fromEntries([
        ...this.abiertos().map(({ grupoMesa, rev }) => [grupoMesa, rev] as const),
        ...this.llamadasAbiertas().map(({ _id, rev }) => [_id, rev] as const),
      ]),
      cartaVersion: null,
      pagadosDesde: this.pagadosDesde,
      estaciones: { cocina: 1, barra: 1 },
      servicio: this.servicio,
    };
  }

  private handle(req: IncomingMessage, res: ServerResponse): void {
    if (req.url?.startsWith('/socket.io')) return;
    let cuerpo = '';
    req.on('data', (trozo: Buffer) => (cuerpo += trozo.toString()));
    req.on('end', () => {
      if (req.method !== 'GET') this.alMover(req, res, cuerpo);
      else void this.read(req, res);
    });
  }

  private async read(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (req.url === rutas.pedidos()) this.lecturas++;
    const servido = ({ estadoGrupo }: Grupo) => (estadoGrupo as string) === 'entregado';
    const lista = this.abiertos().filter(
      (grupo) => servido(grupo) === (req.url === rutas.pedidosEntregados()),
    );
    const pagados = [...this.grupos.values()].filter(({ pagadoEn }) => pagadoEn !== undefined);
    const [ruta, query] = (req.url ?? '').split('?');
    const limite = Number(new URLSearchParams(query).get('limite'));
    const data = ruta === rutas.pedidosPagados() ? pagados.slice(0, limite) : lista;
    await this.antesDeLeer();
    if (this.negativas-- > 0) return answer(res, 503, { success: false, code: 'SERVICE_UNAVAILABLE' });
    ok(res, ruta === rutasSala.llamadas() ? this.llamadasAbiertas() : data);
  }
}
