/** Something to be said to the other processes, and until when (`performance.now()`) it is worth saying. */
export interface Pendiente {
  readonly tema: string;
  readonly texto: string;
  readonly caduca: number;
}

/** All that waits, in characters. */
const MAXIMO = 8 * 1024 * 1024;

/** What waits to be said, in order: bounded, so that a Redis that stays away costs no memory; the oldest goes first. */
export class Pendientes {
  private cola: Pendiente[] = [];
  private largo = 0;

  constructor(private readonly maximo = MAXIMO) {}

  add(pendiente: Pendiente): void {
    this.cola.push(pendiente);
    this.largo += pendiente.texto.length;
    this.cut();
  }

  /** The next ones that are still worth saying. */
  take(cuantos: number, ahora: number): Pendiente[] {
    const lote = this.cola.filter(({ caduca }) => caduca > ahora);
    this.replace(lote.splice(cuantos));
    return lote;
  }

  /** They could not be said after all, and are still the first. */
  putBack(lote: readonly Pendiente[]): void {
    this.replace([...lote, ...this.cola]);
    this.cut();
  }

  private replace(cola: Pendiente[]): void {
    this.cola = cola;
    this.largo = cola.reduce((suma, { texto }) => suma + texto.length, 0);
  }

  private cut(): void {
    while (this.largo > this.maximo) this.largo -= this.cola.shift()?.texto.length ?? this.largo;
  }
}
