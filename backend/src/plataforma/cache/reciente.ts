import { LRUCache } from 'lru-cache';

/** Other processes and `npm run cuenta` change the same data, so nothing is kept longer (ms). */
const VIDA_MS = 1_000;
const MAXIMO = 4_000;

/**
 * Shares a read among many requests and keeps it for a second; writers in this process drop it. A read
 * dropped under way serves those who already wait, and is not kept; neither is a failure.
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
