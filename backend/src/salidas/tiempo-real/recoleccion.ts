import { Session } from 'node:inspector/promises';
import { Logger } from '@nestjs/common';
import type { Server } from 'socket.io';

/** So many screens, each of which leaves tens of kilobytes behind by connecting, are worth a pause. */
const OLEADA = 200;
/** A rush is over when nobody has connected for so long. */
const CALMA_MS = 5_000;
/** At most once in so long, whatever the network does. */
const DESCANSO_MS = 10 * 60_000;

const logger = new Logger('Memoria');

/**
 * Collects all garbage once when a rush of connections is over, as after a start, when every screen comes back. Dead
 * objects of connecting that have grown old keep the young ones of every latido alive with them: memory then climbs
 * for minutes, until the engine collects by itself (docs/decisiones/una-recoleccion.md). Only who was let in counts.
 */
export function collectAfterOleadas(server: Server, collect: () => Promise<void> = collectAll): void {
  let llegadas = 0;
  let ultima = -Infinity;
  const calma = setTimeout(() => {
    const ahora = performance.now();
    if (llegadas >= OLEADA && ahora - ultima >= DESCANSO_MS) {
      ultima = ahora;
      void time(collect, llegadas);
    }
    llegadas = 0;
  }, CALMA_MS).unref();
  server.on('new_namespace', (namespace) => {
    namespace.on('connection', () => {
      llegadas += 1;
      calma.refresh();
    });
  });
}

async function time(collect: () => Promise<void>, llegadas: number): Promise<void> {
  const desde = performance.now();
  try {
    await collect();
  } catch (error) {
    return logger.warn(`No se ha podido recoger lo que han dejado ${llegadas} conexiones`, error);
  }
  const ms = Math.round(performance.now() - desde);
  logger.log(`Recogida en ${ms} ms lo que han dejado ${llegadas} conexiones`);
}

/** As the engine does when it is told that memory is short: until nothing is found, and giving back what is empty. */
async function collectAll(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
