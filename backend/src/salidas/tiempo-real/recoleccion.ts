import { Session } from 'node:inspector/promises';
import { Logger } from '@nestjs/common';
import type { Server } from 'socket.io';

/** This many connections, each leaving tens of kilobytes of garbage, are worth a pause. */
const OLEADA = 200;
/** A rush is over after this long without a connection. */
const CALMA_MS = 5_000;
const DESCANSO_MS = 10 * 60_000;

const logger = new Logger('Memoria');

/**
 * Collects all garbage once after a rush of connections, as when every screen comes back after a start. Old
 * garbage of connecting keeps that of every latido alive: memory would climb for minutes, until the engine
 * collects by itself (docs/decisiones/una-recoleccion.md). Only accepted connections count.
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

/** Collects repeatedly, as under memory pressure, which also returns empty pages. */
async function collectAll(): Promise<void> {
  const session = new Session();
  session.connect();
  try {
    await session.post('HeapProfiler.collectGarbage');
  } finally {
    session.disconnect();
  }
}
