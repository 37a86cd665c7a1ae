import { LRUCache } from 'lru-cache';

/** How old, in ms, an answer may be: other processes and `npm run cuenta` change what is read, too. */
const VIDA_MS = 1_000;
/** Answers that are kept. */
const MAXIMO = 4_000;

/**
 * Reads that many requests make at once, made once and told again for a second. For what changes rarely and may be
 * a moment old; whoever changes it in this process drops it. What is dropped while it is being read is told to
 * whoever asked before, and not remembered; nor is a failure.
 */
export class Reciente<T> {
  private readonly lecturas = new LRUCache<string, Promise<T>>({ max: MAXIMO, ttl: VIDA_MS });

  constructor(private readonly read: (id: string) => Promise<T>) {}

  get(id: string): Promise<T> {
    return this.lecturas.get(id) ?? this.remember(id, this.read(id));
  }

  drop(id: string): void {
    this.lecturas.delete(id);
  }

  private remember(id: string, lectura: Promise<T>): Promise<T> {
    this.lecturas.set(id, lectura);
    lectura.catch(() => {
      if (this.lecturas.peek(id) === lectura) this.drop(id);
    });
    return lectura;
  }
}
