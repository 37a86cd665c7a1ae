import type { Collection } from 'mongoose';
import { DUDA_MS } from './duda';
import { isDuplicateKey } from './errores-mongo';
import type { DbId } from './ids';

/** Remembered at most, of all restaurantes together; about 2 KB each. */
const DOCUMENTOS = 10_000;
/** So long at most, in ms, is something told without a look: whoever writes past us is seen after that. */
const VIDA_MS = 5 * 60_000;

/** A time in which nothing of a restaurante is changed, and what was read of it since it began. */
interface Epoca<Doc> {
  hasta: number;
  docs: Map<string, Doc>;
}

/** What reads a collection, and nothing that writes it. */
type Lectura<Doc extends object> = Pick<Collection<Doc>, 'find' | 'findOne' | 'countDocuments' | 'distinct'>;

/**
 * A collection of the restaurantes that remembers what was read of it, where no other process can write it: there
 * what is remembered is what is stored. Whatever is changed goes through `change`, which has forgotten that
 * restaurante before it says that the change is done; what was being read meanwhile is not remembered
 * (docs/decisiones/precios-recordados.md).
 */
export class ColeccionRecordada<Doc extends { _id: DbId }> {
  /** By their restaurante, the oldest first. */
  private readonly epocas = new Map<string, Epoca<Doc>>();
  private recordados = 0;
  private dudaHasta = -Infinity;

  /**
   * @param isUnico whether no other process writes it; else nothing is remembered.
   * @param now in ms, of a clock that nobody sets.
   */
  constructor(
    private readonly coleccion: Collection<Doc>,
    private readonly isUnico: boolean,
    private readonly now: () => number = () => performance.now(),
  ) {}

  get lectura(): Lectura<Doc> {
    return this.coleccion;
  }

  /** A write of this restaurante's documents. */
  async change<T>(restauranteId: string, write: (coleccion: Collection<Doc>) => Promise<T>): Promise<T> {
    try {
      return await write(this.coleccion);
    } catch (error) {
      if (!isDuplicateKey(error)) this.dudaHasta = this.now() + DUDA_MS;
      throw error;
    } finally {
      this.forget(restauranteId);
    }
  }

  /** What `read` finds of this restaurante, remembered unless something of it is changed meanwhile. */
  async read(restauranteId: string, read: () => Promise<Doc[]>): Promise<Doc[]> {
    const epoca = this.epocaOf(restauranteId);
    const docs = await read();
    if (epoca && this.epocas.get(restauranteId) === epoca) this.remember(epoca, docs);
    return docs;
  }

  /** This restaurante's documents of these ids, each once; undefined unless all of them are known. */
  recall(restauranteId: string, ids: readonly string[]): Doc[] | undefined {
    const conocidos = this.epocaOf(restauranteId)?.docs;
    if (!conocidos) return undefined;
    const docs: Doc[] = [];
    for (const id of new Set(ids)) {
      const doc = conocidos.get(id);
      if (!doc) return undefined;
      docs.push(doc);
    }
    return docs;
  }

  private remember(epoca: Epoca<Doc>, docs: readonly Doc[]): void {
    const antes = epoca.docs.size;
    for (const doc of docs) epoca.docs.set(doc._id.toHexString(), doc);
    this.recordados += epoca.docs.size - antes;
    for (const restauranteId of this.epocas.keys()) {
      if (this.recordados + this.epocas.size <= DOCUMENTOS) break;
      this.forget(restauranteId);
    }
  }

  private forget(restauranteId: string): void {
    this.recordados -= this.epocas.get(restauranteId)?.docs.size ?? 0;
    this.epocas.delete(restauranteId);
  }

  /** Undefined while nothing may be remembered. */
  private epocaOf(restauranteId: string): Epoca<Doc> | undefined {
    const ahora = this.now();
    const actual = this.epocas.get(restauranteId);
    if (actual && actual.hasta > ahora) return actual;
    this.forget(restauranteId);
    if (!this.isUnico || ahora < this.dudaHasta) return undefined;
    const nueva = { hasta: ahora + VIDA_MS, docs: new Map<string, Doc>() };
    this.epocas.set(restauranteId, nueva);
    return nueva;
  }
}
