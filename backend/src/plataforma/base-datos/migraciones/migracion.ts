import type { mongo } from 'mongoose';

/**
 * One step from an older shape of the stored data to the next. It runs once, before the declared indexes are
 * made, while no other process migrates; an interrupted one runs again from its beginning, so it must bear
 * that. The keys of an index change in two steps: the schema names a new index, and a migration of the next
 * release drops the old one.
 */
export interface Migracion {
  /** 1, 2, 3 …: its place, and the version of the data once it is done. */
  readonly numero: number;
  /** In Spanish, for the log. */
  readonly titulo: string;
  run(db: mongo.Db): Promise<void>;
}
