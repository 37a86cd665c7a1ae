import { LRUCache } from 'lru-cache';
import type { Lengua } from '@carta/contracts';
import { prepareEnLengua } from './carta-en-lengua';
import type { CartaBytes } from './carta-bytes';

/** `caduca`: the instant in ms until which it may be served. */
export interface CartaHecha {
  cartaBytes: CartaBytes;
  caduca: number;
}

/** Returns null when there is no such restaurant. */
type Hacer = (anterior: CartaBytes | undefined) => Promise<CartaHecha | null>;

/** `vale` becomes false when the carta changes during the build. */
interface EnObras {
  vale: boolean;
  carta: Promise<CartaBytes | null>;
}

/** A thousand ordinary cartas fit into the cache, or four of the maximal length. */
const MAX_BYTES = 256 * 1_024 * 1_024;

/**
 * Caches one ready carta per restaurant, and each of its languages once asked for. Requests during a build share it. A carta that changed during its
 * build serves those already waiting, is not stored, and later requests do not wait for it.
 */
export class CartasBytes {
  private readonly hechas: LRUCache<string, CartaHecha>;
  private readonly enObras = new Map<string, EnObras>();
  private readonly enLengua = new Map<string, Promise<CartaBytes>>();

  constructor(
    private readonly now: () => number = () => Date.now(),
    maxBytes = MAX_BYTES,
  ) {
    this.hechas = new LRUCache({ maxSize: maxBytes, sizeCalculation: weigh });
  }

  peek(restauranteId: string): CartaBytes | undefined {
    const hecha = this.hechas.get(restauranteId);
    return hecha && hecha.caduca > this.now() ? hecha.cartaBytes : undefined;
  }

  get(restauranteId: string, hacer: Hacer): Promise<CartaBytes | null> {
    const cartaBytes = this.peek(restauranteId);
    if (cartaBytes) return Promise.resolve(cartaBytes);
    return this.enObras.get(restauranteId)?.carta ?? this.build(restauranteId, hacer);
  }

  /** Made once per version of `base`, for as many as ask at once; what an older base said is not told. */
  async getEnLengua(restauranteId: string, base: CartaBytes, lengua: Lengua): Promise<CartaBytes> {
    const nombre = `${restauranteId} ${lengua}`;
    const hecha = this.hechas.get(nombre);
    if (hecha?.cartaBytes.carta.version === base.carta.version) return hecha.cartaBytes;
    const obra = `${nombre} ${base.carta.version}`;
    const enObras = this.enLengua.get(obra);
    if (enObras) return enObras;
    const carta = prepareEnLengua(base, lengua).finally(() => this.enLengua.delete(obra));
    this.enLengua.set(obra, carta);
    const cartaBytes = await carta;
    this.hechas.set(nombre, { cartaBytes, caduca: Infinity });
    return cartaBytes;
  }

  /** Must be called after every change of the carta: its languages are of a version, and go with it. */
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

/** Estimates a carta with its parts, which add up to about two more copies, and what it is translated by. */
function weigh({ cartaBytes: { bytes, traducciones } }: CartaHecha): number {
  let letras = 0;
  for (const textos of traducciones?.values() ?? [])
    for (const [original, texto] of textos) letras += original.length + texto.length;
  return 4 * bytes.cuerpos.identity.length + 2 * letras;
}
