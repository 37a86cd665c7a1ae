import { LRUCache } from 'lru-cache';

/** The compressed pages of two hundred ordinary cartas fit. */
const MAX_BYTES = 64 * 1_024 * 1_024;

type Pieza = string | Buffer;

/**
 * Makes each piece of a page once per version, for simultaneous requests too; a new version replaces the
 * last.
 */
export class Piezas {
  private readonly hechas: LRUCache<string, { version: string; pieza: Pieza }>;
  private readonly enObras = new Map<string, Promise<Pieza | null>>();

  constructor(maxBytes = MAX_BYTES) {
    this.hechas = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ pieza }) => weigh(pieza) });
  }

  /** A piece that cannot be made (null) is not kept. */
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

/** A text with a '€' takes two bytes a letter; the library does not accept a size of 0. */
function weigh(pieza: Pieza): number {
  return Math.max(1, typeof pieza === 'string' ? 2 * pieza.length : pieza.length);
}
