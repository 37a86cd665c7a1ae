import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib';
import type { Codificacion } from '../../common/cache/codificacion';

const toBrotli = promisify(brotliCompress);
const toDeflate = promisify(deflateRaw);

/**
 * A long text compressed once, to which a short ending is joined per answer without compressing
 * anything again: the page of a carta is the same for every mesa but for its last bytes. Both
 * formats allow it, since a flushed stream ends on a whole byte and a block may be left uncompressed.
 */
export interface Empalme {
  readonly identity: Buffer;
  readonly deflate: Buffer;
  readonly br: Buffer;
  readonly crc: number;
}

export async function prepareEmpalme(principio: Buffer): Promise<Empalme> {
  const [br, deflate] = await Promise.all([
    toBrotli(principio, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 5 },
    }),
    toDeflate(principio, { finishFlush: constants.Z_SYNC_FLUSH }),
  ]);
  return { identity: principio, deflate, br, crc: crc32(principio) };
}

/** @param final between 1 and 65,535 bytes. */
export function empalmar(empalme: Empalme, final: Buffer, codificacion: Codificacion): Buffer {
  if (codificacion === 'br') return Buffer.concat([empalme.br, brotliLast(final)]);
  if (codificacion === 'gzip') return toGzip(empalme, final);
  return Buffer.concat([empalme.identity, final]);
}

/** RFC 7932 §9.2: one uncompressed meta-block, then the empty last one. */
function brotliLast(final: Buffer): Buffer {
  const cabecera = Buffer.alloc(3);
  const UNCOMPRESSED = 1 << 19;
  cabecera.writeUIntLE(((final.length - 1) << 3) | UNCOMPRESSED, 0, 3);
  return Buffer.concat([cabecera, final, Buffer.of(0x03)]);
}

/** RFC 1952 round RFC 1951: the flushed stream, one stored block, the checksum of both. */
function toGzip({ identity, deflate, crc }: Empalme, final: Buffer): Buffer {
  const cabecera = Buffer.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3);
  const bloque = Buffer.alloc(5);
  bloque.writeUInt8(1, 0);
  bloque.writeUInt16LE(final.length, 1);
  bloque.writeUInt16LE(final.length ^ 0xffff, 3);
  const cierre = Buffer.alloc(8);
  cierre.writeUInt32LE(crc32(final, crc), 0);
  cierre.writeUInt32LE((identity.length + final.length) >>> 0, 4);
  return Buffer.concat([cabecera, deflate, bloque, final, cierre]);
}
