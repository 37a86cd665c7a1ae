import { LATIDO_COMENSAL_MS } from '@carta/contracts';
import type { PresentacionComensal } from '@carta/contracts';
import { noteHora } from '../carta/horario/hora-del-servidor';
import { watchVersion } from '../carta/watch-version';
import type { LlamadasStore } from '../llamadas/llamadas-store';
import type { SeguimientoStore } from '../seguimiento/seguimiento-store';
import { hearExistencias } from '../../pedir/existencias';
import { onRegreso } from '../../shared/lib/pausa';
import { hearBuild } from '../../shared/lib/version';
import { openComensal } from '../../shared/realtime/conectar';
import type { SocketComensal } from '../../shared/realtime/conectar';

/** ms: between polls while nothing arrives, and of silence before polling starts. */
const SONDEO = 15_000;
const SILENCIO = 2 * LATIDO_COMENSAL_MS + 5_000;
/** ms: for the answer to `seguir`, and the shortest and longest pause before a retry. */
const ESPERA_ACUSE = 5_000;
const REINTENTO = { primero: 3_000, maximo: 60_000 } as const;

export interface OpcionesCanal {
  restauranteId: string;
  mesa: number | null;
  firma: string | null;
  seguimiento: SeguimientoStore;
  /** It is null without a mesa. */
  llamadas: LlamadasStore | null;
  onCarta: (version: string) => void;
}

/**
 * Keeps a page in step with kitchen and floor over one socket (docs/api.md#realtime). Events sent while the
 * phone slept are lost, so every connection joins first and reads afterwards. Returns how to stop.
 */
export async function openCanal(opciones: OpcionesCanal): Promise<() => void> {
  const { seguimiento, llamadas, onCarta } = opciones;
  const socket = await openComensal(() => present(opciones));
  const { hear, hearMesa, setConexion } = seguimiento.getState();
  const vigilante = createVigilante(() => setConexion('sin_conexion'));
  /** Requested on this connection; refused ones are requested again. */
  let seguidas = new Set<string>();
  const negadas = new Set<string>();
  let pausa: number = REINTENTO.primero;
  let reintento: ReturnType<typeof setTimeout> | undefined;

  const alive = () => {
    vigilante.reset();
    setConexion('en_directo');
  };

  const refetch = async () => {
    await Promise.all([seguimiento.getState().refetch(), llamadas?.getState().refetch()]);
  };

  async function follow(): Promise<void> {
    const nuevas = tokensOf(opciones).filter((token) => !seguidas.has(token));
    if (nuevas.length === 0) return;
    const propias = seguidas;
    nuevas.forEach((token) => propias.add(token));
    const aceptadas = await Promise.all(nuevas.map((token) => askToFollow(socket, token)));
    const sinSeguir = nuevas.filter((_, i) => !aceptadas[i]);
    if (sinSeguir.length > 0 && propias === seguidas) retryLater(sinSeguir);
    await refetch();
  }

  function retryLater(tokens: readonly string[]): void {
    tokens.forEach((token) => negadas.add(token));
    clearTimeout(reintento);
    reintento = setTimeout(() => {
      negadas.forEach((token) => seguidas.delete(token));
      negadas.clear();
      followNuevas();
    }, pausa);
    pausa = Math.min(pausa * 2, REINTENTO.maximo);
  }

  const followNuevas = () => {
    if (socket.connected) follow().catch(() => undefined);
  };

  socket.on('connect', () => {
    alive();
    hearExistencias();
    clearTimeout(reintento);
    seguidas = new Set();
    negadas.clear();
    pausa = REINTENTO.primero;
    follow().catch(() => setConexion('sin_conexion'));
  });
  socket.on('disconnect', () => setConexion('sin_conexion'));
  socket.on('connect_error', () => setConexion('sin_conexion'));
  socket.on('pedido', (evento) => {
    alive();
    hear(evento);
  });
  socket.on('mesa', (evento) => {
    alive();
    hearMesa(evento);
  });
  socket.on('llamada', (llamada) => {
    alive();
    llamadas?.getState().hear(llamada);
  });
  socket.on('carta', (carta) => {
    hearExistencias(carta);
    onCarta(carta.version);
  });
  socket.on('latido', ({ hora, cartaVersion, build }) => {
    alive();
    noteHora(hora);
    hearBuild(build);
    if (cartaVersion !== null) onCarta(cartaVersion);
  });

  const stops = [
    seguimiento.subscribe(({ rondas }, antes) => {
      if (rondas !== antes.rondas) followNuevas();
    }),
    llamadas?.subscribe((estado, antes) => {
      if (estado.llamadas !== antes.llamadas) followNuevas();
    }),
    onRegreso(() => {
      if (!socket.connected) socket.connect();
      refetch().catch(() => undefined);
    }),
    startSondeo(seguimiento, refetch),
    watchVersion(),
    vigilante.stop,
    () => clearTimeout(reintento),
    () => socket.disconnect(),
  ];
  socket.connect();
  return () => stops.forEach((stop) => stop?.());
}

/** A proof of its mesa gets this phone a place when strangers have taken the rest. */
function present({ restauranteId, mesa, firma, seguimiento }: OpcionesCanal): PresentacionComensal {
  const [ronda] = seguimiento.getState().rondas;
  return {
    restaurante: restauranteId,
    ...(mesa === null || firma === null ? {} : { mesa, t: firma }),
    ...(ronda === undefined ? {} : { seguimiento: ronda.seguimiento }),
  };
}

function tokensOf({ seguimiento, llamadas }: OpcionesCanal): string[] {
  const seguibles = [...seguimiento.getState().rondas, ...(llamadas?.getState().llamadas ?? [])];
  return seguibles.map((seguible) => seguible.seguimiento);
}

/** No answer counts as a refusal. Either way `refetch` shows what is true. */
async function askToFollow(socket: SocketComensal, seguimiento: string): Promise<boolean> {
  try {
    const acuse = socket.timeout(ESPERA_ACUSE).emitWithAck('seguir', seguimiento);
    return ((await acuse) as { success?: unknown }).success === true;
  } catch {
    return false;
  }
}

/** Only while the socket is down and the page visible. */
function startSondeo(store: SeguimientoStore, refetch: () => Promise<void>): () => void {
  const reloj = setInterval(() => {
    const { conexion } = store.getState();
    if (conexion === 'en_directo' || document.visibilityState === 'hidden') return;
    refetch().catch(() => undefined);
  }, SONDEO);
  return () => clearInterval(reloj);
}

/** A line may die without a word. */
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
