// Longer than most: whether a board is current is decided from all its signals at once.
import { SILENCIO_TABLERO_MS } from '@carta/contracts';
import type { LatidoTablero } from '@carta/contracts';
import { hearExistencias } from '../../../pedir/existencias';
import { currentToken, endSesion, tokenAfter } from '../../../shared/api/ganchos';
import { isALaVista } from '../../../shared/lib/pausa';
import { hearBuild } from '../../../shared/lib/version';
import { openTablero } from '../../../shared/realtime/conectar';
import type { SocketTablero } from '../../../shared/realtime/conectar';
import { SONDEO_MS, nextConexion } from '../tablero/estado-conexion';
import { clearPagados, receiveEstaciones, receiveLatido, useTablero } from '../tablero/useTablero';
import { CotejoTablero } from './cotejo';
import { cancelCarga, acceptLlamada, acceptGrupo, isLeyendo, readTablero } from './carga';
import { horaFija, instante, toHora } from '../tablero/instante';

/** The retries of many screens are spread over this time (ms). */
const DISPERSION_MS = 1_000;

/**
 * Keeps the board in step. Events sent while away are lost, so every connection joins first and reads the
 * lists afterwards; a latido without a match in time triggers a reading; without events the lists are read by
 * HTTP (docs/decisiones/latido-y-foto.md).
 */
export class ConexionTablero {
  private socket: SocketTablero | null = null;
  private parada = false;
  /** Another request may have renewed the socket's token since. */
  private mostrado: string | null = null;
  private alDia = false;
  /** That reading began at `inicio`, and a latido last came at `presente`. */
  private inicio = instante();
  private presente = -Infinity;
  private readonly cotejo = new CotejoTablero();
  private lectura: number | null = null;
  /** The last successful reading began then. */
  private leida = -Infinity;
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
    socket.on('grupo', acceptGrupo);
    socket.on('pagados', ({ hasta }) => this.handlePagados(hasta));
    socket.on('llamada', acceptLlamada);
    socket.on('estaciones', receiveEstaciones);
    socket.on('latido', (latido) => this.handleLatido(latido));
    socket.on('carta', hearExistencias);
    socket.connect();
  }

  stop(): void {
    this.parada = true;
    this.cotejo.stop();
    this.esperas.forEach(clearTimeout);
    this.socket?.removeAllListeners().disconnect();
    cancelCarga();
  }

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

  /** This instant is past while anything is awaited. */
  get calmaHasta(): number {
    const { estado } = useTablero.getState().conexion;
    const enCalma = estado === 'directo' && this.alDia && this.cotejo.isIgual && this.reintento === null;
    return enCalma && !isLeyendo() ? this.contacto + SILENCIO_TABLERO_MS : -Infinity;
  }

  /** The network or the person is back, so the next turn is not awaited. */
  hurry(): void {
    if (this.alDia && useTablero.getState().conexion.estado === 'directo') return;
    this.sondeo = 0;
    this.tick();
  }

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
    // the next turn may have passed during the wait
    this.sondeo = Math.min(this.sondeo, desde);
    if (this.socket?.connected) this.reintento = instante() + DISPERSION_MS * (1 + Math.random());
  }

  private get contacto(): number {
    return Math.max(this.inicio, this.cotejo.coincidencia);
  }

  /** The last news on the screen's clock (horaFija). */
  private get noticia(): number | null {
    const ultima = Math.max(this.leida, this.cotejo.coincidencia);
    return ultima === -Infinity ? null : horaFija(ultima);
  }

  private noteLectura(desde: number): void {
    const isVuelta = this.lectura === null && this.leida !== -Infinity;
    this.lectura = this.leida = desde;
    // reading works again, so the socket's next attempt is not awaited
    if (isVuelta && !this.socket?.connected) this.reopen();
    if (!this.socket?.connected) return;
    // a later reading fills gaps, but only a latido proves that events arrive
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
    // a hidden tab is no screen of the kitchen
    if (isALaVista()) this.tellPantalla();
    this.presente = instante();
    receiveLatido(latido);
    hearBuild(latido.build);
    this.cotejo.compare(latido.abiertos);
    this.onNoticia();
    if (this.alDia && !isLeyendo()) this.checkPagados(latido.pagadosDesde);
  }

  private tellPantalla(): void {
    const { pantalla, solo } = useTablero.getState();
    if (solo === null) this.socket?.emit('pantalla', pantalla);
    else this.socket?.emit('pantalla', pantalla, solo.estaciones);
  }

  /** The event may have been lost. */
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
    // an open but mute connection is dropped at once, because its own ping takes half a minute
    if (this.socket?.connected) this.reopen();
    else this.socket?.connect();
    if (!isLeyendo()) void this.read();
  }

  private reopen(): void {
    this.socket?.disconnect().connect();
  }

  /** When the server closes the connection, socket.io does not reconnect by itself. */
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
