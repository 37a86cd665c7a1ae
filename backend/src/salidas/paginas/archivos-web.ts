import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Codificacion } from '../../plataforma/cache/codificacion';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

const TIPOS: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wav': 'audio/wav',
};
const COMPRIMIBLE = /javascript|css|json|html|svg|text/;

/** A file stays in memory, and is compressed when first requested. */
export class ArchivoWeb {
  readonly etag: string;
  private gzip?: Promise<Buffer>;
  private br: Buffer | undefined;

  constructor(
    readonly tipo: string,
    readonly bytes: Buffer,
  ) {
    this.etag = `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 16)}"`;
  }

  /** The best Brotli takes half a second, so clients get gzip until it is done. */
  async read(mejor: Codificacion): Promise<{ codificacion: Codificacion; bytes: Buffer }> {
    if (mejor === 'identity' || !COMPRIMIBLE.test(this.tipo))
      return { codificacion: 'identity', bytes: this.bytes };
    if (mejor === 'br' && this.br) return { codificacion: 'br', bytes: this.br };
    this.gzip ??= this.compress();
    return { codificacion: 'gzip', bytes: await this.gzip };
  }

  private async compress(): Promise<Buffer> {
    const bytes = await toGzip(this.bytes);
    void toBrotli(this.bytes).then((br) => (this.br = br));
    return bytes;
  }
}

/** Maps addresses ('/assets/a.js') to files, so that nothing outside the list can be reached. */
export function readArchivos(carpeta: string): Map<string, ArchivoWeb> {
  const entradas = readdirSync(carpeta, { recursive: true, withFileTypes: true }).filter(
    (entrada) => entrada.isFile() && !entrada.name.startsWith('.') && entrada.name !== 'index.html',
  );
  return new Map(
    entradas.flatMap((entrada): [string, ArchivoWeb][] => {
      const ruta = join(entrada.parentPath, entrada.name);
      const tipo = TIPOS[extname(entrada.name)];
      const direccion = `/${relative(carpeta, ruta).split(sep).join('/')}`;
      if (tipo === undefined || direccion.startsWith('/.')) return [];
      return [[direccion, new ArchivoWeb(tipo, readFileSync(ruta))]];
    }),
  );
}
