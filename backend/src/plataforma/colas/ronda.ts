/** Does a task again and again, a pause after each time, until it is stopped; the task reports its own failure. */
export class Ronda {
  private espera: NodeJS.Timeout | undefined;
  private enCurso: Promise<void> = Promise.resolve();
  isParada = false;

  constructor(private readonly task: () => Promise<void>) {}

  /** Keeps no process alive. @param primeroMs until the first time. @param cadaMs between two. */
  start(primeroMs: number, cadaMs: number): void {
    this.espera = setTimeout(() => {
      this.enCurso = this.task().finally(() => {
        if (!this.isParada) this.start(cadaMs, cadaMs);
      });
    }, primeroMs).unref();
  }

  /** Resolves when the task at work has ended; a long one asks `isParada` meanwhile. */
  async stop(): Promise<void> {
    this.isParada = true;
    clearTimeout(this.espera);
    await this.enCurso;
  }
}
