import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import { chooseCodificacion } from './codificacion';
import type { Codificacion } from './codificacion';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export interface Bytes {
  readonly etag: string;
  readonly cuerpos: Readonly<Record<Codificacion, Buffer>>;
}

/** Quality 5 compresses a carta in about a millisecond, within a few per cent of the best. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

export function compress(bytes: Buffer, codificacion: Codificacion): Promise<Buffer> {
  if (codificacion === 'br') return toBrotli(bytes, BROTLI);
  return codificacion === 'gzip' ? toGzip(bytes) : Promise.resolve(bytes);
}

/** `version` is a hash of the content. The ETag is weak, because all compressions share it. */
export async function prepareBytes(version: string, identity: Buffer): Promise<Bytes> {
  const [br, gz] = await Promise.all([compress(identity, 'br'), compress(identity, 'gzip')]);
  return { etag: `W/"${version}"`, cuerpos: { identity, br, gzip: gz } };
}

/** The library is told of this header alone: it takes the `no-cache` that fetch adds for a wish to have it all. */
export function hasEtag({ headers }: Pick<IncomingMessage, 'headers'>, etag: string): boolean {
  return fresh({ 'if-none-match': headers['if-none-match'] }, { etag });
}

/** Caches must revalidate each time. */
function cabecerasDe({ etag }: Bytes, codificacion?: Codificacion): Record<string, string> {
  return {
    etag,
    'cache-control': 'no-cache',
    vary: 'Accept-Encoding',
    ...(codificacion === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    ...(codificacion === undefined || codificacion === 'identity'
      ? {}
      : { 'content-encoding': codificacion }),
  };
}

/** Sends ready JSON, or 304 to a client that has it. */
export function sendBytes(request: FastifyRequest, reply: FastifyReply, bytes: Bytes): FastifyReply {
  if (hasEtag(request, bytes.etag)) return reply.headers(cabecerasDe(bytes)).code(304).send();
  const codificacion = chooseCodificacion(request.headers['accept-encoding']);
  return reply.headers(cabecerasDe(bytes, codificacion)).send(bytes.cuerpos[codificacion]);
}
