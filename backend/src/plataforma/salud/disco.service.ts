import { Injectable } from '@nestjs/common';
import type { Disco } from '@carta/contracts';
import { Gauge } from 'prom-client';
import { LLENO_BYTES, MB, freeBytes } from '../base-datos/espacio';
import { Config } from '../config/config';
import { Metricas } from './metricas.service';

/** A day's copy and the engine's journal still fit. */
const POCO_BYTES = 1_000 * MB;

/** Looks at the disk of DATA_DIR. */
@Injectable()
export class DiscoService {
  constructor(
    private readonly config: Config,
    { registro }: Metricas,
  ) {
    new Gauge({
      name: 'carta_disco_libre_bytes',
      help: 'Bytes left on the disk of DATA_DIR.',
      registers: [registro],
      collect() {
        this.set(freeBytes(config.dataDir));
      },
    });
  }

  read(free = freeBytes(this.config.dataDir)): Disco {
    const libreMB = Math.floor(free / MB);
    return free < POCO_BYTES ? { libreMB, aviso: `Queda poco disco: ${libreMB} MB.` } : { libreMB };
  }

  /** The engine ends when it cannot write; a MongoDB server has a disk of its own. */
  isLleno(free = freeBytes(this.config.dataDir)): boolean {
    return this.config.mongodbUri === undefined && free < LLENO_BYTES;
  }
}
