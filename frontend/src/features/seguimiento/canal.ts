import { LATIDO_COMENSAL_MS } from '@carta/contracts';
import { onRegreso } from '../../shared/lib/pausa';
import { openComensal } from '../../shared/realtime/conectar';
import type { SocketComensal } from '../../shared/realtime/conectar';
import type { SeguimientoStore } from './seguimiento-store';

/** How often to ask while nothing is heard, and after how long of silence that begins: ms. */
const SONDEO = 15_000;
const SILENCIO = 2 * LATIDO_COMENSAL_MS + 5_000;
/** Patience for the answer to one `seguir`, in ms. */
const ESPERA_ACUSE = 5_000;

export interface OpcionesCanal {
  restauranteId: string;
  store: SeguimientoStore;
  /** The carta's version now, as often as the server tells it. */
  onCarta: (version: string) => void;
}

/**
 * Keeps a diner's page in step with the kitchen (API §5). What was announced while the phone slept is
 * gone for good: every connection joins first and asks afterwards. Answers how to stop.
 */
export async function openCanal({ restauranteId, store, onCarta }: OpcionesCanal): Promise<() => void> {
  const socket = await openComensal(restauranteId);
  const { hear, refetch, setConexion } = store.getState();
  const vigilante = createVigilante(() => setConexion('sin_conexion'));
  const seguidas = new Set<string>();

  const alive = () => {
    vigilante.reset();
    setConexion('en_directo');
  };

  async function follow(): Promise<void> {
    const nuevas = store.getState().rondas.filter(({ seguimiento }) => !seguidas.has(seguimiento));
    nuevas.forEach(({ seguimiento }) => seguidas.add(seguimiento));
    await Promise.all(nuevas.map(({ seguimiento }) => askToFollow(socket, seguimiento)));
    if (nuevas.length > 0) await refetch();
  }

  socket.on('connect', () => {
    alive();
    seguidas.clear();
    follow().catch(() => setConexion('sin_conexion'));
  });
  socket.on('disconnect', () => setConexion('sin_conexion'));
  socket.on('connect_error', () => setConexion('sin_conexion'));
  socket.on('pedido', (evento) => {
    alive();
    hear(evento);
  });
  socket.on('carta', ({ version }) => onCarta(version));
  socket.on('latido', ({ cartaVersion }) => {
    alive();
    if (cartaVersion !== null) onCarta(cartaVersion);
  });

  const stops = [
    store.subscribe(({ rondas }, antes) => {
      if (rondas !== antes.rondas && socket.connected) follow().catch(() => undefined);
    }),
    onRegreso(() => {
      if (!socket.connected) socket.connect();
      refetch().catch(() => undefined);
    }),
    startSondeo(store),
    vigilante.stop,
    () => socket.disconnect(),
  ];
  socket.connect();
  return () => stops.forEach((stop) => stop());
}

/** A refusal or a silence is not the end: the answer of `refetch` says what is true. */
async function askToFollow(socket: SocketComensal, seguimiento: string): Promise<void> {
  await socket
    .timeout(ESPERA_ACUSE)
    .emitWithAck('seguir', seguimiento)
    .catch(() => undefined);
}

/** Asks every 15 s while the socket is down and somebody is looking. */
function startSondeo(store: SeguimientoStore): () => void {
  const reloj = setInterval(() => {
    const { conexion, refetch } = store.getState();
    if (conexion === 'en_directo' || document.visibilityState === 'hidden') return;
    refetch().catch(() => undefined);
  }, SONDEO);
  return () => clearInterval(reloj);
}

/** Calls back when nothing has been heard for too long: a line may die without a word. */
function createVigilante(onSilencio: () => void) {
  let reloj = setTimeout(onSilencio, SILENCIO);
  return {
    reset() {
      clearTimeout(reloj);
      reloj = setTimeout(onSilencio, SILENCIO);
    },
    stop: () => clearTimeout(reloj),
  };
}
