import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** AES-256-GCM keeps stored texts secret and unchanged for all who lack the server's secret. */
const ALGORITMO = 'aes-256-gcm';
const NONCE_BYTES = 12;
const SELLO_BYTES = 16;

export class Cifrado {
  private readonly llave: Buffer;

  /** @param uso keeps the keys of different uses of one secret apart. */
  constructor(secreto: string, uso: string) {
    this.llave = Buffer.from(hkdfSync('sha256', secreto, '', uso, 32));
  }

  close(texto: string): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cifra = createCipheriv(ALGORITMO, this.llave, nonce);
    const cerrado = Buffer.concat([cifra.update(texto, 'utf8'), cifra.final()]);
    return Buffer.concat([nonce, cifra.getAuthTag(), cerrado]).toString('base64');
  }

  /** @throws when it was closed with another secret, or is damaged. */
  open(contenido: string): string {
    const bytes = Buffer.from(contenido, 'base64');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const sello = bytes.subarray(NONCE_BYTES, NONCE_BYTES + SELLO_BYTES);
    const cifra = createDecipheriv(ALGORITMO, this.llave, nonce, { authTagLength: SELLO_BYTES });
    cifra.setAuthTag(sello);
    const abierto = cifra.update(bytes.subarray(NONCE_BYTES + SELLO_BYTES));
    return Buffer.concat([abierto, cifra.final()]).toString('utf8');
  }
}
