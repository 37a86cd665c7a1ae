/** Runs tasks one at a time per key, in the order they came; different keys do not wait for each other. */
export class ColaPorClave {
  private readonly ultimas = new Map<string, Promise<unknown>>();

  run<T>(clave: string, task: () => Promise<T>): Promise<T> {
    const anterior = this.ultimas.get(clave) ?? Promise.resolve();
    const tarea = anterior.then(task, task);
    const fin = tarea
      .catch(() => undefined)
      .then(() => {
        if (this.ultimas.get(clave) === fin) this.ultimas.delete(clave);
      });
    this.ultimas.set(clave, fin);
    return tarea;
  }
}
