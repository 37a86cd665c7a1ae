import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from './errores-mongo';
import { sistemaOf } from './sistema';
import type { SistemaDoc } from './sistema';

interface CerrojoDoc extends SistemaDoc {
  /** Null once it was given back. */
  dueno: string | null;
  hasta: Date;
}

/** A lock that nobody renews for this long is free: whoever held it is dead. */
const VIDA_MS = 30_000;

/**
 * A lock of the whole database, which several processes may use. It expires by the database's clock, so
 * that no machine's own decides.
 */
export class Cerrojo {
  private readonly dueno = randomUUID();
  private readonly lost = new AbortController();
  private renewing?: NodeJS.Timeout;

  private constructor(
    private readonly cerrojos: mongo.Collection<CerrojoDoc>,
    private readonly nombre: string,
    private readonly vidaMs: number,
  ) {}

  /** Null when somebody else holds it. Renewed until `release`. */
  static async take(db: mongo.Db, nombre: string, vidaMs = VIDA_MS): Promise<Cerrojo | null> {
    const cerrojo = new Cerrojo(sistemaOf<CerrojoDoc>(db), `cerrojo:${nombre}`, vidaMs);
    if (!(await cerrojo.takeExpired()) && !(await cerrojo.takeFree())) return null;
    cerrojo.renewing = setInterval(() => void cerrojo.renew(), vidaMs / 3).unref();
    return cerrojo;
  }

  /** Whether somebody holds it now. */
  static async isTaken(db: mongo.Db, nombre: string): Promise<boolean> {
    const filtro = { _id: `cerrojo:${nombre}`, dueno: { $ne: null }, $expr: { $gte: ['$hasta', '$$NOW'] } };
    return (await sistemaOf<CerrojoDoc>(db).countDocuments(filtro)) > 0;
  }

  /** Aborted when it was lost: whoever holds it stops. */
  get signal(): AbortSignal {
    return this.lost.signal;
  }

  async release(): Promise<void> {
    clearInterval(this.renewing);
    await this.cerrojos.updateOne({ _id: this.nombre, dueno: this.dueno }, { $set: { dueno: null } });
  }

  private async takeExpired(): Promise<boolean> {
    const filtro = { _id: this.nombre, dueno: { $ne: null }, $expr: { $lt: ['$hasta', '$$NOW'] } };
    return (await this.cerrojos.updateOne(filtro, this.mine())).matchedCount > 0;
  }

  private async takeFree(): Promise<boolean> {
    try {
      await this.cerrojos.updateOne({ _id: this.nombre, dueno: null }, this.mine(), { upsert: true });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  /** A renewal that fails is tried again; what is lost is what another has taken. */
  private async renew(): Promise<void> {
    try {
      const { matchedCount } = await this.cerrojos.updateOne(
        { _id: this.nombre, dueno: this.dueno },
        this.mine(),
      );
      if (matchedCount === 0) this.lost.abort();
    } catch {
      // the next one may do
    }
  }

  private mine(): mongo.Document[] {
    return [{ $set: { dueno: this.dueno, hasta: { $add: ['$$NOW', this.vidaMs] } } }];
  }
}
