// Longer than most: whatever decides what the connection of a board is worth is settled here.
import { SILENCIO_TABLERO_MS } from '@carta/contracts';
import type { LatidoTablero } from '@carta/contracts';
import { currentToken, endSesion, tokenAfter } from '../../../shared/api/ganchos';
import { isALaVista } from '../../../shared/lib/pausa';
import { openTablero } from '../../../shared/realtime/conectar';
import type { SocketTablero } from '../../../shared/realtime/conectar';
import { SONDEO_MS, nextConexion } from '../modelo/conexion';
import { clearPagados, hearEstaciones, hearLatido, useTablero } from '../useTablero';
import { CotejoTablero } from './cotejo';
import { cancelLectura, hearLlamada, hearGrupo, isLeyendo, readTablero } from './lectura';
import { horaFija, instante, toHora } from './instante';

/** Nobody retries in step with anybody else: up to this much later, in ms. */
const DISPERSION_MS = 1_000;

/**
 * Keeps the board in step with the server. What was announced while we were away is gone for good, so
 * every connection joins first and reads the lists afterwards; a latido that it does not match in time
 * makes it read again; and while no events arrive, the lists are read by plain HTTP
 * (docs/decisiones/latido-y-foto.md).
 */
export class ConexionTablero {
  private socket: SocketTablero | null = null;
  private parada = false;
  /** What the socket last showed at the door: another call may have renewed it since. */
  private mostrado: string | null = null;
  /** The lists have been read since the socket last joined. */
  private alDia = false;
  /** Since when that reading stands, and when a latido was last heard. */
  private inicio = instante();
  private presente = -Infinity;
  private readonly cotejo = new CotejoTablero();
  private lectura: number | null = null;
  /** When the last reading that was ever answered began. */
  private leida = -Infinity;
  /** When a reading that failed is tried again. */
  private reintento: number | null = null;
  private sondeo = instante();
  private pagadosDesde: string | null | undefined;
  private readonly esperas = new Set<ReturnType<typeof setTimeout>>();

  constructor(private readonly onNoticia: () => void = () => undefined) {}

  async start(): Promise<void> {
    void this.read();
    const socket = await openTablero(() => (this.mostrado = currentToken()));
    if (this.parada) return;
    this.socket = socket;
    socket.on('connect', () => this.handleConnect());
    socket.on('disconnect', (motivo) => this.handleDisconnect(motivo));
    socket.on('connect_error', (error: Error & { data?: { code?: string } }) => {
      if (!socket.active) this.retryRechazada(error.data?.code);
    });
    socket.on('grupo', hearGrupo);
    socket.on('pagados', ({ hasta }) => this.handlePagados(hasta));
    socket.on('llamada', hearLlamada);
    socket.on('estaciones', hearEstaciones);
    socket.on('latido', (latido) => this.handleLatido(latido));
    socket.connect();
  }

  stop(): void {
    this.parada = true;
    this.cotejo.stop();
    this.esperas.forEach(clearTimeout);
    this.socket?.removeAllListeners().disconnect();
    cancelLectura();
  }

  /** Looks at the pulse: says what the connection is worth, and reads again whatever may be missing. */
  tick(): void {
    const ahora = instante();
    const { alDia, lectura, noticia, contacto } = this;
    const { conexion: anterior } = useTablero.getState();
    const conexion = nextConexion(anterior, { ahora, contacto, alDia, lectura, noticia, toHora });
    if (conexion !== anterior) useTablero.setState({ conexion });
    if (conexion.estado === 'lento' || conexion.estado === 'cortada')
      this.probe(ahora, SONDEO_MS[conexion.estado]);
    const isDebida = this.cotejo.isLecturaDebida(ahora) || (this.reintento ?? Infinity) <= ahora;
    if (isDebida && !isLeyendo()) void this.read();
  }

  /** Until when there is nothing to look at unless something happens: an instant, past while anything is awaited. */
  get calmaHasta(): number {
    const { estado } = useTablero.getState().conexion;
    const enCalma = estado === 'directo' && this.alDia && this.cotejo.isIgual && this.reintento === null;
    return enCalma && !isLeyendo() ? this.contacto + SILENCIO_TABLERO_MS : -Infinity;
  }

