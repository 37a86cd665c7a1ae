import { setTimeout as sleep } from 'node:timers/promises';
import { mongo } from 'mongoose';
import type { Documento } from './lector';
import type { Miembro } from './miembro';

/** A write as its primary did it, so that another member comes to the same documents. */
type Apunte = readonly Documento[];

/** A write's answer by its session and number: asked for again, it is told again, and nothing is done. */
interface Recordada {
  readonly posicion: number;
  readonly respuesta: Documento;
}

/** What a set does between two elections: one member is written to, the other gets each write after a lag. */
export class Plazo {
  private readonly apuntes: Apunte[] = [];
  private aplicados = 0;
  private isCerrado = false;
  private avisa: () => void = () => undefined;
  private cambio = new Promise<void>((resolve) => (this.avisa = resolve));
  private readonly trabajo: Promise<void>;

  /**
   * @param recordadas of the writes before.
   * @param demora how long the next write is on its way, in ms; null: none goes for now.
   */
  constructor(
    readonly numero: number,
    readonly primaria: Miembro,
    readonly segunda: Miembro,
    private readonly recordadas: Map<string, Recordada>,
    private readonly demora: () => number | null,
  ) {
    this.trabajo = this.replicate();
  }

  /** Does a write on the primary; answers it and how much a majority must have to have it too. */
  async write(comando: Documento, clave: string | null): Promise<{ respuesta: Documento; posicion: number }> {
    const recordada = clave === null ? undefined : this.recordadas.get(clave);
    if (recordada) return recordada;
    const respuesta = await this.primaria.escritura.ask(comando);
    this.apuntes.push(await this.toApunte(comando, respuesta));
    const hecha = { respuesta, posicion: this.apuntes.length };
    if (clave !== null && Number(respuesta.ok) === 1) this.recordadas.set(clave, hecha);
    return hecha;
  }

  /** Whether a majority has so much, in time; null when the primary is one no more. */
  async hasMajority(posicion: number, limiteMs: number): Promise<boolean | null> {
    const limite = performance.now() + limiteMs;
    while (this.aplicados < posicion && !this.isCerrado) {
      const restanteMs = limite - performance.now();
      if (restanteMs <= 0) return false;
      await Promise.race([this.cambio, sleep(restanteMs, undefined, { ref: false })]);
    }
    return this.aplicados >= posicion ? true : null;
  }

  /** Ends it. What has not reached the other member is done there now if `todo`, else it never was. */
  async end(todo: boolean): Promise<Map<string, Recordada>> {
    this.isCerrado = true;
    this.tell();
    await this.trabajo;
    while (todo && this.aplicados < this.apuntes.length) await this.applyNext();
    this.tell();
    // The next plazo counts from nothing, and what is known to both is what a majority has.
    return new Map(
      [...this.recordadas]
        .filter(([, { posicion }]) => posicion <= this.aplicados)
        .map(([clave, { respuesta }]) => [clave, { respuesta, posicion: 0 }]),
    );
  }

  /** Writes that no majority has. */
  get pendientes(): number {
    return this.apuntes.length - this.aplicados;
  }

  private async replicate(): Promise<void> {
    while (!this.isCerrado) {
      const demora = this.pendientes > 0 ? this.demora() : null;
      await sleep(demora ?? 5);
      if (demora !== null && !this.isCerrado) await this.applyNext();
    }
  }

  private async applyNext(): Promise<void> {
    for (const comando of this.apuntes[this.aplicados] ?? []) await this.segunda.escritura.ask(comando);
    this.aplicados += 1;
    this.tell();
  }

  private tell(): void {
    this.avisa();
    this.cambio = new Promise((resolve) => (this.avisa = resolve));
  }

  /** What an upsert has made is told as it is: another member would give it another id. */
  private async toApunte(comando: Documento, respuesta: Documento): Promise<Apunte> {
    const [nombre = '', coleccion] = Object.entries(comando)[0] ?? [];
    const ids = upsertedOf(respuesta);
    if (ids.size === 0) return [comando];
    const { $db } = comando;
    const find = { find: coleccion, filter: { _id: { $in: [...ids.values()] } }, $db };
    const { cursor } = await this.primaria.escritura.ask(find);
    const insert = { insert: coleccion, documents: cursor.firstBatch, $db };
    if (nombre !== 'update') return [insert];
    const updates = (comando.updates as Documento[]).filter((_, i) => !ids.has(i));
    return updates.length > 0 ? [{ ...comando, updates }, insert] : [insert];
  }
}

/** The ids that a command has made, by which of its updates did. */
function upsertedOf({ upserted, lastErrorObject }: Documento): Map<number, unknown> {
  const deUpdate = ((upserted ?? []) as Documento[]).map(({ index, _id }) => [Number(index), _id] as const);
  const id: unknown = lastErrorObject?.upserted;
  return new Map(id === undefined ? deUpdate : [[0, id]]);
}

/** An election's number as drivers compare it. */
export const electionId = (numero: number): mongo.ObjectId =>
  new mongo.ObjectId(numero.toString(16).padStart(24, '0'));
