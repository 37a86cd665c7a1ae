import { Injectable } from '@nestjs/common';
import type { Codificacion } from '../../common/cache/codificacion';
import { Config } from '../../config/config';
import type { CartaLista } from './carta-lista';
import { empalmar, prepareEmpalme } from './empalme';
import type { Empalme } from './empalme';

/** A page's bytes, in the best way the client allows. */
export interface PaginaLista {
  read(mejor: Codificacion): { codificacion: Codificacion; bytes: Buffer };
}

/** The pages that carry a carta: what is the same for every mesa is compressed once for each carta. */
@Injectable()
export class PaginasListasService {
  private readonly principios = new WeakMap<CartaLista, Promise<Empalme>>();

  constructor(private readonly config: Config) {}

  /** @param final the page's last bytes, which differ by mesa. */
  async prepare(lista: CartaLista, makePrincipio: () => string, final: string): Promise<PaginaLista> {
    if (!this.config.cartaLista) return toEntera(makePrincipio() + final);
    const principio = await this.principioOf(lista, makePrincipio);
    const bytes = Buffer.from(final);
    return { read: (codificacion) => ({ codificacion, bytes: empalmar(principio, bytes, codificacion) }) };
  }

  private principioOf(lista: CartaLista, makePrincipio: () => string): Promise<Empalme> {
    const hecho = this.principios.get(lista);
    if (hecho) return hecho;
    const principio = prepareEmpalme(Buffer.from(makePrincipio()));
    this.principios.set(lista, principio);
    return principio;
  }
}

/** Put together for this answer alone, and not compressed. */
function toEntera(html: string): PaginaLista {
  return { read: () => ({ codificacion: 'identity', bytes: Buffer.from(html) }) };
}
