import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from './errores-mongo';
import { sistemaOf } from './sistema';
import type { SistemaDoc } from './sistema';

interface CerrojoDoc extends SistemaDoc {
  dueno: string;
  hasta: Date;
}

/** A lock that is not renewed for this long is free: its holder is dead. */
const VIDA_MS = 30_000;

/** A lock among processes; it expires by the database's clock, so that no machine's own decides. */
export class Cerrojo {
  private readonly dueno = randomUUID();
  private readonly lost = new AbortController();
  private renewing?: NodeJS.Timeout;

  private constructor(
    private readonly cerrojos: mongo.Collection<CerrojoDoc>,
    private readonly nombre: string,
    private readonly vidaMs: number,
  ) {}

  /** Returns null when it is held; otherwise it is renewed until `release`. */
  static async take(db: mongo.Db, nombre: string, vidaMs = VIDA_MS): Promise<Cerrojo | null> {
    const cerrojo = new Cerrojo(sistemaOf<CerrojoDoc>(db), `cerrojo:${nombre}`, vidaMs);
    if (!(await cerrojo.takeExpired()) && !(await cerrojo.takeFree())) return null;
    cerrojo.renewing = setInterval(() => void cerrojo.renew(), vidaMs / 3).unref();
    return cerrojo;
  }

  static async isTaken(db: mongo.Db, nombre: string): Promise<boolean> {
    return (await taken(db, { _id: `cerrojo:${nombre}` })) > 0;
  }

  /** `comienzo` may only have letters and colons, because it becomes a pattern. */
  static countTaken(db: mongo.Db, comienzo: string): Promise<number> {
    return taken(db, { _id: { $regex: `^cerrojo:${comienzo}` } });
  }

  static async sweep(db: mongo.Db, comienzo: string): Promise<void> {
    const _id = { $regex: `^cerrojo:${comienzo}` };
    await sistemaOf<CerrojoDoc>(db).deleteMany({ _id, $expr: { $lt: ['$hasta', '$$NOW'] } });
  }

  /** Aborted when the lock is lost: its holder must stop. */
  get signal(): AbortSignal {
    return this.lost.signal;
  }

  async release(): Promise<void> {
    clearInterval(this.renewing);
    await this.cerrojos.deleteOne({ _id: this.nombre, dueno: this.dueno });
  }

  private async takeExpired(): Promise<boolean> {
    const filtro = { _id: this.nombre, $expr: { $lt: ['$hasta', '$$NOW'] } };
    return (await this.cerrojos.updateOne(filtro, this.mine())).matchedCount > 0;
  }

  private async takeFree(): Promise<boolean> {
    try {
      // the document exists with its owner, or this creates it
      await this.cerrojos.updateOne({ _id: this.nombre, dueno: this.dueno }, this.mine(), { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** A failed renewal is tried again; the lock is lost only when another has taken it. */
  private async renew(): Promise<void> {
    try {
      const { matchedCount } = await this.cerrojos.updateOne(
        { _id: this.nombre, dueno: this.dueno },
        this.mine(),
      );
      if (matchedCount === 0) this.lost.abort();
    } catch {
      // the next renewal may succeed
    }
  }

  private mine(): mongo.Document[] {
    return [{ $set: { dueno: this.dueno, hasta: { $add: ['$$NOW', this.vidaMs] } } }];
  }
}

function taken(db: mongo.Db, filtro: mongo.Filter<CerrojoDoc>): Promise<number> {
  return sistemaOf<CerrojoDoc>(db).countDocuments({ ...filtro, $expr: { $gte: ['$hasta', '$$NOW'] } });
}
