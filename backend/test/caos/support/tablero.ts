import {
  NS_TABLERO,
  SILENCIO_TABLERO_MS,
  SIN_COTEJAR,
  receiveAbiertos,
  isLecturaDebida,
  noteLeido,
  noteMostrados,
  rutas,
} from '@carta/contracts';
import type { Estaciones, Grupo, LatidoTablero, Mirada, Mostrados } from '@carta/contracts';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { ask } from './ask';

const TIC_MS = 100;
/** While no latido is matched, the lists are read this often, in ms. */
const SONDEO_MS = 2_000;

interface Sitio {
  /** The process that its socket hangs on, and the address that it reads from. */
  readonly proceso: string;
  readonly url: string;
  readonly token: string;
  /** What it answers latidos with; all of the house unless told otherwise. */
  readonly mirada?: Mirada;
  /** Called with its open mesas whenever they change. */
  readonly onShow?: (abiertos: readonly Grupo[]) => void;
}

/** A board as the product's own is: the higher rev wins, and a latido it does not match makes it read again. */
export class Tablero {
  /** Orders it has shown. */
  readonly vistos = new Set<string>();
  /** How often it has read the lists. */
  lecturas = 0;
  /** The longest time without a latido, in ms. */
  silencioMs = 0;
  /** Who is looking, as the last latido counts them. */
  estaciones: Estaciones = { cocina: 0, barra: 0 };
  private latidoEn = performance.now();
  private grupos = new Map<string, Grupo>();
  private cotejo = SIN_COTEJAR;
  private sondeo = 0;
  private readonly inicio = performance.now();
  /** What is heard while the lists are on their way. */
  private oidos: Grupo[] | null = null;
  private readonly socket: Socket;
  private readonly tic = setInterval(() => this.look(), TIC_MS);

  constructor(private readonly sitio: Sitio) {
    this.socket = io(`${sitio.proceso}${NS_TABLERO}`, {
      auth: { token: sitio.token },
      transports: ['websocket'],
      reconnectionDelay: 200,
      reconnectionDelayMax: 1_000,
      forceNew: true,
    });
    this.socket.on('connect', () => void this.read());
    this.socket.on('grupo', (grupo: Grupo) => this.hear(grupo));
    const { pantalla, solo }: Mirada = sitio.mirada ?? { pantalla: 'todo' };
    this.socket.on('latido', ({ abiertos, estaciones }: LatidoTablero) => {
      this.socket.emit('pantalla', pantalla, ...(solo ? [solo] : []));
      this.estaciones = estaciones;
      this.noteLatido();
      const suerte = { instante: performance.now(), azar: Math.random() };
      this.cotejo = receiveAbiertos(this.cotejo, this.mostrados, abiertos, suerte);
    });
  }

  /** Its open mesas, by id, as it shows them. */
  get abiertos(): Record<string, number> {
    const revs = [...this.mostrados].flatMap(([id, { rev, abierto }]) => (abierto ? [[id, rev]] : []));
    return Object.fromEntries(revs) as Record<string, number>;
  }

  /** The same, whole. */
  get mesas(): Grupo[] {
    return [...this.grupos.values()].filter(({ estadoGrupo }) => estadoGrupo !== 'pagado');
  }

  close(): void {
    clearInterval(this.tic);
    this.socket.close();
  }

  private get mostrados(): Mostrados {
    return new Map(
      [...this.grupos].map(([id, { rev, estadoGrupo }]) => [id, { rev, abierto: estadoGrupo !== 'pagado' }]),
    );
  }

  private noteLatido(): void {
    const ahora = performance.now();
    this.silencioMs = Math.max(this.silencioMs, ahora - this.latidoEn);
    this.latidoEn = ahora;
  }

  private look(): void {
    const ahora = performance.now();
    const contacto = Math.max(this.cotejo.coincidencia ?? this.inicio, this.sondeo);
    const isSordo = ahora - contacto > (this.sondeo > 0 ? SONDEO_MS : SILENCIO_TABLERO_MS);
    if (isSordo) this.sondeo = ahora;
    if (isSordo || isLecturaDebida(this.cotejo, ahora)) void this.read();
  }

  private hear(grupo: Grupo): void {
    this.oidos?.push(grupo);
    this.show(new Map(this.grupos), [grupo]);
  }

  private async read(): Promise<void> {
    if (this.oidos) return;
    const { url, token } = this.sitio;
    const desde = performance.now();
    const oidos: Grupo[] = (this.oidos = []);
    const rutasLeidas = [rutas.pedidos(), rutas.pedidosEntregados()];
    const listas = await Promise.all(rutasLeidas.map((ruta) => ask<Grupo[]>(`${url}${ruta}`, { token })));
    this.oidos = null;
    const leidos = listas.flatMap(({ data }) => data ?? []);
    if (listas.some(({ data }) => data === null)) return;
    this.lecturas += 1;
    this.show(new Map(), [...leidos, ...oidos]);
    this.cotejo = noteLeido(this.cotejo, this.mostrados, desde);
  }

  private show(grupos: Map<string, Grupo>, nuevos: readonly Grupo[]): void {
    const antes = this.mostrados;
    for (const grupo of nuevos) {
      if ((grupos.get(grupo.grupoMesa)?.rev ?? 0) < grupo.rev) grupos.set(grupo.grupoMesa, grupo);
      for (const { _id } of grupo.pedidos) this.vistos.add(_id);
    }
    this.grupos = grupos;
    this.cotejo = noteMostrados(this.cotejo, antes, this.mostrados, performance.now());
    this.sitio.onShow?.(this.mesas);
  }
}
