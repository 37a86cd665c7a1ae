/** Runs tasks one at a time per key, in order; different keys do not wait for each other. */
export class ColaPorNombre {
  private readonly ultimas = new Map<string, Promise<unknown>>();

  run<T>(nombre: string, task: () => Promise<T>): Promise<T> {
    const anterior = this.ultimas.get(nombre) ?? Promise.resolve();
    const tarea = anterior.then(task, task);
    const fin = tarea
      .catch(() => undefined)
      .then(() => {
        if (this.ultimas.get(nombre) === fin) this.ultimas.delete(nombre);
      });
    this.ultimas.set(nombre, fin);
    return tarea;
  }
}
