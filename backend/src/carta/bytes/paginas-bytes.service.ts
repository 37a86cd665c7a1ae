import { Injectable } from '@nestjs/common';
import type { Codificacion } from '../../common/cache/codificacion';
import { Config } from '../../config/config';
import type { CartaBytes } from './carta-bytes';
import { empalmar, prepareEmpalme } from './empalme';
import type { Empalme } from './empalme';

/** A page's bytes, in the best way the client allows. */
export interface PaginaBytes {
  read(mejor: Codificacion): { codificacion: Codificacion; bytes: Buffer };
}

/** The pages that carry a carta: what is the same for every mesa is compressed once for each carta. */
@Injectable()
export class PaginasBytesService {
  private readonly principios = new WeakMap<CartaBytes, Promise<Empalme>>();

  constructor(private readonly config: Config) {}

  /** @param final the page's last bytes, which differ by mesa. */
  async prepare(cartaBytes: CartaBytes, makePrincipio: () => string, final: string): Promise<PaginaBytes> {
    if (!this.config.cartaBytes) return toEntera(makePrincipio() + final);
    const principio = await this.principioOf(cartaBytes, makePrincipio);
    const bytes = Buffer.from(final);
    return { read: (codificacion) => ({ codificacion, bytes: empalmar(principio, bytes, codificacion) }) };
  }

  private principioOf(cartaBytes: CartaBytes, makePrincipio: () => string): Promise<Empalme> {
    const hecho = this.principios.get(cartaBytes);
    if (hecho) return hecho;
    const principio = prepareEmpalme(Buffer.from(makePrincipio()));
    this.principios.set(cartaBytes, principio);
    return principio;
  }
}

/** Put together for this answer alone, and not compressed. */
function toEntera(html: string): PaginaBytes {
  return { read: () => ({ codificacion: 'identity', bytes: Buffer.from(html) }) };
}
