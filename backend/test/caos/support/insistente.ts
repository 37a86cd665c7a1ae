import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from './ask';
import type { Contestacion, Peticion } from './ask';

/** Tries again this soon, at most, in ms: sooner, and it takes the processor from what starts. */
const ENTRE_INTENTOS_MS = 250;
/** Bounds a failure: there is an answer in the end. */
const LIMITE_MS = 600_000;

/** A client that sends the same again until the server says what became of it. */
export class Insistente {
  /** How many attempts had each answer; 0 is none. */
  readonly respuestas = new Map<number, number>();
  /** What was answered only after an attempt whose answer was lost. */
  insistidas = 0;

  constructor(private readonly url: string) {}

  /** The first answer that is neither none nor 503. */
  async send<T>(ruta: string, peticion?: Peticion): Promise<Contestacion<T>> {
    const limite = performance.now() + LIMITE_MS;
    let isPerdida = false;
    for (;;) {
      const answer = await ask<T>(`${this.url}${ruta}`, peticion);
      this.respuestas.set(answer.status, (this.respuestas.get(answer.status) ?? 0) + 1);
      if (answer.status !== 0 && answer.status !== 503) {
        if (isPerdida) this.insistidas += 1;
        return answer;
      }
      isPerdida ||= answer.status === 0;
      if (performance.now() > limite) throw new Error(`${ruta} was never answered`);
      await sleep(Math.random() * ENTRE_INTENTOS_MS);
    }
  }
}

/** Some who work side by side, each at a task of their own, again and again until the turn is over. */
export class Turno {
  private isAcabado = false;
  /** Everybody's work: it fails as soon as one fails. */
  readonly trabajo: Promise<unknown>;

  constructor(tareas: readonly (() => Promise<void>)[]) {
    this.trabajo = Promise.all(tareas.map((tarea) => this.work(tarea)));
    // Whoever ends the turn hears of it.
    this.trabajo.catch(() => undefined);
  }

  /** Resolves when everybody has finished what they were at. */
  async end(): Promise<void> {
    this.isAcabado = true;
    await this.trabajo;
  }

  private async work(tarea: () => Promise<void>): Promise<void> {
    while (!this.isAcabado) await tarea();
  }
}
