import { LRUCache } from 'lru-cache';

/** Drawn pages and their compressed bytes that are kept: of two hundred ordinary cartas. */
const MAX_BYTES = 64 * 1_024 * 1_024;

type Pieza = string | Buffer;

/**
 * What pages are made of, each piece made once for each version of it; whoever asks meanwhile waits for it. A
 * new version takes the place of the one before.
 */
export class Piezas {
  private readonly hechas: LRUCache<string, { version: string; pieza: Pieza }>;
  private readonly enObras = new Map<string, Promise<Pieza | null>>();

  constructor(maxBytes = MAX_BYTES) {
    this.hechas = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ pieza }) => weigh(pieza) });
  }

  /** @param make answers null when it cannot be made, which is not kept. */
  async get<T extends Pieza>(
    nombre: string,
    version: string,
    make: () => Promise<T | null>,
  ): Promise<T | null> {
    const hecha = this.hechas.get(nombre);
    if (hecha?.version === version) return hecha.pieza as T;
    const obra = `${nombre} ${version}`;
    const enObras = this.enObras.get(obra) as Promise<T | null> | undefined;
    if (enObras) return enObras;
    const pieza = make().finally(() => this.enObras.delete(obra));
    this.enObras.set(obra, pieza);
    const valor = await pieza;
    if (valor !== null) this.hechas.set(nombre, { version, pieza: valor });
    return valor;
  }
}

/** A text with a '€' in it takes two bytes for each letter; the library counts no value as nothing. */
function weigh(pieza: Pieza): number {
  return Math.max(1, typeof pieza === 'string' ? 2 * pieza.length : pieza.length);
}
