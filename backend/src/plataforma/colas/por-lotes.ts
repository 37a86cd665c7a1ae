interface EnEspera<T, R> {
  tarea: T;
  resolve: (resultado: R) => void;
  reject: (error: unknown) => void;
}

/** No lot waits longer than this for the one before (ms). */
const ESPERA_MS = 25;
const MAXIMO = 64;

/**
 * Groups work that costs about as much for many as for one, such as a trip to the database. A lone piece runs
 * at once; those that arrive meanwhile run together when it has ended, or takes long. So nobody waits for
 * company, and load makes each piece cheaper.
 */
export class PorLotes<T, R> {
  private enEspera: EnEspera<T, R>[] = [];
  private enCurso = 0;
  private impaciencia: NodeJS.Timeout | undefined;

  /** The results come in the same order; a failure is the failure of every piece. */
  constructor(private readonly work: (tareas: readonly T[]) => Promise<readonly R[]>) {}

  run(tarea: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.enEspera.push({ tarea, resolve, reject });
      if (this.enCurso === 0) this.startLote();
      else this.impaciencia ??= setTimeout(() => this.startLote(), ESPERA_MS);
    });
  }

  private startLote(): void {
    clearTimeout(this.impaciencia);
    this.impaciencia = undefined;
    const lote = this.enEspera.splice(0, MAXIMO);
    if (lote.length === 0) return;
    if (this.enEspera.length > 0) this.impaciencia = setTimeout(() => this.startLote(), ESPERA_MS);
    this.enCurso += 1;
    void this.settle(lote).finally(() => {
      this.enCurso -= 1;
      this.startLote();
    });
  }

  private async settle(lote: readonly EnEspera<T, R>[]): Promise<void> {
    try {
      const resultados = await this.work(lote.map(({ tarea }) => tarea));
      lote.forEach(({ resolve }, i) => resolve(resultados[i] as R));
    } catch (error) {
      for (const { reject } of lote) reject(error);
    }
  }
}
