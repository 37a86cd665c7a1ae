import { mongo } from 'mongoose';
import { isDuplicateKey } from './errores-mongo';
import { sistemaOf } from './sistema';
import type { SistemaDoc } from './sistema';

interface SondaDoc extends SistemaDoc {
  en: Date;
}

/** A successful write vouches for the next ones this long. */
const GOOD_MS = 5_000;

/** Tests whether the database takes writes, with a small one of its own; concurrent callers share it. */
export class SondaEscritura {
  private goodUntil = 0;
  private running?: Promise<void> | undefined;

  check(db: mongo.Db): Promise<void> {
    if (performance.now() < this.goodUntil) return Promise.resolve();
    this.running ??= this.write(db).finally(() => (this.running = undefined));
    return this.running;
  }

  private async write(db: mongo.Db): Promise<void> {
    try {
      await sistemaOf<SondaDoc>(db).updateOne(
        { _id: 'sonda' },
        { $set: { en: new Date() } },
        { upsert: true },
      );
    } catch (error) {
      // another process created it at this moment, so the database takes writes
      if (!isDuplicateKey(error)) throw error;
    }
    this.goodUntil = performance.now() + GOOD_MS;
  }
}

const CAUSES: Readonly<Record<number, string>> = {
  64: 'La réplica no confirma los cambios.',
  100: 'La réplica no confirma los cambios.',
  13: 'El usuario de la base de datos no tiene permiso para escribir.',
  10107: 'La base de datos es de solo lectura ahora mismo.',
  13435: 'La base de datos es de solo lectura ahora mismo.',
  14031: 'El disco de la base de datos está lleno.',
};

export function causeOf(error: unknown): string {
  if (!(error instanceof mongo.MongoServerError)) return 'La base de datos no responde.';
  return CAUSES[Number(error.code)] ?? 'La base de datos no admite cambios.';
}
