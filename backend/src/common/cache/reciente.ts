import type { Config } from '../../config/config';

/** How old may be what others may change too, and what only this process changes: ms. */
const VIDA_MS = { compartida: 1_000, propia: 5 * 60_000 } as const;

/**
 * How long, in ms, what this process drops when it changes it may be told again. Where no other process serves,
 * only what is changed with a client of the database's own is seen as late as that.
 */
export const vidaDe = ({ procesoUnico }: Pick<Config, 'procesoUnico'>): number =>
  procesoUnico ? VIDA_MS.propia : VIDA_MS.compartida;

/** What was read last, and until when (ms) it may be told. */
interface Lectura<T> {
  valor: Promise<T>;
  caduca: number;
}

/**
 * Reads that many requests make at once, made once and told again for a moment. For what changes
 * rarely and may be a moment old; whoever changes it in this process drops it.
 */
export class Reciente<T> {
  private readonly lecturas = new Map<string, Lectura<T>>();

  /** @param vidaMs how old an answer may be; at most `maximo` are kept. */
  constructor(
    private readonly vidaMs: number,
    private readonly read: (id: string) => Promise<T>,
    private readonly maximo = 4_000,
  ) {}

  get(id: string): Promise<T> {
    const lectura = this.lecturas.get(id);
    if (lectura && lectura.caduca > Date.now()) return lectura.valor;
    const valor = this.read(id);
    valor.catch(() => this.drop(id));
    if (this.lecturas.size >= this.maximo) this.lecturas.clear();
    this.lecturas.set(id, { valor, caduca: Date.now() + this.vidaMs });
    return valor;
  }

  drop(id: string): void {
    this.lecturas.delete(id);
  }
}
