/** What was read last of one, and until when (ms) it may be told. */
interface Lectura<T> {
  valor: T;
  caduca: number;
}

/**
 * As `Reciente`, of many at once: those that are not remembered are read together. What is dropped while it is
 * being read is told to whoever asked before, and not remembered.
 */
export class RecienteDeMuchos<T> {
  private readonly lecturas = new Map<string, Lectura<T>>();
  /** Of each that is being read, the reading that may be remembered: the last one, unless it was dropped since. */
  private readonly leyendo = new Map<string, object>();

  /** @param vidaMs how old an answer may be; at most `maximo` are kept. */
  constructor(
    private readonly vidaMs: number,
    private readonly read: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
    private readonly maximo = 4_000,
  ) {}

  /** By id; those that are not there are missing. */
  async get(ids: readonly string[]): Promise<ReadonlyMap<string, T>> {
    const ahora = Date.now();
    const conocidas = new Map<string, T>();
    const faltan: string[] = [];
    for (const id of ids) {
      const lectura = this.lecturas.get(id);
      if (lectura && lectura.caduca > ahora) conocidas.set(id, lectura.valor);
      else faltan.push(id);
    }
    if (faltan.length > 0) for (const [id, valor] of await this.readAll(faltan)) conocidas.set(id, valor);
    return conocidas;
  }

  drop(id: string): void {
    this.lecturas.delete(id);
    this.leyendo.delete(id);
  }

  private async readAll(ids: readonly string[]): Promise<ReadonlyMap<string, T>> {
    const lectura = {};
    for (const id of ids) this.leyendo.set(id, lectura);
    const isLaUltima = (id: string): boolean => this.leyendo.get(id) === lectura;
    try {
      const leidas = await this.read(ids);
      const caduca = Date.now() + this.vidaMs;
      if (this.lecturas.size + leidas.size > this.maximo) this.lecturas.clear();
      for (const [id, valor] of leidas) if (isLaUltima(id)) this.lecturas.set(id, { valor, caduca });
      return leidas;
    } finally {
      for (const id of ids) if (isLaUltima(id)) this.leyendo.delete(id);
    }
  }
}
