interface Waiting {
  begin: () => void;
  refuse: (error: Error) => void;
}

/**
 * Runs at most `max` pieces of work at once, while `maxCola` others wait. Waiting queues take turns, whatever
 * their length; when all is full, the last piece of the longest queue gives way to a shorter one.
 */
export class Turnos {
  private libres: number;
  private readonly colas = new Map<string, Waiting[]>();

  constructor(
    max: number,
    private readonly maxCola: number,
    private readonly buildRefusal: () => Error,
  ) {
    this.libres = max;
  }

  /** `cola` names the owner of the work. @throws the refusal when too many wait already. */
  async run<T>(cola: string, work: () => Promise<T>): Promise<T> {
    if (this.libres > 0) this.libres -= 1;
    else await this.wait(cola);
    try {
      return await work();
    } finally {
      const siguiente = this.takeNext();
      if (siguiente) siguiente.begin();
      else this.libres += 1;
    }
  }

  private wait(cola: string): Promise<void> {
    const propias = this.colas.get(cola) ?? [];
    if (this.waiting() >= this.maxCola) this.makeRoomFor(propias);
    this.colas.set(cola, propias);
    return new Promise((begin, refuse) => propias.push({ begin, refuse }));
  }

  private makeRoomFor(propias: readonly Waiting[]): void {
    const larga = [...this.colas.values()].reduce((longest, cola) =>
      cola.length > longest.length ? cola : longest,
    );
    if (larga.length <= propias.length + 1) throw this.buildRefusal();
    larga.pop()?.refuse(this.buildRefusal());
  }

  private takeNext(): Waiting | undefined {
    const [primera] = this.colas;
    if (!primera) return undefined;
    const [cola, propias] = primera;
    const siguiente = propias.shift();
    this.colas.delete(cola);
    if (propias.length > 0) this.colas.set(cola, propias);
    return siguiente;
  }

  private waiting(): number {
    return [...this.colas.values()].reduce((total, propias) => total + propias.length, 0);
  }
}
