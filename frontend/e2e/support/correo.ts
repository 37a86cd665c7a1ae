import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readCorreo } from '../../../backend/test/support/correo-recibido';
import type { EnMarcha } from './start-producto';

/** Bounds a failure, in ms: mail leaves by itself, a moment after it was asked for. */
const LIMITE_MS = 30_000;

/**
 * The code of the newest mail to that address, once there are `cuantos` of them: the product under test
 * has no mail server, and writes each mail into a file.
 */
export async function readCodigo(producto: EnMarcha, email: string, cuantos = 1): Promise<string> {
  const limite = performance.now() + LIMITE_MS;
  for (;;) {
    const asuntos = await readAsuntos(producto, email);
    const codigos = asuntos.flatMap(
      (asunto) => /^(\d{6}) es tu código de Carta Digital$/.exec(asunto)?.[1] ?? [],
    );
    const codigo = codigos.at(-1);
    if (codigos.length >= cuantos && codigo !== undefined) return codigo;
    if (performance.now() > limite) {
      throw new Error(`Not ${cuantos} codes for ${email}, only ${asuntos.join(' · ')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Another code than this one. */
export const wrongCodigo = (codigo: string): string => (codigo === '123456' ? '654321' : '123456');

/** The subjects of the mails to an address, the oldest first. */
async function readAsuntos({ dataDir }: EnMarcha, email: string): Promise<string[]> {
  const carpeta = join(dataDir, 'correo');
  // there is no folder before the first mail
  const nombres = await readdir(carpeta).catch(() => []);
  const correos = await Promise.all(
    nombres
      .filter((nombre) => nombre.endsWith('.eml'))
      .map(async (nombre) => {
        const archivo = join(carpeta, nombre);
        const [crudo, { mtimeMs }] = await Promise.all([readFile(archivo, 'utf8'), stat(archivo)]);
        return { mtimeMs, ...readCorreo(email, crudo) };
      }),
  );
  return correos
    .filter(({ cabeceras }) => cabeceras.to?.includes(email))
    .sort((a, b) => a.mtimeMs - b.mtimeMs)
    .map(({ asunto }) => asunto);
}
