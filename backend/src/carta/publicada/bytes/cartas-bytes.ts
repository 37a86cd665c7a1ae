import { LRUCache } from 'lru-cache';
import type { CartaBytes } from './carta-bytes';

/** What a build answers: the carta, and the instant (ms) until which it may be told. */
export interface CartaHecha {
  cartaBytes: CartaBytes;
  caduca: number;
}

/** Null when there is no such restaurant. */
type Hacer = (anterior: CartaBytes | undefined) => Promise<CartaHecha | null>;

/** A build under way; `vale` becomes false when the carta changes before it is done. */
interface EnObras {
  vale: boolean;
  carta: Promise<CartaBytes | null>;
}

/**
 * Bytes of ready cartas that are kept: of a thousand ordinary ones, or of four as long as a carta may be.
 * The rest are made again when asked for.
 */
const MAX_BYTES = 256 * 1_024 * 1_024;

/**
 * The cartas ready to be told, one per restaurant. Whoever asks while one is being made waits for
 * that same build. A carta that changed while it was made answers those who had already asked, is
 * not stored, and nobody who asks after the change waits for it.
 */
export class CartasBytes {
  private readonly hechas: LRUCache<string, CartaHecha>;
  private readonly enObras = new Map<string, EnObras>();

  constructor(
    private readonly now: () => number = () => Date.now(),
    maxBytes = MAX_BYTES,
  ) {
    this.hechas = new LRUCache({ maxSize: maxBytes, sizeCalculation: weigh });
  }

  /** The carta if it is ready and may still be told. */
  peek(restauranteId: string): CartaBytes | undefined {
    const hecha = this.hechas.get(restauranteId);
    return hecha && hecha.caduca > this.now() ? hecha.cartaBytes : undefined;
  }

  get(restauranteId: string, hacer: Hacer): Promise<CartaBytes | null> {
    const cartaBytes = this.peek(restauranteId);
    if (cartaBytes) return Promise.resolve(cartaBytes);
    return this.enObras.get(restauranteId)?.carta ?? this.build(restauranteId, hacer);
  }

  /** To be called after every change of what a carta says. */
  drop(restauranteId: string): void {
    const obra = this.enObras.get(restauranteId);
    if (obra) obra.vale = false;
    this.enObras.delete(restauranteId);
    const hecha = this.hechas.get(restauranteId);
    if (hecha) this.hechas.set(restauranteId, { ...hecha, caduca: 0 });
  }

  private build(restauranteId: string, hacer: Hacer): Promise<CartaBytes | null> {
    const obra: EnObras = { vale: true, carta: Promise.resolve(null) };
    obra.carta = hacer(this.hechas.get(restauranteId)?.cartaBytes)
      .then((hecha) => {
        if (obra.vale && hecha) this.hechas.set(restauranteId, hecha);
        return hecha?.cartaBytes ?? null;
      })
      .finally(() => {
        if (this.enObras.get(restauranteId) === obra) this.enObras.delete(restauranteId);
      });
    this.enObras.set(restauranteId, obra);
    return obra.carta;
  }
}

/** What a carta takes with its parts, which are made of it later and add up to another two. */
function weigh({ cartaBytes: { bytes } }: CartaHecha): number {
  return 4 * bytes.cuerpos.identity.length;
}
