export type ClienteRedis = Awaited<ReturnType<typeof createCliente>>;

/** A hanging Redis closes no connection, so a silent one is replaced after this long (ms). */
const SILENCIO_MS = 3_000;
const PING_MS = 1_000;
const CONECTAR_MS = 2_000;
const REINTENTO = { primero: 50, maximo: 1_000, dispersion: 200 } as const;

/** Reconnects for ever; meanwhile commands fail at once. It is loaded only when needed, for its size. */
export async function createCliente(url: string) {
  const { createClient } = await import('redis');
  return createClient({
    url,
    // every Redis then returns the same reply shapes
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
