import { Worker } from 'node:worker_threads';

/**
 * A thread of its own, which is asked one thing at a time (`Turnos`). It starts with the first, and again after
 * it ended.
 */
export class Hilo<Entrada, Salida> {
  private worker: Worker | undefined;
  private settle: ((fin: { salida: Salida } | { error: string }) => void) | undefined;

  /**
   * @param programa posts one message for each that it gets
   * @param pacienciaMs it may take for one
   */
  constructor(
    private readonly programa: () => string,
    private readonly pacienciaMs: number,
  ) {}

  /** @throws when it ended before it answered, or took too long */
  ask(entrada: Entrada): Promise<Salida> {
    const worker = (this.worker ??= this.start());
    return new Promise((resolve, reject) => {
      const settle: NonNullable<typeof this.settle> = (fin) => {
        clearTimeout(paciencia);
        this.settle = undefined;
        if ('error' in fin) reject(new Error(fin.error));
        else resolve(fin.salida);
      };
      // an answer that arrived while this thread was busy is read before the other is ended
      const end = (): void => void (this.settle === settle && worker.terminate());
      const paciencia = setTimeout(() => setImmediate(end), this.pacienciaMs);
      this.settle = settle;
      worker.postMessage(entrada);
    });
  }

  async end(): Promise<void> {
    await this.worker?.terminate();
  }

  private start(): Worker {
    const worker = new Worker(this.programa());
    worker.unref();
    worker.on('message', (salida: Salida) => this.settle?.({ salida }));
    let error = 'el hilo terminó';
    worker.on('error', (motivo) => (error = String(motivo)));
    worker.on('exit', () => {
      this.worker = undefined;
      this.settle?.({ error });
    });
    return worker;
  }
}
