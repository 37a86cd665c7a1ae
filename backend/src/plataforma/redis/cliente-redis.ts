export type ClienteRedis = Awaited<ReturnType<typeof createCliente>>;

/** A connection that says nothing for this long is given up and made again, in ms: a Redis that hangs closes none. */
const SILENCIO_MS = 3_000;
const PING_MS = 1_000;
const CONECTAR_MS = 2_000;
/** Between one attempt and the next, in ms. */
const REINTENTO = { primero: 50, maximo: 1_000, dispersion: 200 } as const;

/**
 * A connection to Redis that is looked for again as long as it takes. While there is none a command
 * fails at once: nothing waits in line for a Redis that may never come back. Its client is hundreds of
 * files, which only who has a Redis loads.
 */
export async function createCliente(url: string) {
  const { createClient } = await import('redis');
  return createClient({
    url,
    // replies of the same shape from every Redis there is
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
