import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Logger } from '@nestjs/common';
import type { Server } from 'socket.io';

/** So many connections, each of which leaves tens of kilobytes behind, are worth a pause. */
const OLEADA = 200;
/** A rush is over when nobody has connected for so long. */
const CALMA_MS = 5_000;

const logger = new Logger('Memoria');

/**
 * Collects all garbage once when a rush of connections is over, as after a start, when every screen comes back. Dead
 * objects of connecting that have grown old keep the young ones of every latido alive with them: memory then climbs
 * for minutes, until the engine collects by itself (docs/decisiones/una-recoleccion.md).
 */
export function collectAfterOleadas(server: Server, collect: () => void = collectAll): void {
  let llegadas = 0;
  const calma = setTimeout(() => {
    if (llegadas >= OLEADA) time(collect, llegadas);
    llegadas = 0;
  }, CALMA_MS).unref();
  server.engine.on('connection', () => {
    llegadas += 1;
    calma.refresh();
  });
}

function time(collect: () => void, llegadas: number): void {
  const desde = performance.now();
  collect();
  logger.log(
    `Recogida en ${Math.round(performance.now() - desde)} ms lo que han dejado ${llegadas} conexiones`,
  );
}

/** The engine shows its collector to contexts that are made while this flag is set, and to no other. */
function collectAll(): void {
  setFlagsFromString('--expose-gc');
  try {
    (runInNewContext('gc') as () => void)();
  } finally {
    setFlagsFromString('--no-expose-gc');
  }
}
