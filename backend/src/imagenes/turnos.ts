import { servicioNoDisponible } from '../common/errors/domain-error';

/** Lets at most `max` pieces of work run at once; at most `maxCola` others wait their turn. */
export class Turnos {
  private libres: number;
  private readonly cola: (() => void)[] = [];

  constructor(
    max: number,
    private readonly maxCola: number,
  ) {
    this.libres = max;
  }

  /** @throws 503 when too many wait already. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.libres > 0) this.libres -= 1;
    else await this.wait();
    try {
      return await work();
    } finally {
      const siguiente = this.cola.shift();
      if (siguiente) siguiente();
      else this.libres += 1;
    }
  }

  private wait(): Promise<void> {
    if (this.cola.length >= this.maxCola) {
      throw servicioNoDisponible('Se están subiendo muchas fotos a la vez. Inténtalo en unos segundos.');
    }
    return new Promise((resolve) => this.cola.push(resolve));
  }
}
