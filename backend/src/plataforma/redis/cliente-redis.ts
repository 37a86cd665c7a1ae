export type ClienteRedis = Awaited<ReturnType<typeof createCliente>>;

/** A silent connection is replaced after this long, in ms: a hanging Redis closes none. */
const SILENCIO_MS = 3_000;
const PING_MS = 1_000;
const CONECTAR_MS = 2_000;
/** Between attempts, in ms. */
const REINTENTO = { primero: 50, maximo: 1_000, dispersion: 200 } as const;

/**
 * Reconnects for ever; meanwhile commands fail at once. The client is large, so it is loaded only when
 * needed.
 */
export async function createCliente(url: string) {
  const { createClient } = await import('redis');
  return createClient({
    url,
    // the same reply shapes from every Redis
    RESP: 2,
    disableOfflineQueue: true,
    pingInterval: PING_MS,
    socket: {
      connectTimeout: CONECTAR_MS,
      socketTimeout: SILENCIO_MS,
      reconnectStrategy: (intentos: number) =>
        Math.min(REINTENTO.primero * 2 ** intentos, REINTENTO.maximo) + Math.random() * REINTENTO.dispersion,
    },
  });
}
