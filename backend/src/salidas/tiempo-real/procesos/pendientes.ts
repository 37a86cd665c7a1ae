/** `caduca` is an instant of `performance.now()`. */
export interface Pendiente {
  readonly tema: string;
  readonly texto: string;
  readonly caduca: number;
}

/** This limit is in characters. */
const MAXIMO = 8 * 1024 * 1024;

/** The queue is bounded and drops the oldest messages: a Redis that stays away costs no memory. */
export class Pendientes {
  private cola: Pendiente[] = [];
  private largo = 0;

  constructor(private readonly maximo = MAXIMO) {}

  add(pendiente: Pendiente): void {
    this.cola.push(pendiente);
    this.largo += pendiente.texto.length;
    this.cut();
  }

  /** Expired messages are dropped. */
  take(cuantos: number, ahora: number): Pendiente[] {
    const lote = this.cola.filter(({ caduca }) => caduca > ahora);
    this.replace(lote.splice(cuantos));
    return lote;
  }

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