  /** The network is back, or somebody is looking again: do not wait for the next turn. */
  hurry(): void {
    if (this.alDia && useTablero.getState().conexion.estado === 'directo') return;
    this.sondeo = 0;
    this.tick();
  }

  /** Reads everything again, for who asks for it. */
  async read(): Promise<void> {
    const desde = instante();
    this.reintento = null;
    const resultado = await readTablero();
    this.onNoticia();
    if (this.parada || resultado === 'relevada') return;
    const isHecha = resultado === 'hecha';
    this.cotejo.noteLeido(isHecha ? desde : instante());
    if (isHecha) return this.noteLectura(desde);
    this.lectura = null;
    // the turn of the next one may have passed while this one was waited for
    this.sondeo = Math.min(this.sondeo, desde);
    if (this.socket?.connected) this.reintento = instante() + DISPERSION_MS * (1 + Math.random());
  }

  private get contacto(): number {
    return Math.max(this.inicio, this.cotejo.coincidencia);
  }

  /** The last that was heard of what is on the server, as an hour (horaFija). */
  private get noticia(): number | null {
    const ultima = Math.max(this.leida, this.cotejo.coincidencia);
    return ultima === -Infinity ? null : horaFija(ultima);
  }

  private noteLectura(desde: number): void {
    const isVuelta = this.lectura === null && this.leida !== -Infinity;
    this.lectura = this.leida = desde;
    // what answers again is not kept waiting for the turn of the socket's next attempt
    if (isVuelta && !this.socket?.connected) this.reopen();
    if (!this.socket?.connected) return;
    // a later reading mends what was missed, but only a latido proves that events arrive
    if (!this.alDia) this.inicio = desde;
    this.alDia = true;
    this.tick();
  }

  private handleConnect(): void {
    this.alDia = false;
    this.presente = instante();
    void this.read();
  }

  private handleDisconnect(motivo: string): void {
    this.alDia = false;
    if (motivo === 'io server disconnect') this.retryRechazada('UNAUTHORIZED');
  }

  private handlePagados(hasta: string | undefined): void {
    clearPagados(hasta);
    if (isLeyendo()) void this.read();
  }

  private handleLatido(latido: LatidoTablero): void {
    // a tab that nobody sees is no screen of the kitchen
    if (isALaVista()) this.socket?.emit('pantalla', useTablero.getState().pantalla);
    this.presente = instante();
    hearLatido(latido);
    this.cotejo.hear(latido.abiertos);
    this.onNoticia();
    if (this.alDia && !isLeyendo()) this.checkPagados(latido.pagadosDesde);
  }

  /** The paid list has been cleared since the last latido; the event that said so may be lost. */
  private checkPagados(desde: string | null): void {
    const visto = this.pagadosDesde;
    this.pagadosDesde = desde;
    if (visto === undefined || visto === desde) return;
    if (useTablero.getState().pagadosAbiertos) void this.read();
    else clearPagados();
  }

  private probe(ahora: number, cada: number): void {
    if (ahora - this.sondeo < cada) return;
    this.sondeo = ahora;
    if (this.socket?.connected && ahora - this.presente < SILENCIO_TABLERO_MS) return;
    // a connection that is open but mute is given up at once: its own ping takes half a minute
    if (this.socket?.connected) this.reopen();
    else this.socket?.connect();
    if (!isLeyendo()) void this.read();
  }

  private reopen(): void {
    this.socket?.disconnect().connect();
  }

  /** The server itself closed the door; socket.io does not knock again on its own. */
  private retryRechazada(code?: string): void {
    this.later(() => {
      if (code === 'UNAUTHORIZED') void this.reconnectRefreshed();
      else this.socket?.connect();
    });
  }

  private async reconnectRefreshed(): Promise<void> {
    const token = await tokenAfter(this.mostrado).catch(() => undefined);
    if (this.parada) return;
    if (token === null) endSesion();
    else this.socket?.connect();
  }

  private later(task: () => void): void {
    const espera = setTimeout(
      () => {
        this.esperas.delete(espera);
        task();
      },
      DISPERSION_MS * (1 + Math.random()),
    );
    this.esperas.add(espera);
  }
}
