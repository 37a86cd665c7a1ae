import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { DatosError, archivoDanado } from '../datos.error';
import { MAX_MIEMBRO_BYTES } from './formato';

export interface MiembroLeido {
  readonly nombre: string;
  readonly bytes: Buffer;
}

/** @throws DatosError where it cannot be read on. */
export async function* readMiembros(file: string): AsyncGenerator<MiembroLeido> {
  const tar = extract();
  pipeline(createReadStream(file), createGunzip(), tar, () => undefined);
  try {
    for await (const entry of tar) {
      const { name, size = 0 } = entry.header;
      if (size > MAX_MIEMBRO_BYTES) throw new Error(`${name} dice ocupar ${size} bytes`);
      const parts: Buffer[] = [];
      for await (const part of entry) parts.push(part as Buffer);
      yield { nombre: name, bytes: Buffer.concat(parts) };
    }
  } catch (error) {
    if (error instanceof DatosError) throw error;
    throw archivoDanado(file, error instanceof Error ? error.message : String(error), error);
  } finally {
    tar.destroy();
  }
}
