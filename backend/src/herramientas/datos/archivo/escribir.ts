import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Pack } from 'tar-stream';
import { MANIFIESTO } from './formato';
import type { Manifiesto, Miembro } from './formato';

/** Its suffix until it is whole. */
export const PARCIAL = '.parcial';

/** Writes an archive member by member. It gets its name only once it is whole and on disk. */
export class EscritorArchivo {
  private readonly tar: Pack = pack();
  private readonly writing: Promise<void>;
  private readonly miembros: Miembro[] = [];
  private readonly colecciones: Record<string, number> = {};

  /** @param destino readable by its owner only: it has the house's secrets. */
  constructor(private readonly destino: string) {
    const file = createWriteStream(this.parcial, { mode: 0o600 });
    this.writing = pipeline(this.tar, createGzip({ level: 6 }), file);
    // the next write, or the end, throws it
    this.writing.catch(() => undefined);
  }

  private get parcial(): string {
    return `${this.destino}${PARCIAL}`;
  }

  /** Counts the documents of a collection: those in these bytes, or the one behind a photo. */
  async add(nombre: string, bytes: Buffer, coleccion?: string, documentos = 0): Promise<void> {
    await this.put(nombre, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    this.miembros.push({ nombre, bytes: bytes.length, sha256, documentos });
    if (coleccion === undefined) return;
    this.colecciones[coleccion] = (this.colecciones[coleccion] ?? 0) + documentos;
  }

  async finish(): Promise<Manifiesto> {
    const manifiesto = { miembros: this.miembros, colecciones: this.colecciones };
    await this.put(MANIFIESTO, Buffer.from(JSON.stringify(manifiesto)));
    this.tar.finalize();
    await this.writing;
    await sync(this.parcial);
    await rename(this.parcial, this.destino);
    await sync(dirname(this.destino)).catch(() => undefined);
    return manifiesto;
  }

  async discard(): Promise<void> {
    this.tar.destroy();
    await this.writing.catch(() => undefined);
    await rm(this.parcial, { force: true });
  }

  /** Waits until there is room: a database is read faster than it is packed. */
  private async put(nombre: string, bytes: Buffer): Promise<void> {
    const written = new Promise<void>((resolve, reject) => {
      const entry = this.tar.entry({ name: nombre, size: bytes.length, mode: 0o600 }, (error) =>
        error ? reject(error) : resolve(),
      );
      entry.end(bytes);
    });
    // a full disk ends the file, and the entry would wait for ever
    await Promise.race([written, this.writing.then(() => written)]);
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
