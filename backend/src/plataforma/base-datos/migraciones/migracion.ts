import type { mongo } from 'mongoose';

/**
 * One step from an older shape of the stored data to the next. It runs before the declared indexes are made,
 * while no other process migrates; an interrupted one runs again from its beginning. The keys of an index
 * change in two steps: the schema names a new index, and a migration of the next release drops the old one.
 */
export interface Migracion {
  /** The version of the data once this one is done: 1, 2, 3 … */
  readonly numero: number;
  readonly titulo: string;
  run(db: mongo.Db): Promise<void>;
}
