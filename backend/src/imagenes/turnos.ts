/** Lets at most `max` pieces of work run at once; the others wait their turn. */
export class Turnos {
  private libres: number;
  private readonly cola: (() => void)[] = [];

  constructor(max: number) {
    this.libres = max;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.libres > 0) this.libres -= 1;
    else await new Promise<void>((resolve) => this.cola.push(resolve));
    try {
      return await work();
    } finally {
      const siguiente = this.cola.shift();
      if (siguiente) siguiente();
      else this.libres += 1;
    }
  }
}
